import { isMobile, plainDigits } from '@/lib/validation/mobile'
import type { BackendContext } from '../context'
import { fail } from '../fail'
import type { StaffImportOutcome, StaffImportResult, StaffImportRow } from '../resolvers/permission.generated'
import { createWork } from '../work/create'
import { takeStep } from '../work/steps'
import { type CompanyRights, refusalCode } from './company-rights'
import { openDepartments } from './departments'
import { filedValues } from './filed-content'
import { move } from './staff'
import { assignRoles } from './staff-roles'

const mostRows = 500

/** The state of a request that the unit has approved. */
const approved = 2

/** Makes a person a member on the unit's initiative: a request that the unit makes and approves itself. */
function add(context: BackendContext, { unitId }: CompanyRights, userId: string, departmentId: string | null): void {
  const { db, now } = context
  // A unit that the person only named in the profile becomes a membership.
  for (const named of db.memberships.where({ userId, unitId, applyStatus: 0 })) db.memberships.remove(named.id)
  const isDefault = db.memberships.where({ userId, isDefault: 1 }).length === 0 ? 1 : 0
  const work = createWork(context, {
    ...{ kind: 'MEMBERSHIP', belongsTo: unitId, projectId: null, unitId, departmentId, creatorId: userId },
    title: `${db.users.get(userId)?.userFullname ?? ''}的单位关联申请`,
  })
  const values = filedValues(db, { ...work, submittedAt: now })
  db.contents.update(work.id, { values, submitted: { revision: 1, values } })
  db.works.update(work.id, { submittedAt: now })
  db.memberships.insert({
    ...{ id: work.id, userId, unitId, isAdmin: 0, applyStatus: 1, isDefault, roleCodes: ['member'] },
    departments: departmentId === null ? [] : [{ id: departmentId, isAdmin: 0 }],
  })
  takeStep(context, work.id, 'PASS')
}

function importRow(context: BackendContext, rights: CompanyRights, row: StaffImportRow): StaffImportResult {
  const { db } = context
  const mobile = plainDigits(row.userMobile)
  if (!isMobile(mobile)) fail(60111)
  const user = db.users.where({ userMobile: mobile })[0] ?? fail(60101)
  if (user.userFullname !== row.userFullname.trim()) fail(60319)
  const name = row.department?.trim() ?? ''
  const named = openDepartments(db, rights.unitId).find((department) => department.name === name)
  if (name !== '' && !named) fail(60312)
  const departmentId = named?.id ?? null
  const member = db.memberships
    .where({ userId: user.id, unitId: rights.unitId })
    .find(({ applyStatus }) => applyStatus !== 0)
  if (!member) {
    add(context, rights, user.id, departmentId)
    return 'ADDED'
  }
  if (member.applyStatus !== approved) {
    if (departmentId !== null)
      assignRoles(context, member, { isAdmin: false, departments: [{ id: departmentId, isAdmin: 0 }] })
    takeStep(context, member.id, 'PASS')
    return 'APPROVED'
  }
  const isThere = member.departments.length === 1 && member.departments[0]?.id === departmentId
  if (departmentId === null || isThere) return 'UNCHANGED'
  move(context, rights, member.id, departmentId)
  return 'MOVED'
}

/** Takes people into a unit from a list; a refused row is reported and does not stop the others. */
export function importStaff(
  context: BackendContext,
  rights: CompanyRights,
  rows: readonly StaffImportRow[],
): StaffImportOutcome[] {
  if (rows.length > mostRows) fail(60403, { limit: mostRows })
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const mobile = plainDigits(row.userMobile)
    const repeated = seen.has(mobile)
    seen.add(mobile)
    try {
      return { row: index, result: repeated ? fail(60320) : importRow(context, rights, row), code: null }
    } catch (error) {
      return { row: index, result: null, code: refusalCode(error) }
    }
  })
}
