import { endOfDayAfter } from '@/lib/time/working-days'
import { isKeyProject } from '@/work/letter-term'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { personaUserId } from '../../personas'
import { createWork } from '../create'
import { projectInForce } from '../project'
import type { WorkRules } from '../rules'
import { requireTopics } from '../topic-sums'
import { auditRoots } from './audits'
import { requireContract } from './task-book'

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
    createWork(
      context,
      {
        ...shared,
        kind: 'PROJECT_AUDIT',
        assigned: { auditor: [`unit:${firm.id}`] },
      },
      auditRoots,
    )
}

export const acceptanceRules: WorkRules = {
  guard(context, { action, work }) {
    if (action === 'SUBMIT' && work.projectId !== null) requireContract(context, work.projectId)
  },
  ready(context, { action, work }) {
    if (action === 'SUBMIT') requireTopics(context, work)
  },
  took(context, { to }, work) {
    if (to === 'EXPERT_ACCEPTANCE') return { assigned: { ...work.assigned, expert: [personaUserId('expert')] } }
    if (to === 'RECTIFYING') return { deadline: endOfDayAfter(context.now, 60) }
    if (to !== 'PASSED') return undefined
    setGoing(context, work)
    const key = isKeyProject(work.amount)
    return {
      facts: {
        ...work.facts,
        letterNumber: `沪科结〔${new Date(context.now).getUTCFullYear()}〕${work.number ?? ''}`,
        passedAt: context.now,
        key,
      },
    }
  },
}
