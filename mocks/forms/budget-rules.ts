import type { ExpressionSource, RuleSource } from '@/smartform/schema/definition'
import { fundSources, type SubjectId } from './budget-tables'
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
  sumOf,
  sumWhere,
  times,
} from './expressions'

const directSpecial = sumOf('directCosts', 'special')
const directTotal = add(sumOf('directCosts', 'special'), sumOf('directCosts', 'selfRaised'))
const subjectSum = (id: SubjectId, column: string): ExpressionSource => ['add', ['at', 'directCosts', id, column]]
const travel = add(subjectSum('travel', 'special'), subjectSum('travel', 'selfRaised'))
const specialTotal = add(directSpecial, field('indirectSpecial'))

/** 12 % of the special fund's direct cost, 10 % of the direct budget, and the guide's funding limit. */
export const budgetLimitRules: readonly RuleSource[] = [
  {
    id: 'indirectShare',
    code: 60411,
    assert: atMost(field('indirectSpecial'), times('0.12', directSpecial)),
    message: '专项资金的间接费用不能超过直接费用的 12%，现在是 {current}。请减少间接费用，或核对直接费用。',
    at: ['indirectSpecial'],
    ledger: {
      label: '间接费用占专项资金直接费用',
      current: ratio(field('indirectSpecial'), directSpecial),
      limit: '0.12',
      relation: 'atMost',
      unit: '%',
      decimals: 2,
      headroom: { value: minus(times('0.12', directSpecial), field('indirectSpecial')), unit: '万元', decimals: 2 },
    },
  },
  {
    id: 'travelShare',
    code: 60412,
    assert: atMost(travel, times('0.1', directTotal)),
    message: '差旅、会议与国际合作交流费不能超过直接费用的 10%，现在是 {current}。',
    at: ['directCosts.special', 'directCosts.selfRaised'],
    ledger: {
      label: '差旅、会议与国际合作交流费占直接费用',
      current: ratio(travel, directTotal),
      limit: '0.1',
      relation: 'atMost',
      unit: '%',
      decimals: 2,
      headroom: { value: minus(times('0.1', directTotal), travel), unit: '万元', decimals: 2 },
    },
  },
  {
    id: 'fundingLimit',
    assert: atMost(specialTotal, field('fundingLimit')),
    message: '申请的专项资金不能超过本指南的资助上限 {limit}，现在是 {current}。',
    at: ['specialTotal', 'directCosts.special'],
    ledger: {
      label: '申请专项资金',
      current: specialTotal,
      limit: field('fundingLimit'),
      relation: 'atMost',
      unit: '万元',
      decimals: 2,
      headroom: { value: minus(field('fundingLimit'), specialTotal), unit: '万元', decimals: 2 },
    },
  },
  {
    id: 'fundingAsked',
    assert: moreThan(specialTotal, 0),
    message: '请填写申请的专项资金。',
    at: ['directCosts.special'],
  },
]

const smallEquipment = (source: string) =>
  countWhere('equipmentItems', 'unitPrice', both(is(cell('source'), source), lessThan(cell('unitPrice'), 10)))

/** The details: one record of small equipment per fund source, one of small testing, and sums that agree. */
export const budgetDetailRules: readonly RuleSource[] = [
  ...fundSources.map(
    ({ value, label }): RuleSource => ({
      id: `smallEquipment_${value}`,
      code: 60413,
      assert: atMost(smallEquipment(value), 1),
      message: `单价 10 万元以下的设备，${label}只能填写一条，请合并。`,
      at: ['equipmentItems.unitPrice'],
    }),
  ),
  {
    id: 'smallTesting',
    code: 60414,
    assert: atMost(countWhere('testingItems', 'cost', atMost(cell('cost'), 5)), 1),
    message: '总费用 5 万元以内的测试化验加工只能填写一条，请合并。',
    at: ['testingItems.cost'],
  },
  ...fundSources.flatMap(({ value, label }): RuleSource[] => [
    {
      id: `equipmentAgrees_${value}`,
      assert: is(sumWhere('equipmentItems', 'amount', is(cell('source'), value)), subjectSum('equipment', value)),
      message: `设备明细中${label}的金额之和应等于直接费用中的设备费，请核对。`,
      at: ['equipmentItems.amount', `directCosts.${value}`],
    },
    {
      id: `testingAgrees_${value}`,
      assert: is(sumWhere('testingItems', 'cost', is(cell('source'), value)), subjectSum('testing', value)),
      message: `测试化验加工明细中${label}的费用之和应等于直接费用中的测试化验加工费，请核对。`,
      at: ['testingItems.cost', `directCosts.${value}`],
    },
  ]),
]
