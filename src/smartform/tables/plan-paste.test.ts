/** Tests of planning a paste. */
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../tests/smartform/small-form'
import type { RowValue } from '../schema/values'
import { guessMapping } from './map-columns'
import { pasted as pastedBlock, planRows, roomFrom, textsToFind } from './plan-paste'

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

describe('the result of a paste', () => {
  const sheet = [
    ['科目', '金额（元）', '备注'],
    ['设备费 ', '12,300', ''],
    ['材料', '约 3', '旧'],
    ['差旅', '#REF!', ''],
    ['会议', '40000', ''],
  ]
  const places = guessMapping(sheet, free.columns, null)

  function written(
    rows: RowValue[],
    start: number,
    { table = free, locked = (): boolean => false, goodOnly = false, cells = sheet } = {},
  ) {
    const plan = { block: cells, mapping: places, planned: planRows(cells, places, table.columns, new Map()), start }
    const newRow = () => row('new', '', '')
    const { report, problems, count } = pastedBlock(table, rows, plan, goodOnly, { newRow, locked })
    const lines = report.map(({ outcome, sourceRow, column, source, now, reason, path }) =>
      [outcome, sourceRow, column, source, now, reason, path].join('|'),
    )
    return { lines, problems, count }
  }

  it('says of each cell whether it was taken, changed, wrong, refused or left, and why', () => {
    const { lines, problems, count } = written([row('a', '设备', '1'), row('b', '', '')], 1)
    expect(lines).toEqual([
      'taken|2|科目|设备费 |设备费||t/b/item',
      'changed|2|金额|12,300|1.23||t/b/amount',
      'taken|3|科目|材料|材料||t/new/item',
      'wrong|3|金额|约 3|约 3|金额要填数字，现在是“约 3”|t/new/amount',
      'left|4|科目|差旅||已达行数上限，放不下|',
      'left|4|金额|#REF!||已达行数上限，放不下|',
      'left|5|科目|会议||已达行数上限，放不下|',
      'left|5|金额|40000||已达行数上限，放不下|',
      'left||备注|旧||这一列没有对应的列，没有写入|',
    ])
    expect(problems).toEqual([
      { paths: ['t/new/amount'], severity: 'error', message: '明细第 3 行：金额要填数字，现在是“约 3”' },
    ])
    expect(count).toBe(2)
  })

  it('leaves out rows with a fault where only the others were asked for', () => {
    const { lines, problems, count } = written([], 0, { goodOnly: true })
    expect(lines.filter((line) => line.includes('这一行有错误'))).toEqual([
      'left|3|科目|材料||这一行有错误，没有写入|',
      'left|3|金额|约 3||这一行有错误，没有写入|',
      'left|4|科目|差旅||这一行有错误，没有写入|',
      'left|4|金额|#REF!||这一行有错误，没有写入|',
    ])
    expect(lines).toContain('taken|5|科目|会议|会议||t/new/item')
    expect([problems, count]).toEqual([[], 2])
  })

  it('says which cell could not be read, and which is locked', () => {
    const { lines } = written([row('a', '', '1')], 0, { locked: () => true, cells: [[], ['', '#REF!', '']] })
    expect(lines).toEqual(['left|2|金额|#REF!||这一格不能修改|'])
    expect(written([], 0, { cells: [[], ['', '#REF!', '']] }).lines).toEqual([
      'refused|2|金额|#REF!||表格里是错误值 #REF!|t/new/amount',
    ])
  })

  it('says that a blank cell emptied an answer, and nothing of blank cells where nothing was', () => {
    const cells = [[], ['', '3', '']]
    expect(written([row('a', '设备', '')], 0, { cells }).lines).toEqual([
      'changed|2|科目|||表格里是空的，原来的内容已清空|t/a/item',
      'changed|2|金额|3|0.0003||t/a/amount',
    ])
    expect(written([row('a', ' ', '')], 0, { cells }).lines).toHaveLength(1)
    expect(written([], 0, { cells }).lines).toHaveLength(1)
  })
})

describe('the room in a table', () => {
  it.each([
    ['up to its limit', 1, 1, 2],
    ['for what overwrites', 3, 1, 2],
    ['for the rows of a table that has too many already', 5, 1, 4],
    ['for none behind the last', 3, 9, 0],
  ])('is %s', (_, count, start, room) => {
    expect(roomFrom(free, count, start)).toBe(room)
  })

  it('is that of its rows where they are fixed', () => {
    expect(roomFrom(tableOf({ fixedRows: [{ id: 'a', cells: {} }] }), 1, 0)).toBe(1)
  })
})

describe('the texts to look up for a block', () => {
  const { columns: looked } = readTable([
    { kind: 'text', id: 'name', label: '姓名' },
    { kind: 'dictionary', id: 'area', label: '领域', dictionaryType: 'area' },
    { kind: 'dictionary', id: 'second', label: '第二领域', dictionaryType: 'area' },
    { kind: 'unitPicker', id: 'unit', label: '单位' },
  ])
  const cells = [
    ['姓名', '领域', '第二领域', '单位', '其他'],
    ['张三', ' 人工智能\u00a0', '', '某大学', 'x'],
    ['李四', '人工智能', '芯片', ' '],
  ]

  it('are those below the head, each once for its dictionary', () => {
    const found = textsToFind(cells, guessMapping(cells, looked, null), looked)
    expect([...found].map(([where, texts]) => [where, ...texts])).toEqual([
      ['dictionary:area', '人工智能', '芯片'],
      [expect.stringMatching(/^units:/), '某大学'],
    ])
  })
})
