/** The backend's rules of contract changes: one at a time, by the current leader; an agreed change applies to all later documents. */

import { changeKinds } from '@/work/kinds/contract-change'
import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { createWork } from '../create'
import { type ProjectInForce, projectInForce, worksOf } from '../project'
import type { WorkRules } from '../rules'
import { takeOver } from '../take-over'
import { changeTopicsLeader, topicAcceptanceDue, topicOf } from '../topics'
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
    if (worksOf(context, projectId, 'ACCEPTANCE').some(({ state }) => ['PASSED', 'FAILED'].includes(state)))
      fail(603306)
    const end = project.cycle.end
    const deadline = end === null ? null : Date.parse(`${end}T23:59:59+08:00`)
    if (deadline !== null && context.now > deadline) fail(603322, { deadline })
    return createWork(context, {
      kind: 'CONTRACT_CHANGE',
      belongsTo: projectId,
      projectId,
      unitId: project.unitId,
      departmentId: book.departmentId,
      creatorId: caller.id,
      title: project.declaration.title,
      number: book.number,
      deadline,
    })
  },
  saved(content) {
    const kind = changeKinds[String(content.values.changeKind)]
    return kind === undefined ? {} : { facts: { changeKind: String(content.values.changeKind) } }
  },
  took(context, { to }, work) {
    if (to !== 'AGREED' || work.projectId === null) return undefined
    const project = projectInForce(context, work.projectId)
    const { leaderId, leaderName, unitId } = project
    // Open work items continue with the new leader and unit.
    for (const item of context.db.works.where({ projectId: work.projectId })) {
      const auditor = item.assigned.auditor !== undefined
      const open = ['TO_APPLY', 'RECTIFYING', 'TO_CONFIRM', 'FILLING', 'RETURNED'].includes(item.state)
      if (open && !auditor && item.id !== work.id && !topicOf(context, item))
        context.db.works.update(item.id, { creatorId: leaderId, unitId })
    }
    changeTopicsLeader(context, work.projectId, leaderId, leaderName)
    takeOver(context, work.projectId)
    followPeriod(context, work.projectId, project)
    return undefined
  },
}
