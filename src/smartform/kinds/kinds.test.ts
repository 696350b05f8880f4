import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readField, readTable } from '../../../tests/smartform/small-form'
import type { UnitValue } from '../schema/values'
import { convertCell, lookupOf } from '../tables/convert-cell'
import { columnKind, columnKinds } from './column-kinds'
import type { SampleTools } from './kind'
import { fieldKindNames, kindOf } from './kinds'

function messages(source: Record<string, unknown>, raw: unknown): string[] {
  const node = readField(source)
  const kind = kindOf(node)
  return kind.check(node, kind.coerce(node, raw)).map((finding) => finding.message)
}

const text = (more = {}) => ({ kind: 'text', ...more })
const number = (more = {}) => ({ kind: 'number', ...more })
const money = (more = {}) => ({ kind: 'money', ...more })
const range = (more = {}) => ({ kind: 'dateRange', ...more })
const radio = { kind: 'radio', options: [{ value: 'yes', label: '是' }] }
const files = (more = {}) => ({ kind: 'attachments', accept: ['pdf'], ...more })
const table = (more = {}) => ({ kind: 'table', columns: [{ id: 'c', kind: 'text', label: '列' }], ...more })
const file = (more = {}) => ({ uid: '1', name: 'a.pdf', url: 'key', size: 10, ...more })
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, cells: {} }))
const pattern = { source: '[A-Z]{2}\\d', message: '编号由两个大写字母和一个数字组成，例如 AB1' }

describe('what is wrong with an answer is said with the limit and the value', () => {
  it.each<[string, Record<string, unknown>, unknown, string[]]>([
    ['50 characters fit in 50', text({ maxLength: 50 }), '字'.repeat(50), []],
    ['53 do not', text({ maxLength: 50 }), '字'.repeat(53), ['项目名称不能超过 50 个字，现在 53 个']],
    ['spaces around do not count', text({ maxLength: 2 }), ' 中文\u3000', []],
    ['an emoji family and an accented letter are a character each', text({ maxLength: 2 }), '👩‍👩‍👧e\u0301', []],
    ['too short', text({ minLength: 2 }), '字', ['项目名称至少要 2 个字，现在 1 个']],
    ['nothing typed is not too short', text({ minLength: 2 }), ' ', []],
    ['the pattern fits the whole', text({ pattern }), 'AB1', []],
    ['the pattern fits only a part', text({ pattern }), 'xAB1', [pattern.message]],
    ['a pattern of alternatives is framed as one', text({ pattern: { source: 'a|b', message: '错' } }), 'ax', ['错']],
    [
      'too long is said before the pattern',
      text({ pattern, maxLength: 3 }),
      'ABCDE',
      ['项目名称不能超过 3 个字，现在 5 个'],
    ],
    ['100,000 characters in a text', text(), 'a'.repeat(100_000), ['项目名称不能超过 200 个字，现在 100000 个']],
    [
      'a pattern that could take for ever',
      text({ maxLength: 5000, pattern: { source: '(a+)+b', message: '错' } }),
      'a'.repeat(5000),
      [],
    ],
    ['a number over the text field’s head is kept as text', text(), 12, []],
    [
      'long text has 2000 unless said',
      { kind: 'longText' },
      'a'.repeat(2001),
      ['项目名称不能超过 2000 个字，现在 2001 个'],
    ],
    ['a line break is one character', { kind: 'longText', maxLength: 3 }, 'a\r\nb', []],
    ['a number in words', number(), '十二', ['项目名称要填数字，现在是「十二」']],
    ['full-width digits are a number', number(), '１２', []],
    ['an exponent is no number here', number(), '1e5', ['项目名称要填数字，现在是「1e5」']],
    ['whole numbers unless said', number({ unit: '人' }), '1.5', ['项目名称要填整数，现在是 1.5 人']],
    ['a whole number written with zeros', number(), '15.00', []],
    ['at the minimum', number({ min: '1' }), '1', []],
    ['below the minimum', number({ min: '1' }), '0', ['项目名称不能小于 1，现在是 0']],
    ['at the maximum', number({ max: '999999999' }), '999,999,999', []],
    [
      'above the maximum',
      number({ max: '999999999' }),
      '1000000000',
      ['项目名称不能大于 999,999,999，现在是 1,000,000,000'],
    ],
    [
      'above by less than a float sees',
      number({ max: '9007199254740992', decimals: 1 }),
      '9007199254740992.1',
      ['项目名称不能大于 9,007,199,254,740,992，现在是 9,007,199,254,740,992.1'],
    ],
    ['percent', number({ max: '100', unit: '%' }), '101', ['项目名称不能大于 100%，现在是 101%']],
    ['money has two decimals', money(), '1.234', ['项目名称最多保留 2 位小数，现在是 1.234 万元']],
    ['money in its limits', money({ min: '0', max: '20' }), '20.00', []],
    ['money below 0', money({ min: '0' }), '-1', ['项目名称不能小于 0 万元，现在是 -1 万元']],
    ['a range of one day', range(), { start: '2026-01-01', end: '2026-01-01' }, []],
    [
      'a range turned round',
      range(),
      { start: '2026-02-01', end: '2026-01-01' },
      ['项目名称的结束日期不能早于开始日期 2026-02-01，现在是 2026-01-01'],
    ],
    [
      'a day that does not exist',
      range(),
      { start: '2026-02-30', end: '2026-03-01' },
      ['项目名称的开始日期要写成 2026-01-31 这样的真实日期，现在是「2026-02-30」'],
    ],
    ['days written in other ways', range(), { start: '2026/1/5', end: '２０２６年１月６日' }, []],
    ['days written without signs', range(), { start: '20260105', end: '２０２６０１０６' }, []],
    ['half a range', range(), { start: '2026-01-01' }, ['请填写项目名称的结束日期']],
    [
      'before the earliest',
      range({ earliest: '2026-01-02' }),
      { start: '2026-01-01', end: '2026-01-03' },
      ['项目名称的开始日期不能早于 2026-01-02，现在是 2026-01-01'],
    ],
    [
      'at the bounds',
      range({ earliest: '2026-01-01', latest: '2026-01-03' }),
      { start: '2026-01-01', end: '2026-01-03' },
      [],
    ],
    [
      'after the latest',
      range({ latest: '2026-01-02' }),
      { start: '2026-01-01', end: '2026-01-03' },
      ['项目名称的结束日期不能晚于 2026-01-02，现在是 2026-01-03'],
    ],
    ['one of the options', radio, 'yes', []],
    ['no longer one of the options', radio, 'maybe', ['请重新选择项目名称，「maybe」不在选项中']],
    [
      'an entry of a dictionary',
      { kind: 'dictionary', dictionaryType: 'user_title' },
      { id: '1', code: 'a', name: '教授' },
      [],
    ],
    [
      'an entry without a name',
      { kind: 'dictionary', dictionaryType: 'user_title' },
      { id: '1' },
      ['请重新选择项目名称，要选列表中的一项'],
    ],
    ['as many files as there may be', files({ maxCount: 2 }), [file(), file()], []],
    ['a file too many', files(), [file(), file()], ['项目名称最多上传 1 个文件，现在 2 个']],
    ['a file of another type', files(), [file({ name: 'a.exe' })], ['项目名称只收 pdf 文件，请换掉「a.exe」']],
    ['a file’s type in capitals', files(), [file({ name: 'A.PDF' })], []],
    ['a file at the size limit', files({ maxKilobytes: 1 }), [file({ size: 1024 })], []],
    [
      'a file over it',
      files({ maxKilobytes: 1 }),
      [file({ size: 1025 })],
      ['项目名称每个文件不能超过 1 KB，「a.pdf」有 2 KB'],
    ],
    ['as many rows as there must be', table({ minRows: 2 }), rows(2), []],
    ['too few rows', table({ minRows: 2 }), rows(1), ['项目名称至少要有 2 行，现在 1 行']],
    ['as many rows as there may be', table(), rows(100), []],
    ['too many rows', table(), rows(101), ['项目名称最多 100 行，现在 101 行']],
  ])('%s', (_, source, raw, expected) => {
    expect(messages(source, raw)).toEqual(expected)
  })
})

