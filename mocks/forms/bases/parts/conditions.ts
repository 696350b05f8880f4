/** Sections about equipment and funds that the annual report forms of bases share. */

import type { PartSource } from '@/smartform/schema/definition'
import { add, atMost, cell, field, rowsOf, sumOf } from '../../expressions'
import { month, number, text } from '../../fields'
import { amount, workedOut } from '../../parts/figure'
import { limited } from '../../structure'
import { two, wan } from '../../two'

/** 仪器设备: equipment above a value, its hours of use and the hours used by others. */
export const equipment: PartSource = {
  about: '原值在某个数以上的仪器设备：台数、原值、机时和共享机时。',
  parameters: {
    threshold: { about: '多少万元以上才填' },
    most: { default: 300 },
    more: { default: [] },
  },
  fields: [
    {
      id: 'equipment',
      kind: 'table',
      label: {
        zh: '原值 {{threshold}} 万元及以上的仪器设备',
        en: 'Equipment worth {{threshold}} × 10,000 yuan or more',
      },
      help: two(
        '逐台填写。一年至多 8,784 小时；共享机时是其中为本单位以外用户服务的机时。',
        'One line each. A year has at most 8,784 hours; shared hours are those used by others.',
      ),
      maxRows: '{{most}}',
      totals: ['value', 'hours', 'sharedHours'],
      columns: [
        text('name', two('名称', 'Name'), 100, { required: true }),
        text('model', two('型号', 'Model'), 60),
        {
          id: 'value',
          kind: 'money',
          label: two('原值（万元）', 'Value (× 10,000 yuan)'),
          required: true,
          min: '{{threshold}}',
          max: '99999',
        },
        month('since', two('启用年月', 'In use since'), { required: true }),
        number('hours', two('年机时', 'Hours in the year'), { required: true, min: '0', max: '8784' }),
        number('sharedHours', two('其中共享机时', 'Of these: shared'), { min: '0', max: '8784' }),
        '{{more}}',
      ],
    },
    workedOut('equipmentCount', two('仪器设备台数', 'Pieces of equipment'), two('台', 'pieces'), rowsOf('equipment')),
    workedOut('equipmentValue', two('仪器设备原值合计', 'Value of the equipment'), wan, sumOf('equipment', 'value'), {
      decimals: 2,
      matters: 100,
    }),
    workedOut(
      'equipmentHours',
      two('年机时合计', 'Hours in the year'),
      two('小时', 'hours'),
      sumOf('equipment', 'hours'),
      {
        matters: 500,
      },
    ),
  ],
  rules: [
    {
      id: 'sharedWithinHours',
      assert: ['eq', ['countWhere', 'equipment', 'sharedHours', ['gt', cell('sharedHours'), cell('hours')]], 0],
      message: two('共享机时不能多于年机时。', 'Shared hours cannot be more than all hours.'),
      at: [{ column: 'equipment.sharedHours', where: ['gt', cell('sharedHours'), cell('hours')] }],
    },
  ],
}

/** A source of income: an amount compared with last year's. */
export interface FundSource {
  id: string
  zh: string
  en: string
}

/** The amounts by source, and their sum as an expression for `fundTotals`. */
export const fundsBySource = (sources: readonly FundSource[]) =>
  sources.map(({ id, zh, en }) => amount(id, two(zh, en)))
export const fundTerms = (sources: readonly FundSource[]) => ({ terms: sources.map(({ id }) => field(id)) })

const uses = ['spentEquipment', 'spentResearch', 'spentPeople', 'spentRunning']

/** 收支: total income by source, and expenses by purpose; the parts add up. */
export const fundTotals: PartSource = {
  about: '收入合计、支出及其构成；支出构成之和等于支出合计，支出不超过收入与结转之和。',
  parameters: {
    terms: { about: '各来源的金额' },
    totalLabel: { default: two('经费收入合计', 'Income in all') },
    researchLabel: { default: two('其中：研究开发支出', 'Of this: research and development') },
  },
  fields: [
    workedOut('fundsTotal', '{{totalLabel}}', wan, ['add', '{{terms}}'], { decimals: 2, matters: 50 }),
    amount('carriedOver', two('上年结转', 'Carried over from last year')),
    amount('spentTotal', two('经费支出合计', 'Spending in all')),
    amount('spentEquipment', two('其中：仪器设备购置与运维', 'Of this: equipment')),
    amount('spentResearch', '{{researchLabel}}'),
    amount('spentPeople', two('其中：人员支出', 'Of this: people')),
    amount('spentRunning', two('其中：运行与其他支出', 'Of this: running and other costs')),
  ],
  rules: [
    {
      id: 'spendingAddsUp',
      ...limited(add(...uses.map(field)), 'exactly', field('spentTotal'), {
        label: two('各项支出之和', 'Sum of the kinds of spending'),
        unit: wan,
        decimals: 2,
      }),
      message: two(
        '各项支出之和应等于经费支出合计，现在是 {current}。',
        'The kinds of spending must add up to all spending; they come to {current}.',
      ),
      at: ['spentTotal', ...uses],
    },
    {
      id: 'spendingWithinMeans',
      assert: atMost(field('spentTotal'), add('{{terms}}', field('carriedOver'))),
      message: two(
        '经费支出合计超过了收入与上年结转之和，请核对。',
        'More was spent than came in and was carried over.',
      ),
      at: ['spentTotal', 'fundsTotal'],
    },
  ],
}
