/** Texts of a project's timeline: names, states and notes of its steps; for the project's page, next step and topics. */
import type { LifeStanding, LifeStepKind } from '@/api/program/schema.generated'
import { t, text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { kindWords } from '@/work/kind-words'
import { letterYears } from '@/work/letter-term'
import type { LifeStepFactsFragment, ProjectLifeQuery } from './graphql/life.program.generated'

export type Life = ProjectLifeQuery['projectLife']
export type Step = LifeStepFactsFragment

const names: Readonly<Record<LifeStepKind, string>> = {
  DECLARATION: text('项目申报书'),
  REVIEW: text('审核与评审'),
  APPROVAL: text('立项结论'),
  TOPICS: text('课题'),
  TASK_BOOK: text('任务书'),
  SIGNATURES: text('各方签署'),
  BUDGET_AUDIT: text('预算审计'),
  CONTRACT_CHANGE: text('合同变更'),
  MONTHLY_PROGRESS: text('月度进展'),
  ACCEPTANCE: text('验收'),
  CONCLUSION_LETTER: text('结题证书'),
  PROJECT_AUDIT: text('项目审计'),
  TECHNICAL_EVALUATION: text('技术报告评价'),
  PERFORMANCE: text('绩效评价'),
}

const standings: Readonly<
  Record<LifeStanding, { label: string; colour: 'default' | 'processing' | 'success' | 'error'; editing?: boolean }>
> = {
  DONE: { label: text('已完成'), colour: 'success' },
  NOW: { label: text('办理中'), colour: 'processing' },
  LATER: { label: text('未开始'), colour: 'default' },
  OPEN: { label: text('可以申请'), colour: 'default', editing: true },
  ENDED: { label: text('已截止'), colour: 'error' },
}

/** The name of a step. */
export const stepName = ({ kind }: Pick<Step, 'kind'>) => t(names[kind])

/** The name of a part or of a step that has a label. */
export const partName = (step: Step) => (step.label === null ? stepName(step) : t(step.label))

/** The state of a step: its work's, where it has one, else where it stands. */
export function stepState({ workKind, workVersion, state, standing }: Step) {
  if (workKind === null || state === null) return standings[standing]
  return kindWords(workKind, workVersion ?? undefined).state(state)
}

/** When a step that has not begun begins, and how long it may take. */
function opening({ after, days, workingDays }: Step): string {
  if (after === null) return ''
  const step = t(names[after])
  if (days === null) return t('{step}完成后开始', { step })
  return workingDays
    ? t('{step}完成后开始，{n} 个工作日内完成', { step, n: days })
    : t('{step}完成后开始，{n} 日内完成', { step, n: days })
}

/** When and how long a conclusion letter can be downloaded. */
function letterTerm({ standing, until }: Step, { key, serverTime }: Life): string {
  if (standing !== 'DONE' || until === null)
    return key === null
      ? t('验收通过后一年内可以下载，重点项目两年')
      : t('验收通过后 {n} 年内可以下载', { n: letterYears(key) })
  const day = formatDay(until)
  return until < serverTime
    ? t('证书下载已于 {day} 截止，如有需要请联系主管处室。', { day })
    : t('可以下载至 {day}。', { day })
}

/** What else there is to say of a step besides its state, holder and date. */
export function stepNotes(step: Step, life: Life): string[] {
  return [
    step.kind === 'CONCLUSION_LETTER' ? letterTerm(step, life) : step.standing === 'LATER' ? opening(step) : '',
    step.kind === 'CONTRACT_CHANGE' && (step.standing === 'OPEN' || step.standing === 'LATER')
      ? t('需要时由项目负责人申请')
      : '',
    step.total === null ? '' : t('已提交 {done} 份，共 {total} 份', { done: step.submitted ?? 0, total: step.total }),
    step.kind === 'TOPICS' && step.workKind !== null ? t(kindWords(step.workKind).noun) : '',
    step.extensions === 0 ? '' : t('期限延长过 {n} 次', { n: step.extensions }),
  ].filter((note) => note !== '')
}
