/** The graded changes of a field's own attributes and place, with the sentences that the author reads. */

import { describe, expect, it } from 'vitest'
import { form, table, text, way } from '../../../tests/smartform/compared-forms'
import type { FieldSource, FormSource } from '../schema/definition'
import { acceptRename } from './accept-rename'
import { gradeChanges } from './grade-changes'

const read = (before: FormSource, after: FormSource) =>
  gradeChanges(before, after).map(({ grade, text: sentence }) => `${grade} ${sentence}`)
const field = (kind: string, more: object = {}): FieldSource =>
  ({ id: 'a', kind, label: '甲', ...more }) as unknown as FieldSource
const computed = (more: object = {}) => field('computed', { value: ['add', 1, 1], ...more })
const other = (more: object = {}) => text('b', { label: '乙', ...more })
const named = (id: string, label: string) => text(id, { label })

describe('a limit', () => {
  it.each<[kind: string, attribute: string, name: string, tighter: unknown, looser: unknown]>([
    ['number', 'min', '最小值', 10, 9],
    ['number', 'max', '最大值', 9, 10],
    ['number', 'decimals', '小数位数', 1, 2],
    ['money', 'max', '最大值', '99.5', '100'],
    ['text', 'minLength', '最少字数', 10, 9],
    ['text', 'maxLength', '最多字数', 9, 10],
    ['date', 'earliest', '最早日期', '2026-10-01', '2026-09-30'],
    ['date', 'latest', '最晚日期', '2026-09-30', '2026-10-01'],
    ['attachments', 'maxCount', '最多文件数', 2, 3],
    ['attachments', 'maxKilobytes', '文件大小上限', 900, 1000],
  ])('of %s: %s asks more where it becomes tighter', (kind, attribute, name, tighter, looser) => {
    const [close, wide] = [form([field(kind, { [attribute]: tighter })]), form([field(kind, { [attribute]: looser })])]
    expect(read(wide, close)).toEqual([`asksMore “甲”的${name}从 ${looser} 改为 ${tighter}，更严`])
    expect(read(close, wide)).toEqual([`harmless “甲”的${name}从 ${tighter} 改为 ${looser}，更宽`])
  })

  it('that was none asks more, and one that is none any more asks less', () => {
    const [none, some] = [form([field('date')]), form([field('date', { latest: '2026-10-01' })])]
    expect(read(none, some)).toEqual(['asksMore “甲”的最晚日期从 没有限制 改为 2026-10-01，更严'])
    expect(read(some, none)).toEqual(['harmless “甲”的最晚日期从 2026-10-01 改为 没有限制，更宽'])
  })

  it('of choices and of rows asks more where it becomes tighter', () => {
    const options = ['一', '二', '三'].map((label) => ({ value: label, label }))
    const many = (more: object) => form([field('checkboxGroup', { options, ...more })])
    expect(read(many({ minSelected: 1 }), many({ minSelected: 2 }))).toEqual([
      'asksMore “甲”的最少选择项数从 1 改为 2，更严',
    ])
    expect(read(many({ maxSelected: 2 }), many({ maxSelected: 3 }))).toEqual([
      'harmless “甲”的最多选择项数从 2 改为 3，更宽',
    ])
    const rows = (more: object) => form([table([text('x')], more)])
    expect(read(rows({ minRows: 1 }), rows({ minRows: 3 }))).toEqual(['asksMore “成员”的最少行数从 1 改为 3，更严'])
    expect(read(rows({ maxRows: 5 }), rows({ maxRows: 3 }))).toEqual(['asksMore “成员”的最多行数从 5 改为 3，更严'])
  })
})

