/** Form definition: the application for acceptance of a project (验收). */

import type { FormSource, TableSource } from '@/smartform/schema/definition'
import { cell, countWhere, field, is, lessThan, minus, moreThan, sumOf } from '../expressions'
import { computed, money, number, text } from '../fields'
import { budgetColumns, budgetRows, departs } from '../parts/budget-lines'
import { indicatorColumn, indicators, longAnswer } from '../plan'
import { limited, page, section, table } from '../structure'
import { two } from '../two'
import { proofs } from './shared'
import { factsWithTopics, topicResults } from './topic-sections'

/** The task book's targets beside the results, one row per indicator. */
const reached: TableSource = table(
  'indicators',
  two('考核指标完成情况', 'Indicators reached'),
  {
    help: two(
      '各课题验收材料的合计，或项目负责人个人履历中项目开始以来的同类成果数，达到约定的，已先填入“实际完成”。请核对，只计属于本项目的。',
      'Where the sum of the topics’ acceptance documents, or the outputs of that kind in the leader’s resume since the project began, meet what was agreed, they stand under “Reached” already. Check them, and count only what belongs to this project.',
    ),
    prefill: 'results.reached',
    fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })),
  },
  [
    indicatorColumn,
    number('amount', two('任务书约定', 'Agreed in the task book'), { lockedWhen: true, decimals: 0 }),
    number('reached', two('实际完成', 'Reached'), { required: true, min: '0', max: '9999', decimals: 0 }),
    text('why', two('未完成的说明', 'Why it was not reached'), 200, {
      required: lessThan(cell('reached'), cell('amount')),
      visibleWhen: lessThan(cell('reached'), cell('amount')),
    }),
  ],
)

const departing = departs('spent', 'left')

/** The special fund by subject: approved, in force, spent, left; a difference of more than 10 % asks for its reason. */
const spent: TableSource = table(
  'spending',
  two('专项资金支出', 'Special fund spent'),
  {
    required: true,
    prefill: 'budget.lines',
    fixedRows: budgetRows,
    totals: ['approved', 'inForce', 'spent', 'left'],
  },
  [
    ...budgetColumns,
    money('spent', two('实际支出（万元）', 'Spent (× 10,000 yuan)'), {
      required: moreThan(cell('inForce'), 0),
      min: '0',
      decimals: 2,
    }),
    computed('left', two('结余（万元）', 'Left (× 10,000 yuan)'), minus(cell('inForce'), cell('spent')), {
      visibleWhen: ['filled', cell('spent')],
      decimals: 2,
      unit: two('万元', '× 10,000 yuan'),
    }),
    text('note', two('差异说明', 'Why it differs'), 200, { required: departing }),
  ],
)

/** 验收申请: declared and promised goals beside the results, expenses, proofs. */
export const acceptanceForm: FormSource = {
  id: 'acceptance',
  version: 1,
  languages: ['zh', 'en'],
  title: two('项目验收申请', 'Acceptance application'),
  pages: [
    page('results', two('完成情况', 'Results'), [
      factsWithTopics,
      section('goals', two('目标与成果', 'Goals and results'), [
        longAnswer('completed', two('任务完成情况', 'What was done'), 3000),
        reached,
        longAnswer('effect', two('成果应用与效益', 'Use of the results'), 2000),
      ]),
      topicResults,
    ]),
    page('money', two('经费与材料', 'Money and documents'), [
      {
        id: 'spending',
        title: two('经费使用', 'Use of the money'),
        help: two(
          '批准与变更后的预算由系统带入；支出与变更后预算相差超过 10% 的科目，须写明原因。',
          'The approved and the changed budget are filled in. Give a reason for each subject whose spending differs by more than 10% from the budget in force.',
        ),
        fields: [
          spent,
          money('spentTotal', two('财务决算表的支出合计', 'Total of the final accounts'), {
            help: two(
              '填写所附财务决算表中专项资金的支出合计，应与各科目之和一致。',
              'The total of the special fund in the attached final accounts; it equals the sum of the subjects.',
            ),
            required: true,
            min: '0',
            decimals: 2,
          }),
        ],
      },
      section('proofs', two('验收材料', 'Acceptance documents'), [
        proofs('report', two('验收报告', 'Acceptance report'), true, 1),
        proofs('proofs', two('成果证明', 'Proof of results'), true),
        proofs('accounts', two('财务决算表', 'Final accounts'), true, 2),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'spentTotalAgrees',
      ...limited(field('spentTotal'), 'exactly', sumOf('spending', 'spent'), {
        label: two('财务决算表的支出合计', 'Total of the final accounts'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '财务决算表的支出合计 {current} 与各科目之和 {limit} 不一致，请核对。',
        'The total of the final accounts, {current}, differs from the sum of the subjects, {limit}. Please check.',
      ),
      at: ['spentTotal'],
    },
    {
      id: 'spentWithinBudget',
      severity: 'warning',
      ...limited(sumOf('spending', 'spent'), 'atMost', sumOf('spending', 'inForce'), {
        label: two('专项资金支出', 'Special fund spent'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '专项资金支出 {current} 超过预算 {limit}，超出部分须由自筹资金承担。',
        'The special fund spent, {current}, exceeds the budget, {limit}; own funds have to cover the excess.',
      ),
      at: ['spending.spent'],
    },
    {
      id: 'largeDepartures',
      severity: 'warning',
      assert: is(countWhere('spending', 'spent', departing), 0),
      message: two(
        '有科目的支出与变更后预算相差超过 10%，请逐项说明原因；评审专家会看到这些科目。',
        'Some subjects differ by more than 10% from the budget in force. Give a reason for each; the experts will see them.',
      ),
      at: ['spending.note'],
    },
    {
      id: 'allReached',
      severity: 'warning',
      assert: is(countWhere('indicators', 'reached', lessThan(cell('reached'), cell('amount'))), 0),
      message: two(
        '有考核指标未达到任务书约定，请逐项说明；评审专家会首先看到这些指标。',
        'Some indicators fall short of the task book. Explain each; the experts see these first.',
      ),
      at: ['indicators.reached'],
    },
  ],
}
