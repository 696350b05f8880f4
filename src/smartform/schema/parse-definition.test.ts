/** Tests of parsing form definitions, faulty ones too; of hostile ones `hostile-definitions.test.ts`. */
import { describe, expect, it } from 'vitest'
import { parseDefinition } from './parse-definition'

type Raw = Record<string, unknown>

const field = (id: string, more: Raw = {}): Raw => ({ id, kind: 'text', label: id, ...more })
const computed = (id: string, value: unknown): Raw => ({ id, kind: 'computed', label: id, value })

/** A form of one page and one section; `page` and `section` add to them. */
function form(fields: unknown, more: Raw = {}, page: Raw = {}, section: Raw = {}): Raw {
  const sections = [{ id: 's', fields, ...section }]
  return { id: 'f', version: 1, title: '表', pages: [{ id: 'p', title: '页', sections, ...page }], ...more }
}

const rule = (more: Raw = {}): Raw => ({
  id: 'r',
  assert: ['filled', ['field', 'a']],
  message: '填',
  at: ['a'],
  ...more,
})
const table = (more: Raw = {}): Raw =>
  field('t', {
    kind: 'table',
    columns: [
      { id: 'c', kind: 'money', label: '金额' },
      { id: 'n', kind: 'text', label: '名' },
    ],
    ...more,
  })

/** A form of one field with these rules. */
const ruled = (...all: Raw[]): Raw => form([field('a')], { rules: all.map(rule) })
const ring = [computed('a', ['field', 'b']), computed('b', ['field', 'a']), computed('c', ['field', 'b'])]

function problems(raw: unknown): string[] {
  return parseDefinition(raw).definitionProblems.map(({ at, message }) => `${at}: ${message}`)
}

/** A form of one field. */
const alone = (more: Raw): Raw => form([field('a', more)])
const inField = 'pages[0].sections[0].fields[0]'
const unknown = (name: string) => `${name}: 未知的属性“${name}”`
const badId = 'id: 填写项标识只能由字母、数字和下划线组成'
const noPattern = 'pattern.source: 不是有效的正则表达式'
const options = (...all: Raw[]) => alone({ kind: 'radio', options: all })

