import type { PageSource, RuleSource } from '@/smartform/schema/definition'
import { add, atMost, cell, countWhere, field, is, minus, moreThan, ratio, rowsOf, sumOf } from '../expressions'

const items = ['equipment', 'material', 'labour'] as const

/** Topic funds, totals over tables and pages, deadlines, and conditional locks and requirements. */
export const fundsPage: PageSource = {
  id: 'funds',
  title: '经费与期限',
  help: '每个课题的每项经费不超过 20 万元。',
  sections: [
    {
      id: 'money',
      title: '课题经费',
      fields: [
        {
          id: 'topics',
          kind: 'table',
          label: '课题经费',
          minRows: 1,
          maxRows: 10,
          totals: [...items, 'total'],
          columns: [
            { id: 'name', kind: 'text', label: '课题名称', required: true, maxLength: 60 },
            { id: 'equipment', kind: 'money', label: '设备费（万元）', min: '0' },
            { id: 'material', kind: 'money', label: '材料费（万元）', min: '0' },
            { id: 'labour', kind: 'money', label: '劳务费（万元）', min: '0' },
            { id: 'total', kind: 'computed', label: '小计（万元）', value: add(...items.map(cell)), decimals: 2 },
          ],
        },
        {
          id: 'total',
          kind: 'computed',
          label: '经费合计',
          value: add(...items.map((item) => sumOf('topics', item))),
          decimals: 2,
          unit: '万元',
        },
        {
          id: 'perPerson',
          kind: 'computed',
          label: '人均经费',
          value: ratio(add(...items.map((item) => sumOf('topics', item))), rowsOf('people')),
          decimals: 2,
          unit: '万元',
        },
        {
          id: 'share',
          kind: 'computed',
          label: '占研发投入',
          value: ratio(add(...items.map((item) => sumOf('topics', item))), field('amount')),
          decimals: 1,
          unit: '%',
        },
        {
          id: 'overspend',
          kind: 'longText',
          label: '超出研发投入的说明',
          maxLength: 300,
          visibleWhen: moreThan(field('total'), field('amount')),
          required: moreThan(field('total'), field('amount')),
        },
      ],
    },
    {
      id: 'deadlines',
      title: '期限',
      fields: [
        { id: 'returnBy', kind: 'date', label: '退回截止时间', required: true },
        { id: 'recommendBy', kind: 'date', label: '区推荐截止时间', required: true },
        { id: 'confirmed', kind: 'yesNo', label: '期限是否已确认', help: '确认后，下面的联系电话不能再改。' },
        {
          id: 'deadlinePhone',
          kind: 'mobile',
          label: '期限联系手机',
          lockedWhen: field('confirmed'),
          required: ['not', field('confirmed')],
        },
      ],
    },
  ],
}

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
    assert: atMost(field('total'), field('amount')),
    message: '课题经费合计 {current} 超过研发投入 {limit}，请说明原因。',
    at: ['total', 'amount'],
    ledger: {
      label: '课题经费合计',
      current: field('total'),
      limit: field('amount'),
      relation: 'atMost',
      unit: '万元',
      headroom: { value: minus(field('amount'), field('total')), unit: '万元' },
    },
  },
]
