/** The budget pages and rules that the forms of declarations and task books share. */

import type { ExpressionSource, PartSource, Text } from '@/smartform/schema/definition'
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
import { two } from '../two'

const tenThousand = two('万元', '× 10,000 yuan')

const fundSources = [
  { value: 'special', label: two('专项资金', 'Special fund') },
  { value: 'selfRaised', label: two('自筹资金', 'Own funds') },
] as const

const inSentence = (label: { en: string }) => label.en.toLowerCase()
const total = (id: string, label: Text, value: ExpressionSource) =>
  computed(id, label, value, { decimals: 2, unit: tenThousand })
const line = (subject: string, source: string): ExpressionSource => ['at', 'directCosts', subject, source]
const smallEquipment = (source: string) =>
  countWhere('equipmentItems', 'unitPrice', both(is(cell('source'), source), lessThan(cell('unitPrice'), 10)))

/** A rule with an upper limit, and its line in the ledger. */
const limit = (
  current: ExpressionSource,
  most: ExpressionSource,
  unit: Text,
  headroom: ExpressionSource,
  label: Text,
) => ({
  label,
  current,
  limit: most,
  relation: 'atMost',
  unit,
  headroom: { value: headroom, unit: tenThousand },
})

const details = [
  table(
    'equipmentItems',
    two('设备购置与试制明细', 'Equipment bought or built'),
    {
      help: two(
        '单价 10 万元及以上的逐台填写；10 万元以下的，按资金来源各合并填写一条。',
        'One row for each item of 100,000 yuan or more; cheaper items in one row for each source of funds.',
      ),
      maxRows: 50,
      totals: ['amount'],
    },
    [
      text('name', two('设备名称', 'Name'), 100, { required: true }),
      radio(
        'way',
        two('方式', 'Way'),
        { purchase: two('购置', 'Bought'), trial: two('试制', 'Built') },
        { required: true },
      ),
      radio('source', two('资金来源', 'Source of funds'), fundSources, { required: true }),
      money('unitPrice', two('单价（万元）', 'Unit price (× 10,000 yuan)'), { required: true, min: '0' }),
      number('quantity', two('数量（台/套）', 'Quantity'), { required: true, min: '1', max: '9999' }),
      total('amount', two('金额（万元）', 'Amount (× 10,000 yuan)'), times(cell('unitPrice'), cell('quantity'))),
      text('purpose', two('用途', 'Use'), 200),
    ],
  ),
  table(
    'testingItems',
    two('测试化验加工明细', 'Testing and processing'),
    {
      help: two(
        '总费用超过 5 万元的逐项填写；5 万元以内的合并填写一条。',
        'One row for each item above 50,000 yuan; the others together in one row.',
      ),
      maxRows: 50,
      totals: ['cost'],
    },
    [
      text('content', two('测试化验加工内容', 'What is tested or processed'), 100, { required: true }),
      text('organisation', two('委托单位', 'Carried out by'), 100, { required: true }),
      radio('source', two('资金来源', 'Source of funds'), fundSources, { required: true }),
      money('cost', two('总费用（万元）', 'Total cost (× 10,000 yuan)'), { required: true, min: '0' }),
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
      title: two('经费预算', 'Budget'),
      help: two('金额单位为万元；合计由系统计算。', 'Amounts are in 10,000 yuan; totals are computed.'),
      sections: [
        section('direct', two('直接费用', 'Direct cost'), [
          { part: 'directCosts', with: { subjects: '{{subjects}}', from: '{{from}}' } },
          total('directSpecial', two('直接费用：专项资金', 'Direct cost: special fund'), use('directSpecial')),
          total('directSelfRaised', two('直接费用：自筹资金', 'Direct cost: own funds'), use('directSelfRaised')),
          total('directTotal', two('直接费用合计', 'Direct cost in total'), use('directTotal')),
        ]),
        {
          onlyIf: '{{details}}',
          id: 'details',
          title: two('明细', 'Details'),
          fields: details,
        },
        {
          id: 'indirect',
          title: two('间接费用', 'Indirect cost'),
          help: two(
            '专项资金的间接费用不超过专项资金直接费用的 12%。',
            'The indirect cost of the special fund is at most 12% of its direct cost.',
          ),
          fields: [
            money('indirectSpecial', two('间接费用：专项资金', 'Indirect cost: special fund'), {
              required: true,
              min: '0',
              defaultValue: '0',
              prefill: '{{from}}.indirectSpecial',
            }),
            money('indirectSelfRaised', two('间接费用：自筹资金', 'Indirect cost: own funds'), {
              min: '0',
              defaultValue: '0',
              prefill: '{{from}}.indirectSelfRaised',
            }),
          ],
        },
        {
          id: 'sums',
          title: two('经费合计', 'Totals'),
          fields: [
            total('specialTotal', two('申请专项资金', 'Special fund asked for'), use('specialTotal')),
            total('selfRaisedTotal', two('自筹资金', 'Own funds'), use('selfRaisedTotal')),
            total(
              'budgetTotal',
              two('项目总经费', 'Total budget of the project'),
              add(use('specialTotal'), use('selfRaisedTotal')),
            ),
            {
              onlyIf: '{{limited}}',
              id: 'fundingLimit',
              kind: 'money',
              label: two('本指南资助上限', 'Funding limit of the call'),
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
      message: two(
        '专项资金的间接费用不能超过直接费用的 12%，现在是 {current}。请减少间接费用，或核对直接费用。',
        'The indirect cost of the special fund is at most 12% of its direct cost; now {current}. Reduce it, or check the direct cost.',
      ),
      at: ['indirectSpecial'],
      ledger: limit(
        ratio(field('indirectSpecial'), use('directSpecial')),
        '0.12',
        '%',
        minus(use('mostIndirect'), field('indirectSpecial')),
        two('间接费用占专项资金直接费用', 'Indirect cost as a share of the direct cost of the special fund'),
      ),
    },
    {
      id: 'travelShare',
      code: 60412,
      assert: atMost(use('travel'), use('mostTravel')),
      message: two(
        '差旅、会议与国际合作交流费不能超过直接费用的 10%，现在是 {current}。',
        'Travel, meetings and international exchange are at most 10% of the direct cost; now {current}.',
      ),
      at: ['directCosts.special', 'directCosts.selfRaised'],
      ledger: limit(
        ratio(use('travel'), use('directTotal')),
        '0.1',
        '%',
        minus(use('mostTravel'), use('travel')),
        two(
          '差旅、会议与国际合作交流费占直接费用',
          'Travel, meetings and international exchange as a share of the direct cost',
        ),
      ),
    },
    {
      onlyIf: '{{limited}}',
      id: 'fundingLimit',
      assert: atMost(use('specialTotal'), field('fundingLimit')),
      message: two(
        '申请的专项资金不能超过本指南的资助上限 {limit}，现在是 {current}。',
        'The special fund asked for is at most the {limit} of the call; now {current}.',
      ),
      at: ['specialTotal', 'directCosts.special'],
      ledger: limit(
        use('specialTotal'),
        field('fundingLimit'),
        tenThousand,
        minus(field('fundingLimit'), use('specialTotal')),
        two('申请专项资金', 'Special fund asked for'),
      ),
    },
    {
      onlyIf: '{{limited}}',
      id: 'fundingAsked',
      assert: moreThan(use('specialTotal'), 0),
      message: two('请填写申请的专项资金。', 'Fill in the special fund asked for.'),
      at: ['directCosts.special'],
    },
    ...fundSources.map(({ value, label }) => ({
      onlyIf: '{{details}}',
      id: `smallEquipment_${value}`,
      code: 60413,
      assert: atMost(smallEquipment(value), 1),
      message: two(
        `单价 10 万元以下的设备，${label.zh}只能填写一条，请合并。`,
        `Equipment below 100,000 yuan: only one row for ${inSentence(label)}. Please put the rows together.`,
      ),
      at: ['equipmentItems.unitPrice'],
    })),
    {
      onlyIf: '{{details}}',
      id: 'smallTesting',
      code: 60414,
      assert: atMost(countWhere('testingItems', 'cost', atMost(cell('cost'), 5)), 1),
      message: two(
        '总费用 5 万元以内的测试化验加工只能填写一条，请合并。',
        'Testing and processing up to 50,000 yuan: only one row. Please put the rows together.',
      ),
      at: ['testingItems.cost'],
    },
    ...fundSources.flatMap(({ value, label }) => [
      {
        onlyIf: '{{details}}',
        id: `equipmentAgrees_${value}`,
        assert: is(sumWhere('equipmentItems', 'amount', is(cell('source'), value)), add(line('equipment', value))),
        message: two(
          `设备明细中${label.zh}的金额之和应等于直接费用中的设备费，请核对。`,
          `The equipment from ${inSentence(label)} has to add up to the equipment in the direct cost. Please check.`,
        ),
        at: ['equipmentItems.amount', `directCosts.${value}`],
      },
      {
        onlyIf: '{{details}}',
        id: `testingAgrees_${value}`,
        assert: is(sumWhere('testingItems', 'cost', is(cell('source'), value)), add(line('testing', value))),
        message: two(
          `测试化验加工明细中${label.zh}的费用之和应等于直接费用中的测试化验加工费，请核对。`,
          `The testing and processing from ${inSentence(label)} has to add up to that in the direct cost. Please check.`,
        ),
        at: ['testingItems.cost', `directCosts.${value}`],
      },
    ]),
  ],
}
