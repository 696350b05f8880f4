/** The backend's rules of an acceptance: experts, conclusion, and the work items that follow a passed one. */

import { countCharacters } from '@/lib/text/count-characters'
import { formatDay, yearInBeijing } from '@/lib/time/beijing-time'
import { timestampOfDay } from '@/lib/time/iso-day'
import { longestWait } from '@/work/acceptance-dates'
import { isKeyProject } from '@/work/letter-term'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { requireExperts } from '../../domain/acceptance-experts'
import { inviteAgain, inviteExperts, mayConclude, recommendationOf } from '../../domain/acceptance-panel'
import { joined, type Words } from '../../domain/inform'
import { fail } from '../../fail'
import { createWork } from '../create'
import { projectInForce } from '../project'
import type { Taking, WorkRules } from '../rules'
import { titleOf } from '../title'
import { requireTopics } from '../topic-sums'
import { kindOf } from '../viewer-roles'
import { auditRoots } from './audits'
import { requireContract } from './task-book'

/** Longest reason for a departure, in characters. */
const longestReason = 500

/**
 * Starts what follows a passed acceptance: the performance evaluation, the technical report evaluation, the audit of
 * its costs.
 */
function setGoing(context: BackendContext, work: WorkRow): void {
  const { db } = context
  if (work.projectId === null) return
  const { leaderId, unitId, funding } = projectInForce(context, work.projectId)
  const shared = {
    projectId: work.projectId,
    belongsTo: work.projectId,
    unitId,
    departmentId: work.departmentId,
    title: work.title,
    number: work.number,
    amount: funding,
    creatorId: leaderId,
    reachedDepartment: true,
  }
  createWork(context, { ...shared, kind: 'PERFORMANCE' })
  createWork(context, { ...shared, kind: 'TECHNICAL_EVALUATION' })
  const firm = db.units.where((unit) => /会计师事务所/.test(unit.unitName))[0]
  if (firm)
    createWork(context, { ...shared, kind: 'PROJECT_AUDIT', assigned: { auditor: [`unit:${firm.id}`] } }, auditRoots)
}

/** Whether a date is still to come, and within a year. */
const isLater = (at: unknown, now: number): at is number =>
  typeof at === 'number' && at > now && at <= now + longestWait

/** The experts named by a step, and their date: codes of `requireExperts`, 600 for a date that is over or more than a year away. */
function namedExperts(context: BackendContext, { facts, work }: Pick<Taking, 'facts' | 'work'>) {
  const experts = requireExperts(context, work, facts.experts)
  return isLater(facts.dueAt, context.now) ? { experts, dueAt: facts.dueAt } : fail(600)
}

/** Those who check what a leader rectifies. */
const checkers: readonly unknown[] = ['EXPERTS', 'DEPARTMENT']

/**
 * Checks a conclusion: 603004 without the letter's text, 601336 a departure from the findings without a reason, 601337 a
 * rectification without date or checker.
 */
function requireConclusion(context: BackendContext, { action, opinion, facts, work }: Taking): void {
  if (opinion === null) fail(603004)
  const recommended = recommendationOf(context, work)
  const reason = typeof facts.reason === 'string' ? facts.reason.trim() : ''
  if (recommended !== null && recommended !== action && reason === '') fail(601336)
  if (countCharacters(reason) > longestReason) fail(603004)
  if (action === 'RECTIFY' && !(isLater(facts.dueAt, context.now) && checkers.includes(facts.recheck))) fail(601337)
}

/** Where a rectified acceptance goes; undefined where nothing was rectified. */
function afterRectifying({ facts }: WorkRow): string | undefined {
  if (!checkers.includes(facts.recheck)) return undefined
  return facts.recheck === 'EXPERTS' ? 'EXPERT_ACCEPTANCE' : 'TO_CONCLUDE'
}

/** The next number of the letters about acceptances in a year. */
function nextLetter({ db, now }: BackendContext): string {
  const head = `沪科验〔${yearInBeijing(now)}〕`
  const given = db.workHistories.where(({ step, state }) => step === 'RECTIFY' || state === 'FAILED')
  return `${head}${given.filter(({ at }) => yearInBeijing(at) === yearInBeijing(now)).length} 号`
}

