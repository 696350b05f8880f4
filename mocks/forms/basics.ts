import type { FieldSource, RuleSource, SectionSource, TableSource } from '@/smartform/schema/definition'
import { atMost, field, is, lessThan, minus, sumOf } from './expressions'
import { creditCodePattern, keywordsPattern } from './patterns'

export const yesNo = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
] as const

/** Name, area, period and keywords of every declaration. */
export const projectFields: readonly FieldSource[] = [
  {
    id: 'projectName',
    kind: 'text',
    label: '项目名称',
    help: '应简明反映研究内容，立项后不能更改。',
    width: 2,
    required: true,
    minLength: 4,
    maxLength: 60,
  },
  {
    id: 'applicationArea',
    kind: 'dictionary',
    label: '应用领域',
    required: true,
    dictionaryType: 'user_application_area',
  },
  { id: 'cycle', kind: 'dateRange', label: '项目执行期', width: 2, required: true, copy: false },
  {
    id: 'keywords',
    kind: 'text',
    label: '关键词',
    help: '3 至 5 个，用分号隔开。',
    width: 3,
    required: true,
    maxLength: 105,
    pattern: keywordsPattern,
  },
]

const cooperationUnits: TableSource = {
  id: 'cooperationUnits',
  kind: 'table',
  label: '合作单位',
  help: '各单位的经费占比之和不能超过 100%，其余由承担单位使用。',
  visibleWhen: is(field('hasCooperation'), 'yes'),
  required: true,
  minRows: 1,
  maxRows: 10,
  totals: ['share'],
  columns: [
    { id: 'unitName', kind: 'text', label: '单位名称', required: true, maxLength: 100 },
    {
      id: 'creditCode',
      kind: 'text',
      label: '统一社会信用代码',
      required: true,
      maxLength: 18,
      pattern: creditCodePattern,
    },
    { id: 'task', kind: 'text', label: '分工', required: true, maxLength: 200 },
    {
      id: 'share',
      kind: 'number',
      label: '经费占比（%）',
      required: true,
      min: '0',
      max: '100',
      decimals: 2,
      unit: '%',
    },
  ],
}

/** The undertaking unit (chosen at the start, locked) and its partner units. */
export const unitSection: SectionSource = {
  id: 'units',
  title: '承担单位与合作单位',
  fields: [
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
    { id: 'hasCooperation', kind: 'radio', label: '是否有合作单位', required: true, options: yesNo },
    cooperationUnits,
  ],
}

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
