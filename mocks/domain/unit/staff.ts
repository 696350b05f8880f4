/** A unit's staff: listed, confirmed, moved, removed; for the staff page, also for its export, import and statistics. */

import { inOrder, type ListOrder, type OrderKey } from '@/lib/collections/in-order'
import type { WorkAction } from '@/work/kind'
import { roleLabels } from '@/work/kinds/membership'
import { openActions } from '@/work/open-actions'
import type { BackendContext } from '../../context'
import type { MembershipRow } from '../../db/rows'
import { fail } from '../../fail'
import type { StaffAction, StaffFilter, StaffMember, StaffOrderField } from '../../resolvers/permission.generated'
import { dropWork } from '../../work/drop'
import { dueOf } from '../../work/due'
import { handSignaturesOn } from '../../work/kinds/task-book'
import { kindOf, viewerRolesOf } from '../../work/viewer-roles'
import { inform } from '../inform'
import { keywordMatcher } from '../keyword'
import { type CompanyRights, membershipsSeen } from './company-rights'
import { requireDepartment } from './departments'
import { changeMembership, isApproved } from './memberships'
import { notifyMoved } from './notify-staff'
import { requireSeen, revisionOf, type SeenRevisions } from './seen-revisions'
import { confirmedAt, isConfirmed } from './staff-check'
import { assignRoles, syncAdministration } from './staff-roles'

/** Actions on a membership after its request; the request itself is a work item. */
const management: Readonly<Record<number, readonly StaffAction[]>> = { 2: ['CONFIRM', 'EDIT', 'REMOVE'], 3: ['REMOVE'] }
const judging: Readonly<Partial<Record<WorkAction, StaffAction>>> = { PASS: 'APPROVE', REFUSE: 'REFUSE' }

/** The actions on a membership for given rights; a department's administrator can only view. */
function actionsOf(context: BackendContext, rights: CompanyRights, row: MembershipRow): StaffAction[] {
  if (!rights.wholeUnit) return []
  const { id, applyStatus } = row
  const own = (management[applyStatus] ?? []).filter((action) => action !== 'CONFIRM' || !isConfirmed(context, row))
  const work = context.db.works.get(id)
  const open = work ? openActions(kindOf(work), work.state, viewerRolesOf(context, rights.caller)(work)) : []
  return [...open.flatMap((action) => judging[action] ?? []), ...own]
}

/** A membership as the staff list shows it; none when the person no longer exists. */
export function staffView(context: BackendContext, rights: CompanyRights, row: MembershipRow): StaffMember[] {
  const { db } = context
  const user = db.users.get(row.userId)
  const work = db.works.get(row.id)
  if (!user) return []
  return [
    {
      id: row.id,
      revision: revisionOf(row),
      submittedRevision: db.contents.get(row.id)?.submitted?.revision ?? null,
      userId: user.id,
      userFullname: user.userFullname,
      userMobile: user.userMobile,
      userPosition: user.userPosition,
      userMajor: user.userMajor,
      userGrade: user.userGrade,
      applyStatus: row.applyStatus,
      appliedAt: work?.submittedAt ?? null,
      reason: work?.opinion ?? null,
      dueAt: work ? dueOf(context, work) : null,
      serverTime: context.now,
      confirmedAt: confirmedAt(context, row),
      confirmed: isConfirmed(context, row),
      isAdmin: row.isAdmin,
      userUnitRole: row.roleCodes.map((roleCode) => ({ id: `${row.id}-${roleCode}`, roleCode })),
      userDepartments: row.departments.flatMap(({ id, isAdmin }) => {
        const department = db.departments.get(id)
        return department ? [{ id, name: department.name, isAdmin }] : []
      }),
      actions: actionsOf(context, rights, row),
    },
  ]
}

/**
 * A unit's people within filter and rights. Pending requests come first, the oldest at the top; then administrators;
 * then by name.
 */
export function staffList(
  context: BackendContext,
  rights: CompanyRights,
  filter: StaffFilter,
  orderBy?: ListOrder | null,
): StaffMember[] {
  const matches = keywordMatcher(filter.keyword)
  const collator = new Intl.Collator('zh')
  const rank = ({ applyStatus, isAdmin }: StaffMember) => (applyStatus === 1 ? 0 : applyStatus === 3 ? 3 : 2 - isAdmin)
  const usual = membershipsSeen(context, rights)
    .filter((membership) => filter.confirmed == null || isApproved(membership))
    .filter((membership) => filter.confirmed == null || isConfirmed(context, membership) === filter.confirmed)
    .filter((membership) => filter.applyStatus == null || membership.applyStatus === filter.applyStatus)
    .filter((membership) => !filter.departmentId || membership.departments.some(({ id }) => id === filter.departmentId))
    .flatMap((row) => staffView(context, rights, row))
    .filter(({ userFullname, userPosition, userMobile }) => matches([userFullname, userPosition, userMobile]))
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.appliedAt ?? 0) * Number(b.applyStatus === 1) - (b.appliedAt ?? 0) * Number(a.applyStatus === 1) ||
        collator.compare(a.userFullname, b.userFullname),
    )
  return inOrder(usual, staffKeys, orderBy)
}

