/** Sections of a research plan that many forms share: long answers, milestones, indicators. */

import type { ColumnSource } from '@/smartform/kinds/kinds'
import type {
  ExpressionSource,
  FieldSource,
  LongTextSource,
  RuleSource,
  TableSource,
  Text,
} from '@/smartform/schema/definition'
import { atMost, cell, countWhere, field, is, lessThan, moreThan } from './expressions'
import { dateRange, longText, number, text } from './fields'
import { table } from './structure'
import { two } from './two'

/** A long answer with its character counter. */
export function longAnswer(
  id: string,
  label: Text,
  maxLength: number,
  more: Partial<LongTextSource> = {},
): LongTextSource {
  return { id, kind: 'longText', label, maxLength, required: true, rows: 6, ...more }
}

const milestones: TableSource = table(
  'milestones',
  two('进度安排', 'Milestones'),
  {
    copy: false,
    help: two('按时间先后填写，至少一个阶段。', 'In order of time; at least one stage.'),
    required: true,
    minRows: 1,
    maxRows: 12,
  },
  [
    dateRange('period', two('起止时间', 'From and to'), { required: true }),
    longText('work', two('工作内容', 'Work'), 500, { required: true }),
    text('deliverable', two('阶段成果', 'Results of the stage'), 200, { required: true }),
  ],
)

/** The kinds of results that a project commits to; `id` is the row id. */
export const indicators = [
  { id: 'papers', item: '学术论文（篇）', english: 'Papers' },
  { id: 'patents', item: '申请发明专利（件）', english: 'Invention patents applied for' },
  { id: 'software', item: '软件著作权（件）', english: 'Software copyrights' },
  { id: 'standards', item: '技术标准（项）', english: 'Technical standards' },
  { id: 'products', item: '新产品、新装置、新材料（项）', english: 'New products, devices and materials' },
  { id: 'talents', item: '培养人才（人）', english: 'People trained' },
] as const

/** The locked column with a row's indicator. */
export const indicatorColumn: ColumnSource = {
  id: 'item',
  kind: 'text',
  label: two('指标', 'Indicator'),
  lockedWhen: true,
  inEnglish: Object.fromEntries(indicators.map(({ item, english }) => [item, english])),
}

const indicatorTable: TableSource = table(
  'indicators',
  two('预期成果指标', 'Indicators of the results'),
  { fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })) },
  [
    indicatorColumn,
    number('amount', two('数量', 'Number'), { min: '0', max: '9999' }),
    text('note', two('说明', 'Note'), 100),
  ],
)

export const planTables: readonly FieldSource[] = [milestones, indicatorTable]

/** A stage that begins before the project, or ends after it. */
const outsideTerm: ExpressionSource = [
  'or',
  lessThan(['start', cell('period')], ['start', field('cycle')]),
  moreThan(['end', cell('period')], ['end', field('cycle')]),
]

export const milestoneRules: readonly RuleSource[] = [
  {
    id: 'milestonesWithinTerm',
    severity: 'warning',
    when: atMost(['start', field('cycle')], ['end', field('cycle')]),
    assert: is(countWhere('milestones', 'period', outsideTerm), 0),
    message: two(
      '进度安排的起止时间应在项目执行期内，请核对。',
      'Milestones should lie within the project term. Check their dates.',
    ),
    at: [{ column: 'milestones.period', where: outsideTerm }],
  },
]

export const planRules: readonly RuleSource[] = [
  ...milestoneRules,
  {
    id: 'indicatorGiven',
    severity: 'warning',
    assert: moreThan(countWhere('indicators', 'amount', moreThan(cell('amount'), 0)), 0),
    message: two(
      '还没有填写任何预期成果指标，评审时将难以考核。',
      'No indicator is filled in yet; reviewers will find the results hard to assess.',
    ),
    at: ['indicators.amount'],
  },
]
