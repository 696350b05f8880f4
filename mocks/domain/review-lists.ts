/** The guides and units with filings that a reviewer of the unit or the department has to review. */

import { inOrder, type ListOrder, type OrderKey } from '@/lib/collections/in-order'
import { byDueDate } from '@/lib/work/due'
import { type BackendContext, requirePermission } from '../context'
import type { GuideFilter, GuideUnderReview, GuideUnderReviewOrderField } from '../resolvers/program.generated'
import { dueOf } from '../work/due'
import { guideOfWork } from '../work/guide'
import { listWorks } from '../work/list'
import type { Seen } from '../work/works-seen'
import { guideFits, guideView } from './guide-view'

/** Route permission to review declarations (specification, section 6). */
const reviewing = 's02.f006'

/** What the caller reviews or has reviewed; 60154 for others. */
function reviewed(context: BackendContext): Seen[] {
  requirePermission(context, reviewing)
  return listWorks(context, { kinds: ['DECLARATION'], scope: 'REVIEW' })
}

/**
 * Units and guides with filings that the caller reviews. Those with waiting items come first, by due date; the others
 * by year, newest first; or as asked.
 */
export function guidesUnderReview(
  context: BackendContext,
  filter: GuideFilter,
  orderBy?: ListOrder | null,
): GuideUnderReview[] {
  const groups = new Map<string, GuideUnderReview>()
  for (const { work, waiting } of reviewed(context)) {
    const guide = guideOfWork(context, work)
    if (!guide || !guideFits(guide, filter, context.now)) continue
    const id = `${work.unitId}:${guide.id}`
    const group = groups.get(id) ?? {
      id,
      guide: guideView(guide, context.now),
      unitId: work.unitId,
      unitName: context.db.units.get(work.unitId)?.unitName ?? '—',
      waiting: 0,
      dueAt: null,
      filed: 0,
    }
    const dueAt = waiting ? dueOf(context, work) : null
    groups.set(id, {
      ...group,
      dueAt: Math.min(group.dueAt ?? Number.POSITIVE_INFINITY, dueAt ?? Number.POSITIVE_INFINITY),
      waiting: group.waiting + (waiting ? 1 : 0),
      filed: group.filed + 1,
    })
  }
  const usual = [...groups.values()]
    .map((group) => ({ ...group, dueAt: Number.isFinite(group.dueAt) ? group.dueAt : null }))
    .sort(
      (a, b) =>
        byDueDate<GuideUnderReview>(({ dueAt }) => dueAt ?? null)(a, b) ||
        b.guide.closesAt - a.guide.closesAt ||
        b.waiting - a.waiting,
    )
  return inOrder(usual, keys, orderBy)
}

const keys: Readonly<Record<GuideUnderReviewOrderField, (row: GuideUnderReview) => OrderKey>> = {
  GUIDE: ({ guide }) => guide.title,
  UNIT: ({ unitName }) => unitName,
  DUE: ({ dueAt }) => dueAt,
  WAITING: ({ waiting }) => waiting,
  FILED: ({ filed }) => filed,
}
