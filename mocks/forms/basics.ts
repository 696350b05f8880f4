/** Fields, sections and rules that all declarations share: title, area, period, keywords, English title and summary, undertaking and partner units. */

import type { FieldSource, RuleSource, SectionSource, TableSource } from '@/smartform/schema/definition'
import { atMost, field, is, lessThan, minus, sumOf } from './expressions'
import { area, dateRange, number, radio, text } from './fields'
import { creditCodePattern, keywordsPattern } from './patterns'
import { longAnswer } from './plan'
import { section, table } from './structure'
import { two } from './two'

export const yesNo = [
  { value: 'yes', label: two('是', 'Yes') },
  { value: 'no', label: two('否', 'No') },
] as const

/** Name, area, period and keywords of every declaration. */
export const projectFields: readonly FieldSource[] = [
  text('projectName', two('项目名称', 'Project name'), 60, {
    help: two(
      '应简明反映研究内容，立项后不能更改。',
      'Says briefly what is studied; it cannot be changed after approval.',
    ),
    width: 3,
    required: true,
    minLength: 4,
  }),
  area('applicationArea', two('应用领域', 'Field of application'), { width: 2, required: true }),
  dateRange('cycle', two('项目执行期', 'Project term'), { width: 2, required: true, copy: false }),
  text('keywords', two('关键词', 'Keywords'), 105, {
    help: two('3 至 5 个，用分号隔开。', 'Three to five, separated by semicolons.'),
    width: 3,
    required: true,
    pattern: keywordsPattern,
  }),
]

/** Title and summary in English, for applications that experts abroad may review. Nobody has to fill them in. */
export const englishSection: SectionSource = section('english', two('英文题目和摘要', 'English title and summary'), [
  text('projectNameEnglish', two('英文题目', 'Title in English'), 200, {
    help: two(
      '申报书可能由境外专家评审；不填时他们看到中文名称。',
      'Experts abroad may review the application; if left blank, they see the Chinese name.',
    ),
    width: 3,
  }),
  longAnswer('summaryEnglish', two('英文摘要', 'Summary in English'), 2000, { required: false, width: 3 }),
])

/** The fields of `englishSection` that readers of English see. */
export const englishSummary = { nameEnglish: 'projectNameEnglish', abstractEnglish: 'summaryEnglish' } as const

const cooperationUnits: TableSource = table(
  'cooperationUnits',
  two('合作单位', 'Partner units'),
  {
    help: two(
      '各单位的经费占比之和不能超过 100%，其余由承担单位使用。',
      'The shares of all units are at most 100% together; the undertaking unit uses the rest.',
    ),
    visibleWhen: is(field('hasCooperation'), 'yes'),
    required: true,
    minRows: 1,
    maxRows: 10,
    totals: ['share'],
  },
  [
    text('unitName', two('单位名称', 'Unit name'), 100, { required: true }),
    text('creditCode', two('统一社会信用代码', 'Unified social credit code'), 18, {
      required: true,
      pattern: creditCodePattern,
    }),
    text('task', two('分工', 'Task'), 200, { required: true }),
    number('share', two('经费占比（%）', 'Share of the funds (%)'), {
      required: true,
      min: '0',
      max: '100',
      decimals: 2,
      unit: '%',
    }),
  ],
)

/** The undertaking unit (chosen at the start, locked) and its partner units. */
export const unitSection: SectionSource = section('units', two('承担单位与合作单位', 'Undertaking unit and partners'), [
  {
    id: 'undertakingUnit',
    kind: 'text',
    label: two('承担单位', 'Undertaking unit'),
    width: 2,
    required: true,
    lockedWhen: true,
    prefill: 'unit.unitName',
  },
  {
    id: 'creditCode',
    kind: 'text',
    label: two('统一社会信用代码', 'Unified social credit code'),
    required: true,
    lockedWhen: true,
    prefill: 'unit.unitUniformSocialCredit',
  },
  radio('hasCooperation', two('是否有合作单位', 'Are there partner units?'), yesNo, { required: true }),
  cooperationUnits,
])

export const basicRules: readonly RuleSource[] = [
  {
    id: 'cycleLength',
    // Calendar years: from 2027-01-01 the last day is 2029-12-31.
    assert: lessThan(['end', 'cycle'], ['addYears', ['start', 'cycle'], 3]),
    message: two(
      '项目执行期不超过三年，请调整起止日期。',
      'The project term is at most three years. Change its dates.',
    ),
    at: ['cycle'],
  },
  {
    id: 'shareTotal',
    code: 60421,
    when: is(field('hasCooperation'), 'yes'),
    assert: atMost(sumOf('cooperationUnits', 'share'), 100),
    message: two(
      '合作单位的经费占比之和不能超过 100%，现在是 {current}。',
      'The shares of the partner units are at most 100% together; now {current}.',
    ),
    at: ['cooperationUnits.share'],
    ledger: {
      label: two('合作单位经费占比合计', 'Shares of the partner units together'),
      current: ['divide', sumOf('cooperationUnits', 'share'), 100],
      limit: 1,
      relation: 'atMost',
      unit: '%',
      headroom: { value: minus(1, ['divide', sumOf('cooperationUnits', 'share'), 100]), unit: '%' },
    },
  },
]
