/** Tests of the sample form with every kind of field. */
import { describe, expect, it } from 'vitest'
import { fieldKindNames } from '@/smartform/kinds/kinds'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import { problemsOf } from '../../domain/form-engine'
import { kindsSample } from './kinds-sample'
import { sampleValues } from './sample-values'

const now = Date.parse('2026-11-21T08:00:00+08:00')
const unit = { id: 'u1', name: '上海申江大学' }
const whole = sampleValues(unit, now)

/** Rows of a table with other cells in one of them, or one more row like it. */
function cells(table: string, row: number, changed: Record<string, unknown>, more = false): FormValues {
  const rows = whole[table] as readonly RowValue[]
  const other = { id: more ? 'more' : (rows[row]?.id ?? ''), cells: { ...rows[row]?.cells, ...changed } } as RowValue
  return { [table]: more ? [...rows, other] : rows.map((rowValue, index) => (index === row ? other : rowValue)) }
}

const third = { name: '三', qualificationNumber: 'SH20250003', mobile: '13900009999' }
const fourth = { id: 'four', cells: { ...third, qualificationNumber: 'SH20250004', role: 'member' } }

const violations: [wrong: string, code: number, values: FormValues][] = [
  ['负责人没有资格证书', 60422, cells('people', 0, { qualificationNumber: '', obtainedOn: null })],
  [
    '三名成员有资格证书',
    60423,
    {
      people: [
        ...(cells('people', 1, third, true).people as RowValue[]),
        { ...fourth, cells: { ...(whole.people as readonly RowValue[])[1]?.cells, ...fourth.cells } },
      ],
    },
  ],
  ['资格证书编号格式不对', 60424, cells('people', 0, { qualificationNumber: 'sh1' })],
  ['两年以前的证书', 60425, cells('people', 0, { obtainedOn: '2024-11-19' })],
  ['四年以前的证书', 60426, { ...cells('people', 0, { obtainedOn: '2022-11-19' }), recentYears: '4' }],
  ['证书编号重复', 60427, cells('people', 1, { qualificationNumber: 'SH20250001' })],
  ['附件名称太长', 60428, { proof: [{ uid: 'f', name: `${'长'.repeat(50)}.pdf`, url: 'k', size: 10 }] }],
  ['建设周期开始晚于结束', 60429, { cycle: { start: '2028-01-01', end: '2027-01-01' } }],
  ['一项经费超过 20 万元', 60430, cells('topics', 0, { labour: '20.01' })],
  ['退回晚于区推荐', 60431, { returnBy: '2027-01-16' }],
  ['在职人员在别的单位', 60432, { workUnit: { id: 'u2', name: '某研究所' } }],
  ['外聘人员在同一单位', 60433, { unitRelation: 'different' }],
]

describe('the sample form', () => {
  const form = parseDefinition(kindsSample)

  it('has every kind of field and parses without a problem', () => {
    expect(form.definitionProblems).toEqual([])
    const used = new Set([...form.fields.values()].map((node) => node.kind))
    expect(fieldKindNames.filter((kind) => !used.has(kind))).toEqual([])
  })

  it('accepts its seeded content', () => {
    expect(problemsOf({ formId: 'kinds-sample', formVersion: 1, values: whole }, now)).toEqual([])
  })

  it.each(violations)('%s is reported with code %i and nothing else', (_wrong, code, values) => {
    const problemList = problemsOf({ formId: 'kinds-sample', formVersion: 1, values: { ...whole, ...values } }, now)
    expect(problemList.map((problem) => problem.code)).toEqual([code])
    expect(problemList[0]?.message).not.toMatch(/[{}]/)
  })
})
