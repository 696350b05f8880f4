/** Tests of the index over a table's column (`rowsBy`). */
import { expect, it } from 'vitest'
import { rowsBy } from './row-index'
import { Table } from './table'

interface Row {
  id: string
  of: string | null
}

const table = () =>
  new Table<Row>(
    ({ id }) => id,
    () => {},
  )
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

it('finds the rows of a value in insertion order, also null, and none of an unknown one', () => {
  const rows = table()
  for (const [id, of] of [
    ['a', 'x'],
    ['b', null],
    ['c', 'x'],
  ] as const)
    rows.insert({ id, of })
  expect(ids(rowsBy(rows, 'of', 'x'))).toEqual(['a', 'c'])
  expect(ids(rowsBy(rows, 'of', null))).toEqual(['b'])
  expect(rowsBy(rows, 'of', 'y')).toEqual([])
})

it('is right after every change of the table', () => {
  const rows = table()
  rows.insert({ id: 'a', of: 'x' })
  expect(ids(rowsBy(rows, 'of', 'x'))).toEqual(['a'])
  rows.insert({ id: 'b', of: 'x' })
  rows.update('a', { of: 'y' })
  expect(ids(rowsBy(rows, 'of', 'x'))).toEqual(['b'])
  rows.remove('b')
  expect(rowsBy(rows, 'of', 'x')).toEqual([])
  rows.putBack('b', { id: 'b', of: 'x' })
  expect(ids(rowsBy(rows, 'of', 'x'))).toEqual(['b'])
  rows.replace([{ id: 'c', of: 'x' }])
  expect(ids(rowsBy(rows, 'of', 'x'))).toEqual(['c'])
})
