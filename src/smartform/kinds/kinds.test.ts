import { describe, expect, it } from 'vitest'
import { readField } from '../../../tests/smartform/small-form'
import { kindOf } from './kinds'

type Raw = Record<string, unknown>

const nodeOf = (source: object) => readField({ label: '答案', ...source })
const of = (kind: string, more: Raw = {}): Raw => ({ kind, ...more })
const text = (more?: Raw) => of('text', more)
const number = (more?: Raw) => of('number', more)
const money = (more?: Raw) => of('money', more)
const range = (more?: Raw) => of('dateRange', more)
const entry = of('dictionary', { dictionaryType: 't' })
const radio = of('radio', { options: [{ value: 'yes', label: '是' }] })
const files = (more?: Raw) => of('attachments', { accept: ['pdf'], ...more })
const table = (more?: Raw) => of('table', { columns: [{ id: 'c', kind: 'text', label: '列' }], ...more })
const file = (more = {}) => ({ uid: '1', name: 'a.pdf', url: 'key', size: 10, ...more })
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, cells: {} }))
const pattern = { source: '[A-Z]{2}\\d', message: '编号由两个大写字母和一个数字组成，例如 AB1' }
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
const choices = (more?: Raw) => of('checkboxGroup', { options, ...more })
const id = '11010519491231002X'
const person = { name: '王芳', certificate: { type: '111', number: id }, mobile: '13812345678' }
const picture = (more = {}) => ({ uid: '1', name: 'a.png', url: 'key', size: 10, ...more })

