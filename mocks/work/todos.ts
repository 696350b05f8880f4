/** A person's to-dos (待办), derived from the states of work items; for the lists of to-dos, messages and calendars. */

import { byDueDate, urgencyOf } from '@/lib/work/due'
import { decisionAddress, stateOf } from '@/work/kind'
import { type BackendContext, requireCaller } from '../context'
import type { MessageRow } from '../db/rows'
import type { DelegatedSectionRow } from '../db/rows-desk'
import type { WorkHistoryRow, WorkRow } from '../db/rows-work'
import { openChecks } from '../domain/unit/staff-check'
import { fail } from '../fail'
import type { Todo, TodoCause, TodoPile } from '../resolvers/workflow.generated'
import { rulesOf } from './all-rules'
import { isDelegated } from './delegated-fields'
import { dueOf } from './due'
import { isHandable } from './hand-over'
import { titleOf } from './title'
import { keepMark, snoozedUntil } from './todo-marks'
import { addressIn, workView } from './view'
import { kindOf } from './viewer-roles'
import { type Seen, worksSeen } from './works-seen'

/** 1 not started, 2 in progress, 3 overdue, 4 due soon (specification, section 4). */
function statusOf(startsAt: number, dueAt: number | null, now: number): number {
  if (now < startsAt) return 1
  return dueAt === null ? 2 : { overdue: 3, soon: 4, later: 2 }[urgencyOf(dueAt, now)]
}

type TodoFields = Pick<Todo, 'id' | 'cause' | 'title' | 'system' | 'since' | 'dueAt'> & Partial<Todo>

function todo({ now }: BackendContext, fields: TodoFields): Todo {
  const startsAt = fields.startsAt ?? fields.since
  return {
    startsAt,
    status: statusOf(startsAt, fields.dueAt ?? null, now),
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
    ...fields,
  }
}

/** The task that a work item has for its holder. */
export function causeOf({ work, actions }: Seen): TodoCause {
  if (work.kind === 'REVIEW') return 'REVIEW'
  if (actions.includes('SIGN')) return kindOf(work).states[work.state]?.holder === 'member' ? 'CONFIRM' : 'SIGN'
  if (actions.includes('FILL')) return work.opinion === null ? 'FILL' : 'CORRECT'
  if (actions.includes('ANSWER')) return 'ANSWER'
  if (!actions.includes('BEGIN')) return 'DECIDE'
  // Facts that can be disputed are checked first; anything else is simply started.
  return actions.includes('DECLINE') ? 'CHECK' : 'FILL'
}

/**
 * Whether the pending action is still possible. A submission that its state refuses after the date is not; if it is the
 * only action, the to-do is obsolete. An item that the department can still extend stays, as overdue.
 */
function canBeDone(context: BackendContext, { work, actions }: Seen): boolean {
  if (rulesOf(work).over?.(context, work)) return false
  const dueAt = dueOf(context, work)
  const refused = stateOf(kindOf(work), work.state)?.due?.refusals ?? {}
  const steps = actions.filter((action) => !['VIEW', 'FILL', 'REMOVE', 'WITHDRAW'].includes(action))
  return dueAt === null || context.now <= dueAt || steps.some((action) => refused[action] === undefined)
}

/** The page of a to-do: for reviewers, beside the submitted content; for others, the work item's own page. */
export function todoLink(context: BackendContext, { work, actions, viewerRoles }: Seen, cause: TodoCause): string {
  const kind = kindOf(work)
  const fillsForOthers = cause === 'FILL' && actions.includes('FILL') && !viewerRoles.creator
  const isDecided = cause === 'DECIDE' || fillsForOthers
  const { overview, own = overview } = kind.addresses
  return addressIn(context, work, isDecided ? decisionAddress(kind, work.state) : viewerRoles.creator ? own : overview)
}

function ofWork(context: BackendContext, seen: Seen, cause: TodoCause): Todo {
  const { work } = seen
  const { units, users } = context.db
  return todo(context, {
    id: `work:${work.id}`,
    cause,
    ...aboutWork(work),
    since: work.stateSince,
    startsAt: Math.max(work.stateSince, rulesOf(work).startsAt?.(context, work) ?? 0),
    dueAt: dueOf(context, work),
    workId: work.id,
    kind: work.kind,
    link: todoLink(context, seen, cause),
    unitName: units.get(work.unitId)?.unitName ?? '—',
    creatorName: cause === 'REVIEW' ? null : (users.get(work.creatorId)?.userFullname ?? '—'),
    opinion: work.opinion,
  })
}

