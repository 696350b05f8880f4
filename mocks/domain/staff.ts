import { reviewDue, workKinds } from '@/lib/work/kinds'
import { isMembershipStatus, type MembershipAction, membershipStates, roleLabels } from '@/lib/work/membership'
import type { BackendContext } from '../context'
import type { MembershipRow } from '../db/rows'
import { fail } from '../fail'
import type { StaffFilter, StaffMember } from '../resolvers/permission.generated'
import { type CompanyRights, membershipsSeen } from './company-rights'
import { recordDecision } from './filed-works'
import { inform } from './inform'

/** What is open with a membership to whoever has these rights; a department's administrator only looks. */
function actionsOf(rights: CompanyRights, { applyStatus }: MembershipRow): readonly MembershipAction[] {
  return rights.wholeUnit && isMembershipStatus(applyStatus) ? membershipStates[applyStatus].actions : []
}

/** A membership as the list of a unit's people shows it; none when its person is gone. */
export function staffView(context: BackendContext, rights: CompanyRights, row: MembershipRow): StaffMember[] {
  const { db } = context
  const user = db.users.get(row.userId)
  if (!user) return []
  return [
    {
      id: row.id,
      userId: user.id,
      userFullname: user.userFullname,
      userMobile: user.userMobile,
      userPosition: user.userPosition,
      userMajor: user.userMajor,
      userGrade: user.userGrade,
      applyStatus: row.applyStatus,
      appliedAt: row.appliedAt ?? null,
      reason: row.reason ?? null,
      dueAt: row.applyStatus === 1 ? reviewDue('MEMBERSHIP', row.appliedAt ?? null) : null,
      serverTime: context.now,
      isAdmin: row.isAdmin,
      userUnitRole: row.roleCodes.map((roleCode) => ({ id: `${row.id}-${roleCode}`, roleCode })),
      userDepartments: row.departments.flatMap(({ id, isAdmin }) => {
        const department = db.departments.get(id)
        return department ? [{ id, name: department.name, isAdmin }] : []
      }),
      actions: [...actionsOf(rights, row)],
    },
  ]
}

/** A unit's people as far as they fit and are seen: those who wait first, the longest before the others, then administrators, then by name. */
export function staffList(context: BackendContext, rights: CompanyRights, filter: StaffFilter): StaffMember[] {
  const keyword = filter.keyword?.trim().toLowerCase() ?? ''
  const collator = new Intl.Collator('zh')
  const rank = ({ applyStatus, isAdmin }: StaffMember) => (applyStatus === 1 ? 0 : applyStatus === 3 ? 3 : 2 - isAdmin)
  return membershipsSeen(context, rights)
    .filter((one) => filter.applyStatus == null || one.applyStatus === filter.applyStatus)
    .filter((one) => !filter.departmentId || one.departments.some(({ id }) => id === filter.departmentId))
    .flatMap((row) => staffView(context, rights, row))
    .filter((one) =>
      `${one.userFullname} ${one.userPosition ?? ''} ${one.userMobile ?? ''}`.toLowerCase().includes(keyword),
    )
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.appliedAt ?? 0) * Number(b.applyStatus === 1) - (b.appliedAt ?? 0) * Number(a.applyStatus === 1) ||
        collator.compare(a.userFullname, b.userFullname),
    )
}

export function waitingStaff(context: BackendContext, rights: CompanyRights): number {
  return membershipsSeen(context, rights).filter(({ applyStatus }) => applyStatus === 1).length
}

/** The membership, when the action is open; 60154 for another unit's and for deciding about oneself, 603003 when its state does not allow it. */
function requireMember(
  { db }: BackendContext,
  rights: CompanyRights,
  id: string,
  action: MembershipAction,
): MembershipRow {
  const row = db.memberships.get(id)
  if (!row) return fail(603003)
  if (row.unitId !== rights.unitId) fail(60154)
  const decides = action === 'APPROVE' || action === 'REFUSE'
  if (decides && row.userId === rights.caller.id) fail(60154)
  if (!actionsOf(rights, row).includes(action)) fail(603003)
  return row
}

/** Takes a person in: status 2, and with it the right to declare for the unit. */
export function approve(context: BackendContext, rights: CompanyRights, id: string): void {
  const { db } = context
  const row = requireMember(context, rights, id, 'APPROVE')
  const hasDefault = db.memberships.where({ userId: row.userId }).some((one) => one.isDefault === 1 && one.id !== id)
  db.memberships.update(id, { applyStatus: 2, reason: null, isDefault: hasDefault ? row.isDefault : 1 })
  const user = db.users.get(row.userId)
  if (user && !user.permissions.includes('s02.f009'))
    db.users.update(user.id, { permissions: [...user.permissions, 's02.f009'] })
  recordDecision(context, id, 'PASS', null)
  const unit = db.units.get(rights.unitId)?.unitName ?? ''
  inform(
    context,
    row.userId,
    `您已加入${unit}`,
    `${unit}已通过您的关联申请，您现在可以以该单位申报项目。`,
    '/resume',
    's01',
  )
}

