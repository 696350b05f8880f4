/** Tests of writing a block of cells into a table. */
import { describe, expect, it } from 'vitest'
import { openEngine, readForm, readTable } from '../../../tests/smartform/small-form'
import { isRowId, tableIn } from '../schema/rows'
import { withCells, writingIn } from './cell-block'

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

  it('names the cells that it wrote, and counts those beyond the last column', () => {
    const options = { newRow: () => row('new', '', ''), locked: () => true }
    const written = withCells(table, [], { row: 0, column: 2 }, [['2', '3']], options)
    // A new row is the person's own: nothing in it is locked.
    expect(written).toEqual({ rows: [row('new', '', '2')], written: [{ rowId: 'new', columnId: 'b' }], left: 1 })
  })

  it('leaves the rows of a table that has too many already', () => {
    const rows = ['1', '2', '3', '4'].map((id) => row(id, id, id))
    const options = { newRow: () => row('new', '', ''), locked: () => false }
    const written = withCells(table, rows, { row: 3, column: 0 }, [['x'], ['y']], options)
    expect(written.rows).toEqual([...rows.slice(0, 3), row('4', 'x', '4')])
    expect(written.left).toBe(1)
  })

  it('is written into an open form: with new rows of their own, and not into what is locked there', () => {
    const form = readForm([
      {
        ...{ kind: 'table', id: 't', label: 't' },
        columns: [{ kind: 'text', id: 'a', label: 'a', lockedWhen: true, defaultValue: '预' }, ...columns.slice(2)],
      },
    ])
    const node = tableIn(form, 't') ?? expect.fail('no table')
    const engine = openEngine(form, { t: [row('r1', '守', '')] })
    const { newRow, locked } = writingIn(engine, node)
    const [first, second] = [newRow(), newRow()]
    expect(first.cells).toEqual({ a: '预', b: '' })
    expect([first.id === second.id, isRowId(first.id)]).toEqual([false, true])
    expect([locked('r1', 'a'), locked('r1', 'b'), locked('gone', 'a')]).toEqual([true, false, false])
  })
})
