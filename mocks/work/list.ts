import { byDueDate } from '@/lib/work/due'
import { stateOf, type WorkAction } from '@/work/kind'
import { workKinds } from '@/work/kinds/all'
import { openActions, rolesHad, type ViewerRoles } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { reviewRights } from '../domain/roles'
import { fail } from '../fail'
import { isSample } from '../forms/definitions'
import type { WorkCount, WorkFilter } from '../resolvers/workflow.generated'
import { dueOf } from './due'
import { guideOfWork } from './guide'
import { titleOf } from './title'
import { yearOf } from './view'
import { kindOf, viewerRolesOf } from './viewer-roles'

export interface Seen {
  work: WorkRow
  viewerRoles: ViewerRoles
  /** The caller's available actions. */
  actions: readonly WorkAction[]
  /** Whether it waits for the caller. */
  waiting: boolean
}

const looking: readonly WorkAction[] = ['VIEW', 'WITHDRAW', 'REMOVE']

/**
 * Every work item that the caller may read, with their roles. Lists, counts and search all use this one visibility
 * check.
 */
export function worksSeen(context: BackendContext): Seen[] {
  const caller = requireCaller(context)
  const viewerRolesIn = viewerRolesOf(context, caller)
  return context.db.works.all().flatMap((work) => {
    if (work.formId !== null && isSample(work.formId)) return []
    const viewerRoles = viewerRolesIn(work)
    if (rolesHad(viewerRoles).length === 0) return []
    const kind = kindOf(work)
    const actions = openActions(kind, work.state, viewerRoles)
    if (!actions.includes('VIEW')) return []
    const holder = stateOf(kind, work.state)?.holder ?? null
    const waiting =
      holder !== null && rolesHad(viewerRoles).includes(holder) && actions.some((action) => !looking.includes(action))
    return [{ work, viewerRoles, actions, waiting }]
  })
}

const textsIn = (facts: WorkRow['facts']) => Object.values(facts).filter((fact) => typeof fact === 'string')

function fits(context: BackendContext, { work, viewerRoles, waiting }: Seen, filter: WorkFilter): boolean {
  const { kinds, belongsTo, projectId, unitId, guideId, formId, states, handedIn, year, district, scope } = filter
  const keyword = filter.keyword?.trim().toLowerCase() ?? ''
  const own = viewerRoles.creator || viewerRoles.roles.includes('member')
  const guide = guideOfWork(context, work)
  const creatorName = context.db.users.get(work.creatorId)?.userFullname ?? ''
  return (
    (scope !== 'OWN' || own) &&
    (scope !== 'WAITING' || waiting) &&
    (scope !== 'TO_FILL' || (waiting && own)) &&
    (scope !== 'REVIEW' || viewerRoles.roles.some((role) => role !== 'creator' && role !== 'member')) &&
    (!kinds?.length || kinds.includes(work.kind)) &&
    (belongsTo == null || work.belongsTo === belongsTo) &&
    (projectId == null || work.projectId === projectId) &&
    (unitId == null || work.unitId === unitId) &&
    (guideId == null || guide?.id === guideId) &&
    (formId == null || work.formId === formId) &&
    (!states?.length || states.includes(work.state)) &&
    (!handedIn || work.submittedAt !== null) &&
    (year == null || yearOf(context, work) === year) &&
    (district == null || context.db.units.get(work.unitId)?.areaId === district) &&
    [work.title, work.number ?? '', creatorName, ...textsIn(work.facts)].join(' ').toLowerCase().includes(keyword)
  )
}

/** The matching work items: those waiting for the caller first, by date; then the last changed. */
function seenThatFit(context: BackendContext, filter: WorkFilter): Seen[] {
  return worksSeen(context)
    .filter((seen) => fits(context, seen, filter))
    .sort(
      (a, b) =>
        Number(b.waiting) - Number(a.waiting) ||
        byDueDate<Seen>(({ work, waiting }) => (waiting ? dueOf(context, work) : null))(a, b) ||
        b.work.modifiedAt - a.work.modifiedAt,
    )
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

export function listWorks(context: BackendContext, filter: WorkFilter): Seen[] {
  return seenThatFit(context, filter)
}

/** All work items that wait for the caller's decision, by due date. */
export function waitingWorks(context: BackendContext): Seen[] {
  return listWorks(context, { scope: 'WAITING' }).filter(
    ({ work, viewerRoles }) =>
      !viewerRoles.creator &&
      !viewerRoles.roles.includes('member') &&
      stateOf(kindOf(work), work.state)?.holder !== 'creator',
  )
}

/** A work item's title for its readers; null for anybody else. */
export function seenTitle(context: BackendContext, id: string): string | null {
  const work = context.db.works.get(id)
  if (!work) return null
  const viewerRoles = viewerRolesOf(context, requireCaller(context))(work)
  return openActions(kindOf(work), work.state, viewerRoles).includes('VIEW') ? titleOf(work) : null
}

/** The number of matching readable work items, by kind and state; `byYear`: also by year. */
export function countWorks(context: BackendContext, filter: WorkFilter, byYear = false): WorkCount[] {
  const counts = new Map<string, WorkCount>()
  for (const { work } of worksSeen(context).filter((seen) => fits(context, seen, filter))) {
    const year = byYear ? yearOf(context, work) : null
    const key = `${work.kind}:${work.state}:${year}`
    const count = counts.get(key) ?? { kind: work.kind, state: work.state, year, count: 0 }
    counts.set(key, { ...count, count: count.count + 1 })
  }
  return [...counts.values()]
}
