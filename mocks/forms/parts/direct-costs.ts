import type { PartSource } from '@/smartform/schema/definition'
import { computed, money, text } from '../fields'

/** The subjects of direct cost, in the order of the city's budget rules; `id` is the row id. */
export const costSubjects = [
  { id: 'equipment', subject: '设备费' },
  { id: 'materials', subject: '业务费—材料费' },
  { id: 'testing', subject: '业务费—测试化验加工费' },
  { id: 'energy', subject: '业务费—燃料动力费' },
  { id: 'publication', subject: '业务费—出版、文献、信息传播及知识产权事务费' },
  { id: 'travel', subject: '业务费—差旅、会议与国际合作交流费' },
  { id: 'otherBusiness', subject: '业务费—其他' },
  { id: 'labour', subject: '劳务费' },
  { id: 'consulting', subject: '专家咨询费' },
] as const

/** The table rows of the subjects. */
export const subjectRows = (subjects: readonly { id: string; subject: string }[]) =>
  subjects.map(({ id, subject }) => ({ id, cells: { subject } }))

/** 直接费用 by subject and fund source, with fixed rows. */
export const directCosts: PartSource = {
  about: '直接费用：按科目和资金来源的固定行表格。',
  parameters: {
    subjects: {
      about: '科目，每个科目一行',
      default: subjectRows(costSubjects),
    },
    from: { about: '初值取自哪一份材料，例如 declaration', default: null },
    when: { about: '何时显示', default: null },
  },
  fields: [
    {
      id: 'directCosts',
      kind: 'table',
      label: '直接费用',
      help: '按科目填写，单位为万元；没有的科目不填或填 0。',
      required: true,
      visibleWhen: '{{when}}',
      prefill: '{{from}}.directCosts',
      fixedRows: '{{subjects}}',
      totals: ['special', 'selfRaised', 'total'],
      columns: [
        { id: 'subject', kind: 'text', label: '预算科目', lockedWhen: true },
        money('special', '专项资金（万元）', { min: '0', defaultValue: '0' }),
        money('selfRaised', '自筹资金（万元）', { min: '0', defaultValue: '0' }),
        computed('total', '合计（万元）', ['add', ['cell', 'special'], ['cell', 'selfRaised']], {
          decimals: 2,
          unit: '万元',
        }),
        text('basis', '测算依据', 200),
      ],
    },
  ],
  expressions: {
    directSpecial: ['sum', ['column', 'directCosts', 'special']],
    directSelfRaised: ['sum', ['column', 'directCosts', 'selfRaised']],
  },
}
