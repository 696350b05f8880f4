/** Tests of what a parsed form has where its definition leaves something out or says it wrongly. */
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import {
  alone,
  field,
  ledger,
  page,
  type Raw,
  rule,
  ruled,
  table,
  whole,
} from '../../../tests/smartform/raw-definitions'
import { smallForm } from '../../../tests/smartform/small-form'
import { besides, isAloneInRow } from './beside'
import { parseDefinition } from './parse-definition'

afterEach(() => setLocale('zh'))

const inField = 'pages[0].sections[0].fields[0]'

describe('what is left of a form', () => {
  it('without its numbers and ids has some of its own', () => {
    const sections = [{ fields: [field('a')] }, { id: 's', fields: [] }, { id: 's', fields: [] }]
    const { pages, version } = parseDefinition({
      id: 'f',
      title: 'x',
      pages: [
        { title: 'x', sections },
        { id: 'p', title: 'x' },
      ],
    })
    const ids = pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(5)
    expect(ids).toContain('p')
    expect(ids.join('')).toMatch(/^[\w-]+$/)
    expect(version).toBe(1)
  })

  // [true, false, a word, absent]
  it.each([
    ['sensitive', [true, undefined, true, undefined]],
    ['keepHidden', [true, undefined, true, undefined]],
    ['offered', [true, undefined, undefined, undefined]],
    ['copy', [undefined, false, undefined, undefined]],
  ])('takes a mark that is none as what harms least: %s', (name, expected) => {
    const marks = [true, false, 'yes', undefined].map((mark) =>
      parseDefinition(alone({ [name]: mark })).fields.get('a'),
    )
    expect(marks.map((node) => node && Reflect.get(node, name))).toEqual(expected)
  })

  it('takes a kind’s own mark that is none as not set', () => {
    expect(parseDefinition(smallForm([{ ...table, givenRows: 'yes' }])).fields.get('t')).toMatchObject({
      givenRows: false,
    })
  })

  it('has the summary, the help of its pages and sections, and the default values', () => {
    const summary = { name: 'a', amount: 'b', nameEnglish: 'c', abstractEnglish: 'd' }
    const fields = [field('a', { defaultValue: '甲' }), field('b'), field('c'), field('d')]
    const sections = [{ id: 's', help: '节的说明', fields }]
    const form = parseDefinition({ ...whole({ summary }), pages: [{ ...page('p'), help: '页的说明', sections }] })
    expect(form).toMatchObject({
      summary,
      pages: [{ help: '页的说明', sections: [{ help: '节的说明', fields: [{ defaultValue: '甲' }, {}, {}, {}] }] }],
    })
  })

  it('keeps neither a field nor a column without an id of its own', () => {
    const columns = [field('c'), field('c'), field('d e'), field('f')]
    const { fields } = parseDefinition(smallForm([field('a'), field('a'), field('b c'), { ...table, columns }]))
    expect([...fields.keys()]).toEqual(['a', 't'])
    expect(fields.get('t')).toMatchObject({ columns: [{ id: 'c' }, { id: 'f' }] })
  })

  it('masks personal data of a guarded kind, whatever the field says of itself', () => {
    const fields = [
      field('a', { personal: 'mobile', sensitive: false }),
      field('b', { kind: 'mobile' }),
      field('c', { kind: 'mobile', personal: 'position' }),
      field('d', { personal: 'position' }),
      field('e'),
    ]
    const parsed = [...parseDefinition(smallForm(fields)).fields.values()]
    expect(parsed.map(({ personal, sensitive }) => [personal, sensitive])).toEqual([
      ['mobile', true],
      ['mobile', true],
      ['position', true],
      ['position', undefined],
      [undefined, undefined],
    ])
  })

  it('has a rule that says nothing of its severity as an error, with figures without a unit', () => {
    const rules = (more: Raw) => parseDefinition(ledger(more)).rules[0]
    expect(rules({ unit: null, headroom: { value: 1 } })).toMatchObject({
      severity: 'error',
      ledger: { unit: '', headroom: { unit: '' } },
    })
    expect(rules({ unit: '%', headroom: { value: 1, unit: '元' } })).toMatchObject({
      ledger: { unit: '%', headroom: { unit: '元' } },
    })
  })

  it('has no more places of a rule than the hundred that are allowed', () => {
    const at = Array.from({ length: 101 }, () => 'a')
    expect(parseDefinition(ruled({ at })).rules[0]?.at).toHaveLength(100)
  })

  it('has no text where there is none that can be read', () => {
    expect(parseDefinition(alone({ label: 7 })).fields.get('a')).toMatchObject({ label: '' })
    const half = parseDefinition(alone({ label: { zh: '甲' } }))
    setLocale('en')
    expect(half.fields.get('a')).toMatchObject({ label: '甲' })
  })

  it('has the figures of a rule only where both sides can be read', () => {
    const read = (more: Raw) => parseDefinition(ledger(more)).rules[0]?.ledger
    expect(read({})).toMatchObject({ label: 'x', relation: 'atMost', unit: '', headroom: null })
    expect(read({ headroom: { value: 1, unit: '元', decimals: 1 } })?.headroom).toMatchObject({
      unit: '元',
      decimals: 1,
    })
    expect(read({ headroom: { value: ['x'], unit: '元' } })?.headroom).toBeNull()
    expect([read({ current: ['x'] }), read({ limit: ['x'] }), read({ relation: 'near' })]).toEqual([null, null, null])
  })

  it('has the places of its rules', () => {
    const at = ['a', 't.c', 't.r.c', 'gone', { column: 't.c', where: ['filled', ['cell', 'c']] }]
    expect(parseDefinition(ruled({ at })).rules[0]?.at).toMatchObject([
      { field: 'a' },
      { field: 't', column: 'c' },
      { field: 't', column: 'c', cells: { op: 'at', row: 0 } },
      { field: 't', column: 'c', cells: { op: 'countWhere', column: 'c', where: { op: 'filled' } } },
    ])
  })

  it('is said in the language of the reader, as far as it has it', () => {
    const both = (zh: string, en: string) => ({ zh, en })
    const form = parseDefinition(
      smallForm([field('a', { label: both('甲', 'A'), help: '帮助' })], {
        title: both('表', 'Form'),
        rules: [rule({ message: both('错', 'Wrong') })],
      }),
    )
    const said = () => [form.title, form.fields.get('a')?.label, form.fields.get('a')?.help, form.rules[0]?.message]
    expect(said()).toEqual(['表', '甲', '帮助', '错'])
    setLocale('en')
    expect(said()).toEqual(['Form', 'A', '帮助', 'Wrong'])
  })

  it('names each Chinese text without English where the form is in both languages', () => {
    const fields = [
      field('a', { label: '甲' }),
      field('b', { label: 'B', help: '帮助' }),
      field('c', { label: { zh: '丙', en: 'C' } }),
    ]
    expect(parseDefinition(smallForm(fields, { title: 'x', languages: ['zh', 'en'] })).untranslated).toEqual(
      [
        `${inField}.label`,
        'pages[0].sections[0].fields[1].help',
        'pages[0].sections[0].title',
        'pages[0].title',
      ].toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    )
    expect(parseDefinition(smallForm(fields)).untranslated).toEqual([])
  })
  const order = [
    'pages[0].title',
    `${inField}.label`,
    'pages[0].sections[0].fields[1].help',
    'pages[0].sections[0].title',
  ]
})

