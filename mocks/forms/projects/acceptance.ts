import type { FormSource, TableSource } from '@/smartform/schema/definition'
import { cell, countWhere, field, is, lessThan, minus, moreThan, sumOf } from '../expressions'
import { computed, money, number, text } from '../fields'
import { budgetColumns, budgetRows, departs } from '../parts/budget-lines'
import { indicators, longAnswer } from '../plan'
import { limited, page, section, table } from '../structure'
import { proofs } from './shared'
import { factsWithTopics, topicResults } from './topics'

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

const departing = departs('spent', 'left')

/** The special fund by subject: approved, in force, spent, left; a difference of more than 10 % asks for its reason. */
const spent: TableSource = table(
  'spending',
  '专项资金支出',
  {
    required: true,
    prefill: 'budget.lines',
    fixedRows: budgetRows,
    totals: ['approved', 'inForce', 'spent', 'left'],
  },
  [
    ...budgetColumns,
    money('spent', '实际支出（万元）', { required: moreThan(cell('inForce'), 0), min: '0', decimals: 2 }),
    computed('left', '结余（万元）', minus(cell('inForce'), cell('spent')), {
      visibleWhen: ['filled', cell('spent')],
      decimals: 2,
      unit: '万元',
    }),
    text('note', '差异说明', 200, { required: departing }),
  ],
)

/** 验收申请: declared and promised goals beside the results, expenses, proofs. */
export const acceptanceForm: FormSource = {
  id: 'acceptance',
  version: 1,
  title: '项目验收申请',
  pages: [
    page('results', '完成情况', [
      factsWithTopics,
      section('goals', '目标与成果', [
        longAnswer('completed', '任务完成情况', 3000),
        reached,
        longAnswer('effect', '成果应用与效益', 2000),
      ]),
      topicResults,
    ]),
    page('money', '经费与材料', [
      {
        id: 'spending',
        title: '经费使用',
        help: '批准与变更后的预算由系统带入；支出与变更后预算相差超过 10% 的科目，须写明原因。',
        fields: [
          spent,
          money('spentTotal', '财务决算表的支出合计', {
            help: '填写所附财务决算表中专项资金的支出合计，应与各科目之和一致。',
            required: true,
            min: '0',
            decimals: 2,
          }),
        ],
      },
      section('proofs', '验收材料', [
        proofs('report', '验收报告', true, 1),
        proofs('proofs', '成果证明', true),
        proofs('accounts', '财务决算表', true, 2),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'spentTotalAgrees',
      ...limited(field('spentTotal'), 'exactly', sumOf('spending', 'spent'), {
        label: '财务决算表的支出合计',
        unit: '万元',
        decimals: 2,
      }),
      message: '财务决算表的支出合计 {current} 与各科目之和 {limit} 不一致，请核对。',
      at: ['spentTotal'],
    },
    {
      id: 'spentWithinBudget',
      severity: 'warning',
      ...limited(sumOf('spending', 'spent'), 'atMost', sumOf('spending', 'inForce'), {
        label: '专项资金支出',
        unit: '万元',
        decimals: 2,
      }),
      message: '专项资金支出 {current} 超过预算 {limit}，超出部分须由自筹资金承担。',
      at: ['spending.spent'],
    },
    {
      id: 'largeDepartures',
      severity: 'warning',
      assert: is(countWhere('spending', 'spent', departing), 0),
      message: '有科目的支出与变更后预算相差超过 10%，请逐项说明原因；评审专家会看到这些科目。',
      at: ['spending.note'],
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
