/** The table of direct costs by subject, in the forms of declarations, task books, changes and audits. */

import type { ColumnSource } from '@/smartform/kinds/kinds'
import type { PartSource } from '@/smartform/schema/definition'
import { computed, money, text } from '../fields'
import { two } from '../two'

/** The subjects of direct cost, in the order of the city's budget rules; `id` is the row id. */
export const costSubjects = [
  { id: 'equipment', subject: '设备费', english: 'Equipment' },
  { id: 'materials', subject: '业务费—材料费', english: 'Operations: materials' },
  { id: 'testing', subject: '业务费—测试化验加工费', english: 'Operations: testing and processing' },
  { id: 'energy', subject: '业务费—燃料动力费', english: 'Operations: fuel and power' },
  {
    id: 'publication',
    subject: '业务费—出版、文献、信息传播及知识产权事务费',
    english: 'Operations: publication, literature and intellectual property',
  },
  {
    id: 'travel',
    subject: '业务费—差旅、会议与国际合作交流费',
    english: 'Operations: travel, meetings and international exchange',
  },
  { id: 'otherBusiness', subject: '业务费—其他', english: 'Operations: other' },
  { id: 'labour', subject: '劳务费', english: 'Labour' },
  { id: 'consulting', subject: '专家咨询费', english: 'Consulting' },
] as const

/** The table rows of the subjects. */
export const subjectRows = (subjects: readonly { id: string; subject: string }[]) =>
  subjects.map(({ id, subject }) => ({ id, cells: { subject } }))

/** The locked column with a row's subject, also for tables that list the indirect cost as a subject. */
export const subjectColumn: ColumnSource = {
  id: 'subject',
  kind: 'text',
  label: two('预算科目', 'Budget subject'),
  lockedWhen: true,
  inEnglish: {
    ...Object.fromEntries(costSubjects.map(({ subject, english }) => [subject, english])),
    间接费用: 'Indirect cost',
  },
}

const special = money('special', two('专项资金（万元）', 'Special fund (× 10,000 yuan)'), {
  min: '0',
  defaultValue: '0',
})
const own = money('selfRaised', two('自筹资金（万元）', 'Own funds (× 10,000 yuan)'), { min: '0', defaultValue: '0' })
const others: readonly ColumnSource[] = [
  computed(
    'total',
    two('合计（万元）', 'Total (× 10,000 yuan)'),
    ['add', ['cell', 'special'], ['cell', 'selfRaised']],
    {
      decimals: 2,
      unit: two('万元', '× 10,000 yuan'),
    },
  ),
  text('basis', two('测算依据', 'Basis'), 200),
]

const costColumns: readonly ColumnSource[] = [subjectColumn, special, own, ...others]

/** The columns of a change: each amount in force (`withPresentCosts` of `mocks/work/budget-lines.ts`) before the one that replaces it. */
const changedColumns: readonly ColumnSource[] = [
  subjectColumn,
  money('presentSpecial', two('现行专项资金（万元）', 'Present special fund (× 10,000 yuan)'), { lockedWhen: true }),
  special,
  money('presentOwn', two('现行自筹资金（万元）', 'Present own funds (× 10,000 yuan)'), { lockedWhen: true }),
  own,
  ...others,
]

/** What the part says of its table in a change of the budget. */
export const changedCosts = {
  columns: changedColumns,
  totals: ['presentSpecial', 'special', 'presentOwn', 'selfRaised', 'total'],
}

/** 直接费用 by subject and fund source, with fixed rows. */
export const directCosts: PartSource = {
  about: '直接费用：按科目和资金来源的固定行表格。',
  parameters: {
    subjects: {
      about: '科目，每个科目一行',
      default: subjectRows(costSubjects),
    },
    columns: { about: '表格的列', default: costColumns },
    totals: { about: '要合计的列', default: ['special', 'selfRaised', 'total'] },
    from: { about: '初值取自哪一份材料，例如 declaration', default: null },
    when: { about: '何时显示', default: null },
  },
  fields: [
    {
      id: 'directCosts',
      kind: 'table',
      label: two('直接费用', 'Direct cost'),
      help: two(
        '按科目填写，单位为万元；没有的科目不填或填 0。',
        'By subject, in 10,000 yuan; leave a subject without cost empty or enter 0.',
      ),
      required: true,
      visibleWhen: '{{when}}',
      prefill: '{{from}}.directCosts',
      fixedRows: '{{subjects}}',
      totals: '{{totals}}',
      columns: '{{columns}}',
    },
  ],
  expressions: {
    directSpecial: ['sum', ['column', 'directCosts', 'special']],
    directSelfRaised: ['sum', ['column', 'directCosts', 'selfRaised']],
  },
}
