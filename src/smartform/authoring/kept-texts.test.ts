/** Answers beside the form: each is named by the nearest version that had its place. */

import { expect, it } from 'vitest'
import { parseDefinition } from '../schema/parse-definition'
import { keptTexts } from './kept-texts'

const form = (version: number, ...fields: object[]) =>
  parseDefinition({
    ...{ id: 'f', version, title: '表' },
    pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }],
  })
const text = (id: string, label: string) => ({ id, kind: 'text', label })
const paid = { id: 'paid', kind: 'radio', label: '报销', options: [{ value: 'y', label: '已报销' }] }
const second = form(2, text('a', '名称'), {
  ...{ id: 'costs', kind: 'table', label: '费用', columns: [text('item', '科目'), text('note', '说明'), paid] },
  fixedRows: [{ id: 'travel', cells: { item: '差旅费' } }],
})
const first = form(1, text('old', '旧的一项'), text('a', '旧名称'), paid)

it.each<[string, string, unknown, object | null]>([
  ['a field of the nearest version', 'a/', '甲', { label: '名称', text: '甲', isNamed: true }],
  ['a field of an earlier one', 'old', '乙', { label: '旧的一项', text: '乙', isNamed: true }],
  ['a field that no version has', 'lost', '丙', { label: 'lost', text: '丙', isNamed: false }],
  ['a cell', 'costs/travel/note', '去程', { label: '费用 · 说明', text: '去程', isNamed: true }],
  ['a cell with a choice', 'costs/travel/paid', 'y', { label: '费用 · 报销', text: '已报销', isNamed: true }],
  ['a choice', 'paid', 'y', { label: '报销', text: '已报销', isNamed: true }],
  ['a cell of what is no table now', 'paid/travel/note', 'y', { label: '报销 · note', text: 'y', isNamed: true }],
  ['a path that ends in several slashes', 'a//', '甲', { label: '名称', text: '甲', isNamed: true }],
  ['a path without a field', '/x', '甲', { label: '', text: '甲', isNamed: false }],
  ['a column that is gone', 'costs/travel/gone', '丁', { label: '费用 · gone', text: '丁', isNamed: true }],
  [
    'a row that the fixed table does not have',
    'costs/meals',
    [{ id: 'meals', cells: { item: '餐费', note: '三天' } }],
    { label: '费用', text: expect.stringMatching(/餐费.*三天/), isNamed: true },
  ],
  ['what cannot be read as its field', 'a', { x: 1 }, { label: '名称', text: '{"x":1}', isNamed: true }],
  ['nothing', 'a', ' ', null],
])('%s', (_, path, value, expected) => {
  expect(keptTexts(new Map([[path, value]]), [second, first])).toEqual(expected ? [{ path, ...expected }] : [])
})
