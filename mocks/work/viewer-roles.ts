/** Access to work items: a person's roles in one, its description, and the check that every read of one goes through (`requireWork`). */

import { getOrCreate } from '@/lib/collections/get-or-create'
import type { WorkAction, WorkKind, WorkRole } from '@/work/kind'
import { findKind } from '@/work/kinds/all'
import { openActions, personalRoles, type RepresentedColleague, type ViewerRoles } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { type ReviewRights, reviewRights } from '../domain/roles'
import { cellsOf } from '../domain/stored-values'
import { approvedMemberships } from '../domain/unit/memberships'
import { fail } from '../fail'
import { positionsOf } from './positions'

/** The description that a work item started with. A missing one is a bug of seeds or publishing: 500. */
export function kindOf(work: Pick<WorkRow, 'kind' | 'kindVersion'>): WorkKind {
  return findKind(work.kind, work.kindVersion) ?? fail(500)
}

/**
 * Whether a person acts for the commission in a kind of work item: they administer a division assigned to the kind. The
 * assignment (`commissionDesks`) decides, never a permission code.
 */
export function actsForCommission({ db }: Pick<BackendContext, 'db'>, person: UserRow): (kind: string) => boolean {
  const administered = new Set(
    approvedMemberships(db, person.id).flatMap(({ departments }) =>
      departments.filter(({ isAdmin }) => isAdmin === 1).map(({ id }) => id),
    ),
  )
  return (kind) => db.commissionDesks.get(kind)?.departmentIds.some((id) => administered.has(id)) ?? false
}

/** A person's roles by where a work item stands, before it reached the department in charge and after. */
interface PlacedRoles {
  before?: readonly WorkRole[]
  reached?: readonly WorkRole[]
}

/**
 * A person's roles in work items: prepared once per person, then evaluated per item. Rights depend on the assignment; a
 * kind's route permission only narrows them.
 */
export function rolesOf({ db }: Pick<BackendContext, 'db'>, person: UserRow): (work: WorkRow) => readonly WorkRole[] {
  const memberships = approvedMemberships(db, person.id)
  const names = new Set([person.id, ...memberships.map(({ unitId }) => `unit:${unitId}`)])
  const forCommission = actsForCommission({ db }, person)
  const known = new Map<string, ReviewRights>()
  const rightsBy = (permission: string): ReviewRights => {
    const rights = known.get(permission) ?? reviewRights({ db }, person, permission)
    known.set(permission, rights)
    return rights
  }
  const hasPermission = ({ permissions }: WorkKind, role: WorkRole) => {
    const permission = permissions[role]
    return permission === undefined || person.permissions.includes(permission)
  }
  /** The roles that follow from where a work item stands, not from the person's own part in it. */
  const rolesByPlace = (work: WorkRow): readonly WorkRole[] => {
    const kind = kindOf(work)
    const { permissions } = kind
    const roles: WorkRole[] = []
    if (permissions.unit !== undefined) {
      const { unitIds, departmentIds } = rightsBy(permissions.unit)
      const inOffice = departmentIds.has(work.departmentId ?? '')
      if (unitIds.has(work.unitId) || (inOffice && permissions.office === undefined)) roles.push('unit')
      else if (inOffice) roles.push('office')
    }
    if (permissions.department !== undefined && work.reachedDepartment && rightsBy(permissions.department).supervises)
      roles.push('department')
    if (forCommission(work.kind)) roles.push('commission')
    return roles.filter((role) => hasPermission(kind, role))
  }
  // Thousands of work items share a few places: kind, unit, department, and whether they reached the department in charge.
  const byPlace = new Map<WorkKind, Map<string, Map<string | null, PlacedRoles>>>()
  const placed = (kind: WorkKind, work: WorkRow): readonly WorkRole[] => {
    const { unitId, departmentId, reachedDepartment } = work
    const known = byPlace.get(kind)?.get(unitId)?.get(departmentId)
    const roles = reachedDepartment ? known?.reached : known?.before
    if (roles) return roles
    const byUnit = getOrCreate(byPlace, kind, () => new Map<string, Map<string | null, PlacedRoles>>())
    const byDepartment = getOrCreate(byUnit, unitId, () => new Map<string | null, PlacedRoles>())
    const made = sharedRoles(rolesByPlace(work))
    byDepartment.set(departmentId, { ...known, [reachedDepartment ? 'reached' : 'before']: made })
    return made
  }
  const shared = new Map<string, readonly WorkRole[]>()
  /** One list for all work items in which the person has the same roles. */
  const sharedRoles = (roles: readonly WorkRole[]) => getOrCreate(shared, roles.join(), () => roles)
  return (work) => {
    const kind = kindOf(work)
    const { assigned } = work
    let own: WorkRole[] | undefined
    if (work.creatorId === person.id && hasPermission(kind, 'creator')) own = ['creator']
    for (const role in assigned)
      if (assigned[role as WorkRole]?.some((id) => names.has(id)) && hasPermission(kind, role as WorkRole)) {
        own ??= []
        own.push(role as WorkRole)
      }
    const others = placed(kind, work)
    return own ? sharedRoles([...own, ...others]) : others
  }
}

