import type { FormSource, TableSource } from '@/smartform/schema/definition'
import { cell, countWhere, field, is, lessThan, sumOf } from '../expressions'
import { money, number, text } from '../fields'
import { indicators, longAnswer } from '../plan'
import { limited, page, section, table } from '../structure'
import { projectFacts, proofs } from './shared'

/** The task book's targets beside the results, one row per indicator. */
const reached: TableSource = table(
  'indicators',
  '考核指标完成情况',
  { prefill: 'taskBook.indicators', fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })) },
  [
    { id: 'item', kind: 'text', label: '指标', lockedWhen: true },
    number('amount', '任务书约定', { lockedWhen: true, decimals: 0 }),
    number('reached', '实际完成', { required: true, min: '0', max: '9999', decimals: 0 }),
    text('why', '未完成的说明', 200, {
      required: lessThan(cell('reached'), cell('amount')),
      visibleWhen: lessThan(cell('reached'), cell('amount')),
    }),
  ],
)

const spent: TableSource = table(
  'spending',
  '专项资金支出',
  {
    required: true,
    fixedRows: [
      { id: 'direct', cells: { subject: '直接费用' } },
      { id: 'indirect', cells: { subject: '间接费用' } },
    ],
    totals: ['spent'],
  },
  [
    { id: 'subject', kind: 'text', label: '科目', lockedWhen: true },
    money('spent', '实际支出（万元）', { required: true, min: '0', decimals: 2 }),
    text('note', '说明', 200),
  ],
)

/** 验收申请: declared and promised goals beside the results, expenses, proofs. */
export const acceptanceForm: FormSource = {
  id: 'acceptance',
  version: 1,
  title: '项目验收申请',
  pages: [
    page('results', '完成情况', [
      projectFacts,
      section('goals', '目标与成果', [
        longAnswer('completed', '任务完成情况', 3000),
        reached,
        longAnswer('effect', '成果应用与效益', 2000),
      ]),
    ]),
    page('money', '经费与材料', [
      section('spending', '经费使用', [spent]),
      section('proofs', '验收材料', [
        proofs('report', '验收报告', true, 1),
        proofs('proofs', '成果证明', true),
        proofs('accounts', '财务决算表', true, 2),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'spentWithinApproved',
      severity: 'warning',
      ...limited(sumOf('spending', 'spent'), 'atMost', field('approvedFunding'), {
        label: '专项资金支出',
        unit: '万元',
        decimals: 2,
      }),
      message: '专项资金支出 {current} 超过立项金额 {limit}，超出部分须由自筹资金承担，请说明。',
      at: ['spending.spent'],
    },
    {
      id: 'allReached',
      severity: 'warning',
      assert: is(countWhere('indicators', 'reached', lessThan(cell('reached'), cell('amount'))), 0),
      message: '有考核指标未达到任务书约定，请逐项说明；评审专家会首先看到这些指标。',
      at: ['indicators.reached'],
    },
  ],
}
