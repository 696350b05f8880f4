/** Form definitions: budget audit and project audit. */

import type { FormSource, SectionSource, TableSource } from '@/smartform/schema/definition'
import { cell, countWhere, field, is, minus, sumOf } from '../expressions'
import { computed, money, text } from '../fields'
import { budgetColumns, budgetRows, departs } from '../parts/budget-lines'
import { longAnswer } from '../plan'
import { limited, page, pageWithHelp, section, table } from '../structure'
import { fact, projectFacts, proofs } from './shared'

const over = departs('vouched', 'difference')

/** One row per subject: approved, changed, spent, verified, and the difference; more than 10 % is marked. */
function lines(withSpending: boolean): TableSource {
  const amount = (id: string, label: string) => money(id, label, { min: '0', decimals: 2, required: true })
  return table(
    'lines',
    '审计明细',
    {
      required: true,
      prefill: withSpending ? 'budget.claimed' : 'budget.lines',
      fixedRows: budgetRows,
      totals: ['approved', 'inForce', ...(withSpending ? ['spent'] : []), 'vouched'],
    },
    [
      ...budgetColumns,
      ...(withSpending ? [amount('spent', '账面支出（万元）')] : []),
      amount('vouched', '审定金额（万元）'),
      computed('difference', '差额（万元）', minus(cell('vouched'), cell('inForce')), {
        visibleWhen: ['filled', cell('vouched')],
        decimals: 2,
        unit: '万元',
      }),
      text('note', '说明', 200, { required: over }),
    ],
  )
}

/** The accounts that the costs are audited against, submitted with the acceptance application. */
const accounts: SectionSource = section('accounts', '被审计的决算', [
  {
    ...proofs('accounts', '财务决算表', false),
    help: '项目负责人随验收申请提交的决算。',
    lockedWhen: true,
    prefill: 'acceptance.accounts',
  },
])

function auditForm(id: string, title: string, withSpending: boolean): FormSource {
  return {
    id,
    version: 1,
    title,
    pages: [
      pageWithHelp(
        'lines',
        '审计明细',
        '批准与变更后的预算由系统带入；差额超过变更后预算 10% 的科目会标出，须在说明中写明原因。',
        [projectFacts, section('lines', null, [lines(withSpending)]), ...(withSpending ? [accounts] : [])],
      ),
      page('report', '审计报告', [
        section('report', null, [
          fact('firm', '会计师事务所', 'audit.firm', { width: 2 }),
          text('accountant', '注册会计师证书编号', 12, {
            help: '12 位数字。',
            required: true,
            pattern: { source: '\\d{12}', message: '注册会计师证书编号应为 12 位数字。', code: 623007 },
          }),
          money('vouchedTotal', '审定总额', { required: true, min: '0', decimals: 2 }),
          longAnswer('finding', '审计发现', 2000, { required: false }),
          longAnswer('opinion', '审计意见', 1000),
          proofs('file', '审计报告', true, 1),
        ]),
      ]),
    ],
    rules: [
      {
        id: 'totalAgrees',
        code: 623005,
        ...limited(field('vouchedTotal'), 'exactly', sumOf('lines', 'vouched'), {
          label: '审定总额',
          unit: '万元',
          decimals: 2,
        }),
        message: '审定总额 {current} 与明细合计 {limit} 不一致，请核对。',
        at: ['vouchedTotal'],
      },
      {
        id: 'largeDifferences',
        severity: 'warning',
        assert: is(countWhere('lines', 'vouched', over), 0),
        message: '有科目的差额超过变更后预算的 10%。',
        at: ['lines.vouched'],
      },
    ],
  }
}

/** 预算审计: audits the budget before it is spent. */
export const budgetAuditForm = auditForm('budget-audit', '项目预算审计表', false)

/** 项目审计: audits the expenses against the budget in force. */
export const projectAuditForm = auditForm('project-audit', '项目经费审计表', true)
