/** The departments of a unit: created, renamed, merged, closed, and their members; for the unit's pages. */

import { plainName } from '@/lib/text/plain-name'
import type { BackendContext } from '../../context'
import type { Database } from '../../db/database'
import { newId } from '../../db/new-id'
import type { DepartmentRow, MembershipRow } from '../../db/rows'
import { fail } from '../../fail'
import type { Department, DepartmentMember } from '../../resolvers/permission.generated'
import type { CompanyRights } from './company-rights'
import { changeMembership, isApproved } from './memberships'
import { notifyMoved } from './notify-staff'
import { requireSeen, revisionOf, type SeenRevisions } from './seen-revisions'
import { assignRoles } from './staff-roles'

const longestName = 50

/** The name that a department had at a time. */
export function departmentNameAt(db: Pick<Database, 'departments'>, id: string | null, at: number): string | null {
  const row = id === null ? undefined : db.departments.get(id)
  return row?.formerNames?.find(({ until }) => at < until)?.name ?? row?.name ?? null
}

export function openDepartments(db: Pick<Database, 'departments'>, unitId: string): DepartmentRow[] {
  return db.departments.where((department) => department.unitId === unitId && department.closedAt === undefined)
}

/** The departments within the rights by name: the open ones, and on request the closed ones after them. */
export function departmentsSeen(
  { db }: Pick<BackendContext, 'db'>,
  { unitId, wholeUnit, departmentIds }: CompanyRights,
  closed = false,
): DepartmentRow[] {
  const collator = new Intl.Collator('zh')
  return db.departments
    .where((department) => department.unitId === unitId && (wholeUnit || departmentIds.has(department.id)))
    .filter(({ closedAt }) => closed || closedAt === undefined)
    .sort((a, b) => (a.closedAt ?? 0) - (b.closedAt ?? 0) || collator.compare(a.name, b.name))
}

/** An open department of the unit; 60312 for any other. */
export function requireDepartment(db: Pick<Database, 'departments'>, unitId: string, id: string): DepartmentRow {
  const row = db.departments.get(id)
  return row?.unitId === unitId && row.closedAt === undefined ? row : fail(60312)
}

/** Approved memberships as a department lists them: by name. */
function membersView({ db }: Pick<BackendContext, 'db'>, rows: readonly MembershipRow[]): DepartmentMember[] {
  const collator = new Intl.Collator('zh')
  return rows
    .map(({ id, userId }) => ({ id, userFullname: db.users.get(userId)?.userFullname ?? '' }))
    .sort((a, b) => collator.compare(a.userFullname, b.userFullname))
}

export function departmentView(
  { db }: Pick<BackendContext, 'db'>,
  row: DepartmentRow,
  movedIn: DepartmentMember[] = [],
): Department {
  const belonging = db.memberships.where({ unitId: row.unitId }).flatMap((membership) => {
    const position = membership.departments.find(({ id }) => id === row.id)
    return position ? [{ ...membership, leads: position.isAdmin === 1 }] : []
  })
  const approved = belonging.filter(isApproved)
  return {
    id: row.id,
    name: row.name,
    formerNames: (row.formerNames ?? []).toReversed(),
    people: approved.length,
    members: membersView({ db }, approved),
    movedIn,
    waiting: belonging.filter(({ applyStatus }) => applyStatus === 1).length,
    administrators: approved
      .filter(({ leads }) => leads)
      .flatMap(({ userId }) => db.users.get(userId)?.userFullname ?? []),
    closedAt: row.closedAt ?? null,
    mergedInto: db.departments.get(row.mergedInto ?? '')?.name ?? null,
    revision: revisionOf(row),
  }
}

/** An open department as it was listed: 60312 for any other, 60321 for one that was renamed or took another since. */
function requireListed(db: Database, unitId: string, id: string, seen: SeenRevisions): DepartmentRow {
  const row = requireDepartment(db, unitId, id)
  requireSeen(seen, id, row)
  return row
}