/**
 * The roles in which a person acted, themselves or through a substitute. Acting for a creator counts too: a person who
 * filled in an item must not review it.
 */
function actedBy({ db }: Pick<BackendContext, 'db'>, person: UserRow): (work: WorkRow) => readonly WorkRole[] {
  const acted = new Map<string, Set<WorkRole>>()
  for (const { workId, role, actorId, inPlaceOf } of db.workHistories.where(
    (workHistory) => workHistory.actorId === person.id || workHistory.inPlaceOf?.id === person.id,
  ))
    if (role !== null && (role !== 'creator' || (inPlaceOf && actorId === person.id)))
      acted.set(workId, (acted.get(workId) ?? new Set()).add(role))
  // A colleague who filled in a delegated section counts as a creator.
  for (const { workId } of db.delegatedSections.where({ toId: person.id }))
    acted.set(workId, (acted.get(workId) ?? new Set<WorkRole>()).add('creator'))
  return (work) => {
    const roles = acted.get(work.id)
    return roles ? [...roles] : none
  }
}

const none: readonly WorkRole[] = []

/**
 * A person's relation to work items: their roles, the roles they acted in before, and the people they may act for.
 * Lists, counts, search, export and errors all use it.
 */
export function viewerRolesOf(
  context: Pick<BackendContext, 'db' | 'now'>,
  person: UserRow,
): (work: WorkRow) => ViewerRoles {
  const own = directRoles(context, person)
  const positions = positionsOf(context, person)
  if (positions.length === 0) return own
  const colleaguesOf = representedColleagues(context, person, positions)
  return (work) => {
    const viewerRoles = own(work)
    const actsFor = colleaguesOf(work, viewerRoles)
    return actsFor.length === 0 ? viewerRoles : { ...viewerRoles, actsFor }
  }
}

/**
 * The open actions of a kind, as `openActions` says, computed once for each state and relation: thousands of work items share a few. Lists and
 * search prepare it once for each answer.
 */
export function openActionsByStanding(): typeof openActions {
  const byRelation = new Map<ViewerRoles, Map<WorkKind, Map<string, WorkAction[]>>>()
  return (kind, state, viewerRoles) => {
    if (viewerRoles.actsFor) return openActions(kind, state, viewerRoles)
    const known = byRelation.get(viewerRoles)?.get(kind)?.get(state)
    if (known) return known
    const byKind = getOrCreate(byRelation, viewerRoles, () => new Map<WorkKind, Map<string, WorkAction[]>>())
    const actions = openActions(kind, state, viewerRoles)
    getOrCreate(byKind, kind, () => new Map<string, WorkAction[]>()).set(state, actions)
    return actions
  }
}

/** Gives out one object for all relations that are alike. Roles that are alike must be one list, as `rolesOf` gives them. */
function sharedRelations(): (
  roles: readonly WorkRole[],
  creator: boolean,
  actedAs: readonly WorkRole[],
) => ViewerRoles {
  const usual = new Map<readonly WorkRole[], ViewerRoles>()
  const others = new Map<string, ViewerRoles>()
  return (roles, creator, actedAs) => {
    if (creator || actedAs !== none)
      return getOrCreate(others, `${roles} ${creator} ${actedAs}`, () => ({ roles, creator, actedAs }))
    const known = usual.get(roles)
    if (known) return known
    const made = { roles, creator, actedAs }
    usual.set(roles, made)
    return made
  }
}

/** A person's own relation to work items, without substitution. */
function directRoles(context: Pick<BackendContext, 'db'>, person: UserRow): (work: WorkRow) => ViewerRoles {
  const rolesIn = rolesOf(context, person)
  const acted = actedBy(context, person)
  const relation = sharedRelations()
  return (work) => relation(rolesIn(work), work.creatorId === person.id, acted(work))
}

/** Whether a person is recused from a work item: in its team, or named as recusal expert. They review it for nobody. */
export function isRecused({ db }: Pick<BackendContext, 'db'>, person: UserRow, { id, projectId }: WorkRow): boolean {
  const declarationId = projectId ?? id
  const parts = db.works.where({ kind: 'MEMBER_PART', belongsTo: declarationId })
  if (parts.some(({ assigned }) => assigned.member?.includes(person.id))) return true
  const named = cellsOf(db.contents.get(declarationId)?.values.recusalExperts)
  return named.some(({ name }) => name === person.userFullname)
}

