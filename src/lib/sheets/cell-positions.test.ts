/** Tests of positions and blocks of cells. */
import { describe, expect, it } from 'vitest'
import { blockBetween, samePosition, tiled } from './cell-positions'

const pair = ['x', 'y']

describe('a grid pasted into a block of cells', () => {
  it.each([
    [
      'one cell fills a block',
      [['x']],
      { top: 0, bottom: 1, left: 0, right: 1 },
      [
        ['x', 'x'],
        ['x', 'x'],
      ],
    ],
    ['a row is written into each row', [pair], { top: 2, bottom: 3, left: 0, right: 1 }, [pair, pair]],
    ['a grid that does not divide the block is written once', [pair], { top: 0, bottom: 0, left: 0, right: 2 }, [pair]],
    ['nor one that divides its width alone', [pair, pair], { top: 0, bottom: 2, left: 0, right: 3 }, [pair, pair]],
    ['a block that begins further right has its own width', [pair], { top: 1, bottom: 1, left: 3, right: 4 }, [pair]],
    ['nothing stays nothing', [], { top: 0, bottom: 1, left: 0, right: 1 }, []],
    ['rows without cells stay so', [[], []], { top: 0, bottom: 1, left: 0, right: 1 }, [[], []]],
  ])('%s', (_, grid, block, expected) => {
    expect(tiled(grid, block)).toEqual(expected)
  })
})

it('the block between two cells is the same from either corner', () => {
  const [one, other] = [
    { row: 4, column: 1 },
    { row: 2, column: 6 },
  ]
  const block = { top: 2, bottom: 4, left: 1, right: 6 }
  expect(blockBetween(one, other)).toEqual(block)
  expect(blockBetween(other, one)).toEqual(block)
})

it('two positions are the same in row and column', () => {
  const position = { row: 1, column: 2 }
  expect(samePosition(position, { ...position })).toBe(true)
  expect(samePosition(position, { row: 1, column: 3 })).toBe(false)
  expect(samePosition(position, { row: 2, column: 2 })).toBe(false)
})