/** Turns a person down with a reason (status 3). */
export function refuse(context: BackendContext, rights: CompanyRights, id: string, reason: string): void {
  const row = requireMember(context, rights, id, 'REFUSE')
  context.db.memberships.update(id, { applyStatus: 3, reason })
  recordDecision(context, id, 'REFUSE', reason)
  const unit = context.db.units.get(rights.unitId)?.unitName ?? ''
  inform(
    context,
    row.userId,
    `${unit}未通过您的关联申请`,
    `原因：${reason}。可联系单位管理员后重新申请。`,
    '/resume',
    's01',
  )
}

function isLastAdministrator({ db }: BackendContext, row: MembershipRow): boolean {
  const administrators = db.memberships.where({ unitId: row.unitId, isAdmin: 1, applyStatus: 2 })
  return row.isAdmin === 1 && administrators.every(({ id }) => id === row.id)
}

/** Ends a membership. */
export function remove(context: BackendContext, rights: CompanyRights, id: string): void {
  const { db } = context
  const row = requireMember(context, rights, id, 'REMOVE')
  if (row.userId === rights.caller.id) fail(60306)
  if (isLastAdministrator(context, row)) fail(60307)
  const busy = db.declarations.where({ creatorId: row.userId, unitId: row.unitId, state: 'UNIT_REVIEW' })
  if (busy.length > 0) fail(60308)
  db.memberships.remove(id)
  const unit = db.units.get(rights.unitId)?.unitName ?? ''
  if (row.applyStatus === 2)
    inform(context, row.userId, `您与${unit}的关联已解除`, `${unit}的管理员解除了您与单位的关联。`, '/resume', 's01')
}

/** Route permissions that come with administering. */
const administration = ['s01.f019', 's02.f006']

/** Sets roles and departments; a person who administers something gets what that takes, and loses it with the last of it. */
export function saveRoles(
  context: BackendContext,
  rights: CompanyRights,
  id: string,
  wanted: { isAdmin: boolean; departments: readonly { id: string; isAdmin: boolean }[] },
): MembershipRow {
  const { db } = context
  const row = requireMember(context, rights, id, 'EDIT')
  const known = new Set(db.departments.where({ unitId: rights.unitId }).map((one) => one.id))
  if (wanted.departments.some((one) => !known.has(one.id))) fail(60154)
  if (row.isAdmin === 1 && !wanted.isAdmin) {
    if (row.userId === rights.caller.id) fail(60306)
    if (isLastAdministrator(context, row)) fail(60307)
  }
  const leadsDepartment = wanted.departments.some(({ isAdmin }) => isAdmin)
  const others = row.roleCodes.filter((code) => !['unit_admin', 'department_admin', 'member'].includes(code))
  const roleCodes = [
    ...(wanted.isAdmin ? ['unit_admin'] : []),
    ...(leadsDepartment ? ['department_admin'] : []),
    ...others,
    ...(wanted.isAdmin || leadsDepartment ? [] : ['member']),
  ]
  const saved = db.memberships.update(id, {
    isAdmin: wanted.isAdmin ? 1 : 0,
    roleCodes,
    departments: wanted.departments.map((one) => ({ id: one.id, isAdmin: one.isAdmin ? 1 : 0 })),
  })
  const user = db.users.get(row.userId)
  const stillAdministers = db.memberships
    .where({ userId: row.userId, applyStatus: 2 })
    .some((one) => one.isAdmin === 1 || one.departments.some(({ isAdmin }) => isAdmin === 1))
  if (user) {
    const rest = user.permissions.filter((one) => !administration.includes(one))
    db.users.update(user.id, { permissions: stillAdministers ? [...rest, ...administration] : rest })
  }
  return saved
}

/** Tells those who administer a unit that somebody asks to join it. */
export function informAdministrators(context: BackendContext, id: string, unitId: string, name: string): void {
  for (const { userId } of context.db.memberships.where({ unitId, isAdmin: 1, applyStatus: 2 }))
    inform(
      context,
      userId,
      `${name}申请关联本单位`,
      `${name}申请关联本单位，请审核。`,
      workKinds.MEMBERSHIP.address({ id, unitId }),
      's01',
    )
}

/** A member's roles in words, for a list on paper. */
export function roleText({ userUnitRole }: Pick<StaffMember, 'userUnitRole'>): string {
  return userUnitRole.map(({ roleCode }) => roleLabels[roleCode ?? ''] ?? roleCode).join('、')
}
