/** Imports people into a unit from an Excel list; for the permission resolvers. */

import { countCharacters } from '@/lib/text/count-characters'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import type { BackendContext } from '../../context'
import { fail } from '../../fail'
import type { StaffImportOutcome, StaffImportResult, StaffImportRow } from '../../resolvers/permission.generated'
import { takeStep } from '../../work/steps'
import { type CompanyRights, refusalCode } from './company-rights'
import { openDepartments } from './departments'
import { move } from './staff'
import { assignRoles } from './staff-roles'
import { addMember, inviteToUnit } from './unit-invitations'

const mostRows = 500
const longestName = 50

/** The state of a request that the unit has approved. */
const approved = 2

/** Takes a person into the unit, or invites them; a refusal is thrown. */
export function importRow(context: BackendContext, rights: CompanyRights, row: StaffImportRow): StaffImportResult {
  const { db } = context
  const mobile = plainDigits(row.userMobile)
  if (!isMobile(mobile)) fail(60111)
  const fullName = row.userFullname.trim()
  if (fullName === '' || countCharacters(fullName) > longestName) fail(60319)
  const user = db.users.where({ userMobile: mobile })[0]
  if (user && user.userFullname !== fullName) fail(60319)
  const name = row.department?.trim() ?? ''
  const named = openDepartments(db, rights.unitId).find((department) => department.name === name)
  if (name !== '' && !named) fail(60312)
  const departmentId = named?.id ?? null
  if (!user)
    return inviteToUnit(context, rights, { name: fullName, mobile, departmentId }) ? 'INVITED' : 'INVITED_BEFORE'
  const member = db.memberships
    .where({ userId: user.id, unitId: rights.unitId })
    .find(({ applyStatus }) => applyStatus !== 0)
  if (!member) {
    addMember(context, rights.unitId, user.id, departmentId)
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

/** Takes people into a unit from a list, and invites those without an account; a refused row is reported and does not stop the others. */
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
