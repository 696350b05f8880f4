/** Fields, sections and rules that all declarations share. */

import type { FieldSource, RuleSource, SectionSource, TableSource } from '@/smartform/schema/definition'
import { atMost, field, is, lessThan, minus, sumOf } from './expressions'
import { dateRange, dictionary, number, radio, text } from './fields'
import { creditCodePattern, keywordsPattern } from './patterns'
import { section, table } from './structure'

export const yesNo = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
] as const

/** Name, area, period and keywords of every declaration. */
export const projectFields: readonly FieldSource[] = [
  text('projectName', '项目名称', 60, {
    help: '应简明反映研究内容，立项后不能更改。',
    width: 2,
    required: true,
    minLength: 4,
  }),
  dictionary('applicationArea', '应用领域', 'user_application_area', { required: true }),
  dateRange('cycle', '项目执行期', { width: 2, required: true, copy: false }),
  text('keywords', '关键词', 105, {
    help: '3 至 5 个，用分号隔开。',
    width: 3,
    required: true,
    pattern: keywordsPattern,
  }),
]

const cooperationUnits: TableSource = table(
  'cooperationUnits',
  '合作单位',
  {
    help: '各单位的经费占比之和不能超过 100%，其余由承担单位使用。',
    visibleWhen: is(field('hasCooperation'), 'yes'),
    required: true,
    minRows: 1,
    maxRows: 10,
    totals: ['share'],
  },
  [
    text('unitName', '单位名称', 100, { required: true }),
    text('creditCode', '统一社会信用代码', 18, { required: true, pattern: creditCodePattern }),
    text('task', '分工', 200, { required: true }),
    number('share', '经费占比（%）', { required: true, min: '0', max: '100', decimals: 2, unit: '%' }),
  ],
)

/** The undertaking unit (chosen at the start, locked) and its partner units. */
export const unitSection: SectionSource = section('units', '承担单位与合作单位', [
  {
    id: 'undertakingUnit',
    kind: 'text',
    label: '承担单位',
    width: 2,
    required: true,
    lockedWhen: true,
    prefill: 'unit.unitName',
  },
  {
    id: 'creditCode',
    kind: 'text',
    label: '统一社会信用代码',
    required: true,
    lockedWhen: true,
    prefill: 'unit.unitUniformSocialCredit',
  },
  radio('hasCooperation', '是否有合作单位', yesNo, { required: true }),
  cooperationUnits,
])

export const basicRules: readonly RuleSource[] = [
  {
    id: 'cycleLength',
    // Calendar years: from 2027-01-01 the last day is 2029-12-31.
    assert: lessThan(['end', 'cycle'], ['addYears', ['start', 'cycle'], 3]),
    message: '项目执行期不超过三年，请调整起止日期。',
    at: ['cycle'],
  },
  {
    id: 'shareTotal',
    code: 60421,
    when: is(field('hasCooperation'), 'yes'),
    assert: atMost(sumOf('cooperationUnits', 'share'), 100),
    message: '合作单位的经费占比之和不能超过 100%，现在是 {current}。',
    at: ['cooperationUnits.share'],
    ledger: {
      label: '合作单位经费占比合计',
      current: ['divide', sumOf('cooperationUnits', 'share'), 100],
      limit: 1,
      relation: 'atMost',
      unit: '%',
      headroom: { value: minus(1, ['divide', sumOf('cooperationUnits', 'share'), 100]), unit: '%' },
    },
  },
]
