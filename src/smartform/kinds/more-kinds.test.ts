import { describe, expect, it } from 'vitest'
import { readField } from '../../../tests/smartform/small-form'
import { kindOf } from './kinds'

const nodeOf = (source: object) => readField({ label: '答案', ...source })

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
const choices = (more = {}) => ({ kind: 'checkboxGroup', options, ...more })
const id = '11010519491231002X'
const person = { name: '王芳', certificate: { type: '111', number: id }, mobile: '13812345678' }
const picture = (more = {}) => ({ uid: '1', name: 'a.png', url: 'key', size: 10, ...more })

describe('what is wrong with an answer', () => {
  it.each<[string, Record<string, unknown>, unknown, string[]]>([
    ['a mobile as the specification has it', { kind: 'mobile' }, '13812345678', []],
    ['a mobile typed with spaces', { kind: 'mobile' }, '１３８ 1234 5678', []],
    ['no mobile', { kind: 'mobile' }, '12812345678', ['请输入正确的手机号码']],
    ['an e-mail address', { kind: 'email' }, 'a@b.cn', []],
    ['no e-mail address', { kind: 'email' }, 'a.b.cn', ['请输入正确的邮箱']],
    ['a resident ID', { kind: 'certificate' }, id, []],
    ['a resident ID of another check digit', { kind: 'certificate' }, '110105194912310021', ['请输入正确的身份证号']],
    [
      'a passport where it is taken',
      { kind: 'certificate', types: ['111', '414'] },
      { type: '414', number: 'E12345678' },
      [],
    ],
    [
      'a passport number that is none',
      { kind: 'certificate', types: ['414'] },
      { type: '414', number: '1' },
      ['请输入正确的护照号码'],
    ],
    [
      'a passport where it is not taken',
      { kind: 'certificate' },
      { type: '414', number: 'E12345678' },
      ['这里不收护照，请重新选择证件类型'],
    ],
    ['a person', { kind: 'person' }, person, []],
    [
      'half a person',
      { kind: 'person' },
      { ...person, certificate: null, mobile: '1' },
      ['请填写答案的证件号码', '请输入正确的手机号码'],
    ],
    ['a time of day', { kind: 'time' }, '09:30', []],
    ['a time without its zero', { kind: 'time' }, '9:30', []],
    ['a time as people say it', { kind: 'time' }, '下午3点半', []],
    ['no time', { kind: 'time' }, '25:00', ['答案要写成 09:30 这样的时间，现在是「25:00」']],
    ['a time too early', { kind: 'time', earliest: '08:00' }, '7:59', ['答案不能早于 08:00，现在是 07:59']],
    ['percent in 0 to 100', { kind: 'percent' }, '100', []],
    ['percent above', { kind: 'percent' }, '100.01', ['答案不能大于 100%，现在是 100.01%']],
    ['percent with its sign', { kind: 'percent' }, '12.5%', []],
    ['a growth above 100 where that may be', { kind: 'percent', max: '1000' }, '250', []],
    ['a day', { kind: 'date' }, '2026年1月5日', []],
    [
      'a day that does not exist',
      { kind: 'date' },
      '2026-02-30',
      ['答案要写成 2026-01-31 这样的真实日期，现在是「2026-02-30」'],
    ],
    [
      'a day too late',
      { kind: 'date', latest: '2026-01-01' },
      '2026-01-02',
      ['答案不能晚于 2026-01-01，现在是 2026-01-02'],
    ],
    ['a month', { kind: 'month' }, '2026/1', []],
    ['a 13th month', { kind: 'month' }, '2026-13', ['答案要写成 2026-01 这样的月份，现在是「2026-13」']],
    ['a month too early', { kind: 'month', earliest: '2026-02' }, '2026-01', ['答案不能早于 2026-02，现在是 2026-01']],
    ['nothing chosen is not too little', choices({ minSelected: 2 }), [], []],
    ['too few chosen', choices({ minSelected: 2 }), ['a'], ['答案至少选择 2 项，现在 1 项']],
    ['too many chosen', choices({ maxSelected: 1 }), ['a', 'b'], ['答案最多选择 1 项，现在 2 项']],
    ['chosen what is no option', choices(), ['a', 'x'], ['请重新选择答案，「x」不在选项中']],
    ['a unit that was only typed', { kind: 'unitPicker' }, '某大学', ['请重新选择答案，要选列表中的一项']],
    [
      'rich text counts its characters, not its marks',
      { kind: 'richText', maxLength: 2 },
      '<p><strong>中文</strong></p>',
      [],
    ],
    ['rich text too long', { kind: 'richText', maxLength: 2 }, '<p>中文字</p>', ['答案不能超过 2 个字，现在 3 个']],
    ['a picture', { kind: 'image' }, picture(), []],
    [
      'a drawing that could act',
      { kind: 'image' },
      picture({ name: 'a.svg' }),
      ['答案只收 jpg、jpeg、png 文件，请换掉「a.svg」'],
    ],
  ])('%s', (_, source, raw, expected) => {
    const node = nodeOf(source)
    const kind = kindOf(node)
    expect(kind.check(node, kind.coerce(node, raw)).map((finding) => finding.message)).toEqual(expected)
  })
})

describe('what is kept and what expressions see', () => {
  it.each<[string, Record<string, unknown>, unknown, unknown, unknown]>([
    ['yes as a condition', { kind: 'yesNo' }, '是', true, true],
    ['no is an answer', { kind: 'yesNo' }, false, false, false],
    ['neither', { kind: 'yesNo' }, 'maybe', null, null],
    ['choices once each', choices(), ['b', 'a', 'b'], ['b', 'a'], ['b', 'a']],
    ['choices of a cell', choices(), 'a、b', ['a', 'b'], ['a', 'b']],
    [
      'a tree entry with its path',
      { kind: 'dictionaryTree', dictionaryType: 't' },
      { id: '1', code: '0101', name: '软件', path: ['电子信息', '软件'] },
      { id: '1', code: '0101', name: '软件', path: ['电子信息', '软件'] },
      '0101',
    ],
    ['a unit by its name', { kind: 'unitPicker' }, { id: 'u', name: '某大学' }, { id: 'u', name: '某大学' }, '某大学'],
    ['empty markup as nothing', { kind: 'richText' }, '<p><br></p>', '', null],
    ['a mobile without spaces', { kind: 'mobile' }, '138 1234 5678', '13812345678', '13812345678'],
    ['a certificate in capitals', { kind: 'certificate' }, id.toLowerCase(), { type: '111', number: id }, id],
    ['a person by the certificate', { kind: 'person' }, person, person, id],
    ['nobody as nothing', { kind: 'person' }, { name: ' ', mobile: '' }, null, null],
    ['a picture by its name', { kind: 'image' }, picture(), picture(), 'a.png'],
  ])('%s', (_, source, raw, kept, seen) => {
    const node = nodeOf(source)
    const kind = kindOf(node)
    const value = kind.coerce(node, raw)
    expect(kind.clean(node, value)).toEqual(kept)
    expect(kind.operand(node, value)).toEqual(seen)
  })

  it.each(['mobile', 'certificate', 'person'])('%s is sensitive, whatever the definition says', (kind) => {
    expect(nodeOf({ kind, sensitive: false }).sensitive).toBe(true)
  })
})
