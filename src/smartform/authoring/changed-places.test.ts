/** Where changes of a form stand and where its answers go: ids, places, moves, and taking over a renaming. */

import { describe, expect, it } from 'vitest'
import { form, table, text, way } from '../../../tests/smartform/compared-forms'
import type { FieldSource, FormSource } from '../schema/definition'
import { acceptRename } from './accept-rename'
import { gradeChanges } from './grade-changes'
import { partsOfPlace } from './graded-change'

const idsOf = (before: FormSource, after: FormSource) =>
  gradeChanges(before, after).map(
    ({ id, aspect, attribute = '', place }) =>
      `${id} | ${aspect} ${attribute} | ${place.of} ${place.label} ${place.in}`,
  )
const field = (kind: string, more: object = {}): FieldSource =>
  ({ id: 'a', kind, label: '甲', ...more }) as unknown as FieldSource
const number = (unit: string) => field('number', { unit })
const titled = (title: string, page: string, section: string, more: object = {}) =>
  form([], [], {
    title,
    pages: [{ id: 'p', title: page, sections: [{ id: 's', title: section, fields: [text('x')], ...more }] }],
  })

describe('each change has an id of its own, its aspect, and its place in words', () => {
  it.each<[string, FormSource, FormSource, string[]]>([
    [
      'options',
      form([way(['buy', '买'], ['loan', '借'], ['give', '送'])]),
      form([way(['b', '买'], ['gift', '赠'], ['hire', '雇'])]),
      [
        'field:way:options:removed | options removed | field 方式 after',
        'field:way:options:moved | options moved | field 方式 after',
        'field:way:options:added | options added | field 方式 after',
      ],
    ],
    ['a unit', form([number('元')]), form([number('万元')]), ['field:a:unit:unit | unit unit | field 甲 after']],
    ['a kind', form([field('text')]), form([field('longText')]), ['field:a:kind:kind | kind kind | field 甲 after']],
    [
      'limits and settings',
      form([field('attachments', { maxCount: 3, accept: ['pdf'] })]),
      form([field('attachments', { maxCount: 2, accept: ['docx'], width: 1 })]),
      [
        'field:a:limit:accept | limit accept | field 甲 after',
        'field:a:limit:maxCount | limit maxCount | field 甲 after',
        'field:a:settings:width | settings width | field 甲 after',
      ],
    ],
    [
      'columns: gone, new, and locked',
      form([table([text('x'), text('y', { label: '丙' })])]),
      form([table([text('x', { lockedWhen: true }), text('z', { label: '丁' })])]),
      [
        'column:team.y:removed | removed  | column 成员 · 丙 before',
        'column:team.x:locked | locked lockedWhen | column 成员 · x after',
        'column:team.z:added | added  | column 成员 · 丁 after',
      ],
    ],
    [
      'rows',
      form([table([text('x')], { fixedRows: [{ id: 'r' }], givenRows: true })]),
      form([table([text('x')], {})]),
      [
        'field:team:rows:fixedRows | rows fixedRows | field 成员 after',
        'field:team:rows:givenRows | rows givenRows | field 成员 after',
      ],
    ],
    [
      'titles of form, page and section',
      titled('表', '页', '节'),
      titled('新表', '新页', '新节'),
      [
        'form::text:title | text title | form 新表 after',
        'page:p:text:title | text title | page 新页 after',
        'section:s:text:title | text title | section 新节 after',
      ],
    ],
    [
      'the condition of a section',
      titled('表', '页', '节'),
      titled('表', '页', '节', { visibleWhen: false }),
      ['section:s:visible | visible visibleWhen | section 节 after'],
    ],
    [
      'a section without a title',
      form([text('x')]),
      form([], [], {
        pages: [
          {
            id: 'p',
            title: '页',
            sections: [{ id: 's', visibleWhen: false, fields: [text('x')] }],
          },
        ],
      }),
      ['section:s:visible | visible visibleWhen | section s after'],
    ],
    [
      'a page and a field on it',
      titled('表', '页', '节'),
      form([], [], {
        pages: [{ id: 'q', title: '第二页', sections: [{ id: 's', title: '节', fields: [text('x')] }] }],
      }),
      [
        'page:p:removed | removed  | page 页 before',
        'page:q:added | added  | page 第二页 after',
        'field:x:place | place  | field x after',
      ],
    ],
    [
      'the order',
      form([text('x'), text('y')]),
      form([text('y'), text('x')]),
      ['section:s:order | order  | section 页 after'],
    ],
    [
      'words of an option, of a column and of a long hint',
      form([way(['buy', '买']), table([text('x', { help: '短' })]), field('text', { help: '长'.repeat(21) })]),
      form([way(['buy', '购']), table([text('x', { help: '更短' })]), field('text', { help: '更'.repeat(21) })]),
      [
        'field:way:text:options | text options | field 方式 after',
        'column:team.x:text:help | text help | column 成员 · x after',
        'field:a:text:help | text help | field 甲 after',
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    const ids = idsOf(before, after)
    expect(ids.toSorted()).toEqual(expected.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('short texts are quoted, up to 40 signs of both versions; options and longer ones are not', () => {
    const hint = (help: string) => form([field('text', { help })])
    const sentence = (before: FormSource, after: FormSource) => gradeChanges(before, after)[0]?.text
    const [old, fresh] = ['旧'.repeat(20), '新'.repeat(20)]
    expect(sentence(hint(old), hint(fresh))).toBe(`“甲”的填写提示从“${old}”改为“${fresh}”`)
    expect(sentence(hint(old), hint(`${fresh}。`))).toBe('“甲”的填写提示改了')
    expect(sentence(form([way(['buy', '买'])]), form([way(['buy', '购'])]))).toBe('“方式”的选项的文字改了')
  })
})

describe('answers go', () => {
  const movesIn = (before: FieldSource, after: FieldSource) =>
    gradeChanges(form([before]), form([after])).flatMap(({ moves }) => moves ?? [])
  it.each<[string, FieldSource, FieldSource, object[]]>([
    [
      'with a renamed field',
      text('a', { label: '甲' }),
      text('b', { label: '乙', movedFrom: 'a' }),
      [{ from: 'a', to: 'b', fromLabel: '甲', toLabel: '乙' }],
    ],
    [
      'with a renamed column',
      table([text('x')]),
      table([text('y', { movedFrom: 'x' })]),
      [{ from: 'team.x', to: 'team.y', fromLabel: 'x', toLabel: '成员 · y' }],
    ],
    [
      'with another kind to the same place',
      text('a', { label: '甲' }),
      text('a', { label: '甲', kind: 'longText' }),
      [{ from: 'a', to: 'a', fromLabel: '甲', toLabel: '甲' }],
    ],
    [
      'nowhere from a fixed row that is gone',
      table([text('x')], { fixedRows: [{ id: 'r1' }, { id: 'r2' }] }),
      table([text('x')], { fixedRows: [{ id: 'r2' }] }),
      [{ from: 'team/r1', to: null, fromLabel: 'r1', toLabel: null }],
    ],
    [
      'nowhere from rows that become fixed',
      table([text('x')]),
      table([text('x')], { fixedRows: [{ id: 'r1' }] }),
      [{ from: 'team', to: null, fromLabel: '成员', toLabel: null }],
    ],
    [
      'nowhere from a field that is gone',
      text('a'),
      text('b'),
      [{ from: 'a', to: null, fromLabel: 'a', toLabel: null }],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(movesIn(before, after)).toEqual(expected)
  })
})

it.each<[string, object]>([
  ['budget', { field: 'budget' }],
  ['members.name', { field: 'members', column: 'name' }],
  ['way=rent', { field: 'way', option: 'rent' }],
  ['members.role=a.b=c', { field: 'members', column: 'role', option: 'a.b=c' }],
  ['way=', { field: 'way', option: '' }],
  ['', { field: '' }],
  ['=x', { field: '', option: 'x' }],
])('a place of answers has its parts: %s', (place, parts) => {
  expect(partsOfPlace(place)).toEqual(parts)
})

describe('taking over a renaming', () => {
  const role = (movedFrom?: string) =>
    text('role', {
      kind: 'radio',
      options: [
        { value: 'lead', label: '长', ...(movedFrom && { movedFrom }) },
        { value: 'x', label: '员' },
      ],
    })
  it.each<[string, FieldSource[], string | null, string, FieldSource[]]>([
    ['marks the field alone', [text('b'), text('c')], 'a', 'b', [text('b', { movedFrom: 'a' }), text('c')]],
    ['takes the mark back', [text('b', { movedFrom: 'a' })], null, 'b', [text('b')]],
    ['of an unknown field changes nothing', [text('b')], 'a', 'gone', [text('b')]],
    [
      'marks the column alone',
      [text('name'), table([text('name'), text('age')])],
      'team.old',
      'team.name',
      [text('name'), table([text('name', { movedFrom: 'old' }), text('age')])],
    ],
    ['marks the option alone', [way(['b', '买'], ['c', '租'])], 'way=a', 'way=b', [way(['b', '买', 'a'], ['c', '租'])]],
    [
      'marks the option of a column',
      [table([role(), text('y')])],
      'team.role=leader',
      'team.role=lead',
      [table([role('leader'), text('y')])],
    ],
  ])('%s', (_, fields, from, to, expected) => {
    expect(acceptRename(form(fields), { from, to })).toEqual(form(expected))
  })

  it('leaves what is no form as it is', () => {
    for (const draft of [
      { pages: null },
      { pages: 'p' },
      { pages: [null, { sections: 3 }] },
      {},
    ] as unknown as FormSource[])
      expect(acceptRename(draft, { from: 'a', to: 'b' })).toEqual(draft)
  })
})
