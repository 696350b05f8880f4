/** Tests of reading an imported list of staff. */
import { expect, it } from 'vitest'
import { readStaffSheet } from './staff-sheet'

const departments = ['科研处']

it.each([
  ['a valid row', ['李文博', '13900002001', '科研处'], []],
  ['full-width digits and blanks', ['李文博', '１３９ ００００ ２００１', ''], []],
  ['no name', ['', '13900002001', ''], ['请输入姓名']],
  ['no mobile', ['李文博', '', ''], ['请输入手机号码']],
  ['a short mobile', ['李文博', '139', ''], ['手机号码不正确，请输入 11 位手机号码']],
  ['a name of 51 characters', ['名'.repeat(51), '13900002001', ''], ['姓名不能超过 50 个字，现在 51 个']],
  ['an unknown department', ['李文博', '13900002001', '文学院'], ['本单位没有部门“文学院”，请填写在用的部门名称']],
])('the staff sheet reports %s', (_case, cells, messages) => {
  const { rows } = readStaffSheet([['姓名（必填）', '手机号码（必填）', '部门'], cells], departments)
  expect(rows[0]?.problems.map(({ message }) => message)).toEqual(messages)
})

it('the staff sheet names unknown and missing columns, skips empty rows, and marks a duplicate mobile', () => {
  const { rows, unknown, missing } = readStaffSheet(
    [
      ['姓名', '备注', '手机号码'],
      ['甲', '', '13900002001'],
      ['', '', ''],
      ['乙', '', '13900002001'],
    ],
    departments,
  )
  expect(rows.map(({ line, problems }) => [line, problems.length])).toEqual([
    [2, 0],
    [4, 1],
  ])
  expect(unknown).toEqual(['备注'])
  expect(missing).toEqual([])
  expect(readStaffSheet([['部门'], ['科研处']], departments).missing).toEqual(['姓名', '手机号码'])
})
