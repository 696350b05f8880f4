/** The page of the sample form about funds: totals over tables, deadlines, conditional locks and requirements. */
import type { PageSource, RuleSource } from '@/smartform/schema/definition'
import { add, atMost, cell, countWhere, field, is, minus, moreThan, ratio, rowsOf, sumOf } from '../expressions'
import { computed, date, longText, mobile, money, text } from '../fields'
import { limited, pageWithHelp, section, table } from '../structure'

const items = ['equipment', 'material', 'labour'] as const

/** Topic funds, totals over tables and pages, deadlines, and conditional locks and requirements. */
export const fundsPage: PageSource = pageWithHelp('funds', '经费与期限', '每个课题的每项经费不超过 20 万元。', [
  section('money', '课题经费', [
    table('topics', '课题经费', { minRows: 1, maxRows: 10, totals: [...items, 'total'] }, [
      text('name', '课题名称', 60, { required: true }),
      money('equipment', '设备费（万元）', { min: '0' }),
      money('material', '材料费（万元）', { min: '0' }),
      money('labour', '劳务费（万元）', { min: '0' }),
      computed('total', '小计（万元）', add(...items.map(cell)), { decimals: 2 }),
    ]),
    computed('total', '经费合计', add(...items.map((item) => sumOf('topics', item))), { decimals: 2, unit: '万元' }),
    computed('perPerson', '人均经费', ratio(add(...items.map((item) => sumOf('topics', item))), rowsOf('people')), {
      decimals: 2,
      unit: '万元',
    }),
    computed('share', '占研发投入', ratio(add(...items.map((item) => sumOf('topics', item))), field('amount')), {
      decimals: 1,
      unit: '%',
    }),
    longText('overspend', '超出研发投入的说明', 300, {
      visibleWhen: moreThan(field('total'), field('amount')),
      required: moreThan(field('total'), field('amount')),
    }),
  ]),
  section('deadlines', '期限', [
    date('returnBy', '退回截止时间', { required: true }),
    date('recommendBy', '区推荐截止时间', { required: true }),
    { id: 'confirmed', kind: 'yesNo', label: '期限是否已确认', help: '确认后，期限联系手机不能再改。' },
    mobile('deadlinePhone', '期限联系手机', {
      lockedWhen: field('confirmed'),
      required: ['not', field('confirmed')],
    }),
  ]),
])

export const fundsRules: readonly RuleSource[] = [
  {
    id: 'topicItems',
    code: 60430,
    assert: is(add(...items.map((item) => countWhere('topics', item, moreThan(cell(item), 20)))), 0),
    message: '每个课题的每项经费不能超过 20 万元。',
    at: items.map((item) => `topics.${item}`),
  },
  {
    id: 'returnDeadline',
    code: 60431,
    when: ['and', ['filled', field('returnBy')], ['filled', field('recommendBy')]],
    assert: atMost(field('returnBy'), field('recommendBy')),
    message: '退回截止时间不能晚于区推荐截止时间。',
    at: ['returnBy', 'recommendBy'],
  },
  {
    id: 'withinInvestment',
    severity: 'warning',
    ...limited(field('total'), 'atMost', field('amount'), {
      label: '课题经费合计',
      unit: '万元',
      headroom: { value: minus(field('amount'), field('total')), unit: '万元' },
    }),
    message: '课题经费合计 {current} 超过研发投入 {limit}，请在“超出研发投入的说明”中说明原因。',
    at: ['total', 'amount'],
  },
]
