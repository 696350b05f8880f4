/** Tables of the matching form (地方匹配): each unit's share of the matched funds, and the years. */
import type { TableSource } from '@/smartform/schema/definition'
import { money, percent, text } from '../fields'
import { table } from '../structure'
import { two } from '../two'

/** Each unit's share of the matched funds; together 100 %. */
export const shares: TableSource = table(
  'shares',
  two('参与单位及分配比例', 'Participating units and their shares'),
  {
    help: two('各单位比例之和应为 100%。', 'The shares of all units must add up to 100%.'),
    required: true,
    minRows: 1,
    maxRows: 20,
    totals: ['share'],
    prefill: 'national.shares',
  },
  [
    text('unitName', two('单位名称', 'Unit'), 100, { required: true }),
    text('task', two('承担任务', 'Task'), 200, { required: true }),
    percent('share', two('分配比例', 'Share'), { required: true }),
  ],
)

/** The payments in each year of the national project. */
export const years: TableSource = table(
  'years',
  two('年度安排', 'Plan by year'),
  {
    help: two(
      '各年度金额之和应等于申请匹配经费。',
      'The amounts of all years must add up to the matching funds requested.',
    ),
    required: true,
    minRows: 1,
    maxRows: 8,
    totals: ['amount'],
    prefill: 'national.years',
  },
  [
    text('year', two('年度', 'Year'), 4, {
      required: true,
      pattern: {
        source: '20\\d\\d',
        message: two('年度应为四位数字，如 2027。', 'A year has four digits, such as 2027.'),
      },
    }),
    money('amount', two('金额（万元）', 'Amount (× 10,000 yuan)'), { required: true, min: '0' }),
    text('use', two('主要用途', 'Main use'), 200, { required: true }),
  ],
)
