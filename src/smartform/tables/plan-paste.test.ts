/** Tests of planning a paste. */
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../tests/smartform/small-form'
import type { RowValue } from '../schema/values'
import { guessMapping } from './map-columns'
import { pasted as pastedBlock, planRows, roomFrom } from './plan-paste'

const columns = [
  { kind: 'text', id: 'item', label: '科目' },
  { kind: 'money', id: 'amount', label: '金额', decimals: 4 },
]
const tableOf = (more: object) => readTable(columns, more)
const free = tableOf({ maxRows: 3 })
const row = (id: string, item: string, amount: string): RowValue => ({ id, cells: { item, amount } })
const block = [
  ['科目', '金额（元）'],
  ['设备', '12345'],
  ['', ''],
  ['材料', '约 3'],
]
const mapping = guessMapping(block, free.columns, null)
const planned = planRows(block, mapping, free.columns, new Map())

interface Pasting {
  table?: typeof free
  plan?: typeof planned
  locked?(rowId: string, columnId: string): boolean
}

function pasted(rows: RowValue[], start: number, { table = free, locked = () => false, plan = planned }: Pasting = {}) {
  let next = 0
  const newRow = () => {
    next += 1
    return row(`n${next}`, '', '')
  }
  const pasting = { block, mapping, planned: plan, start }
  return pastedBlock(table, rows, pasting, false, { newRow, locked }).rows.map(
    ({ id, cells }) => `${id}:${cells.item}:${cells.amount}`,
  )
}

describe('the plan of a paste', () => {
  it('skips head and empty rows, and separates valid rows from others', () => {
    expect(planned.map(({ sourceRow, good }) => [sourceRow, good])).toEqual([
      [2, true],
      [4, false],
    ])
  })

  it('overwrites existing rows and adds missing ones', () => {
    expect(pasted([row('a', 'x', '1'), row('b', 'y', '2')], 1)).toEqual(['a:x:1', 'b:设备:1.2345', 'n1:材料:约 3'])
  })

  it('can append rows up to the limit', () => {
    const rows = [row('a', 'x', '1'), row('b', 'y', '2')]
    expect(pasted(rows, 2)).toEqual(['a:x:1', 'b:y:2', 'n1:设备:1.2345'])
    expect(roomFrom(free, 2, 2)).toBe(1)
  })

  it('can be limited to the valid part', () => {
    expect(pasted([], 0, { plan: planned.filter(({ good }) => good) })).toEqual(['n1:设备:1.2345'])
  })

  it('skips locked cells, and adds no row to fixed rows', () => {
    const table = tableOf({ fixedRows: [{ id: 'a', cells: { item: '人员' } }] })
    const locked = (_: string, columnId: string) => columnId === 'item'
    expect(pasted([row('a', '人员', '')], 0, { table, locked })).toEqual(['a:人员:1.2345'])
  })
})
