/** Tests of searching the cells of a table. */
import { describe, expect, it } from 'vitest'
import { findCells, stepTo } from './find-cells'

const columns = ['a', 'b'] as const
const rows = [
  { id: '1', cells: { a: '光谱仪', b: '1,200.50' } },
  { id: '2', cells: { a: 'ABC 公司', b: '' } },
  { id: '3', cells: { a: '光 谱', b: '200' } },
]
const at = (row: number, column: number) => ({ row, column })

describe('search in a table', () => {
  it.each([
    ['光谱', [at(0, 0), at(2, 0)]],
    ['１２００．5', [at(0, 1)]],
    ['1200', [at(0, 1)]],
    ['abc公司', [at(1, 0)]],
    ['200', [at(0, 1), at(2, 1)]],
    ['没有', []],
    [' ', []],
  ])('%s', (query, spots) => {
    expect(findCells(query, rows, columns, (row, column) => row.cells[column])).toEqual(spots)
  })

  it.each([
    ['the next match', at(0, 0), 1, 1],
    ['the first match after the last', at(2, 0), 1, 0],
    ['the previous match', at(2, 0), -1, 1],
    ['the last match before the first', at(0, 0), -1, 2],
    ['it itself', at(1, 1), 0, 1],
    ['the next match from a cell without one', at(1, 0), 0, 1],
    ['the next match in the same row', at(1, 0), 1, 1],
    ['the first match of all', at(1, 1), -1, 0],
    ['the first match from behind the last', at(3, 0), 0, 0],
    ['the match before a cell of its row', at(1, 2), -1, 1],
  ] as const)('moves to %s', (_case, from, by, expected) => {
    expect(stepTo([at(0, 0), at(1, 1), at(2, 0)], from, by)).toBe(expected)
    expect(stepTo([], from, by)).toBe(-1)
  })
})
