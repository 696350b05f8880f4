import type { TableSource } from '@/smartform/schema/definition'
import { cell, field, is, moreThan } from '../expressions'
import { two } from '../parts/figure'

/** Ways of transforming an achievement (《促进科技成果转化法》第十六条), with the total each adds up to. */
export const ways = [
  { value: 'transfer', total: 'transferAmount', label: two('转让', 'Transfer') },
  { value: 'licence', total: 'licenceAmount', label: two('许可', 'Licence') },
  { value: 'share', total: 'shareAmount', label: two('作价投资', 'Shares') },
] as const
export const isWay = (way: (typeof ways)[number]['value']) => is(cell('way'), way)

export const contracts: TableSource = {
  id: 'contracts',
  kind: 'table',
  label: two('转化合同', 'Contracts'),
  help: two(
    '列出本年度签订和仍在执行的合同，到账为本年度实际到账。',
    'Those signed this year and those still running.',
  ),
  required: true,
  copy: false,
  minRows: 1,
  maxRows: 100,
  totals: ['amount', 'received'],
  columns: [
    { id: 'number', kind: 'text', label: two('合同编号', 'Number'), required: true, maxLength: 40 },
    { id: 'taker', kind: 'text', label: two('受让、被许可或合作单位', 'Other party'), required: true, maxLength: 100 },
    {
      id: 'way',
      kind: 'radio',
      label: two('转化方式', 'Way'),
      required: true,
      options: ways.map(({ value, label }) => ({ value, label })),
    },
    { id: 'signedOn', kind: 'date', label: two('签订日期', 'Signed on'), required: true },
    { id: 'amount', kind: 'money', label: two('合同金额（万元）', 'Amount (10k yuan)'), required: true, min: '0.01' },
    { id: 'received', kind: 'money', label: two('本年到账（万元）', 'Received (10k yuan)'), required: true, min: '0' },
    {
      id: 'equity',
      kind: 'percent',
      label: two('持股比例', 'Shares held'),
      required: isWay('share'),
      visibleWhen: isWay('share'),
    },
  ],
}

export const people: TableSource = {
  id: 'people',
  kind: 'table',
  label: two('奖励和报酬分配', 'Reward by person'),
  help: two('各人比例之和应为 100%，金额之和应等于奖励总额。', 'Shares add up to 100%, amounts to the whole reward.'),
  required: moreThan(field('reward'), 0),
  visibleWhen: moreThan(field('reward'), 0),
  copy: false,
  maxRows: 100,
  totals: ['share', 'amount'],
  columns: [
    { id: 'name', kind: 'text', label: two('姓名', 'Name'), required: true, maxLength: 50 },
    {
      id: 'role',
      kind: 'radio',
      label: two('贡献', 'Part'),
      required: true,
      options: [
        { value: 'main', label: two('主要贡献人员', 'Main contributor') },
        { value: 'other', label: two('其他研发人员', 'Other researcher') },
        { value: 'service', label: two('转化服务人员', 'Transfer officer') },
      ],
    },
    { id: 'share', kind: 'percent', label: two('分配比例', 'Share'), required: true },
    { id: 'amount', kind: 'money', label: two('金额（万元）', 'Amount (10k yuan)'), required: true, min: '0' },
  ],
}