describe('an invalid part of a definition is reported with its position', () => {
  it.each<[string, Raw, string[]]>([
    ['a field of unknown kind', alone({ kind: 'hologram' }), ['kind: 未知的填写项类型“hologram”']],
    ['a kind named like an Object method', alone({ kind: 'toString' }), ['kind: 未知的填写项类型“toString”']],
    ['an id with a slash', form([field('a/b')]), [badId]],
    ['the id __proto__', form([JSON.parse('{"id":"__proto__","kind":"text","label":"x"}')]), [badId]],
    ['a length that is not a number', alone({ maxLength: 'ten' }), ['maxLength: 须为不小于 1 的整数']],
    ['a negative length', alone({ minLength: -1 }), ['minLength: 须为不小于 0 的整数']],
    ['a minimum above the maximum', alone({ kind: 'number', min: '2', max: '1' }), ['min: 最小值不能大于最大值']],
    ['a limit in words', alone({ kind: 'money', max: 'lots' }), ['max: 须为十进制数']],
    ['a width the grid does not have', alone({ width: 4 }), ['width: 只能是 1、2 或 3']],
    ['a pattern that is not a regular expression', alone({ pattern: { source: '(', message: 'm' } }), [noPattern]],
    ['a pattern with unbalanced brackets', alone({ pattern: { source: 'a)|(b', message: 'm' } }), [noPattern]],
    [
      'a bound that is not a day',
      alone({ kind: 'dateRange', earliest: '2026-02-30' }),
      ['earliest: 须为 YYYY-MM-DD 格式的真实日期'],
    ],
    [
      'a condition on a missing field',
      alone({ visibleWhen: ['filled', ['field', 'gone']] }),
      ['visibleWhen[1]: 引用的填写项“gone”不存在'],
    ],
    [
      'a lock that is not a condition',
      alone({ lockedWhen: ['if'] }),
      ['lockedWhen: 运算符“if”的参数个数不对，现在 0 个'],
    ],
    ['a misspelt attribute', alone({ requred: true, visibleIf: true }), [unknown('requred'), unknown('visibleIf')]],
    ['an attribute of another kind', alone({ maxRows: 3 }), [unknown('maxRows')]],
    ['a misspelt attribute of an option', options({ value: 'x', lable: 'X' }), ['options[0].lable: 未知的属性“lable”']],
    ['options that are the same', options({ value: 'x' }, { value: 'x' }), ['options[1].value: 选项“x”重复']],
    ['no options', alone({ kind: 'radio' }), ['options: 至少要有一个选项']],
    [
      'a table in a column',
      form([table({ columns: [field('c', { kind: 'table' })] })]),
      ['columns[0].kind: 未知的填写项类型“table”', 'columns: 至少要有一列'],
    ],
    ['a total of a column of text', form([table({ totals: ['n', 'c'] })]), ['totals: “n”不是可以合计的列']],
    [
      'two fixed rows with one id',
      form([table({ fixedRows: ['x', 'x'].map((id) => ({ id, cells: {} })) })]),
      ['fixedRows[1].id: 标识无效或重复'],
    ],
    [
      'a fixed row with a cell without a column',
      form([table({ fixedRows: [{ id: 'x', cells: { gone: '1' } }] })]),
      ['fixedRows: 第“x”行的列“gone”不存在'],
    ],
  ])('%s', (_, raw, expected) => {
    expect(problems(raw)).toEqual(expected.map((text) => `${inField}.${text}`))
  })

  it.each<[string, unknown, string[]]>([
    [
      'two fields with one id',
      form([field('a'), field('a')]),
      ['pages[0].sections[0].fields[1].id: 填写项标识“a”重复'],
    ],
    [
      'a rule on a missing field',
      ruled({ assert: ['filled', ['field', 'gone']] }),
      ['rules[0].assert[1]: 引用的填写项“gone”不存在'],
    ],
    [
      'a rule at a missing field',
      ruled({ at: ['gone'] }),
      ['rules[0].at: 引用的填写项“gone”不存在', 'rules[0].at: 请至少选择一个填写项'],
    ],
    ['a rule without words', ruled({ message: '' }), ['rules[0].message: 请填写文字']],
    ['a rule with English words only', ruled({ message: { zh: ' ', en: 'e' } }), ['rules[0].message: 请填写文字']],
    ['two rules with one id', ruled({}, {}), ['rules[1].id: 标识无效或重复']],
    [
      'a ledger entry without a comparison',
      ruled({ ledger: { label: 'l', current: 1, limit: 1, unit: '' } }),
      ['rules[0].ledger.relation: 只能是 atMost、atLeast 或 exactly'],
    ],
    [
      'a misspelt attribute of a rule and of its ledger',
      ruled({ code: 1, whenn: true, ledger: { label: 'l', current: 1, limit: 1, relation: 'atMost', unti: '' } }),
      ['rules[0].whenn: 未知的属性“whenn”', 'rules[0].ledger.unti: 未知的属性“unti”'],
    ],
    ['a misspelt attribute of a page', form([], {}, { tittle: '页' }), ['pages[0].tittle: 未知的属性“tittle”']],
    ['a language of the future', form([], { dialect: 9 }), ['dialect: 这份定义用的是第 9 版语言，这里最多支持第 1 版']],
    [
      'two pages with one id',
      { ...form([]), pages: ['1', '2'].map((title) => ({ id: 'p', title })) },
      ['pages[1].id: 标识无效或重复'],
    ],
    ['fields that are not a list', form({ 0: field('a') }), ['pages[0].sections[0].fields: 须为列表']],
    ['a field that is not an object', form(['a']), [`${inField}: 须为对象`]],
    ['a computed value computed from itself', form([computed('a', ['add', ['field', 'a'], 1])]), ['value:a']],
    ['a cycle of computed values', form(ring), ['value:a', 'value:b']],
    [
      'a column computed from its own total',
      form([table({ columns: [computed('c', ['sum', ['column', 't', 'c']])] })]),
      ['value:t.c'],
    ],
    ['a field visible only when it is filled', alone({ visibleWhen: ['filled', ['field', 'a']] }), ['visible:a']],
    [
      'a section visible only when a field in it is filled',
      form([field('a')], {}, {}, { visibleWhen: ['filled', ['field', 'a']] }),
      ['section:s'],
    ],
    [
      'a page visible only when a field on it is filled',
      form([field('a')], {}, { visibleWhen: ['filled', ['field', 'a']] }),
      ['page:p'],
    ],
    [
      'a column visible only when it is filled',
      form([table({ columns: [field('c', { visibleWhen: ['filled', ['cell', 'c']] })] })]),
      ['visible:t.c'],
    ],
    ['a table visible only when it has rows', form([table({ visibleWhen: ['gt', ['rows', 't'], 0] })]), ['visible:t']],
  ])('%s', (_, raw, expected) => {
    expect(problems(raw)).toEqual(
      expected.map((text) => (text.includes(' ') ? text : `${text}: “${text}”取决于它自己`)),
    )
  })

  it.each<[string, unknown, string]>([
    ['nothing', null, ': 须为对象'],
    ['a text', 'form', ': 须为对象'],
    ['a list', [], ': 须为对象'],
    ['an empty object', {}, 'id: 须为文字'],
  ])('%s is a form without pages', (_, raw, problem) => {
    expect(parseDefinition(raw).pages).toEqual([])
    expect(problems(raw)[0]).toBe(problem)
  })

  it('no more than a thousand of them', () => {
    const misspelt = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`x${index}`, 1]))
    expect(problems(alone(misspelt))).toHaveLength(1000)
  })
})

