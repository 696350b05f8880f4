import { byDueDate, urgencyOf } from '@/lib/work/due'
import { stateOf } from '@/work/kind'
import { type BackendContext, requireCaller } from '../context'
import type { MessageRow, ReviewTaskRow } from '../db/rows'
import type { WorkHistoryRow } from '../db/rows-work'
import type { Todo, TodoCause, TodoPile } from '../resolvers/workflow.generated'
import { dueOf } from './due'
import { type Seen, worksSeen } from './list'
import { kindOf } from './standing'
import { titleOf } from './title'
import { addressIn, workView } from './view'

/** 1 not started, 2 in progress, 3 overdue, 4 due soon (specification, section 4). */
function statusOf(startsAt: number, dueAt: number | null, now: number): number {
  if (now < startsAt) return 1
  return dueAt === null ? 2 : { overdue: 3, soon: 4, later: 2 }[urgencyOf(dueAt, now)]
}

type Said = Pick<Todo, 'id' | 'cause' | 'title' | 'system' | 'since' | 'dueAt'> & Partial<Todo>

function todo({ now }: BackendContext, said: Said): Todo {
  const startsAt = said.startsAt ?? said.since
  return {
    startsAt,
    status: statusOf(startsAt, said.dueAt ?? null, now),
    serverTime: now,
    workId: null,
    kind: null,
    link: null,
    unitName: null,
    creatorName: null,
    opinion: null,
    holder: null,
    ...said,
  }
}

/** What a work asks of whom it waits for. */
function causeOf({ work, actions }: Seen): TodoCause {
  if (actions.includes('SIGN')) return kindOf(work).states[work.state]?.holder === 'member' ? 'CONFIRM' : 'SIGN'
  if (actions.includes('FILL')) return work.opinion === null ? 'FILL' : 'CORRECT'
  return actions.includes('BEGIN') ? 'CHECK' : 'DECIDE'
}

/**
 * Whether what waits can still be done: a hand-in that its state refuses after its date cannot, and where that is all there is to do
 * the todo has outlived its cause. What the department may still give more time for stays, as overdue.
 */
function canBeDone(context: BackendContext, { work, actions }: Seen): boolean {
  const dueAt = dueOf(context, work)
  const refused = stateOf(kindOf(work), work.state)?.due?.refusals ?? {}
  const steps = actions.filter((action) => !['VIEW', 'FILL', 'REMOVE', 'WITHDRAW'].includes(action))
  return dueAt === null || context.now <= dueAt || steps.some((action) => refused[action] === undefined)
}

/** Where a work is done: for who decides beside what was filed, for others where it stands; null for a maker it has no page for yet. */
function linkOf(context: BackendContext, { work, standing }: Seen, cause: TodoCause): string | null {
  const { form, addresses } = kindOf(work)
  if (cause === 'DECIDE') return addressIn(context, work, addresses.review ?? addresses.overview)
  const homeless = standing.creator && form !== null && work.formId === form && addresses.form === undefined
  return homeless ? null : addressIn(context, work, addresses.overview)
}

function ofWork(context: BackendContext, seen: Seen, cause: TodoCause): Todo {
  const { work } = seen
  const { unitName, creatorName, opinion } = workView(context, work, seen.standing)
  return todo(context, {
    id: `work:${work.id}`,
    cause,
    title: titleOf(work),
    system: kindOf(work).system ?? 's02',
    since: work.stateSince,
    dueAt: dueOf(context, work),
    workId: work.id,
    kind: work.kind,
    link: linkOf(context, seen, cause),
    ...{ unitName, creatorName, opinion },
  })
}

/** A review given to the caller, while what it is about is being evaluated and they have not handed it in. */
function ofReview(context: BackendContext, task: ReviewTaskRow): Todo[] {
  const declaration = context.db.works.get(task.contentId)
  if (task.state === 'SUBMITTED' || declaration?.state !== 'UNDER_EVALUATION') return []
  const unitName = context.db.units.get(declaration.unitId)?.unitName ?? null
  const said = {
    title: titleOf(declaration),
    system: 's10',
    since: declaration.stateSince,
    dueAt: task.dueAt,
    unitName,
  }
  return [todo(context, { id: `review:${task.id}`, cause: 'REVIEW', ...said })]
}

/** What stands for no work of the portal: the commission's reminder, an answer's promise. Done by saying so. */
function ofReminder(context: BackendContext, { id, title, system, link, todo: dates, createDate }: MessageRow): Todo {
  const { std: startsAt = createDate, end: dueAt = null } = dates ?? {}
  return todo(context, { id, cause: 'REMINDER', title, system, link, since: createDate, startsAt, dueAt })
}

/** The works whose last step was the caller sending them back. */
function sentBack({ db, caller }: BackendContext): ReadonlySet<string> {
  const last = new Map<string, WorkHistoryRow>()
  for (const entry of db.workHistories.all())
    if (entry.at >= (last.get(entry.workId)?.at ?? 0)) last.set(entry.workId, entry)
  const returns = [...last.values()].filter(({ step, actorId }) => isReturn(step) && actorId === caller?.id)
  return new Set(returns.map(({ workId }) => workId))
}

const isReturn = (step: string) => step === 'RETURN' || step === 'RECTIFY'

/** What others have of the caller's: what they made or take part in, and what they sent back. */
function heldByOthers(context: BackendContext): Todo[] {
  const returned = sentBack(context)
  return worksSeen(context).flatMap((seen) => {
    const { work, standing, waiting } = seen
    const mine = standing.creator || standing.roles.includes('member') || returned.has(work.id)
    if (waiting || !mine || (stateOf(kindOf(work), work.state)?.holder ?? null) === null) return []
    return [{ ...ofWork(context, seen, 'WAITING'), holder: workView(context, work, standing).heldBy ?? null }]
  })
}

const byDue = (a: Todo, b: Todo) => byDueDate<Todo>(({ dueAt }) => dueAt ?? null)(a, b) || b.since - a.since

/**
 * The caller's todos, derived from where works stand: gone as soon as their cause is, what is due first before the rest. The one
 * place that says what waits for a person; the inbox, home, the list and every count read it.
 */
export function todosOf(context: BackendContext, pile: TodoPile = 'DO'): Todo[] {
  const { db } = context
  const { id: caller } = requireCaller(context)
  if (pile === 'OTHERS') return heldByOthers(context).sort(byDue)
  return [
    ...worksSeen(context)
      .filter((one) => one.waiting && canBeDone(context, one))
      .map((one) => ofWork(context, one, causeOf(one))),
    ...db.reviewTasks.where({ expertId: caller }).flatMap((task) => ofReview(context, task)),
    ...db.messages.where({ userId: caller, contentType: 'TODO' }).map((one) => ofReminder(context, one)),
  ].sort(byDue)
}
