import type { TableSource } from '@/smartform/schema/definition'
import { inBoth } from '../in-both'

/** Each unit's share of the matched funds; together 100 %. */
export const shares: TableSource = {
  id: 'shares',
  kind: 'table',
  label: inBoth('参与单位及分配比例', 'Participating units and their shares'),
  help: inBoth('各单位比例之和应为 100%。', 'The shares of all units add up to 100%.'),
  required: true,
  minRows: 1,
  maxRows: 20,
  totals: ['share'],
  prefill: 'national.shares',
  columns: [
    { id: 'unitName', kind: 'text', label: inBoth('单位名称', 'Unit'), required: true, maxLength: 100 },
    { id: 'task', kind: 'text', label: inBoth('承担任务', 'Task'), required: true, maxLength: 200 },
    { id: 'share', kind: 'percent', label: inBoth('分配比例', 'Share'), required: true },
  ],
}

/** The payments in each year of the national project. */
export const years: TableSource = {
  id: 'years',
  kind: 'table',
  label: inBoth('年度安排', 'Plan by year'),
  help: inBoth(
    '各年度金额之和应等于申请匹配经费。',
    'The amounts of all years add up to the matching funds asked for.',
  ),
  required: true,
  minRows: 1,
  maxRows: 8,
  totals: ['amount'],
  prefill: 'national.years',
  columns: [
    {
      id: 'year',
      kind: 'text',
      label: inBoth('年度', 'Year'),
      required: true,
      maxLength: 4,
      pattern: { source: '20\\d\\d', message: inBoth('年度应为四位数字，如 2027。', 'A year has four digits: 2027.') },
    },
    { id: 'amount', kind: 'money', label: inBoth('金额（万元）', 'Amount (10k yuan)'), required: true, min: '0' },
    { id: 'use', kind: 'text', label: inBoth('主要用途', 'Main use'), required: true, maxLength: 200 },
  ],
}