describe('the valid rest of a form', () => {
  it('works without the invalid field', () => {
    const { fields } = parseDefinition(form([field('a'), field('b', { kind: '?' }), 7, field('c')]))
    expect([...fields.keys()]).toEqual(['a', 'c'])
  })

  it('treats an unreadable condition safely: visible, required, and locked', () => {
    const { fields } = parseDefinition(form([field('a', { visibleWhen: ['?'], required: ['?'], lockedWhen: ['?'] })]))
    expect(fields.get('a')).toMatchObject({
      visibleWhen: { op: 'constant', value: true },
      requiredWhen: { op: 'constant', value: true },
      lockedWhen: { op: 'constant', value: true },
    })
  })

  it('loses only the values inside a cycle, not their readers', () => {
    const { fields } = parseDefinition(form(ring))
    expect(fields.get('a')).toMatchObject({ value: { op: 'constant', value: null } })
    expect(fields.get('c')).toMatchObject({ value: { op: 'field', field: 'b' } })
  })

  it('shows what would show only when it is filled', () => {
    const when = { visibleWhen: ['filled', ['field', 'a']] }
    const always = { op: 'constant', value: true }
    const column = field('c', { visibleWhen: ['filled', ['cell', 'c']] })
    const parsed = [form([field('a', when)]), form([field('a')], {}, {}, when), form([field('a')], {}, when)].map(
      (raw) => parseDefinition(raw).pages[0],
    )
    expect(parsed[0]?.sections[0]?.fields[0]?.visibleWhen).toEqual(always)
    expect(parsed[1]?.sections[0]?.visibleWhen).toEqual(always)
    expect(parsed[2]?.visibleWhen).toEqual(always)
    const cut = parseDefinition(form([table({ columns: [column, computed('n', ['sum', ['column', 't', 'n']])] })]))
    expect(cut.fields.get('t')).toMatchObject({
      columns: [{ visibleWhen: always }, { value: { op: 'constant', value: null } }],
    })
  })

  it('keeps the condition of what depends on something circular', () => {
    const { fields, undecided } = parseDefinition(
      form([
        field('a', { visibleWhen: ['filled', ['field', 'a']] }),
        field('b', { visibleWhen: ['filled', ['field', 'a']] }),
      ]),
    )
    expect(fields.get('b')?.visibleWhen).toMatchObject({ op: 'filled' })
    expect(undecided).toBe(true)
  })

  it('may show a computed field only where it has a value', () => {
    const total = computed('b', ['add', ['field', 'a'], 1])
    expect(problems(form([field('a'), { ...total, visibleWhen: ['filled', ['field', 'b']] }]))).toEqual([])
  })

  it('may have a condition on a later page', () => {
    const page = (id: string, fields: Raw[]) => ({ id, title: id, sections: [{ id, fields }] })
    const raw = form([])
    raw.pages = [page('one', [field('a', { visibleWhen: ['filled', ['field', 'b']] })]), page('two', [field('b')])]
    expect(problems(raw)).toEqual([])
  })

  it('has default values for missing attributes', () => {
    const { fields } = parseDefinition(
      form([
        field('a'),
        field('m', { kind: 'money' }),
        table(),
        field('f', { kind: 'attachments', accept: ['PDF', '.Docx'] }),
      ]),
    )
    expect(fields.get('a')).toMatchObject({ maxLength: 200, width: 1, pageId: 'p', sectionId: 's' })
    expect(fields.get('m')).toMatchObject({ decimals: 2 })
    expect(fields.get('t')).toMatchObject({ maxRows: 100, width: 3 })
    expect(fields.get('f')).toMatchObject({ maxCount: 1, maxKilobytes: 10240, accept: ['pdf', 'docx'] })
  })

  it('keeps sensitive answers marked, also with an invalid mark', () => {
    const { fields } = parseDefinition(
      form([field('a', { sensitive: true }), field('b', { sensitive: 'yes' }), field('c')]),
    )
    expect([...fields.values()].map((node) => node.sensitive)).toEqual([true, true, undefined])
  })
})