describe('an error of an answer names the limit and the value', () => {
  it.each<[string, Raw, unknown, string[]]>([
    ['50 characters fit in 50', text({ maxLength: 50 }), '字'.repeat(50), []],
    ['53 do not', text({ maxLength: 50 }), '字'.repeat(53), ['答案不能超过 50 个字，现在 53 个']],
    ['spaces around do not count', text({ maxLength: 2 }), ' 中文\u3000', []],
    ['an emoji family and an accented letter are a character each', text({ maxLength: 2 }), '👩‍👩‍👧e\u0301', []],
    ['too short', text({ minLength: 2 }), '字', ['答案至少要 2 个字，现在 1 个']],
    ['an empty text is not too short', text({ minLength: 2 }), ' ', []],
    ['the pattern fits the whole', text({ pattern }), 'AB1', []],
    ['the pattern fits only a part', text({ pattern }), 'xAB1', [pattern.message]],
    ['a pattern of alternatives is framed as one', text({ pattern: { source: 'a|b', message: '错' } }), 'ax', ['错']],
    [
      'the length is checked before the pattern',
      text({ pattern, maxLength: 3 }),
      'ABCDE',
      ['答案不能超过 3 个字，现在 5 个'],
    ],
    ['100,000 characters in a text', text(), 'a'.repeat(100_000), ['答案不能超过 200 个字，现在 100000 个']],
    [
      'a pattern with exponential backtracking',
      text({ maxLength: 5000, pattern: { source: '(a+)+b', message: '错' } }),
      'a'.repeat(5000),
      [],
    ],
    ['a number over the text field’s head is kept as text', text(), 12, []],
    [
      'long text has 2000 characters by default',
      of('longText'),
      'a'.repeat(2001),
      ['答案不能超过 2000 个字，现在 2001 个'],
    ],
    ['a line break is one character', of('longText', { maxLength: 3 }), 'a\r\nb', []],
    ['a number in Chinese characters', number(), '十二', ['答案要填数字，现在是「十二」']],
    ['full-width digits are a number', number(), '１２', []],
    ['an exponent is not accepted', number(), '1e5', ['答案要填数字，现在是「1e5」']],
    ['integers by default', number({ unit: '人' }), '1.5', ['答案要填整数，现在是 1.5 人']],
    ['an integer written with decimal zeros', number(), '15.00', []],
    ['at the minimum', number({ min: '1' }), '1', []],
    ['below the minimum', number({ min: '1' }), '0', ['答案不能小于 1，现在是 0']],
    ['at the maximum', number({ max: '999999999' }), '999,999,999', []],
    [
      'above the maximum',
      number({ max: '999999999' }),
      '1000000000',
      ['答案不能大于 999,999,999，现在是 1,000,000,000'],
    ],
    [
      'above the maximum by less than a float’s precision',
      number({ max: '9007199254740992', decimals: 1 }),
      '9007199254740992.1',
      ['答案不能大于 9,007,199,254,740,992，现在是 9,007,199,254,740,992.1'],
    ],
    ['percent', number({ max: '100', unit: '%' }), '101', ['答案不能大于 100%，现在是 101%']],
    ['money has two decimals', money(), '1.234', ['答案最多保留 2 位小数，现在是 1.234 万元']],
    ['money within its limits', money({ min: '0', max: '20' }), '20.00', []],
    ['money below 0', money({ min: '0' }), '-1', ['答案不能小于 0 万元，现在是 -1 万元']],
    ['a range of one day', range(), { start: '2026-01-01', end: '2026-01-01' }, []],
    [
      'a reversed range',
      range(),
      { start: '2026-02-01', end: '2026-01-01' },
      ['答案的结束日期不能早于开始日期 2026-02-01，现在是 2026-01-01'],
    ],
    [
      'a day that does not exist',
      range(),
      { start: '2026-02-30', end: '2026-03-01' },
      ['答案的开始日期要写成 2026-01-31 这样的真实日期，现在是「2026-02-30」'],
    ],
    ['days written in other ways', range(), { start: '2026/1/5', end: '２０２６年１月６日' }, []],
    ['days written without separators', range(), { start: '20260105', end: '２０２６０１０６' }, []],
    ['half a range', range(), { start: '2026-01-01' }, ['请填写答案的结束日期']],
    [
      'before the earliest',
      range({ earliest: '2026-01-02' }),
      { start: '2026-01-01', end: '2026-01-03' },
      ['答案的开始日期不能早于 2026-01-02，现在是 2026-01-01'],
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
      ['答案的结束日期不能晚于 2026-01-02，现在是 2026-01-03'],
    ],
    ['one of the options', radio, 'yes', []],
    ['no longer one of the options', radio, 'maybe', ['请重新选择答案，「maybe」不在选项中']],
    ['an entry of a dictionary', entry, { id: '1', code: 'a', name: '教授' }, []],
    ['an entry without a name', entry, { id: '1' }, ['请重新选择答案，要选列表中的一项']],
    ['the maximum of files', files({ maxCount: 2 }), [file(), file()], []],
    ['more files than the maximum', files(), [file(), file()], ['答案最多上传 1 个文件，现在 2 个']],
    ['a file of another type', files(), [file({ name: 'a.exe' })], ['答案只收 pdf 文件，请换掉「a.exe」']],
    ['a file’s type in capitals', files(), [file({ name: 'A.PDF' })], []],
    ['a file at the size limit', files({ maxKilobytes: 1 }), [file({ size: 1024 })], []],
    [
      'a file over it',
      files({ maxKilobytes: 1 }),
      [file({ size: 1025 })],
      ['答案每个文件不能超过 1 KB，「a.pdf」有 2 KB'],
    ],
    ['the minimum of rows', table({ minRows: 2 }), rows(2), []],
    ['too few rows', table({ minRows: 2 }), rows(1), ['答案至少要有 2 行，现在 1 行']],
    ['the maximum of rows', table(), rows(100), []],
    ['too many rows', table(), rows(101), ['答案最多 100 行，现在 101 行']],
    ['a mobile as specified', of('mobile'), '13812345678', []],
    ['a mobile typed with spaces', of('mobile'), '１３８ 1234 5678', []],
    ['no mobile', of('mobile'), '12812345678', ['请输入正确的手机号码']],
    ['an e-mail address', of('email'), 'a@b.cn', []],
    ['an invalid e-mail address', of('email'), 'a.b.cn', ['请输入正确的邮箱']],
    ['a resident ID', of('certificate'), id, []],
    ['a resident ID with a wrong check digit', of('certificate'), '110105194912310021', ['请输入正确的身份证号']],
    [
      'a passport where it is accepted',
      of('certificate', { types: ['111', '414'] }),
      { type: '414', number: 'E12345678' },
      [],
    ],
    [
      'an invalid passport number',
      of('certificate', { types: ['414'] }),
      { type: '414', number: '1' },
      ['请输入正确的护照号码'],
    ],
    [
      'a passport where it is not accepted',
      of('certificate'),
      { type: '414', number: 'E12345678' },
      ['这里不收护照，请重新选择证件类型'],
    ],
    ['a person', of('person'), person, []],
    [
      'an incomplete person',
      of('person'),
      { ...person, certificate: null, mobile: '1' },
      ['请填写答案的证件号码', '请输入正确的手机号码'],
    ],
    ['a time of day', of('time'), '09:30', []],
    ['a time without its leading zero', of('time'), '9:30', []],
    ['a time in Chinese notation', of('time'), '下午3点半', []],
    ['no time', of('time'), '25:00', ['答案要写成 09:30 这样的时间，现在是「25:00」']],
    ['a time too early', of('time', { earliest: '08:00' }), '7:59', ['答案不能早于 08:00，现在是 07:59']],
    ['percent in 0 to 100', of('percent'), '100', []],
    ['percent above', of('percent'), '100.01', ['答案不能大于 100%，现在是 100.01%']],
    ['percent with its sign', of('percent'), '12.5%', []],
    ['a growth above 100 where it is allowed', of('percent', { max: '1000' }), '250', []],
    ['a day', of('date'), '2026年1月5日', []],
    [
      'a day that does not exist',
      of('date'),
      '2026-02-30',
      ['答案要写成 2026-01-31 这样的真实日期，现在是「2026-02-30」'],
    ],
    [
      'a day too late',
      of('date', { latest: '2026-01-01' }),
      '2026-01-02',
      ['答案不能晚于 2026-01-01，现在是 2026-01-02'],
    ],
    ['a month', of('month'), '2026/1', []],
    ['a 13th month', of('month'), '2026-13', ['答案要写成 2026-01 这样的月份，现在是「2026-13」']],
    ['a month too early', of('month', { earliest: '2026-02' }), '2026-01', ['答案不能早于 2026-02，现在是 2026-01']],
    ['an empty choice is not below the minimum', choices({ minSelected: 2 }), [], []],
    ['too few chosen', choices({ minSelected: 2 }), ['a'], ['答案至少选择 2 项，现在 1 项']],
    ['too many chosen', choices({ maxSelected: 1 }), ['a', 'b'], ['答案最多选择 1 项，现在 2 项']],
    ['an unknown option', choices(), ['a', 'x'], ['请重新选择答案，「x」不在选项中']],
    ['a unit that was only typed', of('unitPicker'), '某大学', ['请重新选择答案，要选列表中的一项']],
    [
      'rich text counts its characters, not its markup',
      of('richText', { maxLength: 2 }),
      '<p><strong>中文</strong></p>',
      [],
    ],
    ['rich text too long', of('richText', { maxLength: 2 }), '<p>中文字</p>', ['答案不能超过 2 个字，现在 3 个']],
    ['a picture', of('image'), picture(), []],
    [
      'an SVG with a script',
      of('image'),
      picture({ name: 'a.svg' }),
      ['答案只收 jpg、jpeg、png 文件，请换掉「a.svg」'],
    ],
  ])('%s', (_, source, raw, expected) => {
    const node = nodeOf(source)
    const kind = kindOf(node)
    expect(kind.check(node, kind.coerce(node, raw)).map((finding) => finding.message)).toEqual(expected)
  })
})