const staffKeys: Readonly<Record<StaffOrderField, (member: StaffMember) => OrderKey>> = {
  NAME: ({ userFullname }) => userFullname,
  DEPARTMENT: ({ userDepartments }) => userDepartments?.[0]?.name,
  STATE: ({ applyStatus }) => applyStatus,
}

export function waitingStaff(context: BackendContext, rights: CompanyRights): number {
  return membershipsSeen(context, rights).filter(({ applyStatus }) => applyStatus === 1).length
}

/** The membership; 60154 for another unit's, 603003 when its state does not allow the action. */
function requireMember({ db }: BackendContext, rights: CompanyRights, id: string, action: StaffAction): MembershipRow {
  const row = db.memberships.get(id)
  if (!row) return fail(603003)
  if (row.unitId !== rights.unitId) fail(60154)
  return management[row.applyStatus]?.includes(action) ? row : fail(603003)
}

function isLastAdministrator({ db }: BackendContext, row: MembershipRow): boolean {
  const administrators = db.memberships.where({ unitId: row.unitId, isAdmin: 1, applyStatus: 2 })
  return row.isAdmin === 1 && administrators.every(({ id }) => id === row.id)
}

/** Confirms in the yearly check that a member is still in the unit. */
export function confirm(context: BackendContext, rights: CompanyRights, id: string): void {
  const row = requireMember(context, rights, id, 'CONFIRM')
  changeMembership(context.db, row, { confirmedAt: context.now })
}

/** Ends a membership. */
export function remove(context: BackendContext, rights: CompanyRights, id: string): void {
  const { db } = context
  const row = requireMember(context, rights, id, 'REMOVE')
  if (row.userId === rights.caller.id) fail(60306)
  if (isLastAdministrator(context, row)) fail(60307)
  const busy = db.works.where({
    ...{ kind: 'DECLARATION', creatorId: row.userId, unitId: row.unitId, state: 'UNIT_REVIEW' },
  })
  if (busy.length > 0) fail(60308)
  db.memberships.remove(id)
  syncAdministration(context, row.userId)
  if (row.isAdmin === 1) handSignaturesOn(context, row.unitId, row.userId)
  dropWork(context, id)
  const unit = db.units.get(rights.unitId)?.unitName ?? ''
  if (row.applyStatus === 2)
    inform(
      context,
      row.userId,
      [`您与${unit}的关联已解除`, `You are no longer a member of ${unit}`],
      [`${unit}的管理员解除了您与单位的关联。`, `An administrator of ${unit} has ended your membership.`],
      '/resume',
      's01',
    )
}

/** Sets a member's roles and departments; 60321 when the membership changed since it was read. */
export function saveRoles(
  context: BackendContext,
  rights: CompanyRights,
  id: string,
  input: { isAdmin: boolean; departments: readonly { id: string; isAdmin: boolean }[]; seen: SeenRevisions },
): MembershipRow {
  const { db } = context
  const row = requireMember(context, rights, id, 'EDIT')
  requireSeen(input.seen, id, row)
  for (const { id: departmentId } of input.departments) {
    if (db.departments.get(departmentId)?.unitId !== rights.unitId) fail(60154)
    requireDepartment(db, rights.unitId, departmentId)
  }
  if (row.isAdmin === 1 && !input.isAdmin) {
    if (row.userId === rights.caller.id) fail(60306)
    if (isLastAdministrator(context, row)) fail(60307)
  }
  const departments = input.departments.map((department) => ({
    id: department.id,
    isAdmin: department.isAdmin ? 1 : 0,
  }))
  return assignRoles(context, row, { isAdmin: input.isAdmin, departments })
}

/** Moves a member into a department, which replaces their departments; an administrator of another one stays there. */
export function move(context: BackendContext, rights: CompanyRights, id: string, departmentId: string): void {
  const row = requireMember(context, rights, id, 'EDIT')
  const others = row.departments.filter((department) => department.id !== departmentId)
  if (others.some(({ isAdmin }) => isAdmin === 1)) fail(60313)
  if (others.length === 0 && row.departments.length > 0) return
  const isHead = row.departments.some((department) => department.id === departmentId && department.isAdmin === 1)
  const departments = [{ id: departmentId, isAdmin: isHead ? 1 : 0 }]
  assignRoles(context, row, { isAdmin: row.isAdmin === 1, departments })
  notifyMoved(context, row, context.db.departments.get(departmentId)?.name ?? '')
}

/** A member's roles as text, for an export. */
export function roleNames({ userUnitRole }: Pick<StaffMember, 'userUnitRole'>): string[] {
  return userUnitRole.map(({ roleCode }) => roleLabels[roleCode ?? ''] ?? roleCode ?? '')
}
