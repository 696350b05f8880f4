/** Form definitions: the budget audit and the project audit, filled in by audit firms. */

import type { ExpressionSource, FormSource, SectionSource, TableSource, Text } from '@/smartform/schema/definition'
import { cell, countWhere, field, is, minus, moreThan, sumOf } from '../expressions'
import { commitment, computed, money, text } from '../fields'
import { budgetColumns, budgetRows, departs } from '../parts/budget-lines'
import { longAnswer } from '../plan'
import { limited, page, pageWithHelp, section, table } from '../structure'
import { two } from '../two'
import { fact, projectFacts, proofs } from './shared'

const over = departs('vouched', 'difference')

/**
 * One row per subject: approved, changed, spent, verified, and the difference; more than 10 % is marked. As in the working paper of auditors
 * (审定表: unaudited amount, adjustment, audited amount), the audited amount begins with the one under audit, and the auditor changes what was
 * not confirmed. The total is typed from the signed report and has to agree (623005).
 */
function lines(withSpending: boolean): TableSource {
  // A subject without budget and costs needs no amount.
  const asked: ExpressionSource = withSpending
    ? ['or', moreThan(cell('inForce'), 0), moreThan(cell('spent'), 0)]
    : moreThan(cell('inForce'), 0)
  const amount = (id: string, label: Text, required: ExpressionSource) =>
    money(id, label, { min: '0', decimals: 2, required })
  return table(
    'lines',
    two('审计明细', 'Audited lines'),
    {
      help: withSpending
        ? two(
            '“审定金额”先由系统带出验收申请中的账面支出。请逐科目核实，与凭证不符的改为核实后的金额；“审定总额”请按审计报告另行填写，以便核对。',
            'The audited amount begins with the amount spent by the books, as the acceptance application claims it. Verify each subject, and change what the vouchers do not confirm. Type the audited total from your report; it is checked against the lines.',
          )
        : two(
            '“审定金额”先由系统带出变更后预算。请逐科目核实，需要核减的改为核实后的金额；“审定总额”请按审计报告另行填写，以便核对。',
            'The audited amount begins with the budget in force. Verify each subject, and change what has to be reduced. Type the audited total from your report; it is checked against the lines.',
          ),
      required: true,
      prefill: withSpending ? 'budget.claimed' : 'budget.toAudit',
      fixedRows: budgetRows,
      totals: ['approved', 'inForce', ...(withSpending ? ['spent'] : []), 'vouched'],
    },
    [
      ...budgetColumns,
      ...(withSpending
        ? [amount('spent', two('账面支出（万元）', 'Spent by the books (× 10,000 yuan)'), moreThan(cell('inForce'), 0))]
        : []),
      amount('vouched', two('审定金额（万元）', 'Audited (× 10,000 yuan)'), asked),
      computed(
        'difference',
        two('差额（万元）', 'Difference (× 10,000 yuan)'),
        minus(cell('vouched'), cell('inForce')),
        {
          visibleWhen: ['filled', cell('vouched')],
          decimals: 2,
          unit: two('万元', '× 10,000 yuan'),
        },
      ),
      text('note', two('说明', 'Note'), 200, { required: over }),
    ],
  )
}

/** The amounts arrive filled, so an audit says that each was verified: its page is complete only then. */
const verified = commitment(
  'verified',
  two('核实情况', 'Verification'),
  two('各科目的审定金额均已逐项核实', 'The audited amount of each subject has been verified'),
)

/** The accounts that the costs are audited against, submitted with the acceptance application. */
const accounts: SectionSource = section('accounts', two('被审计的决算', 'The audited accounts'), [
  {
    ...proofs('accounts', two('财务决算表', 'Final accounts'), false),
    help: two('项目负责人随验收申请提交的决算。', 'The accounts that the project leader filed with the acceptance.'),
    lockedWhen: true,
    prefill: 'acceptance.accounts',
  },
])

function auditForm(id: string, title: Text, withSpending: boolean): FormSource {
  return {
    id,
    version: 1,
    languages: ['zh', 'en'],
    title,
    pages: [
      pageWithHelp(
        'lines',
        two('审计明细', 'Audited lines'),
        two(
          '批准与变更后的预算由系统带入；差额超过变更后预算 10% 的科目会标出，须在说明中写明原因。',
          'The approved budget and the one in force come by themselves. A subject whose difference is more than 10% of the budget in force is marked and needs a reason.',
        ),
        [projectFacts, section('lines', null, [lines(withSpending), verified]), ...(withSpending ? [accounts] : [])],
      ),
      page('report', two('审计报告', 'Audit report'), [
        section('report', null, [
          fact('firm', two('会计师事务所', 'Accounting firm'), 'audit.firm', { width: 2 }),
          text('accountant', two('注册会计师证书编号', 'Certificate number of the accountant'), 12, {
            help: two(
              '12 位数字；已带出本所上一份审计表中的编号，由他人签字时请修改。',
              '12 digits. It begins with the number in your firm’s last audit; change it where another accountant signs.',
            ),
            required: true,
            prefill: 'audit.accountant',
            pattern: {
              source: '\\d{12}',
              message: two(
                '注册会计师证书编号应为 12 位数字。',
                'The certificate number of an accountant has 12 digits.',
              ),
              code: 623007,
            },
          }),
          money('vouchedTotal', two('审定总额', 'Audited total'), { required: true, min: '0', decimals: 2 }),
          longAnswer('finding', two('审计发现', 'Findings'), 2000, { required: false }),
          longAnswer('opinion', two('审计意见', 'Opinion'), 1000),
          proofs('file', two('审计报告', 'Audit report'), true, 1),
        ]),
      ]),
    ],
    rules: [
      {
        id: 'totalAgrees',
        code: 623005,
        ...limited(field('vouchedTotal'), 'exactly', sumOf('lines', 'vouched'), {
          label: two('审定总额', 'Audited total'),
          unit: two('万元', '× 10,000 yuan'),
          decimals: 2,
        }),
        message: two(
          '审定总额 {current} 与明细合计 {limit} 不一致，请核对。',
          'The audited total {current} differs from the sum of the lines {limit}. Check them.',
        ),
        at: ['vouchedTotal'],
      },
      {
        id: 'largeDifferences',
        severity: 'warning',
        assert: is(countWhere('lines', 'vouched', over), 0),
        message: two(
          '有科目的差额超过变更后预算的 10%。',
          'A subject differs from the budget in force by more than 10%.',
        ),
        at: ['lines.vouched'],
      },
    ],
  }
}

/** 预算审计: audits the budget before it is spent. */
export const budgetAuditForm = auditForm('budget-audit', two('项目预算审计表', 'Budget audit'), false)

/** 项目审计: audits the expenses against the budget in force. */
export const projectAuditForm = auditForm('project-audit', two('项目经费审计表', 'Project audit'), true)
