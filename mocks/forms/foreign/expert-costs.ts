import type { TableSource } from '@/smartform/schema/definition'
import { inBoth } from '../in-both'

/** The costs of the stay. */
export const costs: TableSource = {
  id: 'costs',
  kind: 'table',
  label: inBoth('经费预算', 'Budget'),
  help: inBoth('各科目之和应等于申请经费。', 'The items add up to the funding asked for.'),
  required: true,
  totals: ['amount'],
  fixedRows: [
    { id: 'travel', cells: { item: 'travel' } },
    { id: 'living', cells: { item: 'living' } },
    { id: 'fee', cells: { item: 'fee' } },
  ],
  columns: [
    {
      id: 'item',
      kind: 'radio',
      label: inBoth('科目', 'Item'),
      lockedWhen: true,
      options: [
        { value: 'travel', label: inBoth('国际旅费', 'International travel') },
        { value: 'living', label: inBoth('在华食宿与交通', 'Board, lodging and transport') },
        { value: 'fee', label: inBoth('专家工薪与讲课费', 'Salary and lecture fees') },
      ],
    },
    {
      id: 'amount',
      kind: 'money',
      label: inBoth('金额（万元）', 'Amount (10k yuan)'),
      required: true,
      min: '0',
      defaultValue: '0',
    },
  ],
}
