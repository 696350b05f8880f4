/** Tests of reading imported resume rows. */
import { describe, expect, it } from 'vitest'
import { readSheetRows } from './sheet-rows'
import type { ResumeOptions } from './use-resume-options'

const titles = [{ value: 'user_title.011', label: '教授' }]
const options: ResumeOptions = {
  of: (field) => (field.kind === 'choice' ? field.options : field.kind === 'dictionary' ? titles : undefined),
  entries: () => new Set(['user_title.011']),
  failureText: undefined,
  retry: () => undefined,
}
const present = [{ unitName: '上海申江大学', position: '教授', startMonth: '2019-09' }]
const read = (rows: string[][]) => readSheetRows('WORK', rows, { options, month: '2026-05', present })
const heads = ['工作单位（必填）', '职务*', '职称', '开始年月', '结束年月', '备注']

describe('a sheet of work experience', () => {
  it('finds columns by their heads in any order and lists the ignored ones', () => {
    const { rows, unknown, missing } = read([heads, ['某研究院', '研究员', '教授', '2020.1', '', '随便']])
    expect(unknown).toEqual(['备注'])
    expect(missing).toEqual([])
    expect(rows).toEqual([
      {
        line: 2,
        values: { unitName: '某研究院', position: '研究员', title: 'user_title.011', startMonth: '2020-01' },
        problems: [],
        repeated: false,
      },
    ])
  })

  it('reports problems by row number, continues, and skips empty rows', () => {
    const { rows } = read([heads, [], ['', '研究员', '', '2020-13'], ['某院', '研究员', '院长', '2020-01']])
    expect(rows.map(({ line, problems }) => [line, problems.map(({ message }) => message)])).toEqual([
      [3, ['请输入工作单位', '开始年月要写成 2026-01 这样的年月，现在是“2020-13”']],
      [4, ['职称中没有“院长”']],
    ])
  })

  it('detects entries that exist already, also earlier in the sheet', () => {
    const row = ['某院', '研究员', '', '2020-01']
    const { rows } = read([heads, ['上海申江大学', '教授', '', '2019/9'], row, row])
    expect(rows.map(({ repeated }) => repeated)).toEqual([true, false, true])
  })

  it('reports missing required columns', () => {
    expect(read([['职称'], ['教授']]).missing).toEqual(['工作单位', '职务', '开始年月'])
  })

  it('reads a formula as text', () => {
    const { rows } = read([heads, ['=HYPERLINK("http://evil")', '+1', '', '2020-01']])
    expect(rows[0]?.values).toMatchObject({ unitName: '=HYPERLINK("http://evil")', position: '+1' })
  })
})