describe('what a field keeps of what it is given', () => {
  it.each<[string, Record<string, unknown>, unknown, unknown]>([
    ['text as typed, spaces too', text(), ' a ', ' a '],
    ['markup as the text it is', text(), '<img onerror=x>', '<img onerror=x>'],
    ['text from a number', text(), 12.5, '12.5'],
    ['nothing of an object', text(), { a: 1 }, ''],
    ['a number as its canonical decimal', number(), ' １，２３４．５０ ', '1234.50'],
    ['a number from a number', number(), 0.1, '0.1'],
    ['a very small number in plain digits', number(), 1e-7, '0.0000001'],
    ['what is no number as typed', number(), 'abc ', 'abc '],
    ['a number half typed as typed', number(), '1.', '1.'],
    ['nothing of not a number', number(), Number.NaN, ''],
    ['a range with one day', range(), { start: '2026-01-01', end: 5 }, { start: '2026-01-01', end: null }],
    ['a range as a pair', range(), ['2026-01-01', '2026-01-02'], { start: '2026-01-01', end: '2026-01-02' }],
    ['nothing of an empty range', range(), { start: '', end: null }, null],
    ['nothing of a range of objects', range(), { start: {}, end: [] }, null],
    ['an option that was a number', radio, 1, '1'],
    ['nothing of a list of options', radio, ['yes'], null],
    [
      'a dictionary entry without what does not belong',
      { kind: 'dictionary', dictionaryType: 't' },
      { id: 1, name: '甲', x: 2 },
      { id: '1', code: '', name: '甲' },
    ],
    ['nothing of a text', { kind: 'dictionary', dictionaryType: 't' }, '教授', null],
    ['the files in a list', files(), [file(), null, 'x', { name: 'no key' }], [file()]],
    ['rows with every column', table(), [{ id: 'x', cells: { gone: 1 } }], [{ id: 'x', cells: { c: '' } }]],
    [
      'rows without ids, or with bad ones, get new ones',
      table(),
      [{}, { id: 'a/b' }, { id: 'x' }, { id: 'x' }, 7],
      [
        { id: 'row-1', cells: { c: '' } },
        { id: 'row-2', cells: { c: '' } },
        { id: 'x', cells: { c: '' } },
        { id: 'x-2', cells: { c: '' } },
      ],
    ],
    [
      'fixed rows always, with what is preset',
      table({ fixedRows: [{ id: 'x', cells: { c: '设备费' } }] }),
      [
        { id: 'y', cells: {} },
        { id: 'x', cells: { c: 'changed' } },
      ],
      [{ id: 'x', cells: { c: '设备费' } }],
    ],
  ])('%s', (_, source, raw, expected) => {
    const node = readField(source)
    expect(kindOf(node).coerce(node, raw)).toEqual(expected)
  })

  const hostile = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
    fc.record({ start: fc.anything(), end: fc.anything(), id: fc.anything(), cells: fc.anything() }),
    fc.constantFrom<unknown>(Symbol('x'), () => 1, JSON.parse('{"__proto__": {"id": "x"}}')),
  )
  const needed: Record<string, unknown> = {
    options: [{ value: 'a', label: '甲' }],
    dictionaryType: 't',
    text: '说明',
    value: 1,
    columns: [{ kind: 'text', id: 'c', label: '列' }],
  }
  const kinds = fieldKindNames.map((kind) => {
    const said = Object.keys(kindOf({ kind }).attributes).filter((name) => name in needed)
    return [kind, { kind, ...Object.fromEntries(said.map((name) => [name, needed[name]])) }] as const
  })
  it.each(kinds)('%s survives anything, and taking its own value in again changes nothing', (_, source) => {
    const node = readField(source)
    const kind = kindOf(node)
    fc.assert(
      fc.property(hostile, (raw) => {
        const value = kind.coerce(node, raw)
        expect(kind.coerce(node, value)).toEqual(value)
        for (const ask of [kind.check, kind.operand, kind.clean]) expect(() => ask(node, value)).not.toThrow()
        expect(kind.isEmpty(value)).toBeTypeOf('boolean')
      }),
    )
  })
})

