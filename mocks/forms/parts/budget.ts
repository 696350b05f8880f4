/** The budget pages and rules that declarations and task books share. */

import type { ExpressionSource, PartSource } from '@/smartform/schema/definition'
import {
  add,
  atMost,
  both,
  cell,
  countWhere,
  field,
  is,
  lessThan,
  minus,
  moreThan,
  ratio,
  sumWhere,
  times,
  use,
} from '../expressions'
import { computed, money, number, radio, text } from '../fields'
import { section, table } from '../structure'

const fundSources = [
  { value: 'special', label: '专项资金' },
  { value: 'selfRaised', label: '自筹资金' },
] as const

const total = (id: string, label: string, value: ExpressionSource) =>
  computed(id, label, value, { decimals: 2, unit: '万元' })
const line = (subject: string, source: string): ExpressionSource => ['at', 'directCosts', subject, source]
const smallEquipment = (source: string) =>
  countWhere('equipmentItems', 'unitPrice', both(is(cell('source'), source), lessThan(cell('unitPrice'), 10)))

/** A rule with an upper limit, and its line in the ledger. */
const limit = (
  current: ExpressionSource,
  most: ExpressionSource,
  unit: string,
  headroom: ExpressionSource,
  label: string,
) => ({
  label,
  current,
  limit: most,
  relation: 'atMost',
  unit,
  headroom: { value: headroom, unit: '万元' },
})

const details = [
  table(
    'equipmentItems',
    '设备购置与试制明细',
    {
      help: '单价 10 万元及以上的逐台填写；10 万元以下的，按资金来源各合并填写一条。',
      maxRows: 50,
      totals: ['amount'],
    },
    [
      text('name', '设备名称', 100, { required: true }),
      radio('way', '方式', { purchase: '购置', trial: '试制' }, { required: true }),
      radio('source', '资金来源', fundSources, { required: true }),
      money('unitPrice', '单价（万元）', { required: true, min: '0' }),
      number('quantity', '数量（台/套）', { required: true, min: '1', max: '9999' }),
      total('amount', '金额（万元）', times(cell('unitPrice'), cell('quantity'))),
      text('purpose', '用途', 200),
    ],
  ),
  table(
    'testingItems',
    '测试化验加工明细',
    { help: '总费用超过 5 万元的逐项填写；5 万元以内的合并填写一条。', maxRows: 50, totals: ['cost'] },
    [
      text('content', '测试化验加工内容', 100, { required: true }),
      text('organisation', '委托单位', 100, { required: true }),
      radio('source', '资金来源', fundSources, { required: true }),
      money('cost', '总费用（万元）', { required: true, min: '0' }),
    ],
  ),
]

