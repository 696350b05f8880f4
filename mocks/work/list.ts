/** Filters, sorts and counts the work items that a person may read: the list behind every list screen and export. */

import { byDueDate } from '@/lib/work/due'
import { stateOf } from '@/work/kind'
import { workKinds } from '@/work/kinds/all'
import { openActions } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { keywordMatcher } from '../domain/keyword'
import { reviewRights } from '../domain/roles'
import { fail } from '../fail'
import type { WorkCount, WorkFilter, WorkFilterCounts, WorkOrder } from '../resolvers/workflow.generated'
import { dueOf } from './due'
import { countsByFilter } from './filter-counts'
import { guideOfWork } from './guide'
import { worksInOrder } from './order'
import { titleOf } from './title'
import { yearOf } from './view'
import { kindOf, viewerRolesOf } from './viewer-roles'
import { type Seen, worksSeen } from './works-seen'

const textsIn = (facts: WorkRow['facts']) => Object.values(facts).filter((fact) => typeof fact === 'string')

/** Those that match a filter. What most items fail is asked first; guide, year and texts only of the rest. */
function matching(context: BackendContext, filter: WorkFilter): Seen[] {
  const keyword = filter.keyword?.trim()
  const contains = keyword ? keywordMatcher(keyword) : undefined
  return worksSeen(context).filter(
    (seen) => fits(context, seen, filter) && (contains === undefined || contains(textsOf(context, seen))),
  )
}

/** What a keyword is looked for in. */
const textsOf = ({ db }: BackendContext, { work }: Seen) => [
  work.title,
  work.number,
  db.users.get(work.creatorId)?.userFullname ?? '',
  ...textsIn(work.facts),
]

/** Whether a person reads a contract or its change as the leader who took the project over. */
const tookOver = (work: WorkRow, { roles }: Seen['viewerRoles']) =>
  roles.includes('leader') && kindOf(work).of === 'project'

function fits(context: BackendContext, { work, viewerRoles, waiting }: Seen, filter: WorkFilter): boolean {
  const { kinds, belongsTo, projectId, formId, states, handedIn, year, district, scope } = filter
  const { unitId, unitIds, guideId, guideIds } = filter
  const own = viewerRoles.creator || viewerRoles.roles.includes('member') || tookOver(work, viewerRoles)
  const isOfGuide = (ids: readonly string[]) => {
    const guide = guideOfWork(context, work)
    return guide !== undefined && ids.includes(guide.id)
  }
  return (
    (!kinds?.length || kinds.includes(work.kind)) &&
    (unitId == null || work.unitId === unitId) &&
    (!states?.length || states.includes(work.state)) &&
    (scope !== 'OWN' || own) &&
    (scope !== 'WAITING' || waiting) &&
    (scope !== 'TO_FILL' || (waiting && own)) &&
    (scope !== 'REVIEW' || viewerRoles.roles.some((role) => role !== 'creator' && role !== 'member')) &&
    (belongsTo == null || work.belongsTo === belongsTo) &&
    (projectId == null || work.projectId === projectId) &&
    (!unitIds?.length || unitIds.includes(work.unitId)) &&
    (guideId == null || isOfGuide([guideId])) &&
    (!guideIds?.length || isOfGuide(guideIds)) &&
    (formId == null || work.formId === formId) &&
    (!handedIn || work.submittedAt !== null) &&
    (year == null || yearOf(context, work) === year) &&
    (district == null || context.db.units.get(work.unitId)?.areaId === district)
  )
}

/** The matching work items in the requested order, or those waiting for the caller first, by date; then the last changed. */
export function listWorks(context: BackendContext, filter: WorkFilter, order?: WorkOrder | null): Seen[] {
  const matches = waitingFirst(context, matching(context, filter))
  return order ? worksInOrder(context, matches, order) : matches
}

/** Waiting items first, by due date; then the last changed. Each item's date is computed once, not at each comparison. */
function waitingFirst(context: BackendContext, found: readonly Seen[]): Seen[] {
  const byChange = (a: Seen, b: Seen) => b.work.modifiedAt - a.work.modifiedAt
  const waiting = found.filter((seen) => seen.waiting).map((seen) => ({ seen, due: dueOf(context, seen.work) }))
  const byDue = byDueDate<(typeof waiting)[number]>(({ due }) => due)
  return [
    ...waiting.sort((a, b) => byDue(a, b) || byChange(a.seen, b.seen)).map(({ seen }) => seen),
    ...found.filter((seen) => !seen.waiting).sort(byChange),
  ]
}

/** Requires that a caller who filters by one unit reviews some of its work items; otherwise 60154. */
export function requireReviewed(context: BackendContext, { scope, unitId }: WorkFilter): void {
  if (scope !== 'REVIEW' || unitId == null) return
  const caller = requireCaller(context)
  const offices = context.db.departments.where({ unitId })
  const able = workKinds
    .flatMap(({ permissions: { unit = [], department = [] } }) => [unit, department].flat())
    .map((permission) => reviewRights(context, caller, permission))
  const mine = able.some(
    ({ supervises, unitIds, departmentIds }) =>
      supervises || unitIds.has(unitId) || offices.some(({ id }) => departmentIds.has(id)),
  )
  if (!mine) fail(60154)
}

/** All work items that wait for the caller's decision, by due date; those of `first`, a kind, before the others. */
export function waitingWorks(context: BackendContext, first?: string | null): Seen[] {
  const waiting = listWorks(context, { scope: 'WAITING' }).filter(
    ({ work, viewerRoles }) =>
      !viewerRoles.creator &&
      !viewerRoles.roles.includes('member') &&
      stateOf(kindOf(work), work.state)?.holder !== 'creator',
  )
  if (first == null) return waiting
  const isFirst = ({ work }: Seen) => work.kind === first
  return [...waiting.filter(isFirst), ...waiting.filter((seen) => !isFirst(seen))]
}

/** The titles of those work items that the caller may read. */
export function seenTitles(context: BackendContext, ids: readonly string[]): ReadonlyMap<string, string> {
  const viewerRolesIn = viewerRolesOf(context, requireCaller(context))
  const works = ids.flatMap((id) => context.db.works.get(id) ?? [])
  const seen = works.filter((work) => openActions(kindOf(work), work.state, viewerRolesIn(work)).includes('VIEW'))
  return new Map(seen.map((work) => [work.id, titleOf(work)]))
}

/** The number of matching readable work items, by kind and state; `byYear`: also by year. */
export function countWorks(context: BackendContext, filter: WorkFilter, byYear = false): WorkCount[] {
  const counts = new Map<string, WorkCount>()
  for (const { work } of matching(context, filter)) {
    const year = byYear ? yearOf(context, work) : null
    const key = `${work.kind}:${work.state}:${year}`
    const count = counts.get(key) ?? { kind: work.kind, state: work.state, year, count: 0 }
    counts.set(key, { ...count, count: count.count + 1 })
  }
  return [...counts.values()]
}

/** The number of readable work items that each value of a filter leaves beside the other filters. */
export function filterCounts(context: BackendContext, filter: WorkFilter): WorkFilterCounts {
  const { states: _states, unitIds: _units, guideIds: _guides, year: _year, ...others } = filter
  return countsByFilter(context, matching(context, others), filter)
}
