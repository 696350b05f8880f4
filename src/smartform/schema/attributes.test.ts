/** Tests of what an author may write in each attribute of a form, and what is said of anything else. */
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { smallForm } from '../../../tests/smartform/small-form'
import { besides, isAloneInRow } from './beside'
import { parseDefinition } from './parse-definition'

type Raw = Record<string, unknown>

afterEach(() => setLocale('zh'))

const field = (id: string, more: Raw = {}): Raw => ({ id, kind: 'text', label: 'x', ...more })
const table = {
  id: 't',
  kind: 'table',
  label: 'x',
  columns: [field('c'), { id: 'sum', kind: 'computed', label: 'x', value: ['length', ['cell', 'c']] }],
  fixedRows: [{ id: 'r', cells: { c: 'x' } }],
}
const rule = (more: Raw = {}): Raw => ({
  id: 'r',
  assert: ['filled', ['field', 'a']],
  message: 'x',
  at: ['a'],
  ...more,
})
const alone = (more: Raw): Raw => smallForm([field('a', more)])
const number = (more: Raw): Raw => smallForm([field('a', { kind: 'number', ...more })])
const whole = (more: Raw): Raw => smallForm([field('a'), table], more)
const ruled = (more: Raw): Raw => whole({ rules: [rule(more)] })
const ledger = (more: Raw): Raw =>
  ruled({ ledger: { label: 'x', current: 1, limit: ['field', 'a'], relation: 'atMost', unit: '', ...more } })

const problems = (raw: unknown) => parseDefinition(raw).definitionProblems.map(({ at, message }) => `${at}: ${message}`)
const inField = 'pages[0].sections[0].fields[0]'

