import { byDueDate, urgencyOf } from '@/lib/work/due'
import { stateOf } from '@/work/kind'
import { type BackendContext, requireCaller } from '../context'
import type { MessageRow } from '../db/rows'
import type { GivenPartRow } from '../db/rows-desk'
import type { WorkHistoryRow, WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type { Todo, TodoCause, TodoPile } from '../resolvers/workflow.generated'
import { rulesOf } from './all-rules'
import { isHandable } from './covers'
import { dueOf } from './due'
import { type Seen, worksSeen } from './list'
import { isOut } from './part-fields'
import { kindOf } from './standing'
import { titleOf } from './title'
import { keepMark, snoozedUntil } from './todo-marks'
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
    titleEn: null,
    unitName: null,
    creatorName: null,
    opinion: null,
    holder: null,
    inPlaceOf: null,
    handedTo: null,
    handed: false,
    handable: false,
    snoozedUntil: null,
    ...said,
  }
}

/** What a work asks of whom it waits for. */
function causeOf({ work, actions }: Seen): TodoCause {
  if (work.kind === 'REVIEW') return 'REVIEW'
  if (actions.includes('SIGN')) return kindOf(work).states[work.state]?.holder === 'member' ? 'CONFIRM' : 'SIGN'
  if (actions.includes('FILL')) return work.opinion === null ? 'FILL' : 'CORRECT'
  return actions.includes('BEGIN') ? 'CHECK' : 'DECIDE'
}

/**
 * Whether what waits can still be done: a hand-in that its state refuses after its date cannot, and where that is all there is to do
 * the todo has outlived its cause. What the department may still give more time for stays, as overdue.
 */
function canBeDone(context: BackendContext, { work, actions }: Seen): boolean {
  if (rulesOf(work).over?.(context, work)) return false
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
  const { work, standing } = seen
  const { unitName, creatorName, opinion } = workView(context, work, standing)
  return todo(context, {
    id: `work:${work.id}`,
    cause,
    ...aboutWork(work),
    since: work.stateSince,
    dueAt: dueOf(context, work),
    workId: work.id,
    kind: work.kind,
    link: linkOf(context, seen, cause),
    ...{ unitName, creatorName: cause === 'REVIEW' ? null : creatorName, opinion },
  })
}

/** The todo of a work that waits for the caller: on their own account, or in a colleague's place. */
function waiting(context: BackendContext, seen: Seen): Todo {
  const { work, standing } = seen
  const holder = stateOf(kindOf(work), work.state)?.holder ?? null
  const own = holder !== null && standing.roles.includes(holder)
  const inPlace = own ? undefined : standing.standsIn?.find(({ roles }) => holder !== null && roles.includes(holder))
  return {
    ...ofWork(context, seen, causeOf(seen)),
    inPlaceOf: inPlace?.name ?? null,
    handed: inPlace !== undefined && handedNow(context, work)?.toId === context.caller?.id,
    handable: own && isHandable(work),
  }
}

/** How a work is handed over as it stands; undefined where it is not, or has moved on since. */
function handedNow({ db }: BackendContext, { id, stateSince }: WorkRow) {
  const handed = db.handOvers.get(id)
  return handed?.since === stateSince ? handed : undefined
}

/** What the caller handed over waits for others: they may take it back. */
function handedTo(context: BackendContext, seen: Seen): string | null {
  const handed = handedNow(context, seen.work)
  return handed && handed.fromId === context.caller?.id
    ? (context.db.users.get(handed.toId)?.userFullname ?? '—')
    : null
}

/** A part of a form that was given to the caller. */
function ofPart(context: BackendContext, part: GivenPartRow): Todo[] {
  const work = context.db.works.get(part.workId)
  if (!work || !isOut(part, work)) return []
  const creatorName = context.db.users.get(part.byId)?.userFullname ?? null
  const unitName = context.db.units.get(work.unitId)?.unitName ?? null
  const where = { link: `/mail/part/${part.id}/continue`, dueAt: part.dueAt, kind: work.kind, creatorName, unitName }
  return [todo(context, { ...aboutWork(work), id: `part:${part.id}`, cause: 'PART', since: part.givenAt, ...where })]
}

const aboutWork = (work: WorkRow) => ({ title: titleOf(work), system: kindOf(work).system ?? 's02' })

/** A part the caller gave, as long as it is with the colleague. */
function givenAway(context: BackendContext): Todo[] {
  const { db } = context
  return db.givenParts.where({ byId: context.caller?.id ?? '' }).flatMap((part) =>
    ofPart(context, part).map((one): Todo => {
      const work = db.works.get(part.workId)
      const link = work ? addressIn(context, work, kindOf(work).addresses.overview) : null
      return {
        ...one,
        cause: 'WAITING',
        link,
        holder: db.users.get(part.toId)?.userFullname ?? null,
        creatorName: null,
      }
    }),
  )
}

/** What stands for no work of the portal: the commission's reminder, an answer's promise. Done by saying so. */
function ofReminder(context: BackendContext, { id, title, titleEn = null, system, link, ...row }: MessageRow): Todo {
  const { todo: dates, createDate } = row
  const { std: startsAt = createDate, end: dueAt = null } = dates ?? {}
  return todo(context, { id, cause: 'REMINDER', title, titleEn, system, link, since: createDate, startsAt, dueAt })
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
    const { work, standing } = seen
    const to = handedTo(context, seen)
    if (to !== null && seen.waiting) return [{ ...ofWork(context, seen, 'WAITING'), holder: to, handedTo: to }]
    const mine = standing.creator || standing.roles.includes('member') || returned.has(work.id)
    if (seen.waiting || !mine || (stateOf(kindOf(work), work.state)?.holder ?? null) === null) return []
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
  if (pile === 'OTHERS') return [...heldByOthers(context), ...givenAway(context)].sort(byDue)
  const todos = [
    ...worksSeen(context)
      .filter((one) => one.waiting && canBeDone(context, one) && handedTo(context, one) === null)
      .map((one) => waiting(context, one)),
    ...db.givenParts.where({ toId: caller }).flatMap((part) => ofPart(context, part)),
    ...db.messages.where({ userId: caller, contentType: 'TODO' }).map((one) => ofReminder(context, one)),
  ].map((one) => ({ ...one, snoozedUntil: snoozedUntil(context, caller, one) }))
  return todos.filter((one) => (one.snoozedUntil !== null) === (pile === 'SNOOZED')).sort(byDue)
}

/** The caller's todos that are due from one moment until before another; what was put off keeps its date. */
export function todosDue(context: BackendContext, from: number, to: number): Todo[] {
  const todos = [...todosOf(context), ...todosOf(context, 'SNOOZED')]
  return todos.filter(({ dueAt }) => dueAt != null && dueAt >= from && dueAt < to).sort(byDue)
}

/** Hides one of the caller's todos until a moment that is neither past its date (603134) nor over (600); null shows it again. 603135: it is gone. */
export function snoozeTodo(context: BackendContext, todoId: string, until: number | null): boolean {
  const { id: caller } = requireCaller(context)
  const todo = [...todosOf(context), ...todosOf(context, 'SNOOZED')].find(({ id }) => id === todoId) ?? fail(603135)
  if (until !== null && todo.dueAt != null && until > todo.dueAt) fail(603134, { deadline: todo.dueAt })
  if (until !== null && until <= context.now) fail(600)
  keepMark(context, caller, todo, { snoozedUntil: until })
  return true
}
