/** The section about costs in the foreign-expert project form. */
import type { TableSource } from '@/smartform/schema/definition'
import { money, radio } from '../fields'
import { table } from '../structure'
import { two } from '../two'

export const costs: TableSource = table(
  'costs',
  two('经费预算', 'Budget'),
  {
    help: two('各科目之和应等于申请经费。', 'The items add up to the funding asked for.'),
    required: true,
    totals: ['amount'],
    fixedRows: [
      { id: 'travel', cells: { item: 'travel' } },
      { id: 'living', cells: { item: 'living' } },
      { id: 'fee', cells: { item: 'fee' } },
    ],
  },
  [
    radio(
      'item',
      two('科目', 'Item'),
      {
        travel: two('国际旅费', 'International travel'),
        living: two('在华食宿与交通', 'Board, lodging and transport'),
        fee: two('专家工薪与讲课费', 'Salary and lecture fees'),
      },
      { lockedWhen: true },
    ),
    money('amount', two('金额（万元）', 'Amount (× 10,000 yuan)'), { required: true, min: '0', defaultValue: '0' }),
  ],
)
