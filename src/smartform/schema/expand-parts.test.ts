/** Tests of shared parts of form definitions. */
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { groupProblemsByField } from '../editor/problems-by-field'
import { parseDefinition } from './parse-definition'

const page = (...fields: unknown[]) => ({ id: 'p', title: '页', sections: [{ id: 's', fields }] })
const form = (parts: object, ...fields: unknown[]) => ({
  id: 'f',
  version: 1,
  title: '表',
  parts,
  pages: [page(...fields)],
})
const problems = (definition: unknown) =>
  parseDefinition(definition).definitionProblems.map(({ at, message }) => `${at}: ${message}`)

/** A part as an author writes it. */
const people = {
  about: '人员',
  parameters: { id: {}, label: {}, most: { default: 50 }, phones: { default: true }, more: { default: [] } },
  fields: [
    {
      id: '{{id}}',
      kind: 'table',
      label: '{{label}}',
      help: '{{label}}至多 {{most}} 名',
      maxRows: '{{most}}',
      columns: [
        { id: 'name', kind: 'text', label: '姓名' },
        { onlyIf: '{{phones}}', id: 'phone', kind: 'mobile', label: '手机' },
        '{{more}}',
      ],
    },
  ],
  rules: [
    {
      id: '{{id}}Unique',
      assert: ['unique', ['column', '{{id}}', 'name']],
      message: '{{label}}重复',
      at: ['{{id}}.name'],
    },
  ],
}
const use = (more: object) => ({ part: 'people', with: { id: 'team', label: '成员', ...more } })

afterEach(() => setLocale('zh'))

describe('a part used in a form', () => {
  it('appears in its place with its own parameters, and its rules join the form’s', () => {
    const more = [{ id: 'age', kind: 'number', label: '年龄' }]
    const read = parseDefinition(
      form({ people }, use({ most: 3, more }), use({ id: 'guests', label: '来宾', phones: false })),
    )
    expect(read.definitionProblems).toEqual([])
    const tables = [...read.fields.values()].map(
      (node) => node.kind === 'table' && [node.help, node.maxRows, node.columns.map(({ id }) => id)],
    )
    expect(tables).toEqual([
      ['成员至多 3 名', 3, ['name', 'phone', 'age']],
      ['来宾至多 50 名', 50, ['name']],
    ])
    expect(read.rules.map(({ id, message }) => [id, message])).toEqual([
      ['teamUnique', '成员重复'],
      ['guestsUnique', '来宾重复'],
    ])
  })

  it('accepts texts in two languages, alone and nested', () => {
    const read = parseDefinition(form({ people }, use({ label: { zh: '成员', en: 'Members' } })))
    setLocale('en')
    expect(read.fields.get('team')).toMatchObject({ label: 'Members', help: 'Members至多 50 名' })
  })

  it.each<[string, object | string, unknown, [zh: unknown, en: unknown]]>([
    ['both languages in each', { zh: '{{what}}名单', en: 'List of {{what}}' }, '名', ['成员名单', 'List of members']],
    ['a number alone in each', { zh: '{{one}}', en: '{{one}}' }, 7, ['7', '7']],
    ['alone in each', { zh: '{{what}}', en: '{{what}}' }, '名', ['成员', 'members']],
    ['beside one without', '{{what}}（{{one}}）', '名', ['成员（名）', 'members（名）']],
    ['one language alone', { zh: '{{one}}单', en: '{{one}} list' }, '名', ['名单', '名 list']],
    ['a number in both', { zh: '共 {{one}}', en: '{{one}} in all' }, 7, ['共 7', '7 in all']],
  ])('fills texts of two languages with parameters: %s', (_case, label, one, expected) => {
    const listed = { parameters: { what: {}, one: {} }, fields: [{ id: 'a', kind: 'text', label }] }
    const what = { zh: '成员', en: 'members' }
    const read = () => parseDefinition(form({ listed }, { part: 'listed', with: { what, one } })).fields.get('a')?.label
    const chinese = read()
    setLocale('en')
    expect([chinese, read()]).toEqual(expected)
  })

  it('brings its named expressions along', () => {
    const sums = { fields: [], expressions: { both: ['not', true] } }
    const read = (own: object) => problems({ ...form({ sums }, { part: 'sums' }), ...own })
    expect(read({})).toEqual([])
    expect(read({ expressions: { both: true } })).toContain(
      'pages[0].sections[0].fields[0](sums).expressions.both: 标识无效或重复',
    )
  })

  it('brings along named expressions and rules that stand beside the form’s own', () => {
    const rule = (id: string) => ({ id, assert: ['use', 'both'], message: '错', at: ['a'] })
    const sums = { fields: [], rules: [rule('part')], expressions: { both: ['not', true] } }
    const a = { id: 'a', kind: 'text', label: 'a', visibleWhen: ['use', 'both'], lockedWhen: ['use', 'own'] }
    const own = { rules: [rule('own')], expressions: { own: true } }
    const read = parseDefinition({ ...form({ sums }, a, { part: 'sums' }), ...own })
    expect(read.definitionProblems).toEqual([])
    expect(read.fields.get('a')).toMatchObject({ visibleWhen: { value: false }, lockedWhen: { value: true } })
    expect(read.rules.map(({ id }) => id)).toEqual(['own', 'part'])
  })

  it('uses another part only where a parameter says so', () => {
    const team = { parameters: { hasPeople: {} }, fields: [{ ...use({}), onlyIf: '{{hasPeople}}' }] }
    const read = (hasPeople: unknown) =>
      parseDefinition(
        form({ people, team }, { part: 'team', with: { hasPeople } }, { id: 'a', kind: 'text', label: 'a' }),
      )
    expect([true, false].map((has) => [...read(has).fields.keys()])).toEqual([['team', 'a'], ['a']])
    expect([true, false].flatMap((has) => read(has).definitionProblems)).toEqual([])
  })

  it('has a column for each part of a person', () => {
    const staff = {
      fields: [{ id: 't', kind: 'table', label: 't', columns: [{ id: 'p', kind: 'person', label: '人' }] }],
    }
    const read = parseDefinition(form({ staff }, { part: 'staff' }))
    expect(read.definitionProblems).toEqual([])
    expect(read.fields.get('t')).toMatchObject({
      columns: [{ label: '人姓名' }, { label: '人证件号码' }, { label: '人手机号码' }],
    })
  })

  it('may use other parts', () => {
    const team = { parameters: { least: {} }, fields: [use({ most: '{{least}}' })] }
    expect(
      parseDefinition(form({ people, team }, { part: 'team', with: { least: 7 } })).fields.get('team'),
    ).toMatchObject({ maxRows: 7 })
  })
})