/** The to-do of a work item that waits for the caller, personally or as a substitute. */
function waiting(context: BackendContext, seen: Seen): Todo {
  const { work, viewerRoles } = seen
  const holder = stateOf(kindOf(work), work.state)?.holder ?? null
  const own = holder !== null && viewerRoles.roles.includes(holder)
  const colleague = own
    ? undefined
    : viewerRoles.actsFor?.find(({ roles }) => holder !== null && roles.includes(holder))
  return {
    ...ofWork(context, seen, causeOf(seen)),
    inPlaceOf: colleague?.name ?? null,
    handed: colleague !== undefined && handedNow(context, work)?.toId === context.caller?.id,
    handable: own && isHandable(work),
  }
}

/** The current handover of a work item; undefined where there is none, or the item has moved on since. */
function handedNow({ db }: BackendContext, { id, stateSince }: WorkRow) {
  const handed = db.handOvers.get(id)
  return handed?.since === stateSince ? handed : undefined
}

/** To-dos that the caller handed over wait for others; the caller may take them back. */
function handedTo(context: BackendContext, seen: Seen): string | null {
  const handed = handedNow(context, seen.work)
  return handed && handed.fromId === context.caller?.id
    ? (context.db.users.get(handed.toId)?.userFullname ?? '—')
    : null
}

/** The to-do of a section delegated to the caller. */
function ofPart(context: BackendContext, part: DelegatedSectionRow): Todo[] {
  const work = context.db.works.get(part.workId)
  if (!work || !isDelegated(part, work)) return []
  const creatorName = context.db.users.get(part.byId)?.userFullname ?? null
  const unitName = context.db.units.get(work.unitId)?.unitName ?? null
  const where = { link: `/mail/part/${part.id}/continue`, dueAt: part.dueAt, kind: work.kind, creatorName, unitName }
  return [todo(context, { ...aboutWork(work), id: `part:${part.id}`, cause: 'PART', since: part.givenAt, ...where })]
}

const aboutWork = (work: WorkRow) => ({ title: titleOf(work), system: kindOf(work).system ?? 's02' })

/** Sections that the caller delegated, while they are with the colleague. */
function delegatedTodos(context: BackendContext): Todo[] {
  const { db } = context
  return db.delegatedSections.where({ byId: context.caller?.id ?? '' }).flatMap((part) =>
    ofPart(context, part).map((todo): Todo => {
      const work = db.works.get(part.workId)
      const link = work ? addressIn(context, work, kindOf(work).addresses.overview) : null
      return {
        ...todo,
        cause: 'WAITING',
        link,
        holder: db.users.get(part.toId)?.userFullname ?? null,
        creatorName: null,
      }
    }),
  )
}

/**
 * To-dos without a work item in the portal: the commission's reminders, promised answers. The person marks them as
 * done.
 */
function ofReminder(context: BackendContext, { id, title, titleEn = null, system, link, ...row }: MessageRow): Todo {
  const { todo: dates, createDate } = row
  const { std: startsAt = createDate, end: dueAt = null } = dates ?? {}
  return todo(context, { id, cause: 'REMINDER', title, titleEn, system, link, since: createDate, startsAt, dueAt })
}

/** The to-do of a unit's yearly check; it counts who is left, and disappears with the last. */
function ofStaffCheck(context: BackendContext, check: ReturnType<typeof openChecks>[number]): Todo {
  const { unitId, unitName, toConfirm, checkOpensAt, checkDueAt } = check
  return todo(context, {
    id: `staff-check:${unitId}`,
    cause: 'STAFF_CHECK',
    title: `核对本单位的 ${toConfirm} 人是否在职`,
    titleEn: `Check whether ${toConfirm} people are still in your unit`,
    system: 's01',
    since: checkOpensAt,
    dueAt: checkDueAt,
    link: `/company/${unitId}/staff?check=open`,
    unitName,
  })
}

