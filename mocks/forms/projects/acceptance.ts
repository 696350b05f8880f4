import type { FormSource, TableSource } from '@/smartform/schema/definition'
import { cell, countWhere, field, is, lessThan, sumOf } from '../expressions'
import { indicators, longAnswer } from '../plan'
import { projectFacts, proofs } from './shared'

/** The task book's targets beside the results, one row per indicator. */
const reached: TableSource = {
  id: 'indicators',
  kind: 'table',
  label: '考核指标完成情况',
  prefill: 'taskBook.indicators',
  fixedRows: indicators.map(({ id, item }) => ({ id, cells: { item } })),
  columns: [
    { id: 'item', kind: 'text', label: '指标', lockedWhen: true },
    { id: 'amount', kind: 'number', label: '任务书约定', lockedWhen: true, decimals: 0 },
    { id: 'reached', kind: 'number', label: '实际完成', required: true, min: '0', max: '9999', decimals: 0 },
    {
      id: 'why',
      kind: 'text',
      label: '未完成的说明',
      maxLength: 200,
      required: lessThan(cell('reached'), cell('amount')),
      visibleWhen: lessThan(cell('reached'), cell('amount')),
    },
  ],
}

const spent: TableSource = {
  id: 'spending',
  kind: 'table',
  label: '专项资金支出',
  required: true,
  fixedRows: [
    { id: 'direct', cells: { subject: '直接费用' } },
    { id: 'indirect', cells: { subject: '间接费用' } },
  ],
  totals: ['spent'],
  columns: [
    { id: 'subject', kind: 'text', label: '科目', lockedWhen: true },
    { id: 'spent', kind: 'money', label: '实际支出（万元）', required: true, min: '0', decimals: 2 },
    { id: 'note', kind: 'text', label: '说明', maxLength: 200 },
  ],
}

/** 验收申请: declared and promised goals beside the results, expenses, proofs. */
export const acceptanceForm: FormSource = {
  id: 'acceptance',
  version: 1,
  title: '项目验收申请',
  pages: [
    {
      id: 'results',
      title: '完成情况',
      sections: [
        projectFacts,
        {
          id: 'goals',
          title: '目标与成果',
          fields: [
            longAnswer('completed', '任务完成情况', 3000),
            reached,
            longAnswer('effect', '成果应用与效益', 2000),
          ],
        },
      ],
    },
    {
      id: 'money',
      title: '经费与材料',
      sections: [
        { id: 'spending', title: '经费使用', fields: [spent] },
        {
          id: 'proofs',
          title: '验收材料',
          fields: [
            proofs('report', '验收报告', true, 1),
            proofs('proofs', '成果证明', true),
            proofs('accounts', '财务决算表', true, 2),
          ],
        },
      ],
    },
  ],
  rules: [
    {
      id: 'spentWithinApproved',
      severity: 'warning',
      assert: ['lte', sumOf('spending', 'spent'), field('approvedFunding')],
      message: '专项资金支出 {current} 超过立项金额 {limit}，超出部分须由自筹资金承担，请说明。',
      at: ['spending.spent'],
      ledger: {
        label: '专项资金支出',
        current: sumOf('spending', 'spent'),
        limit: field('approvedFunding'),
        relation: 'atMost',
        unit: '万元',
        decimals: 2,
      },
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