/** 经费预算: pages, details and budget rules (specification, sections 5 and 9). */
export const budget: PartSource = {
  about: '经费预算：直接费用、明细、间接费用与合计，及 12%、10%、资助上限等规则。',
  parameters: {
    subjects: { about: '直接费用的科目；不说则全部', default: null },
    details: { about: '是否有设备与测试化验加工明细', default: true },
    limited: { about: '是否受指南资助上限约束', default: true },
    from: { about: '初值取自哪一份材料，例如 declaration', default: null },
  },
  pages: [
    {
      id: 'budget',
      title: '经费预算',
      help: '金额单位为万元；合计由系统计算。',
      sections: [
        section('direct', '直接费用', [
          { part: 'directCosts', with: { subjects: '{{subjects}}', from: '{{from}}' } },
          total('directSpecial', '直接费用：专项资金', use('directSpecial')),
          total('directSelfRaised', '直接费用：自筹资金', use('directSelfRaised')),
          total('directTotal', '直接费用合计', use('directTotal')),
        ]),
        {
          onlyIf: '{{details}}',
          id: 'details',
          title: '明细',
          fields: details,
        },
        {
          id: 'indirect',
          title: '间接费用',
          help: '专项资金的间接费用不超过专项资金直接费用的 12%。',
          fields: [
            money('indirectSpecial', '间接费用：专项资金', {
              required: true,
              min: '0',
              defaultValue: '0',
              prefill: '{{from}}.indirectSpecial',
            }),
            money('indirectSelfRaised', '间接费用：自筹资金', {
              min: '0',
              defaultValue: '0',
              prefill: '{{from}}.indirectSelfRaised',
            }),
          ],
        },
        {
          id: 'sums',
          title: '经费合计',
          fields: [
            total('specialTotal', '申请专项资金', use('specialTotal')),
            total('selfRaisedTotal', '自筹资金', use('selfRaisedTotal')),
            total('budgetTotal', '项目总经费', add(use('specialTotal'), use('selfRaisedTotal'))),
            {
              onlyIf: '{{limited}}',
              id: 'fundingLimit',
              kind: 'money',
              label: '本指南资助上限',
              lockedWhen: true,
              prefill: 'guide.fundingLimit',
            },
          ],
        },
      ],
    },
  ],
  expressions: {
    directTotal: add(use('directSpecial'), use('directSelfRaised')),
    specialTotal: add(use('directSpecial'), field('indirectSpecial')),
    selfRaisedTotal: add(use('directSelfRaised'), field('indirectSelfRaised')),
    travel: add(line('travel', 'special'), line('travel', 'selfRaised')),
    mostIndirect: times('0.12', use('directSpecial')),
    mostTravel: times('0.1', use('directTotal')),
  },
  rules: [
    {
      id: 'indirectShare',
      code: 60411,
      assert: atMost(field('indirectSpecial'), use('mostIndirect')),
      message: '专项资金的间接费用不能超过直接费用的 12%，现在是 {current}。请减少间接费用，或核对直接费用。',
      at: ['indirectSpecial'],
      ledger: limit(
        ratio(field('indirectSpecial'), use('directSpecial')),
        '0.12',
        '%',
        minus(use('mostIndirect'), field('indirectSpecial')),
        '间接费用占专项资金直接费用',
      ),
    },
    {
      id: 'travelShare',
      code: 60412,
      assert: atMost(use('travel'), use('mostTravel')),
      message: '差旅、会议与国际合作交流费不能超过直接费用的 10%，现在是 {current}。',
      at: ['directCosts.special', 'directCosts.selfRaised'],
      ledger: limit(
        ratio(use('travel'), use('directTotal')),
        '0.1',
        '%',
        minus(use('mostTravel'), use('travel')),
        '差旅、会议与国际合作交流费占直接费用',
      ),
    },
    {
      onlyIf: '{{limited}}',
      id: 'fundingLimit',
      assert: atMost(use('specialTotal'), field('fundingLimit')),
      message: '申请的专项资金不能超过本指南的资助上限 {limit}，现在是 {current}。',
      at: ['specialTotal', 'directCosts.special'],
      ledger: limit(
        use('specialTotal'),
        field('fundingLimit'),
        '万元',
        minus(field('fundingLimit'), use('specialTotal')),
        '申请专项资金',
      ),
    },
    {
      onlyIf: '{{limited}}',
      id: 'fundingAsked',
      assert: moreThan(use('specialTotal'), 0),
      message: '请填写申请的专项资金。',
      at: ['directCosts.special'],
    },
    ...fundSources.map(({ value, label }) => ({
      onlyIf: '{{details}}',
      id: `smallEquipment_${value}`,
      code: 60413,
      assert: atMost(smallEquipment(value), 1),
      message: `单价 10 万元以下的设备，${label}只能填写一条，请合并。`,
      at: ['equipmentItems.unitPrice'],
    })),
    {
      onlyIf: '{{details}}',
      id: 'smallTesting',
      code: 60414,
      assert: atMost(countWhere('testingItems', 'cost', atMost(cell('cost'), 5)), 1),
      message: '总费用 5 万元以内的测试化验加工只能填写一条，请合并。',
      at: ['testingItems.cost'],
    },
    ...fundSources.flatMap(({ value, label }) => [
      {
        onlyIf: '{{details}}',
        id: `equipmentAgrees_${value}`,
        assert: is(sumWhere('equipmentItems', 'amount', is(cell('source'), value)), add(line('equipment', value))),
        message: `设备明细中${label}的金额之和应等于直接费用中的设备费，请核对。`,
        at: ['equipmentItems.amount', `directCosts.${value}`],
      },
      {
        onlyIf: '{{details}}',
        id: `testingAgrees_${value}`,
        assert: is(sumWhere('testingItems', 'cost', is(cell('source'), value)), add(line('testing', value))),
        message: `测试化验加工明细中${label}的费用之和应等于直接费用中的测试化验加工费，请核对。`,
        at: ['testingItems.cost', `directCosts.${value}`],
      },
    ]),
  ],
}