describe('one description of a kind', () => {
  const picture = { uid: '1', name: 'a.png', url: 'k', size: 1 }
  const tools: SampleTools = {
    entries: async () => [{ id: '1', code: '01', name: '甲' }],
    leaf: async () => ({ id: '1', code: '01', name: '甲', path: ['上', '甲'] }),
    units: async () => [{ id: '1', name: '甲' }],
    file: async () => picture,
  }
  const said = {
    options: [{ value: 'a', label: '甲' }],
    dictionaryType: 't',
    text: '说明',
    value: 1,
    accept: ['png'],
  }
  const columnsOf = () => {
    const columns = Object.entries(columnKinds).map(([kind, { attributes }]) => {
      const own = Object.entries(said).filter(([name]) => name in attributes)
      return { kind, id: `c_${kind}`, label: kind, ...Object.fromEntries(own) }
    })
    return readTable(columns).columns
  }

  it('lets every kind but static text, and the table itself, be a column', () => {
    expect(columnsOf().map((column) => column.kind)).toEqual(
      fieldKindNames.filter((kind) => kind !== 'static' && kind !== 'table'),
    )
  })

  it.each(columnsOf().filter((column) => column.kind !== 'computed'))(
    'of $kind has a sample that its checks take, and reads its own text again from a sheet',
    async (column) => {
      const kind = columnKind(column)
      const values = (await kind.sample(column, tools)).map((raw) => kind.coerce(column, raw))
      const value = values.find((one) => !kind.isEmpty(one) && kind.check(column, one).length === 0)
      if (value === undefined) throw new Error('no sample fits')
      const text = kind.text(column, value)
      expect(text).not.toBe('')
      expect(kind.columnWidth(column)).toBeGreaterThan(0)
      const entries = new Map([[lookupOf(column) ?? '', new Map([[text, value as UnitValue]])]])
      if (!kind.fromSheet) return
      const read = convertCell(column, text, { unit: 'tenThousand', entries })
      expect([kind.text(column, read.value), read.problem]).toEqual([text, null])
    },
  )
})

describe('what is saved', () => {
  it.each<[string, Record<string, unknown>, unknown, unknown]>([
    ['text without spaces around it', text(), '\u3000项目 一 ', '项目 一'],
    ['a number half typed as the number it is', number(), '1.', '1'],
    ['what is no number as typed', money(), ' 很多 ', '很多'],
    ['cells likewise', table(), [{ id: 'x', cells: { c: ' a ' } }], [{ id: 'x', cells: { c: 'a' } }]],
  ])('%s', (_, source, raw, expected) => {
    const node = readField(source)
    const kind = kindOf(node)
    expect(kind.clean(node, kind.coerce(node, raw))).toEqual(expected)
  })
})
