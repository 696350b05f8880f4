/** Opens a project when its declaration is approved: begins its task book and topics. */

import { endOfDayAfter } from '@/lib/time/working-days'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { inform, joined, type Words } from '../domain/inform'
import { takeCommissionStep } from './commission'
import { createWork } from './create'
import { createTopics } from './topics'

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
 * Approves a declaration as the commission, which no persona plays: it is evaluated and concluded, and a project
 * starts.
 */
export function approve(context: BackendContext, id: string): void {
  const project = awaitingCommission(context).find((work) => work.id === id)
  if (!project) return
  if (project.state === 'ACCEPTED') takeCommissionStep(context, id, { step: 'EVALUATE', to: 'UNDER_EVALUATION' })
  takeCommissionStep(context, id, { step: 'CONCLUDE', to: 'APPROVED' })
  openProject(context, project)
  const title: Words = [`项目《${project.title}》已立项`, `Project “${project.title}” is approved`]
  const next: Words = [
    `，请在 ${daysToFill} 日内提交任务书。`,
    `. Please hand in the task book within ${daysToFill} days.`,
  ]
  inform(context, project.creatorId, title, joined(title, next), '/my-project?tab=TASK_BOOK')
}
