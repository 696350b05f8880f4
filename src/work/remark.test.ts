/** A reviewer's remark: what is wrong with one, and which stored ones are read back. */
import { expect, it } from 'vitest'
import { isRemarkList, longestRemark, remarkProblem } from './remark'

const remark = { path: 'name', text: '请写全称', need: 'required' } as const

it.each<[string, object, string | undefined]>([
  ['fits', {}, undefined],
  ['fits with 200 characters, blanks around it not counted', { text: ` ${'字'.repeat(longestRemark)} ` }, undefined],
  ['names no place', { path: '' }, '请选择意见对应的填写项'],
  ['says nothing', { text: '' }, '请填写这一项需要怎样修改'],
  ['says nothing but blanks', { text: ' \n' }, '请填写这一项需要怎样修改'],
  ['has 201 characters', { text: '字'.repeat(longestRemark + 1) }, '不能超过 {limit} 个字，现在 {n} 个'],
])('a remark that %s', (_case, change, problem) => {
  expect(remarkProblem({ ...remark, ...change })).toBe(problem)
})

it.each<[string, unknown, boolean]>([
  ['a list of remarks', [remark, { ...remark, need: 'advised' }], true],
  ['no remarks', [], true],
  ['a single one', remark, false],
  ['nothing', null, false],
  ['a list with nothing in it', [remark, null], false],
  ['texts', ['name'], false],
  ['one without a place', [{ ...remark, path: undefined }], false],
  ['one without a text', [{ ...remark, text: 7 }], false],
  ['one with a weight that there is not', [{ ...remark, need: 'toString' }], false],
])('what a device gives back is a list of remarks: %s', (_case, stored, expected) => {
  expect(isRemarkList(stored)).toBe(expected)
})
