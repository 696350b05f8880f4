import type { FieldSource, LongTextSource, RuleSource, TableSource, Text } from '@/smartform/schema/definition'
import { cell, countWhere, moreThan } from './expressions'

/** A long answer with its character counter. */
export function longAnswer(
  id: string,
  label: Text,
  maxLength: number,
  more: Partial<LongTextSource> = {},
): LongTextSource {
  return { id, kind: 'longText', label, maxLength, required: true, rows: 6, ...more }
}

const milestones: TableSource = {
  id: 'milestones',
  kind: 'table',
  label: '进度安排',
  copy: false,
  help: '按时间先后填写，至少一个阶段。',
  required: true,
  minRows: 1,
  maxRows: 12,
  columns: [
    { id: 'period', kind: 'dateRange', label: '起止时间', required: true },
    { id: 'work', kind: 'longText', label: '工作内容', required: true, maxLength: 500 },
    { id: 'deliverable', kind: 'text', label: '阶段成果', required: true, maxLength: 200 },
  ],
}

/** The kinds of results that a project commits to; `id` is the row id. */
export const indicators = [
  { id: 'papers', item: '学术论文（篇）' },
  { id: 'patents', item: '申请发明专利（件）' },
  { id: 'software', item: '软件著作权（件）' },
  { id: 'standards', item: '技术标准（项）' },
  { id: 'products', item: '新产品、新装置、新材料（项）' },
  { id: 'talents', item: '培养人才（人）' },
] as const

const indicatorTable: TableSource = {
  id: 'indicators',
  kind: 'table',
  label: '预期成果指标',
  fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })),
  columns: [
    { id: 'item', kind: 'text', label: '指标', lockedWhen: true },
    { id: 'amount', kind: 'number', label: '数量', min: '0', max: '9999' },
    { id: 'note', kind: 'text', label: '说明', maxLength: 100 },
  ],
}

export const planTables: readonly FieldSource[] = [milestones, indicatorTable]

export const planRules: readonly RuleSource[] = [
  {
    id: 'indicatorGiven',
    severity: 'warning',
    assert: moreThan(countWhere('indicators', 'amount', moreThan(cell('amount'), 0)), 0),
    message: '还没有填写任何预期成果指标，评审时将难以考核。',
    at: ['indicators.amount'],
  },
]