describe('an attribute', () => {
  it.each<[string, Raw, string[]]>([
    ['a mark that is a word', alone({ offered: 'yes' }), [`${inField}.offered: 须为 true 或 false`]],
    ['a mark that is nothing', alone({ offered: null, sensitive: null }), []],
    ['a label that is no text', alone({ label: 7 }), [`${inField}.label: 须为文字`]],
    ['a label in one language of two', alone({ label: { zh: '甲' } }), [`${inField}.label.en: 须为文字`]],
    [
      'a label in a third language',
      alone({ label: { zh: '甲', en: 'A', fr: 'A' } }),
      [`${inField}.label.fr: 未知的属性“fr”`],
    ],
    ['no label', alone({ label: null }), [`${inField}.label: 须为文字`]],
    ['a help text that is no text', alone({ help: ['x'] }), [`${inField}.help: 须为文字`]],
    ['the longest text', alone({ maxLength: 100_000 }), []],
    ['a longer one', alone({ maxLength: 100_001 }), [`${inField}.maxLength: 须为不小于 1 的整数`]],
    ['half a character', alone({ maxLength: 1.5 }), [`${inField}.maxLength: 须为不小于 1 的整数`]],
    ['no characters', alone({ maxLength: 0 }), [`${inField}.maxLength: 须为不小于 1 的整数`]],
    ['twenty decimals', number({ decimals: 20 }), []],
    ['more', number({ decimals: 21 }), [`${inField}.decimals: 小数位数不能超过 20`]],
    ['a limit as a number', number({ min: 1.5, max: '1.5' }), []],
    ['a limit that is a truth', number({ min: true }), [`${inField}.min: 须为十进制数`]],
    ['a width of no column', alone({ width: '1' }), [`${inField}.width: 只能是 1、2 或 3`]],
    ['a person who does not exist', alone({ actor: 'nobody' }), [`${inField}.actor: 只能是 applicant、member 或 unit`]],
    ['a field beside itself', alone({ beside: 'a' }), [`a.beside: 引用的填写项“a”不存在`]],
    ['a field that explains another that is gone', alone({ explains: 'b' }), [`a.explains: 引用的填写项“b”不存在`]],
    [
      'a long misspelt name',
      alone({ ['x'.repeat(60)]: 1 }),
      [`${inField}.${'x'.repeat(60)}: 未知的属性“${'x'.repeat(40)}”`],
    ],
    ['a kind that is no text', alone({ kind: 7 }), [`${inField}.kind: 未知的填写项类型“”`]],
    ['an id of 64 letters', smallForm([field('x'.repeat(64))]), []],
    ['a longer id', smallForm([field('x'.repeat(65))]), [`${inField}.id: 填写项标识只能由字母、数字和下划线组成`]],
    ['the first version of the language', whole({ dialect: 1 }), []],
    ['none before it', whole({ dialect: 0 }), ['dialect: 须为不小于 1 的整数']],
    ['a title in no language', whole({ title: 7 }), ['title: 须为文字']],
    ['no version', whole({ version: 0 }), ['version: 须为不小于 1 的整数']],
    ['the fields of a summary', whole({ summary: { name: 'a', amount: 't' } }), []],
    ['a summary of a gone field', whole({ summary: { name: 'gone' } }), ['summary.name: 引用的填写项“gone”不存在']],
    ['a summary that is none', whole({ summary: 7 }), ['summary: 须为对象']],
    ['formulas that are none', whole({ expressions: 7 }), ['expressions: 须为对象']],
    [
      'a formula on a gone field',
      whole({ expressions: { x: ['field', 'gone'] } }),
      ['expressions.x: 引用的填写项“gone”不存在'],
    ],
    ['languages', whole({ languages: ['zh', 'en'], $schema: 'x', parts: {} }), []],
    [
      'languages that are none',
      whole({ languages: [7, { a: 1 }] }),
      ['languages[0]: 须为文字', 'languages[1]: 须为文字'],
    ],
    ['a rule without a name', ruled({ id: '' }), ['rules[0].id: 标识无效或重复']],
    ['a rule with a number as its name', ruled({ id: 7 }), ['rules[0].id: 标识无效或重复']],
    ['half a code', ruled({ code: 1.5 }), ['rules[0].code: 须为整数']],
    ['a severity of its own', ruled({ severity: 'fatal' }), ['rules[0].severity: 只能是 error、warning 或 info']],
    ['a rule without words', ruled({ message: null }), ['rules[0].message: 须为文字']],
    [
      'a rule at each kind of place',
      ruled({ at: ['a', 't', 't.c', 't.r.c', { column: 't.c', where: ['filled', ['cell', 'c']] }] }),
      [],
    ],
    ['a rule at a gone column', ruled({ at: ['a', 't.gone'] }), ['rules[0].at: 引用的填写项“t.gone”不存在']],
    ['a rule at a gone row', ruled({ at: ['a', 't.gone.c'] }), ['rules[0].at: 引用的填写项“t.gone.c”不存在']],
    ['a rule at a column of no table', ruled({ at: ['a', 'a.c'] }), ['rules[0].at: 引用的填写项“a.c”不存在']],
    ['a rule at a place of four parts', ruled({ at: ['a', 't.r.x.c'] }), ['rules[0].at: 引用的填写项“t.r.x.c”不存在']],
    ['a rule at no text', ruled({ at: ['a', 7] }), ['rules[0].at[1]: 须为文字']],
    [
      'a rule at rows of no column',
      ruled({ at: ['a', { column: 't', where: true }] }),
      ['rules[0].at[1].at: 引用的填写项“t”不存在'],
    ],
    [
      'a rule at rows of one cell',
      ruled({ at: ['a', { column: 't.r.c', where: true }] }),
      ['rules[0].at[1].at: 引用的填写项“t.r.c”不存在'],
    ],
    [
      'a rule at rows with a condition on a gone column',
      ruled({ at: [{ column: 't.c', where: ['filled', ['cell', 'x']] }] }),
      ['rules[0].at[0].where[1]: 引用的填写项“t.x”不存在'],
    ],
    ['a hundred places', ruled({ at: Array.from({ length: 100 }, () => 'a') }), []],
    ['one more', ruled({ at: Array.from({ length: 101 }, () => 'a') }), ['rules[0].at: 最多 100 项，多出的不使用']],
    ['a rule on an unreadable condition', ruled({ when: ['x'] }), ['rules[0].when: 未知的运算符“x”']],
    ['figures that are none', ruled({ ledger: 7 }), ['rules[0].ledger: 须为对象']],
    ['room that is none', ledger({ headroom: 7 }), ['rules[0].ledger.headroom: 须为对象']],
    [
      'room on a gone field',
      ledger({ headroom: { value: ['field', 'gone'], unit: 'x', decimals: 1 } }),
      ['rules[0].ledger.headroom.value: 引用的填写项“gone”不存在'],
    ],
  ])('%s', (_, raw, expected) => {
    expect(problems(raw)).toEqual(expected)
  })
})

describe('an attribute that is null', () => {
  const none = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]))

  // A part's parameter without a value makes it so.
  it.each<[string, (more: Raw) => Raw, Raw]>([
    ['of a form', whole, none('dialect', 'languages', 'expressions', 'rules', 'parts', 'summary')],
    [
      'of a field',
      alone,
      {
        ...none('help', 'width', 'required', 'visibleWhen', 'lockedWhen', 'personal', 'sensitive', 'prefill', 'copy'),
        ...none('keepHidden', 'movedFrom', 'actor', 'beside', 'offered', 'explains', 'pattern', 'inEnglish'),
      },
    ],
    [
      'of a table',
      (more) => smallForm([{ ...table, fixedRows: null, ...more }]),
      none('totals', 'maxRows', 'minRows', 'givenRows'),
    ],
    ['of a rule', ruled, none('when', 'code', 'severity', 'actor', 'ledger')],
    ['of a rule’s figures', ledger, none('headroom', 'decimals')],
  ])('counts as left out: %s', (_, form, nulls) => {
    const parsed = parseDefinition(form(nulls))
    expect(parsed).toEqual(parseDefinition(form({})))
    expect(parsed.definitionProblems).toEqual([])
  })
})

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
    expect(version).toBe(1)
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
