/** Tests of finding the target columns of a pasted block, and of changing them. */
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../tests/smartform/small-form'
import { bodyOf, guessMapping, headOf, type Mapping, mappedTo } from './map-columns'

const { columns } = readTable([
  { kind: 'text', id: 'name', label: '姓名（必填）' },
  { kind: 'money', id: 'amount', label: '金额' },
  { kind: 'attachments', id: 'file', label: '附件' },
  { kind: 'text', id: 'note', label: '备注 Note' },
])
const targets = (heads: readonly string[], from: string | null = null) => {
  const { hasHeader, columns: found } = guessMapping([heads], columns, from)
  return [hasHeader, ...found.map(({ columnId }) => columnId)]
}

describe('the first row of a block', () => {
  it.each<[string, string[], (string | boolean | null)[]]>([
    [
      'names columns with marks, units, width and case of its own',
      ['*姓 名：', '金额(万元)', 'ＮＯＴＥ'],
      [true, 'name', 'amount', null],
    ],
    ['names a column of two words', ['备注note'], [true, 'note']],
    ['names a column once: the second time is no target', ['姓名', '姓名'], [true, 'name', null]],
    ['names no file', ['姓名', '附件'], [true, 'name', null]],
    ['is a head where half of it is known', ['姓名', '年龄'], [true, 'name', null]],
    ['is none where less is known', ['姓名', '年龄', '民族'], [false, 'name', 'amount', null]],
    [
      'is a head whatever its serial numbers and blanks',
      ['序号', '编号', 'No.', '#', ' ', '姓名'],
      [true, null, null, null, null, null, 'name'],
    ],
    ['is none where nothing is known', ['', '序号'], [false, 'name', 'amount']],
    ['is nothing in an empty block', [], [false]],
  ])('%s', (_, heads, expected) => {
    expect(targets(heads)).toEqual(expected)
  })

  it('that is no head begins at the cell of the paste, or at the first column', () => {
    expect(targets(['a', 'b', 'c'], 'amount')).toEqual([false, 'amount', null, 'note'])
    expect(targets(['a'], 'gone')).toEqual([false, 'name'])
    expect(guessMapping([], columns, null)).toEqual({ hasHeader: false, columns: [] })
  })
})

describe('the columns of a block', () => {
  const block = [
    ['姓名', ' '],
    ['张三', '3'],
  ]
  const mapping: Mapping = guessMapping(block, columns, null)
  const bare = { ...mapping, hasHeader: false }

  it('are called as their head says, or by their number', () => {
    expect([0, 1, 2].map((index) => headOf(block, mapping, index))).toEqual(['姓名', '第 2 列', '第 3 列'])
    expect(headOf(block, bare, 0)).toBe('第 1 列')
    expect([bodyOf(block, mapping), bodyOf(block, bare)]).toEqual([[['张三', '3']], block])
  })

  it('take over a target from each other, and keep it when only the unit changes', () => {
    const two = mappedTo(mapping, 1, { columnId: 'amount' })
    const shown = (of: Mapping) => of.columns.map(({ columnId, unit }) => `${columnId} ${unit}`)
    expect(shown(two)).toEqual(['name tenThousand', 'amount tenThousand'])
    expect(shown(mappedTo(two, 0, { columnId: 'amount' }))).toEqual(['amount tenThousand', 'null tenThousand'])
    expect(shown(mappedTo(two, 1, { unit: 'yuan' }))).toEqual(['name tenThousand', 'amount yuan'])
    expect(shown(mappedTo(two, 0, { columnId: null }))).toEqual(['null tenThousand', 'amount tenThousand'])
    expect(mappedTo(two, 1, { unit: 'yuan' }).hasHeader).toBe(true)
  })
})