describe('a problem in a part names the part and the position', () => {
  const text = (more: object) => ({ fields: [{ id: 'a', kind: 'text', label: 'a', ...more }] })
  const used = { part: 'odd' }
  const long = 'x'.repeat(50)
  it.each([
    ['an unknown part', form({ people }, { part: 'persons' }), ['.part: 没有名为“persons”的部件']],
    [
      'a missing parameter',
      form({ people }, { part: 'people', with: { id: 'a' } }),
      [
        '.with: 部件“people”要有参数“label”',
        '(people).fields[0].label: 须为文字',
        '(people).rules[0].message: 须为文字',
      ],
    ],
    ['a part with a long name', form({ people }, { part: long }), [`.part: 没有名为“${long.slice(0, 40)}”的部件`]],
    [
      'a long parameter',
      form({ people }, use({ [long]: 3 })),
      [`.with.${long}: 部件“people”没有参数“${long.slice(0, 40)}”`],
    ],
    ['a long key', form({ people }, { ...use({}), [long]: 1 }), [`.${long}: 未知的属性“${long.slice(0, 40)}”`]],
    ['a condition outside of parts', form({ people }, { ...use({}), onlyIf: true }), ['.onlyIf: 未知的属性“onlyIf”']],
    ['an unknown parameter', form({ people }, use({ mots: 3 })), ['.with.mots: 部件“people”没有参数“mots”']],
    [
      'a parameter of the wrong type',
      form({ people }, use({ most: 'many' })),
      ['(people).fields[0].maxRows: 须为不小于 1 的整数'],
    ],
    [
      'a reference to no parameter',
      form({ odd: text({ label: '{{who}}' }) }, used),
      ['(odd).fields[0].label: 没有名为“who”的参数', '(odd).fields[0].label: 须为文字'],
    ],
    [
      'a list among words',
      form(
        { odd: { parameters: { all: {} }, ...text({ label: '各 {{all}} 名' }) } },
        { ...used, with: { all: ['a'] } },
      ),
      ['(odd).fields[0].label: 参数“all”不能放在文字中间', '(odd).fields[0].label: 须为文字'],
    ],
    [
      'a list and a number among words',
      form(
        { odd: { parameters: { n: {}, all: {} }, ...text({ label: '{{n}} 至 {{all}} 名' }) } },
        { ...used, with: { n: 1, all: [] } },
      ),
      ['(odd).fields[0].label: 参数“all”不能放在文字中间', '(odd).fields[0].label: 须为文字'],
    ],
    [
      'an unknown key inside',
      form({ odd: text({ requred: true }) }, used),
      ['(odd).fields[0].requred: 未知的属性“requred”'],
    ],
    ['a part in itself', form({ odd: { fields: [used] } }, used), ['(odd).fields[0]: 部件“odd”用到了它自己']],
    [
      'a part in another that uses it',
      form({ a: { fields: [{ part: 'b' }] }, b: { fields: [{ part: 'a' }] } }, { part: 'a' }),
      ['(a).fields[0](b).fields[0]: 部件“a”用到了它自己'],
    ],
    ['a page part among fields', form({ odd: { pages: [] } }, used), [': 部件“odd”不能用在 fields 里']],
    ['another key beside it', form({ people }, { ...use({}), required: true }), ['.required: 未知的属性“required”']],
  ])('%s', (_case, definition, expected) => {
    expect(problems(definition)).toEqual(expected.map((text) => `pages[0].sections[0].fields[0]${text}`))
    expect(parseDefinition(definition).pages).toHaveLength(1)
  })

  it('of endless recursion is reported, and the rest works', () => {
    const part = (next: string) => ({ fields: Array.from({ length: 20 }, () => ({ part: next })) })
    const parts = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`p${n}`, part(`p${n + 1}`)]))
    expect(problems(form({ ...parts, p12: { fields: [] } }, { part: 'p0' }))).toContain('parts: 部件展开后太大')
  })
})

it('problems inside a part are shown at the page and section that render it', () => {
  const odd = {
    pages: [
      {
        id: 'own',
        title: '页',
        sections: [{ id: 'inner', fields: [{ id: 'a', kind: 'text', label: 'a', requred: true }] }],
      },
    ],
  }
  const definition = { ...form({ odd }), pages: [page(), { part: 'odd' }] }
  expect([...groupProblemsByField(definition, parseDefinition(definition)).keys()]).toEqual(['own/inner'])
})
