import type { ColumnSource, TableSource } from '@/smartform/schema/definition'
import { add, cell, times } from './expressions'

/** The subjects of direct cost, in the order of the city's budget rules; `id` is the row's. */
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

export type SubjectId = (typeof costSubjects)[number]['id']

const amounts: readonly ColumnSource[] = [
  { id: 'special', kind: 'money', label: '专项资金（万元）', min: '0', decimals: 2, defaultValue: '0' },
  { id: 'selfRaised', kind: 'money', label: '自筹资金（万元）', min: '0', decimals: 2, defaultValue: '0' },
  {
    id: 'total',
    kind: 'computed',
    label: '合计（万元）',
    value: add(cell('special'), cell('selfRaised')),
    decimals: 2,
    unit: '万元',
  },
]

/** 直接费用 by subject and fund source, with fixed rows. */
export function directCostTable(subjects: readonly { id: string; subject: string }[]): TableSource {
  return {
    id: 'directCosts',
    kind: 'table',
    label: '直接费用',
    help: '按科目填写，单位为万元；没有的科目不填或填 0。',
    required: true,
    fixedRows: subjects.map(({ id, subject }) => ({ id, cells: { subject } })),
    totals: ['special', 'selfRaised', 'total'],
    columns: [
      { id: 'subject', kind: 'text', label: '预算科目', lockedWhen: true },
      ...amounts,
      { id: 'basis', kind: 'text', label: '测算依据', maxLength: 200 },
    ],
  }
}

export const fundSources = [
  { value: 'special', label: '专项资金' },
  { value: 'selfRaised', label: '自筹资金' },
] as const

/** 设备费明细: by fund source, the small ones (under 100,000 yuan each) in one record per source. */
export const equipmentTable: TableSource = {
  id: 'equipmentItems',
  kind: 'table',
  label: '设备购置与试制明细',
  help: '单价 10 万元及以上的逐台填写；10 万元以下的，按资金来源各合并填写一条。',
  maxRows: 50,
  totals: ['amount'],
  columns: [
    { id: 'name', kind: 'text', label: '设备名称', required: true, maxLength: 100 },
    {
      id: 'way',
      kind: 'radio',
      label: '方式',
      required: true,
      options: [
        { value: 'purchase', label: '购置' },
        { value: 'trial', label: '试制' },
      ],
    },
    { id: 'source', kind: 'radio', label: '资金来源', required: true, options: fundSources },
    { id: 'unitPrice', kind: 'money', label: '单价（万元）', required: true, min: '0', decimals: 2 },
    { id: 'quantity', kind: 'number', label: '数量（台/套）', required: true, min: '1', max: '9999', decimals: 0 },
    {
      id: 'amount',
      kind: 'computed',
      label: '金额（万元）',
      value: times(cell('unitPrice'), cell('quantity')),
      decimals: 2,
      unit: '万元',
    },
    { id: 'purpose', kind: 'text', label: '用途', maxLength: 200 },
  ],
}

/** 测试化验加工费明细: what costs 50,000 yuan or less in all goes into one record. */
export const testingTable: TableSource = {
  id: 'testingItems',
  kind: 'table',
  label: '测试化验加工明细',
  help: '总费用超过 5 万元的逐项填写；5 万元以内的合并填写一条。',
  maxRows: 50,
  totals: ['cost'],
  columns: [
    { id: 'content', kind: 'text', label: '测试化验加工内容', required: true, maxLength: 100 },
    { id: 'organisation', kind: 'text', label: '委托单位', required: true, maxLength: 100 },
    { id: 'source', kind: 'radio', label: '资金来源', required: true, options: fundSources },
    { id: 'cost', kind: 'money', label: '总费用（万元）', required: true, min: '0', decimals: 2 },
  ],
}
