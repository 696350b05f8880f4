/** Lists the entries of the commission's decision log that fit a filter: steps of readable works, and other events; for its page and export. */

import memoize from 'lodash/memoize'
import { inOrder, type OrderKey, type OrderKeys } from '@/lib/collections/in-order'
import { findKind, workKinds } from '@/work/kinds/all'
import { rolesHad } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { LoggedEventRow } from '../db/rows-log'
import { keywordMatcher } from '../domain/keyword'
import { pageOf } from '../domain/paging'
import { reviewRights } from '../domain/roles'
import { fail } from '../fail'
import type {
  DecisionLogEntry,
  DecisionLogFilter,
  DecisionLogOrder,
  DecisionLogOrderField,
} from '../resolvers/workflow.generated'
import { logEntryOf } from './deleted-work-log'
import { hasPartIn } from './part-in-work'
import { workView } from './view'
import { actsForCommission } from './viewer-roles'
import { type Seen, worksSeen } from './works-seen'

/** An entry of the log with the names it had; `seen` is null where the work item is gone, or it concerns several. */
export interface Logged {
  row: LoggedEventRow
  seen: Seen | null
}

const keys: OrderKeys<Logged> & Record<DecisionLogOrderField, (one: Logged) => OrderKey> = {
  AT: ({ row }) => row.at,
  TITLE: ({ row }) => row.title,
  ACTOR: ({ row }) => row.actorName,
}

/** Every entry that the caller may read, in the order in which they were written. */
function readable(context: BackendContext): Logged[] {
  const { db } = context
  const caller = requireCaller(context)
  const forCommission = actsForCommission(context, caller)
  if (!workKinds.some(({ id }) => forCommission(id))) fail(60154)
  const works = new Map(
    worksSeen(context).flatMap((seen) =>
      forCommission(seen.work.kind) || rolesHad(seen.viewerRoles).includes('department')
        ? [[seen.work.id, seen] as const]
        : [],
    ),
  )
  const stepped = db.workHistories.all().flatMap((entry) => {
    const seen = works.get(entry.workId)
    return seen ? [{ row: logEntryOf(context, entry, seen.work), seen }] : []
  })
  const isPart = memoize((workId: string) => hasPartIn(context, caller, workId))
  const supervises = memoize((kind: string) => {
    const permission = findKind(kind)?.permissions.department
    return permission !== undefined && reviewRights(context, caller, permission).supervises
  })
  const written = db.loggedEvents.all().flatMap((row): Logged[] => {
    const seen = (row.workId !== null && works.get(row.workId)) || null
    const isBack = db.workHistories.get(row.id) !== undefined
    const mayRead = seen !== null || forCommission(row.kind) || supervises(row.kind)
    return mayRead && !isBack && !row.about.some(isPart) ? [{ row, seen }] : []
  })
  return [...stepped, ...written]
}

/**
 * The entries that fit, newest first unless asked otherwise: steps of the works that the caller reads for the commission or
 * as a supervising department, and what `logEvent` wrote. 60154 for a person who acts for no division of the commission.
 */
export function logged(context: BackendContext, filter: DecisionLogFilter, order?: DecisionLogOrder | null): Logged[] {
  const { keyword, person, kind, event, step, workId, from, to } = filter
  const matches = keywordMatcher(keyword)
  const matchesPerson = keywordMatcher(person)
  const found = readable(context).filter(
    ({ row }) =>
      (kind == null || row.kind === kind) &&
      (event == null || row.event === event) &&
      (step == null || row.step === step) &&
      (workId == null || row.workId === workId || row.about.includes(workId)) &&
      (from == null || row.at >= from) &&
      (to == null || row.at < to) &&
      matchesPerson([row.actorName, row.inPlaceOf, row.personName]) &&
      matches([row.title, row.number, row.actorName, row.inPlaceOf, row.personName]),
  )
  // Of steps at one moment the last one stands first, too.
  const newestFirst = inOrder(found.toReversed(), keys, { field: 'AT', descending: true })
  return order ? inOrder(newestFirst, keys, order) : newestFirst
}

/** A page of the commission's decision log. */
export function decisionLog(
  context: BackendContext,
  filter: DecisionLogFilter,
  { orderBy, pageNo, pageSize }: { orderBy?: DecisionLogOrder | null; pageNo: number; pageSize: number },
) {
  const { items, total } = pageOf(logged(context, filter, orderBy), pageNo, pageSize)
  return {
    total,
    items: items.map(({ row, seen }): DecisionLogEntry => {
      const { id, event, kind, title, number, unitName, personName, added, removed } = row
      const work = seen && workView(context, seen.work, seen.viewerRoles)
      const entry = { ...row, actorRole: row.actorTitle }
      return { id, event, kind, title, number, unitName, personName, added, removed, work, entry }
    }),
  }
}