/** Changes a department, which gets its next revision. */
function changeDepartment(db: Database, id: string, change: Partial<DepartmentRow>): DepartmentRow {
  return db.departments.update(id, { ...change, revision: revisionOf(db.departments.get(id) ?? {}) + 1 })
}

/** The name without surrounding blanks and invisible letters; 60310 for one that is no name, 60309 for another open department's. */
function freeName(db: Database, unitId: string, requestedName: string, own?: string): string {
  const name = plainName(requestedName)
  if (name === '' || [...name].length > longestName) fail(60310)
  const same = (department: DepartmentRow) =>
    department.id !== own && department.name.toLowerCase() === name.toLowerCase()
  return openDepartments(db, unitId).some(same) ? fail(60309) : name
}

export function createDepartment({ db }: BackendContext, unitId: string, name: string): DepartmentRow {
  return db.departments.insert({ id: newId('department'), unitId, name: freeName(db, unitId, name) })
}

export function renameDepartment(
  { db, now }: BackendContext,
  unitId: string,
  id: string,
  input: string,
  seen: SeenRevisions = null,
): DepartmentRow {
  const row = requireDepartment(db, unitId, id)
  const name = freeName(db, unitId, input, id)
  // Asked again, a rename that was done already is answered the same, although the revision grew by it.
  if (name === row.name) return row
  requireSeen(seen, id, row)
  return changeDepartment(db, id, {
    ...{ name, nameEn: undefined },
    formerNames: [...(row.formerNames ?? []), { name: row.name, until: now }],
  })
}

/** A membership's departments after a merge: each department once, with the headship of any of its parts. */
function mergedDepartments(
  row: MembershipRow,
  ended: ReadonlySet<string>,
  intoId: string,
): MembershipRow['departments'] {
  const merged = new Map<string, number>()
  for (const { id, isAdmin } of row.departments) {
    const next = ended.has(id) ? intoId : id
    merged.set(next, Math.max(isAdmin, merged.get(next) ?? 0))
  }
  return [...merged].map(([id, isAdmin]) => ({ id, isAdmin }))
}

/** Moves everybody of the named departments into another one, and ends them; answers the one they moved into, and who moved. */
export function mergeDepartments(
  context: BackendContext,
  unitId: string,
  ids: readonly string[],
  intoId: string,
  seen: SeenRevisions = null,
): { into: DepartmentRow; moved: DepartmentMember[] } {
  const { db, now } = context
  const into = requireListed(db, unitId, intoId, seen)
  const ended = new Set(ids)
  if (ended.size === 0 || ended.has(intoId)) fail(60312)
  for (const id of ended) requireListed(db, unitId, id, seen)
  const moving = db.memberships.where({ unitId }).filter((row) => row.departments.some(({ id }) => ended.has(id)))
  for (const row of moving) {
    assignRoles(context, row, { isAdmin: row.isAdmin === 1, departments: mergedDepartments(row, ended, intoId) })
    if (isApproved(row)) notifyMoved(context, row, into.name)
  }
  for (const id of ended) changeDepartment(db, id, { closedAt: now, mergedInto: intoId })
  return { into: changeDepartment(db, intoId, {}), moved: membersView(context, moving.filter(isApproved)) }
}

export function closeDepartment(
  { db, now }: BackendContext,
  unitId: string,
  id: string,
  seen: SeenRevisions = null,
): DepartmentRow {
  requireListed(db, unitId, id, seen)
  const belonging = db.memberships.where(
    (membership) =>
      membership.unitId === unitId &&
      membership.applyStatus !== 3 &&
      membership.departments.some((department) => department.id === id),
  )
  if (belonging.length > 0) fail(60311)
  // A refused request may be made again: without the department it named.
  for (const row of db.memberships.where({ unitId, applyStatus: 3 }))
    changeMembership(db, row, { departments: row.departments.filter((department) => department.id !== id) })
  return changeDepartment(db, id, { closedAt: now })
}
