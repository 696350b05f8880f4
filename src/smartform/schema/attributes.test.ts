/** Tests of what an author may write in each attribute of a form, and what is said of anything else. */
import { describe, expect, it } from 'vitest'
import {
  alone,
  field,
  ledger,
  number,
  page,
  type Raw,
  rule,
  ruled,
  table,
  whole,
} from '../../../tests/smartform/raw-definitions'
import { smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from './parse-definition'

const problems = (raw: unknown) => parseDefinition(raw).definitionProblems.map(({ at, message }) => `${at}: ${message}`)
const long = 'x'.repeat(90)
const gone = (id: string) => `引用的填写项“${id.slice(0, 80)}”不存在`
const wrongPages = [0, 1].map((index) => `pages[${index}].id: 标识无效或重复`)
/** A form whose table has no fixed rows, with a rule. */
const loose = (more: Raw): Raw => smallForm([field('a'), { ...table, fixedRows: null }], { rules: [rule(more)] })
const calculated = (value: unknown): Raw => smallForm([field('a'), table, { ...field('b'), kind: 'computed', value }])
const calculation = 'pages[0].sections[0].fields[2].value'
const nothing = {
  ...whole({}),
  rules: [null],
  pages: [null, { ...page('p'), sections: [null, { id: 's', fields: [null] }] }],
}
const nothingAt = ['pages[0]', 'pages[1].sections[0]', 'pages[1].sections[1].fields[0]', 'rules[0]']
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
    [
      'a field beside another that it explains',
      smallForm([field('a'), field('b', { beside: 'a', explains: 'a' })]),
      [],
    ],
    ['a field beside itself', alone({ beside: 'a' }), [`a.beside: 引用的填写项“a”不存在`]],
    ['a field that explains another that is gone', alone({ explains: 'b' }), [`a.explains: 引用的填写项“b”不存在`]],
    [
      'a long misspelt name',
      alone({ ['x'.repeat(60)]: 1 }),
      [`${inField}.${'x'.repeat(60)}: 未知的属性“${'x'.repeat(40)}”`],
    ],
    ['a kind that is no text', alone({ kind: 7 }), [`${inField}.kind: 未知的填写项类型“”`]],
    [
      'an id that is a number',
      smallForm([{ ...field('a'), id: 7 }]),
      [`${inField}.id: 填写项标识只能由字母、数字和下划线组成`],
    ],
    [
      'a condition on a field without a valid id',
      smallForm([{ ...field('a'), id: 'x y' }, field('b', { visibleWhen: ['filled', ['field', 'x y']] })]),
      [
        `${inField}.id: 填写项标识只能由字母、数字和下划线组成`,
        'pages[0].sections[0].fields[1].visibleWhen[1]: 引用的填写项“x y”不存在',
      ],
    ],
    [
      'a total of a field that is no table',
      calculated(['sum', ['column', 'a', 'c']]),
      [`${calculation}[1]: ${gone('a.c')}`],
    ],
    ['the rows of a field that is no table', calculated(['rows', 'a']), [`${calculation}: ${gone('a')}`]],
    ['the length of a cell', calculated(['length', ['at', 't', 'r', 'c']]), []],
    ['a cell of a gone row', calculated(['length', ['at', 't', 'x', 'c']]), [`${calculation}[1]: ${gone('t.x')}`]],
    [
      'rows and columns that are nothing or of no kind',
      smallForm([
        field('a'),
        {
          ...table,
          columns: [null, { ...field('n'), kind: '?' }, field('c')],
          fixedRows: [null, { id: 'r', cells: {} }],
        },
        { ...field('b'), kind: 'computed', value: ['length', ['at', 't', 'r', 'c']] },
      ]),
      [
        'pages[0].sections[0].fields[1].columns[0]: 须为对象',
        'pages[0].sections[0].fields[1].columns[1].kind: 未知的填写项类型“?”',
        'pages[0].sections[0].fields[1].fixedRows[0]: 须为对象',
      ],
    ],
    ['items that are nothing', nothing, nothingAt.map((at) => `${at}: 须为对象`)],
    ['an id of 64 letters', smallForm([field('x'.repeat(64))]), []],
    ['a longer id', smallForm([field('x'.repeat(65))]), [`${inField}.id: 填写项标识只能由字母、数字和下划线组成`]],
    ['the first version of the language', whole({ dialect: 1 }), []],
    ['none before it', whole({ dialect: 0 }), ['dialect: 须为不小于 1 的整数']],
    ['a title in no language', whole({ title: 7 }), ['title: 须为文字']],
    ['no version', whole({ version: 0 }), ['version: 须为不小于 1 的整数']],
    ['an id of a page with a space', { ...whole({}), pages: [page('p '), page(' p')] }, wrongPages],
    ['a page and its section with one id', { ...whole({}), pages: [{ ...page('p'), sections: [{ id: 'p' }] }] }, []],
    ['a long name of a gone field', whole({ summary: { name: long } }), [`summary.name: ${gone(long)}`]],
    ['a field beside a long name', alone({ beside: long }), [`a.beside: ${gone(long)}`]],
    ['a rule at a long name', ruled({ at: ['a', long] }), [`rules[0].at: ${gone(long)}`]],
    ['a kind with a long name', alone({ kind: long }), [`${inField}.kind: 未知的填写项类型“${long.slice(0, 40)}”`]],
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
    ['a rule at a row of a table of free rows', loose({ at: ['a', 't.r.c'] }), [`rules[0].at: ${gone('t.r.c')}`]],
    ['a rule at a column of no table', ruled({ at: ['a', 'a.c'] }), ['rules[0].at: 引用的填写项“a.c”不存在']],
    ['a rule at a place of four parts', ruled({ at: ['a', 't.r.x.c'] }), ['rules[0].at: 引用的填写项“t.r.x.c”不存在']],
    ['a rule at no text', ruled({ at: ['a', 7] }), ['rules[0].at[1]: 须为文字']],
    [
      'a rule at rows of no column',
      ruled({ at: ['a', { column: 't', where: true }] }),
      ['rules[0].at[1].at: 引用的填写项“t”不存在'],
    ],
    [
      'a rule at rows of a gone table',
      ruled({ at: ['a', { column: 'gone.c', where: true }] }),
      ['rules[0].at[1].at: 引用的填写项“gone.c”不存在'],
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