/** The only roles that fill in; all others review. */
const makes: readonly WorkRole[] = ['creator', 'member']

/**
 * The people for whom a person may act in a work item: while it waits for the colleague, or where the person acted for
 * them before. Excluded: actions that need the colleague's own hand, and acting for the creator with an own reviewing
 * role. Both people need the kind's permissions.
 */
function representedColleagues(
  context: Pick<BackendContext, 'db' | 'now'>,
  person: UserRow,
  absent: ReturnType<typeof positionsOf>,
): (work: WorkRow, own: ViewerRoles) => RepresentedColleague[] {
  const positions = absent.map((position) => ({
    ...position,
    viewerRoles: directRoles(context, position.person),
  }))
  return (work, own) =>
    positions.flatMap(({ person: absent, has, viewerRoles }): RepresentedColleague[] => {
      if (!has(work)) return []
      const kind = kindOf(work)
      const decides = own.creator || own.roles.some((role) => !makes.includes(role))
      const theirs = viewerRoles(work)
      const roles = theirs.roles.filter((role) => {
        const permission = kind.permissions[role]
        if (personalRoles.includes(role) || own.roles.includes(role) || (role === 'creator' && decides)) return false
        return permission === undefined || person.permissions.includes(permission)
      })
      const holder = kind.states[work.state]?.holder ?? null
      const acted = () =>
        context.db.workHistories.where(
          ({ workId, actorId, inPlaceOf }) =>
            workId === work.id && actorId === person.id && inPlaceOf?.id === absent.id,
        ).length > 0
      if (roles.length === 0 || !((holder !== null && roles.includes(holder)) || acted())) return []
      const recused = isRecused(context, person, work)
      return [{ ...theirs, roles, personId: absent.id, name: absent.userFullname, recused }]
    })
}

/**
 * Whether a person may read work items, as `requireWork` decides. Reading is no decision, so what the person created
 * or did before counts only for a substitute; all others are spared the look into the history.
 */
export function readsWorks(context: Pick<BackendContext, 'db' | 'now'>, person: UserRow): (work: WorkRow) => boolean {
  const actionsIn = openActionsByStanding()
  const isReadableWith = (work: WorkRow, viewerRoles: ViewerRoles) =>
    actionsIn(kindOf(work), work.state, viewerRoles).includes('VIEW')
  if (positionsOf(context, person).length > 0) {
    const viewerRolesIn = viewerRolesOf(context, person)
    return (work) => isReadableWith(work, viewerRolesIn(work))
  }
  const rolesIn = rolesOf(context, person)
  const relation = sharedRelations()
  return (work) => isReadableWith(work, relation(rolesIn(work), false, none))
}

/** A person's part in a work item. */
export interface WorkPart {
  caller: UserRow
  work: WorkRow
  kind: WorkKind
  viewerRoles: ViewerRoles
  actions: WorkAction[]
}

/** Roles that a person has because this work item was assigned to them. */
const assignedRoles = ['auditor', 'expert', 'member', 'signer', 'nominator', 'nominee'] as const

/**
 * The error code for a person without a part in a work item: the kind's own (623002) for a holder of an assigned role's
 * permission; 603111 for a unit reviewer of the project's first unit after it changed units; 60154 for anybody else.
 */
function strangerCode(context: BackendContext, caller: UserRow, work: WorkRow): number {
  const { permissions, codes } = kindOf(work)
  const able = assignedRoles.some((role) => caller.permissions.includes(permissions[role] ?? '-'))
  if (able && codes?.unassigned !== undefined) return codes.unassigned
  if (codes?.former !== undefined && work.creatorId === caller.id) return codes.former
  const project = work.projectId === null ? undefined : context.db.works.get(work.projectId)
  if (!project || project.unitId === work.unitId) return 60154
  const { unitId, departmentId } = project
  return rolesOf(context, caller)({ ...work, unitId, departmentId }).includes('unit') ? 603111 : 60154
}

/**
 * The caller's part in a work item: 400 not logged in, `missing` where there is none, 60154 or a more specific code
 * without read access.
 */
export function requireWork(context: BackendContext, workId: string, missing = 603001): WorkPart {
  const caller = requireCaller(context)
  const work = context.db.works.get(workId) ?? fail(missing)
  const kind = kindOf(work)
  const viewerRoles = viewerRolesOf(context, caller)(work)
  const actions = openActions(kind, work.state, viewerRoles)
  return actions.includes('VIEW')
    ? { caller, work, kind, viewerRoles, actions }
    : fail(strangerCode(context, caller, work))
}