describe('a form cannot be handed in', () => {
  it.each<[string, Raw, boolean]>([
    ['where all can be read', whole({ rules: [rule()] }), false],
    ['where only words are wrong', alone({ label: 7, width: 9, help: 7 }), false],
    [
      'where a field is lost',
      { ...whole({}), pages: [{ id: 'p', title: 'x', sections: [{ id: 's', fields: [7] }] }] },
      true,
    ],
    ['where a field has no kind', alone({ kind: 'x' }), true],
    ['where two fields have one id', smallForm([field('a'), field('a')]), true],
    ['where a rule is lost', ruled({ assert: ['x'] }), true],
    ['where a rule has no place left', ruled({ at: ['gone'] }), true],
    ['where a computed value is lost', smallForm([{ ...field('a'), kind: 'computed', value: ['x'] }]), true],
    ['where two rules have one id', whole({ rules: [rule(), rule()] }), true],
    ['where a formula is lost', whole({ expressions: { x: ['x'] } }), true],
    ['where a part is lost', smallForm([{ part: 'gone' }]), true],
    ['where something depends on itself', alone({ visibleWhen: ['filled', ['field', 'a']] }), true],
    ['where the language is of the future', whole({ dialect: 2 }), true],
  ])('%s: %#', (_, raw, isUndecided) => {
    expect(parseDefinition(raw).undecided).toBe(isUndecided)
  })
})

describe('a field beside another', () => {
  it('has no line of its own where the other one is there', () => {
    const form = parseDefinition(
      smallForm([field('a'), field('b', { beside: 'a' }), field('c', { beside: 'gone' }), field('d', { beside: 'd' })]),
    )
    expect(besides(form, 'a').map(({ id }) => id)).toEqual(['b'])
    expect(besides(form, 'b')).toEqual([])
    expect([...form.fields.values()].filter(isAloneInRow(form)).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })
})
