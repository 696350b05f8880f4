/** Tests of writing a block of cells into a table. */
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../tests/smartform/small-form'
import { withCells } from './cell-block'

const columns = [
  { kind: 'text', id: 'a', label: 'a' },
  { kind: 'computed', id: 'sum', label: 'sum', value: ['count', ['field', 't']] },
  { kind: 'text', id: 'b', label: 'b' },
]
const table = readTable(columns, { maxRows: 3 })
const row = (id: string, a: string, b: string) => ({ id, cells: { a, b } })

describe('a pasted block of cells', () => {
  it('overwrites rows and adds new ones up to the limit; refused cells are counted', () => {
    const options = {
      newRow: () => row('new', '', ''),
      locked: (rowId: string, columnId: string) => rowId === 'r2' && columnId === 'b',
    }
    const grid = [
      ['1', 'x', '2'],
      ['3', undefined, '4'],
      ['5', undefined, '6'],
    ]
    const written = withCells(table, [row('r1', 'a', 'a'), row('r2', 'b', 'b')], { row: 1, column: 0 }, grid, options)
    expect(written.rows).toEqual([row('r1', 'a', 'a'), row('r2', '1', 'b'), row('new', '3', '4')])
    // computed, locked, and the two of the row there is no room for
    expect(written.left).toBe(4)
  })
})
