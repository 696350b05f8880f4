/** Tables of a base's report form on the transformation of achievements (成果转化). */

import type { TableSource } from '@/smartform/schema/definition'
import { cell, field, is, moreThan } from '../expressions'
import { date, money, percent, radio, text } from '../fields'
import { table } from '../structure'
import { two } from '../two'

/** Ways of transforming an achievement (《促进科技成果转化法》第十六条), with the total each adds up to. */
export const transformationWays = [
  { value: 'transfer', total: 'transferAmount', label: two('转让', 'Transfer') },
  { value: 'licence', total: 'licenceAmount', label: two('许可', 'Licence') },
  { value: 'share', total: 'shareAmount', label: two('作价投资', 'Shares') },
] as const
export const isWay = (way: (typeof transformationWays)[number]['value']) => is(cell('way'), way)

export const contracts: TableSource = table(
  'contracts',
  two('转化合同', 'Contracts'),
  {
    help: two(
      '列出本年度签订和仍在执行的合同，到账为本年度实际到账。',
      'Those signed this year and those still running.',
    ),
    required: true,
    copy: false,
    minRows: 1,
    maxRows: 100,
    totals: ['amount', 'received'],
  },
  [
    text('number', two('合同编号', 'Number'), 40, { required: true }),
    text('taker', two('受让、被许可或合作单位', 'Other party'), 100, { required: true }),
    radio(
      'way',
      two('转化方式', 'Type of transfer'),
      transformationWays.map(({ value, label }) => ({ value, label })),
      { required: true },
    ),
    date('signedOn', two('签订日期', 'Signed on'), { required: true }),
    money('amount', two('合同金额（万元）', 'Amount (× 10,000 yuan)'), { required: true, min: '0.01' }),
    money('received', two('本年到账（万元）', 'Received (× 10,000 yuan)'), { required: true, min: '0' }),
    percent('equity', two('持股比例', 'Shares held'), { required: isWay('share'), visibleWhen: isWay('share') }),
  ],
)

export const people: TableSource = table(
  'people',
  two('奖励和报酬分配', 'Reward by person'),
  {
    help: two('各人比例之和应为 100%，金额之和应等于奖励总额。', 'Shares add up to 100%, amounts to the whole reward.'),
    required: moreThan(field('reward'), 0),
    visibleWhen: moreThan(field('reward'), 0),
    copy: false,
    maxRows: 100,
    totals: ['share', 'amount'],
  },
  [
    text('name', two('姓名', 'Name'), 50, { personal: 'name', required: true }),
    radio(
      'role',
      two('贡献', 'Part'),
      {
        main: two('主要贡献人员', 'Main contributor'),
        other: two('其他研发人员', 'Other researcher'),
        service: two('转化服务人员', 'Transfer officer'),
      },
      { required: true },
    ),
    percent('share', two('分配比例', 'Share'), { required: true }),
    money('amount', two('金额（万元）', 'Amount (× 10,000 yuan)'), { required: true, min: '0' }),
  ],
)
