/** Tests of positions and blocks of cells. */
import { describe, expect, it } from 'vitest'
import { tiled } from './cell-positions'

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
  ])('%s', (_, grid, block, expected) => {
    expect(tiled(grid, block)).toEqual(expected)
  })
})