describe('the normalised value of a field', () => {
  it.each<[string, Raw, unknown, unknown]>([
    ['text unchanged, with spaces', text(), ' a ', ' a '],
    ['markup as plain text', text(), '<img onerror=x>', '<img onerror=x>'],
    ['text from a number', text(), 12.5, '12.5'],
    ['an object as empty', text(), { a: 1 }, ''],
    ['a number as its canonical decimal', number(), ' １，２３４．５０ ', '1234.50'],
    ['a number from a number', number(), 0.1, '0.1'],
    ['a very small number in plain digits', number(), 1e-7, '0.0000001'],
    ['an invalid number unchanged', number(), 'abc ', 'abc '],
    ['an incomplete number unchanged', number(), '1.', '1.'],
    ['NaN as empty', number(), Number.NaN, ''],
    ['a range with one day', range(), { start: '2026-01-01', end: 5 }, { start: '2026-01-01', end: null }],
    ['a range as a pair', range(), ['2026-01-01', '2026-01-02'], { start: '2026-01-01', end: '2026-01-02' }],
    ['an empty range as empty', range(), { start: '', end: null }, null],
    ['a range of objects as empty', range(), { start: {}, end: [] }, null],
    ['an option that was a number', radio, 1, '1'],
    ['a list of options as empty', radio, ['yes'], null],
    [
      'a dictionary entry without extra properties',
      entry,
      { id: 1, name: '甲', x: 2 },
      { id: '1', code: '', name: '甲' },
    ],
    ['a text as empty', entry, '教授', null],
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
      'fixed rows always, with preset cells',
      table({ fixedRows: [{ id: 'x', cells: { c: '设备费' } }] }),
      [
        { id: 'y', cells: {} },
        { id: 'x', cells: { c: 'changed' } },
      ],
      [{ id: 'x', cells: { c: '设备费' } }],
    ],
  ])('%s', (_, source, raw, expected) => {
    const node = nodeOf(source)
    expect(kindOf(node).coerce(node, raw)).toEqual(expected)
  })
})