function concluded(context: BackendContext, { action, to, opinion, facts }: Taking, work: WorkRow): Partial<WorkRow> {
  const { now } = context
  const recommended = recommendationOf(context, work)
  const departs = recommended !== null && recommended !== action
  const common = {
    ...work.facts,
    decidedAt: now,
    reason: opinion,
    departure: departs ? String(facts.reason).trim() : null,
  }
  if (to === 'PASSED') {
    setGoing(context, work)
    const letterNumber = `沪科结〔${yearInBeijing(now)}〕${work.number ?? ''}`
    return { facts: { ...common, letterNumber, passedAt: now, key: isKeyProject(work.amount) } }
  }
  const letterNumber = nextLetter(context)
  if (to !== 'RECTIFYING') return { facts: { ...common, letterNumber } }
  const dueAt = Number(facts.dueAt)
  return { deadline: dueAt, facts: { ...common, letterNumber, recheck: facts.recheck, rectifyBy: dueAt } }
}

export const acceptanceRules: WorkRules = {
  guard(context, taking) {
    const { action, work, kind } = taking
    // The backend counts the findings itself.
    if (action === 'RULE') fail(60154)
    if (action === 'SUBMIT' && work.projectId !== null) requireContract(context, work.projectId)
    if (action === 'ASSIGN') namedExperts(context, taking)
    if (kind.states[work.state]?.concludes) requireConclusion(context, taking)
  },
  ready(context, { action, work }) {
    if (action === 'SUBMIT') requireTopics(context, work)
  },
  target({ db }, { action, work }) {
    const named = action === 'SUBMIT' && work.state === 'RECTIFYING' && db.contents.get(work.id)?.openFields
    return named || (action === 'PASS' && work.state === 'DEPARTMENT_REVIEW') ? afterRectifying(work) : undefined
  },
  took(context, taking, work) {
    const { action, to } = taking
    if (action === 'ASSIGN') {
      inviteExperts(context, work, namedExperts(context, taking))
      return { facts: { ...work.facts, round: Math.max(Number(work.facts.round ?? 0), 1) } }
    }
    if (taking.kind.states[taking.work.state]?.concludes) return concluded(context, taking, work)
    if (to === 'EXPERT_ACCEPTANCE') return { deadline: null, facts: { ...work.facts, ...inviteAgain(context, work) } }
    return to === 'TO_ASSIGN' || to === 'TO_CONCLUDE' ? { deadline: null } : undefined
  },
  // Signing the task book creates it; it is to be done when the project ends.
  startsAt(context, { state, projectId }) {
    if (state !== 'TO_APPLY' || projectId === null) return null
    const { end } = projectInForce(context, projectId).cycle
    return end === null ? null : timestampOfDay(end)
  },
  facts(context, work) {
    const { caller } = context
    if (!work.facts.round || !caller || !mayConclude(context, caller, work)) return undefined
    return { findings: true, ...(work.state === 'TO_CONCLUDE' && { recommended: recommendationOf(context, work) }) }
  },
  resultMessage: (_context, _action, work) => letterWords(work),
}

/** What the leader and the unit are told of a conclusion: its letter, and by when to mend. */
function letterWords(work: WorkRow): { title: Words; content: Words } | undefined {
  const { label = '', letter } = kindOf(work).states[work.state] ?? {}
  if (letter === undefined && work.state !== 'PASSED') return undefined
  const title = titleOf(work)
  const english: Readonly<Record<string, string>> = {
    PASSED: 'passed',
    RECTIFYING: 'to be rectified',
    FAILED: 'not passed',
  }
  const name: Words = [`验收《${title}》：${label}`, `Acceptance “${title}”: ${english[work.state] ?? label}`]
  const until = work.state === 'RECTIFYING' ? formatDay(Number(work.facts.rectifyBy)) : null
  const date: Words =
    until === null ? ['', ''] : [`请于 ${until} 前整改后再次提交。`, ` Please rectify it and submit again by ${until}.`]
  const paper: Words = [
    `《${letter ?? '结题证书'}》（${String(work.facts.letterNumber)}）可以下载。`,
    ` Its letter (${String(work.facts.letterNumber)}) can be downloaded. `,
  ]
  return { title: name, content: joined(name, ['。', '.'], date, paper) }
}
