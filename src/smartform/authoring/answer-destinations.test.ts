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

const offered = (to: string, label: string) => ({ to, label, isOffered: true })
const free = (to: string, label: string) => ({ to, label, isOffered: false })
const note = (id: string, label: string) => ({ id, kind: 'static', label, html: label })

it.each<[string, object[], object[], object[]]>([
  ['nothing that holds no answer', [total, note('n', '说明')], [text('b', '合计')], []],
  [
    'no place that holds no answer',
    [text('a', '甲')],
    [total, note('n', '甲')],
    [{ from: 'a', label: '甲', to: null, choices: [] }],
  ],
  [
    'no place that another field has taken',
    [text('a', '甲'), text('b', '乙')],
    [{ ...text('c', '丙'), movedFrom: 'b' }],
    [
      { from: 'a', label: '甲', to: null, choices: [] },
      { from: 'b', label: '乙', to: 'c', choices: [free('c', '丙')] },
    ],
  ],
  [
    'every free place for what has moved, the present one first',
    [text('a', '甲')],
    [text('d', '丁'), { ...text('c', '丙'), movedFrom: 'a' }],
    [{ from: 'a', label: '甲', to: 'c', choices: [free('c', '丙'), free('d', '丁')] }],
  ],
  [
    'the columns of a table under its name',
    [team(text('name', '姓名'), text('age', '年龄'))],
    [team(text('full', '姓名'), text('age', '岁数'))],
    [
      {
        ...{ from: 'team.name', label: '成员 · 姓名', to: null },
        choices: [offered('team.full', '成员 · 姓名')],
      },
    ],
  ],
  ['no columns of what is no table any more', [team(text('name', '姓名'))], [text('team', '成员')], []],
  [
    'the options that have moved, and every free one',
    [way('buy', 'rent', 'gift')],
    [{ ...way('buy', 'lease'), options: [...way('buy').options, { value: 'lease', label: '租', movedFrom: 'rent' }] }],
    [
      {
        from: 'way=rent',
        label: '方式 · RENT',
        to: 'way=lease',
        choices: [free('way=buy', 'BUY'), free('way=lease', '租')],
      },
      { from: 'way=gift', label: '方式 · GIFT', to: null, choices: [free('way=buy', 'BUY')] },
    ],
  ],
  [
    'the option of the same name as the present place',
    [way('rent')],
    [{ ...way(), options: [{ value: 'lease', label: 'RENT' }] }],
    [{ from: 'way=rent', label: '方式 · RENT', to: 'way=lease', choices: [free('way=lease', 'RENT')] }],
  ],
  ['no options of another kind of choice', [way('rent')], [{ ...way('buy'), kind: 'checkboxGroup' }], []],
  [
    'the options of a column under its table',
    [team(way('rent'))],
    [team(way('buy'))],
    [
      {
        ...{ from: 'team.way=rent', label: '成员 · 方式 · RENT', to: null },
        choices: [free('team.way=buy', 'BUY')],
      },
    ],
  ],
])('lists %s', (_, before, after, expected) => {
  expect(answerDestinations(form(...before), form(...after))).toEqual(expected)
})