/** The caller's invitations to review that are not answered. */
function openInvitations(context: BackendContext, expertId: string): Todo[] {
  const { panelInvitations, reviewPanels } = context.db
  return panelInvitations.where({ expertId, state: 'INVITED' }).flatMap(({ id, panelId, at: since }) => {
    const panel = reviewPanels.get(panelId)
    if (!panel) return []
    const { title, titleEnglish, dueAt } = panel
    return todo(context, {
      ...{ id: `invitation:${id}`, cause: 'INVITATION', system: 's10', since, dueAt, link: '/expert/review' },
      title: `答复评审邀请《${title}》`,
      titleEn: `Answer the invitation to review “${titleEnglish}”`,
    })
  })
}

/** Work items whose last step was a return by the caller. */
function sentBack({ db, caller }: BackendContext): ReadonlySet<string> {
  const last = new Map<string, WorkHistoryRow>()
  for (const entry of db.workHistories.all())
    if (entry.at >= (last.get(entry.workId)?.at ?? 0)) last.set(entry.workId, entry)
  const returns = [...last.values()].filter(({ step, actorId }) => isReturn(step) && actorId === caller?.id)
  return new Set(returns.map(({ workId }) => workId))
}

const isReturn = (step: string) => step === 'RETURN' || step === 'RECTIFY'

/** The caller's items that others hold: those they created or take part in, and those they returned. */
function waitingForOthers(context: BackendContext): Todo[] {
  const returned = sentBack(context)
  return worksSeen(context).flatMap((seen) => {
    const { work, viewerRoles } = seen
    const to = handedTo(context, seen)
    if (to !== null && seen.waiting) return [{ ...ofWork(context, seen, 'WAITING'), holder: to, handedTo: to }]
    const mine = viewerRoles.creator || viewerRoles.roles.includes('member') || returned.has(work.id)
    if (seen.waiting || !mine || (stateOf(kindOf(work), work.state)?.holder ?? null) === null) return []
    return [{ ...ofWork(context, seen, 'WAITING'), holder: workView(context, work, viewerRoles).heldBy ?? null }]
  })
}

const byDue = (a: Todo, b: Todo) => byDueDate<Todo>(({ dueAt }) => dueAt ?? null)(a, b) || b.since - a.since

/**
 * The caller's to-dos, derived from the states of work items, by due date; a to-do disappears with its cause. The only
 * source of to-dos: the inbox, home, the list and every count read it.
 */
export function todosOf(context: BackendContext, pile: TodoPile = 'DO'): Todo[] {
  const { db } = context
  const person = requireCaller(context)
  const caller = person.id
  if (pile === 'OTHERS') return [...waitingForOthers(context), ...delegatedTodos(context)].sort(byDue)
  const todos = [
    ...worksSeen(context)
      .filter((item) => item.waiting && canBeDone(context, item) && handedTo(context, item) === null)
      .map((item) => waiting(context, item)),
    ...db.delegatedSections.where({ toId: caller }).flatMap((part) => ofPart(context, part)),
    ...db.messages.where({ userId: caller, contentType: 'TODO' }).map((message) => ofReminder(context, message)),
    ...openChecks(context, person).map((check) => ofStaffCheck(context, check)),
    ...openInvitations(context, caller),
  ].map((todo) => ({ ...todo, snoozedUntil: snoozedUntil(context, caller, todo) }))
  return todos.filter((todo) => (todo.snoozedUntil !== null) === (pile === 'SNOOZED')).sort(byDue)
}

/** The caller's to-dos due within a time range; snoozed ones keep their date. */
export function todosDue(context: BackendContext, from: number, to: number): Todo[] {
  const todos = [...todosOf(context), ...todosOf(context, 'SNOOZED')]
  return todos.filter(({ dueAt }) => dueAt != null && dueAt >= from && dueAt < to).sort(byDue)
}

/**
 * Snoozes one of the caller's to-dos until a time that is neither past its date (603134) nor over (600); null ends the
 * snooze. 603135: it no longer exists.
 */
export function snoozeTodo(context: BackendContext, todoId: string, until: number | null): boolean {
  const { id: caller } = requireCaller(context)
  const todo = [...todosOf(context), ...todosOf(context, 'SNOOZED')].find(({ id }) => id === todoId) ?? fail(603135)
  if (until !== null && todo.dueAt != null && until > todo.dueAt) fail(603134, { deadline: todo.dueAt })
  if (until !== null && until <= context.now) fail(600)
  keepMark(context, caller, todo, { snoozedUntil: until })
  return true
}
