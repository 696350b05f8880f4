/**
 * Seed events of a project's end, from the application for acceptance to the performance evaluation; used by
 * `life-plans.ts`.
 */

import { endOfDayAfter } from '@/lib/time/working-days'
import type { FormValues } from '@/smartform/schema/values'
import type { WorkAction } from '@/work/kind'
import { rowsOf } from '../../domain/stored-values'
import type { SeededFinding } from './acceptance-reviews'
import { seededFileOf } from './filing-life'
import { type Event, hundredths, totalOf } from './life-events'

const accept = (by: Event['by'], action: WorkAction, more: Partial<Event> = {}): Event => ({
  kind: 'ACCEPTANCE',
  by,
  action,
  ...more,
})
/** All targets were reached, except one paper, with an explanation. */
export const applied: readonly Event[] = [
  accept('creator', 'SUBMIT', {
    fill: (values) => ({
      completed: '按任务书完成全部研究内容，形成样机一套，通过第三方检测，在两家单位开展应用验证。',
      effect: '成果已在合作单位试用，识别效率提高约三成，形成可推广的技术方案。',
      indicators: rowsOf(values.indicators).map((row) => {
        const amount = Number(row.cells.amount ?? 0)
        const short = row.id === 'papers' && amount > 1
        const reached = short ? amount - 1 : amount
        return {
          ...row,
          cells: { ...row.cells, reached: String(reached), ...(short ? { why: '一篇论文已录用，尚未见刊。' } : {}) },
        }
      }),
      ...spendingOf(values),
      report: seededFileOf('验收报告.pdf'),
      proofs: seededFileOf('检测报告与成果证明.pdf'),
      accounts: seededFileOf('财务决算表.pdf'),
    }),
  }),
]
/** A little less than the budget in force was spent on every subject, on testing much less, with its reason. */
function spendingOf(values: FormValues) {
  const spending = rowsOf(values.spending).map((row) => {
    const testing = row.id === 'testing'
    const spent = (Math.round(hundredths(row.cells.inForce) * (testing ? 0.75 : 0.94)) / 100).toFixed(2)
    const note = testing ? '部分样品由项目组自行测试，结余按规定处理。' : ''
    return { ...row, cells: { ...row.cells, spent, note } }
  })
  return { spending, spentTotal: totalOf(spending, 'spent') }
}
export const recommended: readonly Event[] = [...applied, accept('unit', 'PASS', { opinion: '材料齐全，同意报送。' })]
export const judged: readonly Event[] = [
  ...recommended,
  accept('department', 'PASS', { opinion: '同意组织专家验收。' }),
]
export const examined = (findings: readonly SeededFinding[], withPersona = false): readonly Event[] => [
  ...judged,
  accept('department', 'ASSIGN', { withPersona }),
  accept('expert', 'RULE', { findings }),
]
export const closed: readonly Event[] = [
  ...examined(['pass', 'pass', 'pass']),
  accept('department', 'PASS', { opinion: '完成了任务书规定的各项指标，经费使用合理，同意通过验收。' }),
]
export const rectifying: readonly Event[] = [
  ...examined(['rectify', 'pass', 'rectify']),
  accept('department', 'RECTIFY', {
    opinion: '请补充第三方检测报告缺少的两项指标，并说明测试化验加工费结余的原因。',
    facts: (now) => ({ dueAt: endOfDayAfter(now, 25), recheck: 'EXPERTS' }),
  }),
]
export const failed: readonly Event[] = [
  ...examined(['fail', 'fail', 'rectify']),
  accept('department', 'REFUSE', { opinion: '样机没有形成，主要考核指标没有检测依据，不同意通过验收。' }),
]

export const audited: readonly Event[] = [
  {
    kind: 'BUDGET_AUDIT',
    by: 'auditor',
    action: 'SUBMIT',
    fill: (values) => {
      const lines = rowsOf(values.lines).map((row) => ({
        ...row,
        cells: { ...row.cells, vouched: row.cells.inForce ?? '0' },
      }))
      return {
        lines,
        verified: true,
        accountant: '310000120034',
        vouchedTotal: totalOf(lines, 'vouched'),
        opinion: '预算编制依据充分，科目之间无重复列支，与任务书一致。',
        file: seededFileOf('预算审计报告.pdf'),
      }
    },
  },
]

/** The audited costs: a little less than the budget in force, once a little more. */
export const costsAudited: Event = {
  kind: 'PROJECT_AUDIT',
  by: 'auditor',
  action: 'SUBMIT',
  fill: (values) => {
    const lines = rowsOf(values.lines).map((row) => {
      const budget = hundredths(row.cells.inForce)
      const spent = String((row.id === 'labour' ? budget + 50 : Math.round(budget * 0.94)) / 100)
      const note = row.id === 'labour' ? '研究期延长，劳务费略有超出，由结余科目调剂。' : ''
      return { ...row, cells: { ...row.cells, spent, vouched: spent, note } }
    })
    return {
      lines,
      verified: true,
      accountant: '310000120034',
      vouchedTotal: totalOf(lines, 'vouched'),
      opinion: '专项资金单独核算，支出真实、合规，凭证齐全。',
      file: seededFileOf('项目审计报告.pdf'),
    }
  },
}

const perform = (by: Event['by'], action: WorkAction, more: Partial<Event> = {}): Event => ({
  kind: 'PERFORMANCE',
  by,
  action,
  ...more,
})
/** The outputs are those of the acceptance; the paper that was short has been published since. */
export const performed: readonly Event[] = [
  perform('creator', 'BEGIN'),
  perform('creator', 'SUBMIT', {
    fill: (values, outputs) => ({
      achievements: outputs(),
      goals: rowsOf(values.goals).map(({ id, cells: { why: _, ...cells } }) => ({
        id,
        cells: { ...cells, now: cells.amount ?? '0', proof: seededFileOf('成果证明汇总.pdf') },
      })),
      newSales: '126.5',
      newTax: '8.2',
      transferIncome: '35',
      social: '成果在三家单位稳定运行，形成一项团体标准的草案。',
      lessons: '与应用单位尽早联合测试，缩短了验证周期；人才培养的计划偏保守。',
      satisfaction: 'high',
      proofs: seededFileOf('应用证明.pdf'),
    }),
  }),
]
export const confirmed: readonly Event[] = [
  ...performed,
  perform('unit', 'PASS', { opinion: '情况属实。' }),
  perform('department', 'PASS'),
]

/** The technical report's scores, with the opinion on it. */
export const evaluated = (
  scores: readonly [string, string, string, string],
  grade: string,
  comment: string,
): Event => ({
  kind: 'TECHNICAL_EVALUATION',
  by: 'department',
  action: 'SUBMIT',
  fill: () => {
    const [completeness, novelty, evidence, reuse] = scores
    return { completeness, novelty, evidence, reuse, grade, comment }
  },
})
