/** Tests of validating resume entries. */
import { describe, expect, it } from 'vitest'
import { isDoi, isPatentNumber, plainDoi, plainPatentNumber } from './achievement-number'
import { checkResume, tidyResume } from './check-resume'
import { type ResumeKind, type ResumeValues, readResumeValues, resumeKinds } from './resume-kinds'

const checking = {
  month: '2026-05',
  entries: (type: string) => (type === 'user_education' ? new Set(['user_education.11']) : undefined),
}
const messages = (kind: ResumeKind, values: ResumeValues) =>
  checkResume(kind, tidyResume(kind, values), checking).map(({ field, message }) => `${field}: ${message}`)

const work = { unitName: '上海申江大学', position: '教授', startMonth: '2019-09' }
const paper = { type: 'PAPER', name: '论文', month: '2024-03' }
const project = { name: '项目', source: '市科委', role: 'LEADER', startMonth: '2024-01' }

describe('input of a resume', () => {
  it.each<[string, ResumeKind, ResumeValues, string, string]>([
    ['a month with a slash', 'WORK', { ...work, startMonth: '2019/9' }, 'startMonth', '2019-09'],
    ['a month in full width', 'WORK', { ...work, startMonth: '２０１９．０９' }, 'startMonth', '2019-09'],
    ['a month in Chinese', 'WORK', { ...work, startMonth: '2019年9月' }, 'startMonth', '2019-09'],
    ['six digits', 'WORK', { ...work, startMonth: '201909' }, 'startMonth', '2019-09'],
    ['a whole day out of Excel', 'WORK', { ...work, startMonth: '2019-09-01' }, 'startMonth', '2019-09'],
    ['a name with stray spaces', 'WORK', { ...work, unitName: ' \u00a0上海申江大学 ' }, 'unitName', '上海申江大学'],
    ['an amount with separators', 'PROJECT', { ...project, funding: '1,234.50' }, 'funding', '1234.5'],
    ['an amount in full width', 'PROJECT', { ...project, funding: '８０' }, 'funding', '80'],
    ['a rank in words', 'REWARD', { rank: '第2位' }, 'rank', '2'],
    ['a year with 年', 'REWARD', { year: '2022年' }, 'year', '2022'],
    [
      'a DOI as an address',
      'ACHIEVEMENT',
      { ...paper, number: 'https://doi.org/10.5555/ABC' },
      'number',
      '10.5555/abc',
    ],
    [
      'a patent number with its letters',
      'ACHIEVEMENT',
      { ...paper, type: 'PATENT', number: 'ZL 2022 1 0345678 8' },
      'number',
      '202210345678.8',
    ],
  ])('is normalised: %s', (_, kind, values, field, expected) => {
    expect(tidyResume(kind, values)[field]).toBe(expected)
  })

  it.each<[string, ResumeKind, ResumeValues, string[]]>([
    ['a full entry', 'WORK', { ...work, endMonth: '2024-02' }, []],
    ['an ongoing entry', 'WORK', work, []],
    ['an empty entry', 'WORK', {}, ['unitName: 请输入工作单位', 'position: 请输入职务', 'startMonth: 请选择开始年月']],
    ['only spaces', 'WORK', { ...work, unitName: '   ' }, ['unitName: 请输入工作单位']],
    ['51 characters', 'WORK', { ...work, position: '授'.repeat(51) }, ['position: 职务不能超过 50 个字，现在 51 个']],
    [
      'an impossible month',
      'WORK',
      { ...work, startMonth: '2019-13' },
      ['startMonth: 开始年月要写成 2026-01 这样的年月，现在是“2019-13”'],
    ],
    ['a future beginning', 'WORK', { ...work, startMonth: '2026-06' }, ['startMonth: 开始年月不能晚于本月']],
    [
      'an end before the beginning',
      'WORK',
      { ...work, endMonth: '2018-01' },
      ['endMonth: 结束年月不能早于开始年月 2019-09'],
    ],
    ['a project that ends in the future', 'PROJECT', { ...project, endMonth: '2028-12' }, []],
    ['an invalid amount', 'PROJECT', { ...project, funding: '八十' }, ['funding: 经费（万元）请填数字，现在是“八十”']],
    ['an amount below 0', 'PROJECT', { ...project, funding: '-1' }, ['funding: 经费（万元）不能小于 0']],
    [
      'an amount of 11 digits',
      'PROJECT',
      { ...project, funding: '12345678901' },
      ['funding: 经费（万元）整数部分最多 10 位、小数最多 6 位'],
    ],
    [
      'an amount of 7 decimals',
      'PROJECT',
      { ...project, funding: '1.1234567' },
      ['funding: 经费（万元）整数部分最多 10 位、小数最多 6 位'],
    ],
    ['an invalid role', 'PROJECT', { ...project, role: '组长' }, ['role: 承担角色中没有“组长”']],
    [
      'an education the dictionary does not have',
      'EDUCATION',
      { school: '校', major: '专业', education: '博士', startMonth: '2007-09' },
      ['education: 学历中没有“博士”'],
    ],
    [
      'a degree while its dictionary is not known',
      'EDUCATION',
      { school: '校', major: '专业', education: 'user_education.11', degree: 'x', startMonth: '2007-09' },
      [],
    ],
    [
      'an invalid DOI',
      'ACHIEVEMENT',
      { ...paper, number: '11.55/x' },
      ['number: DOI 要写成 10.1000/xyz123 这样，请核对'],
    ],
    [
      'a patent number with a wrong check digit',
      'ACHIEVEMENT',
      { ...paper, type: 'PATENT', number: '202210345678.1' },
      ['number: 专利号要写成 202310123456.6 这样，请核对最后一位'],
    ],
    ['any number of a standard', 'ACHIEVEMENT', { ...paper, type: 'STANDARD', number: 'GB/T 1.1-2020' }, []],
    [
      'a rank of 0 and a year to come',
      'REWARD',
      { name: '奖', level: 'CITY', year: '2027', rank: '0', organization: '市政府' },
      ['year: 获奖年份不能晚于今年', 'rank: 本人排名请填 1 至 999 的整数'],
    ],
  ])('is validated: %s', (_, kind, values, expected) => {
    expect(messages(kind, values)).toEqual(expected)
  })

  it('from the network is limited to known fields with texts', () => {
    expect(readResumeValues('WORK', { unitName: 'x', password: 'y', position: 3, department: '' })).toEqual({
      unitName: 'x',
    })
    expect(readResumeValues('WORK', null)).toEqual({})
    expect(readResumeValues('WORK', '__proto__')).toEqual({})
  })

  it('has each field once, with title and identity among them', () => {
    for (const { fields, title, identity } of Object.values(resumeKinds)) {
      const names = fields.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toEqual(expect.arrayContaining([title, ...identity]))
    }
  })
})

describe('numbers of achievements', () => {
  it.each([
    ['10.5555/demo.2024.0117', true],
    ['doi:10.1000/xyz123', true],
    ['http://dx.doi.org/10.1000/XYZ', true],
    ['10.12/short', false],
    ['10.1000/', false],
    ['', false],
  ])('%s is a DOI: %s', (typed, expected) => {
    expect(isDoi(plainDoi(typed))).toBe(expected)
  })

  it.each([
    ['202310123456.6', true],
    ['ZL202310123456.6', true],
    ['2023101234566', true],
    ['CN 202010987654.3', true],
    ['202310123456.7', false],
    ['202340123456.6', false],
    ['19991012345.6', false],
  ])('%s is a patent number: %s', (typed, expected) => {
    expect(isPatentNumber(plainPatentNumber(typed))).toBe(expected)
  })
})
