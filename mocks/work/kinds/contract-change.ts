/** The backend's rules of contract changes: one at a time, by the current leader; an agreed change applies to all later documents. */

import { endOfDay } from '@/lib/time/iso-day'
import type { FormValues } from '@/smartform/schema/values'
import { stateOf } from '@/work/kind'
import { changeKinds } from '@/work/kinds/contract-change'
import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { applicantProblem } from '../../domain/applicant-problem'
import { inform, joined, type Words } from '../../domain/inform'
import { approvedMemberships } from '../../domain/unit/memberships'
import { fail } from '../../fail'
import { createWork } from '../create'
import { closesProject, type ProjectInForce, projectInForce, worksOf } from '../project'
import { roleHolders } from '../role-holders'
import type { WorkRules } from '../rules'
import { takeOver } from '../take-over'
import { changeTopicsLeader, topicAcceptanceDue, topicOf } from '../topics'
import { kindOf } from '../viewer-roles'
import { acceptanceDue, requireContract } from './task-book'

/** The states of a change in progress. */
const running = ['APPLYING', 'UNIT_REVIEW', 'DEPARTMENT_REVIEW']

/**
 * Moves the deadlines that follow from the end of a project: of an acceptance that is not submitted, and of its topics'
 * documents. A deadline that was extended beyond that stays.
 */
function followPeriod({ db }: BackendContext, projectId: string, project: ProjectInForce): void {
  const acceptance = db.works.where({ projectId, kind: 'ACCEPTANCE', state: 'TO_APPLY' })[0]
  const due = acceptanceDue(project)
  if (!acceptance || due === null) return
  const later = (work: WorkRow, deadline: number | null) =>
    work.deadline === null || deadline === null || deadline <= work.deadline
      ? work
      : db.works.update(work.id, { deadline })
  const moved = later(acceptance, due)
  for (const part of db.works.where({ projectId, kind: 'TOPIC_ACCEPTANCE' }))
    if (['TO_FILL', 'FILLING'].includes(part.state)) later(part, topicAcceptanceDue(moved))
}

/** The department of a project's unit that its leader belongs to; that of the contract while the unit is the contract's. */
function departmentOf(
  { db }: BackendContext,
  { leaderId, unitId }: ProjectInForce,
  contract: Pick<WorkRow, 'unitId' | 'departmentId'>,
): string | null {
  if (unitId === contract.unitId) return contract.departmentId
  const membership = approvedMemberships(db, leaderId).find((membership) => membership.unitId === unitId)
  return membership?.departments[0]?.id ?? null
}

/** Whether a new leader is a registered person: the project's work items are handed to an account. */
function isKnownPerson({ db }: BackendContext, { newLeaderName, newLeaderMobile }: FormValues): boolean {
  const name = String(newLeaderName).trim()
  return db.users.where({ userMobile: String(newLeaderMobile) }).some(({ userFullname }) => userFullname === name)
}

/** Lets a new leader and a new unit read the contract and its agreed changes, which name the former ones. */
function openContract(context: BackendContext, projectId: string, { leaderId, unitId }: ProjectInForce): void {
  for (const work of ['TASK_BOOK', 'CONTRACT_CHANGE'].flatMap((kind) => worksOf(context, projectId, kind))) {
    const leader = work.creatorId === leaderId ? {} : { leader: [leaderId] }
    const unit = work.unitId === unitId ? {} : { unit: [`unit:${unitId}`] }
    context.db.works.update(work.id, { assigned: { ...work.assigned, ...leader, ...unit } })
  }
}

/** Tells the people of a new leader or unit that the project is theirs now. */
function introduce(context: BackendContext, change: WorkRow, { leaderId, unitId, declaration }: ProjectInForce): void {
  const { title, id } = declaration
  const tell = (userId: string, about: Words, next: Words) =>
    inform(context, userId, about, joined(about, next), `/declare-status-list/${id}`)
  if (leaderId !== change.creatorId)
    tell(
      leaderId,
      [`您已成为项目《${title}》的负责人`, `You are now the leader of the project “${title}”`],
      ['。合同变更已同意，后续事项由您办理。', '. The contract change has been agreed to, and you do what follows.'],
    )
  if (unitId === change.unitId) return
  const about: Words = [`项目《${title}》已转由本单位承担`, `Your unit now carries out the project “${title}”`]
  const next: Words = [
    '。合同变更已同意，后续事项由本单位审核。',
    '. The contract change has been agreed to, and your unit reviews what follows.',
  ]
  for (const userId of roleHolders(context, { ...change, unitId, departmentId: null }, 'unit'))
    tell(userId, about, next)
}

/** Refuses a change of a project that its acceptance has closed: 603306. The conclusion letter says what was in force then. */
function requireRunning(context: BackendContext, projectId: string): void {
  if (worksOf(context, projectId, 'ACCEPTANCE').some(closesProject)) fail(603306)
}

/**
 * Contract changes: one at a time, of a running contract, by the current leader; an agreed change applies to everything
 * later.
 */
export const contractChangeRules: WorkRules = {
  begin(context, projectId) {
    const caller = requireCaller(context)
    const project = projectInForce(context, projectId)
    if (project.leaderId !== caller.id) fail(603102)
    const book = requireContract(context, projectId)
    const open = worksOf(context, projectId, 'CONTRACT_CHANGE').find(({ state }) => running.includes(state))
    if (open) fail(603302, { workId: open.id })
    requireRunning(context, projectId)
    const end = project.cycle.end
    const deadline = end === null ? null : endOfDay(end)
    if (deadline !== null && context.now > deadline) fail(603322, { deadline })
    return createWork(context, {
      kind: 'CONTRACT_CHANGE',
      belongsTo: projectId,
      projectId,
      unitId: project.unitId,
      departmentId: departmentOf(context, project, book),
      creatorId: caller.id,
      title: project.declaration.title,
      number: book.number,
      deadline,
    })
  },
  // One begun before the conclusion can still be closed or refused.
  guard(context, { action, work }) {
    if ((action === 'SUBMIT' || action === 'PASS') && work.projectId !== null) requireRunning(context, work.projectId)
  },
  // Who is not registered could neither be told nor do what follows, and the former leader could not either.
  ready(context, { action, work }) {
    const values = action === 'SUBMIT' ? context.db.contents.get(work.id)?.values : undefined
    if (values?.changeKind !== 'leader' || isKnownPerson(context, values)) return
    fail(60405, { problems: [applicantProblem(603310, ['newLeaderMobile'])] })
  },
  saved(content) {
    const kind = changeKinds[String(content.values.changeKind)]
    return kind === undefined ? {} : { facts: { changeKind: String(content.values.changeKind) } }
  },
  took(context, { to }, work) {
    if (to !== 'AGREED' || work.projectId === null) return undefined
    const project = projectInForce(context, work.projectId)
    const { leaderId, leaderName, unitId } = project
    const departmentId = departmentOf(context, project, project.declaration)
    // What is not finished continues with the new leader and unit, also what a reviewer has: it may come back.
    for (const item of context.db.works.where({ projectId: work.projectId })) {
      const auditor = item.assigned.auditor !== undefined
      const open = (stateOf(kindOf(item), item.state)?.holder ?? null) !== null
      if (open && !auditor && item.id !== work.id && !topicOf(context, item))
        context.db.works.update(item.id, { creatorId: leaderId, unitId, departmentId })
    }
    changeTopicsLeader(context, work.projectId, leaderId, leaderName)
    takeOver(context, work.projectId)
    followPeriod(context, work.projectId, project)
    openContract(context, work.projectId, project)
    introduce(context, work, project)
    return undefined
  },
}