describe('the saved value and the value for expressions', () => {
  it.each<[string, Raw, unknown, unknown, unknown?]>([
    ['text trimmed', text(), '\u3000项目 一 ', '项目 一'],
    ['an incomplete number as its value', number(), '1.', '1'],
    ['an invalid number unchanged', money(), ' 很多 ', '很多'],
    ['cells likewise', table(), [{ id: 'x', cells: { c: ' a ' } }], [{ id: 'x', cells: { c: 'a' } }]],
    ['yes as a condition', of('yesNo'), '是', true, true],
    ['no is an answer', of('yesNo'), false, false, false],
    ['neither', of('yesNo'), 'maybe', null, null],
    ['choices once each', choices(), ['b', 'a', 'b'], ['b', 'a'], ['b', 'a']],
    ['choices of a cell', choices(), 'a、b', ['a', 'b'], ['a', 'b']],
    [
      'a tree entry with its path',
      { kind: 'dictionaryTree', dictionaryType: 't' },
      { id: '1', code: '0101', name: '软件', path: ['电子信息', '软件'] },
      { id: '1', code: '0101', name: '软件', path: ['电子信息', '软件'] },
      '0101',
    ],
    ['a unit by its name', of('unitPicker'), { id: 'u', name: '某大学' }, { id: 'u', name: '某大学' }, '某大学'],
    ['empty markup as nothing', of('richText'), '<p><br></p>', '', null],
    ['a mobile without spaces', of('mobile'), '138 1234 5678', '13812345678', '13812345678'],
    ['a certificate in capitals', of('certificate'), id.toLowerCase(), { type: '111', number: id }, id],
    ['a person by the certificate', of('person'), person, person, id],
    ['an empty person as empty', of('person'), { name: ' ', mobile: '' }, null, null],
    ['a picture by its name', of('image'), picture(), picture(), 'a.png'],
  ])('%s', (_, source, raw, saved, ...seen) => {
    const node = nodeOf(source)
    const kind = kindOf(node)
    const value = kind.coerce(node, raw)
    expect(kind.clean(node, value)).toEqual(saved)
    if (seen.length > 0) expect(kind.operand(node, value)).toEqual(seen[0])
  })
})
