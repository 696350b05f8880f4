import { type DeclarationAction, type DeclarationState, declarationDue, openActions } from '@/lib/work/declaration'
import { byDueDate } from '@/lib/work/due'
import { type BackendContext, requireCaller, requirePermission } from '../context'
import type { DeclarationRow } from '../db/rows-work'
import { fail } from '../fail'
import type { GuideFilter, GuideUnderReview } from '../resolvers/program.generated'
import { guideOf } from './declaration-view'
import { guideFits, guideView } from './guide-view'
import { type ReviewRights, reviewRights, rolesIn } from './roles'

interface Reviewed {
  declaration: DeclarationRow
  actions: DeclarationAction[]
  /** Whether the caller is the one it waits for. */
  waiting: boolean
}

/** What the caller reviews or has reviewed: every filed declaration they meet as unit or department; 60154 for others. */
function reviewed(context: BackendContext): { rights: ReviewRights; list: Reviewed[] } {
  const caller = requirePermission(context, 's02.f006')
  const rights = reviewRights(context, caller)
  const list = context.db.declarations.all().flatMap((declaration) => {
    const roles = rolesIn(rights, caller, declaration).filter((role) => role !== 'creator')
    const actions = openActions(declaration.state, roles)
    return actions.includes('VIEW') ? [{ declaration, actions, waiting: actions.includes('PASS') }] : []
  })
  return { rights, list }
}

/** The same, without the rights. */
export function reviewedDeclarations(context: BackendContext): Reviewed[] {
  return reviewed(context).list
}

/**
 * Units and guides under which something was filed that the caller reviews: where something waits first, and of these what is due
 * first; the others by their year, newest first.
 */
export function guidesUnderReview(context: BackendContext, filter: GuideFilter): GuideUnderReview[] {
  const groups = new Map<string, GuideUnderReview>()
  for (const { declaration, waiting } of reviewed(context).list) {
    const guide = guideOf(context, declaration)
    if (!guideFits(guide, filter, context.now)) continue
    const id = `${declaration.unitId}:${guide.id}`
    const group = groups.get(id) ?? {
      id,
      guide: guideView(guide, context.now),
      unitId: declaration.unitId,
      unitName: context.db.units.get(declaration.unitId)?.unitName ?? '—',
      waiting: 0,
      dueAt: null,
      filed: 0,
    }
    const dueAt = waiting ? declarationDue(declaration.state, guide) : null
    groups.set(id, {
      ...group,
      dueAt: Math.min(group.dueAt ?? Number.POSITIVE_INFINITY, dueAt ?? Number.POSITIVE_INFINITY),
      waiting: group.waiting + (waiting ? 1 : 0),
      filed: group.filed + 1,
    })
  }
  return [...groups.values()]
    .map((group) => ({ ...group, dueAt: Number.isFinite(group.dueAt) ? group.dueAt : null }))
    .sort(
      (a, b) =>
        byDueDate<GuideUnderReview>(({ dueAt }) => dueAt ?? null)(a, b) ||
        b.guide.closesAt - a.guide.closesAt ||
        b.waiting - a.waiting,
    )
}

/**
 * What one unit filed under one guide, as far as the caller reviews it; 60154 for another
 * unit's.
 */
export function filedUnder(context: BackendContext, unitId: string, guideId: string): DeclarationRow[] {
  const { rights, list } = reviewed(context)
  const departments = context.db.departments.where({ unitId })
  const mine =
    rights.supervises || rights.unitIds.has(unitId) || departments.some(({ id }) => rights.departmentIds.has(id))
  if (!mine) fail(60154)
  return list
    .filter(({ declaration: one }) => one.unitId === unitId && one.guideId === guideId)
    .map(({ declaration }) => declaration)
}

/** The states whose declarations wait for the caller: a unit's reviewers', or the supervising department's. */
export function waitingStates(context: BackendContext): readonly DeclarationState[] {
  return reviewRights(context, requireCaller(context)).supervises ? ['DEPARTMENT_REVIEW'] : ['UNIT_REVIEW']
}
