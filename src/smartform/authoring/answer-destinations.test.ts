/** An author says where the answers of what is gone go, and takes it back. */

import { expect, it } from 'vitest'
import type { FormSource } from '../schema/definition'
import { parseDefinition } from '../schema/parse-definition'
import { acceptRename } from './accept-rename'
import { answerDestinations } from './answer-destinations'
import { moveAnswers } from './move-answers'

const form = (...fields: object[]): FormSource =>
  ({
    ...{ id: 'f', version: 1, title: '表' },
    pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }],
  }) as never
const text = (id: string, label: string) => ({ id, kind: 'text', label })
const way = (...values: string[]) => ({
  ...{ id: 'way', kind: 'radio', label: '方式' },
  options: values.map((value) => ({ value, label: value.toUpperCase() })),
})
const team = (...columns: object[]) => ({ id: 'team', kind: 'table', label: '成员', columns })
const total = { id: 'sum', kind: 'computed', label: '合计', value: 1 }
const rows = (column: string) => [{ id: 'r', cells: { [column]: '甲' } }]

it.each<[string, object, object, string, string, object, object]>([
  ['a field', text('a', '甲'), text('b', '乙'), 'a', 'b', { a: '一' }, { b: '一' }],
  [
    'a column',
    team(text('name', '名')),
    team(text('full', '全名')),
    'team.name',
    'team.full',
    { team: rows('name') },
    { team: rows('full') },
  ],
  ['an option', way('buy', 'rent'), way('buy', 'lease'), 'way=rent', 'way=lease', { way: 'rent' }, { way: 'lease' }],
])('the answers of %s go where the author says, until it is taken back', (_, old, fresh, from, to, answers, moved) => {
  const [before, after] = [form(old, total), form(fresh)]
  const [gone] = answerDestinations(before, after)
  expect(gone).toMatchObject({ from, to: null })
  expect(gone?.choices.map((choice) => choice.to)).toContain(to)
  const accepted = acceptRename(after, { from, to })
  expect(answerDestinations(before, accepted)).toMatchObject([{ from, to }])
  expect(moveAnswers(parseDefinition(before), parseDefinition(accepted), { ...answers }).values).toEqual(moved)
  expect(acceptRename(accepted, { from: null, to })).toEqual(after)
})

it('offers the field of the same name and kind, and asks nothing where nothing is gone', () => {
  const [before, after] = [form(text('a', '甲')), form(text('b', '甲'), text('c', '丙'))]
  expect(answerDestinations(before, after)[0]?.choices).toEqual([
    { to: 'b', label: '甲', isOffered: true },
    { to: 'c', label: '丙', isOffered: false },
  ])
  expect(answerDestinations(before, form(text('a', '另名'), total))).toEqual([])
  expect(acceptRename(after, { from: 'a', to: 'gone' })).toEqual(after)
})
