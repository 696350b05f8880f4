/** Opens a project when its declaration is approved: begins its task book and topics. */

import { endOfDayAfter } from '@/lib/time/working-days'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { inform, joined, type Words } from '../domain/inform'
import { takeCommissionStep } from './commission'
import { createWork } from './create'
import { roleHolders } from './role-holders'
import { createTopics } from './topics'
import { addressIn } from './view'
import { kindOf } from './viewer-roles'

/** Days to submit a task book (`src/work/kinds/task-book.ts`). */
const daysToFill = 20

/** Starts what follows an approval: the project's task book, and its topics. */
export function openProject(context: BackendContext, project: WorkRow, from = context.now): WorkRow {
  const { id, unitId, departmentId, creatorId, title, number, amount } = project
  createTopics(context, project)
  return createWork(context, {
    id: `task-book-${id}`,
    kind: 'TASK_BOOK',
    belongsTo: id,
    projectId: id,
    unitId,
    departmentId,
    creatorId,
    title,
    number,
    amount,
    reachedDepartment: true,
    deadline: endOfDayAfter(from, daysToFill),
  })
}

/** Declarations that wait for the commission's decision. */
export function awaitingCommission({ db }: Pick<BackendContext, 'db'>): WorkRow[] {
  return db.works
    .where({ kind: 'DECLARATION' })
    .filter(({ state }) => state === 'ACCEPTED' || state === 'UNDER_EVALUATION')
    .toSorted((a, b) => b.modifiedAt - a.modifiedAt)
}

/**
 * Concludes a declaration as the commission, which no persona plays: it is evaluated, then a project starts or not. The
 * leader, the team and the unit's reviewers learn the outcome.
 */
export function conclude(context: BackendContext, id: string, outcome: 'APPROVED' | 'NOT_APPROVED'): void {
  const project = awaitingCommission(context).find((work) => work.id === id)
  if (!project) return
  if (project.state === 'ACCEPTED') takeCommissionStep(context, id, { step: 'EVALUATE', to: 'UNDER_EVALUATION' })
  const concluded = takeCommissionStep(context, id, { step: 'CONCLUDE', to: outcome })
  if (outcome === 'APPROVED') openProject(context, project)
  informOfOutcome(context, concluded)
}

/** Members and the unit read the outcome; the leader also learns what comes next. */
function informOfOutcome(context: BackendContext, project: WorkRow): void {
  const { db } = context
  const { title, state, creatorId } = project
  const approved = state === 'APPROVED'
  const outcome: Words = approved
    ? [`项目《${title}》已立项`, `Project “${title}” is approved`]
    : [`项目申报书《${title}》不予立项`, `Declaration “${title}” is not approved`]
  const stop: Words = ['。', '.']
  const next: Words = approved
    ? [`，请在 ${daysToFill} 日内提交任务书。`, `. Please hand in the task book within ${daysToFill} days.`]
    : stop
  const { overview, review = overview } = kindOf(project).addresses
  const leaderPage = approved ? '/my-project?tab=TASK_BOOK' : addressIn(context, project, overview)
  inform(context, creatorId, outcome, joined(outcome, next), leaderPage)
  const told = new Set([creatorId])
  const tell = (userId: string, link: string) => {
    if (told.has(userId)) return
    told.add(userId)
    inform(context, userId, outcome, joined(outcome, stop), link)
  }
  for (const part of db.works.where({ kind: 'MEMBER_PART', belongsTo: project.id, state: 'CONFIRMED' }))
    for (const userId of part.assigned.member ?? [])
      tell(userId, addressIn(context, part, kindOf(part).addresses.overview))
  for (const userId of roleHolders(context, project, 'unit')) tell(userId, addressIn(context, project, review))
}