describe('another attribute', () => {
  it.each<[string, FieldSource, FieldSource, string[]]>([
    [
      'fewer types of files ask more',
      field('attachments', { accept: ['pdf', 'docx'] }),
      field('attachments', { accept: ['pdf'] }),
      ['asksMore “甲”的文件类型从 pdf、docx 改为 pdf'],
    ],
    [
      'more types of files ask less',
      field('attachments', { accept: ['pdf'] }),
      field('attachments', { accept: ['pdf', 'docx'] }),
      ['harmless “甲”的文件类型从 pdf 改为 pdf、docx'],
    ],
    [
      'another dictionary leaves what was chosen without a place',
      field('dictionary', { dictionaryType: 'a' }),
      field('dictionary', { dictionaryType: 'b' }),
      ['movesAnswers “甲”改用另一个字典，已选的内容另外保留，要重新选择'],
    ],
    [
      'a new pattern asks more',
      field('text'),
      field('text', { pattern: { source: '^[0-9]+$', message: '只填数字' } }),
      ['asksMore “甲”的格式要求改了', 'harmless “甲”的格式提示改了'],
    ],
    [
      'without its pattern it asks less',
      field('text', { pattern: { source: '^[0-9]+$', message: '只填数字' } }),
      field('text'),
      ['harmless “甲”不再限制格式', 'harmless “甲”的格式提示改了'],
    ],
    [
      'other words for the same pattern ask nothing',
      field('text', { pattern: { source: '^[0-9]+$', message: '只填数字' } }),
      field('text', { pattern: { source: '^[0-9]+$', message: '请填数字' } }),
      ['harmless “甲”的格式提示从“只填数字”改为“请填数字”'],
    ],
    [
      'the English of fixed answers asks nothing',
      field('text'),
      field('text', { inEnglish: { 是: 'yes' } }),
      ['harmless “甲”的英文写法改了'],
    ],
    [
      'another unit leaves the numbers and asks to check them',
      field('number', { unit: '元' }),
      field('number', { unit: '万元' }),
      ['movesAnswers “甲”的单位从“元”改为“万元”：已填的数字不换算，请核对'],
    ],
    [
      'the unit of a computed field is a text',
      computed({ unit: '元' }),
      computed({ unit: '万元' }),
      ['harmless “甲”的计量单位从“元”改为“万元”'],
    ],
    [
      'another formula may ask for corrections',
      computed(),
      computed({ value: ['add', 1, 2] }),
      ['asksMore “甲”的计算方法改了'],
    ],
    [
      'another width concerns nobody’s answer',
      field('text'),
      field('text', { width: 3 }),
      ['harmless “甲”的设置“width”改了'],
    ],
    [
      'what another kind brings with it is not said twice',
      field('text'),
      field('longText'),
      ['movesAnswers “甲”从“单行文字”改为“多行文字”：能照原样转换的内容随之转换，其余的另外保留'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(read(form([before]), form([after]))).toEqual(expected)
  })

  it('of another dictionary moves the answer nowhere, of another unit to the same place', () => {
    const moves = (before: FieldSource, after: FieldSource) =>
      gradeChanges(form([before]), form([after])).flatMap((change) => change.moves ?? [])
    const place = { from: 'a', fromLabel: '甲' }
    expect(moves(field('dictionary', { dictionaryType: 'a' }), field('dictionary', { dictionaryType: 'b' }))).toEqual([
      { ...place, to: null, toLabel: null },
    ])
    expect(moves(field('number', { unit: '元' }), field('number', { unit: '万元' }))).toEqual([
      { ...place, to: 'a', toLabel: '甲' },
    ])
  })
})

describe('options', () => {
  it('say by name which are gone, which have another key, which are new', () => {
    const before = way(['buy', '买'], ['rent', '租'], ['loan', '借'])
    const after = way(['b', '买'], ['rent', '租'], ['gift', '赠'])
    const changes = gradeChanges(form([before]), form([after]))
    expect(changes.map(({ text: sentence }) => sentence)).toEqual([
      '“方式”取消了选项“借”，选过的另外保留，要重新选择',
      '“方式”的选项改了：买 → 买，选过的随之改变',
      '“方式”新增选项“赠”',
    ])
    expect(changes.map(({ moves }) => moves)).toEqual([
      [{ from: 'way=loan', to: null, fromLabel: '借', toLabel: null }],
      [{ from: 'way=buy', to: 'way=b', fromLabel: '买', toLabel: '买' }],
      undefined,
    ])
  })

  it('with an equals sign in their key move as well', () => {
    const changes = gradeChanges(form([way(['x=1', '甲'])]), form([way(['x=2', '甲'])]))
    expect(changes.map(({ grade }) => grade)).toEqual(['movesAnswers'])
    const accepted = acceptRename(form([way(['x=2', '乙'])]), { from: 'way=x=1', to: 'way=x=2' })
    expect(accepted).toEqual(form([way(['x=2', '乙', 'x=1'])]))
  })
})

describe('rows', () => {
  const rows = (...ids: string[]) => ({ fixedRows: ids.map((id) => ({ id, cells: { x: id } })) })
  it.each<[string, object, object, string[]]>([
    ['become fixed: filled ones have no place', {}, rows('一'), ['dropsAnswers “成员”改为固定的行，已填的行另外保留']],
    ['are not fixed any more', rows('一'), {}, ['harmless “成员”的行可以增减了']],
    [
      'fixed ones are gone',
      rows('一', '二', '三'),
      rows('三'),
      ['dropsAnswers “成员”取消了固定的行“一、二”，已填的内容另外保留'],
    ],
    ['one more is fixed', rows('一'), rows('一', '二'), ['asksMore “成员”的固定行改了']],
    ['cannot be added any more', {}, { givenRows: true }, ['asksMore “成员”的行不能再增减']],
    ['can be added now', { givenRows: true }, {}, ['harmless “成员”的行可以增减了']],
  ])('%s', (_, before, after, expected) => {
    const columns = [text('x')]
    expect(read(form([table(columns, before)]), form([table(columns, after)]))).toEqual(expected)
  })
})

describe('what comes and goes', () => {
  it.each<[string, FieldSource[], FieldSource[], string[]]>([
    ['an optional field', [], [other()], ['harmless 新增“乙”，可以不填']],
    ['a required field', [], [other({ required: true })], ['asksMore 新增必填的“乙”']],
    [
      'a field that is required under a condition',
      [field('text')],
      [field('text'), other({ required: ['filled', ['field', 'a']] })],
      ['asksMore 新增“乙”，满足条件时必填'],
    ],
    ['a computed field', [], [computed()], ['harmless 新增“甲”，不用填写']],
    ['a computed field that goes', [computed()], [], ['harmless “甲”取消了；它没有填写的内容']],
    ['a field that goes', [other()], [], ['dropsAnswers “乙”取消了，已填的内容另外保留']],
    [
      'a column that goes and comes under another key',
      [table([text('x', { label: '列' })])],
      [table([text('y', { label: '列' })])],
      [
        'dropsAnswers “成员 · 列”取消了，新版里有同名同类的“y”：如果是同一项，请确认，内容会随之移动',
        'harmless 新增“成员 · 列”，可以不填',
      ],
    ],
    [
      'a field under another key',
      [field('text')],
      [other({ label: '甲', movedFrom: 'a' })],
      ['movesAnswers “甲”的标识从 a 改为 b，内容随之移动'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(read(form(before), form(after))).toEqual(expected)
  })

  const pages = (
    ...list: [id: string, title: string, sections: [id: string, title: string, fields: FieldSource[]][]][]
  ) =>
    form([], [], {
      pages: list.map(([id, title, sections]) => ({
        id,
        title,
        sections: sections.map(([sectionId, name, fields]) => ({ id: sectionId, title: name, fields })),
      })),
    })

  it('a page that goes, a field that moves to another page and one that moves to another section', () => {
    const before = pages(
      [
        'p',
        '第一页',
        [
          ['s', '甲节', [named('x1', '一'), named('x2', '二')]],
          ['s2', '乙节', []],
        ],
      ],
      ['q', '第二页', [['t', '丙节', [named('x3', '三')]]]],
    )
    const after = pages([
      'p',
      '第一页',
      [
        ['s', '甲节', [named('x1', '一'), named('x3', '三')]],
        ['s2', '乙节', [named('x2', '二')]],
      ],
    ])
    expect(read(before, after)).toEqual([
      'harmless 取消一页“第二页”；其中的填写项另外列出',
      'harmless “三”从“第二页”移到“第一页”',
      'harmless “二”移到了同一页的另一个分组',
    ])
    expect(read(after, before)[0]).toBe('harmless 新增一页“第二页”')
  })

  it('another order is said once for its section, by its title', () => {
    const before = pages(['p', '第一页', [['s', '甲节', [named('x1', '一'), named('x2', '二'), named('x3', '三')]]]])
    const after = pages(['p', '第一页', [['s', '甲节', [named('x3', '三'), named('x1', '一'), named('x2', '二')]]]])
    expect(read(before, after)).toEqual(['harmless “甲节”里的填写项换了顺序'])
  })
})
