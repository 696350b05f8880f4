/** What is wrong with the input of a resume. */
import { describe, expect, it } from 'vitest'
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
const reward = { name: '奖', level: 'CITY', year: '2026', organization: '市政府' }
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
    ['a whole day in Chinese', 'WORK', { ...work, startMonth: '2019年9月1日' }, 'startMonth', '2019-09'],
    ['the first month', 'WORK', { ...work, startMonth: '2019/1' }, 'startMonth', '2019-01'],
    ['the last month', 'WORK', { ...work, startMonth: '2019/12' }, 'startMonth', '2019-12'],
    ['a rank of two digits', 'REWARD', { rank: '第12' }, 'rank', '12'],
    ['a rank with a zero before it', 'REWARD', { rank: '03' }, 'rank', '3'],
    ['a rank without its first word', 'REWARD', { rank: '3位' }, 'rank', '3'],
    ['a year in full width', 'REWARD', { year: '２０２２ 年' }, 'year', '2022'],
    ['an amount of zeros behind the point', 'PROJECT', { ...project, funding: '80.000' }, 'funding', '80'],
    ['an amount that ends with zeros', 'PROJECT', { ...project, funding: '80.0500' }, 'funding', '80.05'],
    ['an amount with zeros inside', 'PROJECT', { ...project, funding: '1000.005' }, 'funding', '1000.005'],
    [
      'a pasted name of two lines',
      'WORK',
      { ...work, unitName: '上海 \n 申江大学\n分校' },
      'unitName',
      '上海 申江大学 分校',
    ],
    ['a name with a space out of a web page', 'WORK', { ...work, unitName: '申江\u00a0大学' }, 'unitName', '申江 大学'],
    ['the name of a paper is no number', 'ACHIEVEMENT', { ...paper, name: 'DOI:Ａ' }, 'name', 'DOI:Ａ'],
    ['nor is that of a patent', 'ACHIEVEMENT', { ...paper, type: 'PATENT', name: 'zl 一种' }, 'name', 'zl 一种'],
    [
      'the number of a standard',
      'ACHIEVEMENT',
      { ...paper, type: 'STANDARD', number: 'gb/t 1.1' },
      'number',
      'gb/t 1.1',
    ],
  ])('is normalised: %s', (_, kind, values, field, expected) => {
    expect(tidyResume(kind, values)[field]).toBe(expected)
  })

  it.each([
    ['startMonth', '2019-13'],
    ['startMonth', '2019/0'],
    ['startMonth', '自2019/9'],
    ['startMonth', '2019/9起'],
    ['startMonth', '九月'],
  ])('that cannot be read stays as it was typed: %s %s', (field, typed) => {
    expect(tidyResume('WORK', { [field]: typed })).toEqual({ [field]: typed })
  })

  it.each([
    ['year', '二〇二二年'],
    ['year', '约2022年'],
    ['year', '2022年底'],
    ['rank', '第2位获奖'],
    ['rank', '并列第2位'],
  ])('of a reward that cannot be read stays as it was typed: %s %s', (field, typed) => {
    expect(tidyResume('REWARD', { [field]: typed })).toEqual({ [field]: typed })
  })

  it('that is empty is not stored', () => {
    expect(tidyResume('WORK', { unitName: ' \u00a0 ', position: '教授' })).toEqual({ position: '教授' })
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
    [
      'a description of 501 characters',
      'WORK',
      { ...work, description: '写'.repeat(501) },
      ['description: 工作内容不能超过 500 个字，现在 501 个'],
    ],
    ['50 characters', 'WORK', { ...work, position: '授'.repeat(50) }, []],
    ['an end in the month of the beginning', 'WORK', { ...work, endMonth: '2019-09' }, []],
    ['a beginning in this month', 'WORK', { ...work, startMonth: '2026-05' }, []],
    ['the first month of 1900', 'WORK', { ...work, startMonth: '1900-01' }, []],
    [
      'a month of 1899',
      'WORK',
      { ...work, startMonth: '1899-12' },
      ['startMonth: 开始年月要写成 2026-01 这样的年月，现在是“1899-12”'],
    ],
    [
      'an end before an impossible beginning',
      'WORK',
      { ...work, startMonth: '9月', endMonth: '2019-09' },
      ['startMonth: 开始年月要写成 2026-01 这样的年月，现在是“9月”'],
    ],
    [
      'an impossible end',
      'WORK',
      { ...work, endMonth: '1' },
      ['endMonth: 结束年月要写成 2026-01 这样的年月，现在是“1”'],
    ],
    [
      'a month with words before and behind it, of which the first 20 characters are repeated',
      'WORK',
      { ...work, startMonth: '自2019-09', endMonth: '2020-01至今仍在本单位从事科研管理工作和研究' },
      [
        'startMonth: 开始年月要写成 2026-01 这样的年月，现在是“自2019-09”',
        'endMonth: 结束年月要写成 2026-01 这样的年月，现在是“2020-01至今仍在本单位从事科研管理”',
      ],
    ],
    ['a reward of this year', 'REWARD', reward, []],
    ['a reward of 1900, and its last rank', 'REWARD', { ...reward, year: '1900', rank: '999' }, []],
    ['a rank of 1000', 'REWARD', { ...reward, rank: '1000' }, ['rank: 本人排名请填 1 至 999 的整数']],
    ...['1899', '22', '22022', '2022-2023学年度第一学期的那一次奖'].map(
      (year): [string, ResumeKind, ResumeValues, string[]] => [
        `the year ${year}`,
        'REWARD',
        { ...reward, year },
        [`year: 获奖年份要写成 2026 这样的年份，现在是“${year.slice(0, 20)}”`],
      ],
    ),
    ['no year of a reward', 'REWARD', { ...reward, year: '' }, ['year: 请选择获奖年份']],
    ...(['role', 'funding'] as const).map((field): [string, ResumeKind, ResumeValues, string[]] => [
      `a long ${field}, of which the first 20 characters are repeated`,
      'PROJECT',
      { ...project, [field]: '组'.repeat(25) },
      [
        field === 'role'
          ? `role: 承担角色中没有“${'组'.repeat(20)}”`
          : `funding: 经费（万元）请填数字，现在是“${'组'.repeat(20)}”`,
      ],
    ]),
    [
      'a long education, of which the first 20 characters are repeated',
      'EDUCATION',
      { school: '校', major: '专业', education: '博'.repeat(25), startMonth: '2007-09' },
      [`education: 学历中没有“${'博'.repeat(20)}”`],
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
