/** The office of a unit in which a person acts on a work item: the whole unit's, or one department's. For histories and reading records. */

import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { approvedMemberships } from '../domain/unit/memberships'

/**
 * The title and the unit or department of a person who acts for a work item's unit.
 * @returns 单位管理员 with the unit, or 部门管理员 with the department for a person who administers only that
 */
export function unitOffice({ db }: Pick<BackendContext, 'db'>, work: WorkRow, userId: string) {
  const unitName = db.units.get(work.unitId)?.unitName ?? null
  const isWhole = approvedMemberships(db, userId).some(({ unitId, isAdmin }) => unitId === work.unitId && isAdmin === 1)
  if (isWhole) return { title: '单位管理员', unitName }
  return { title: '部门管理员', unitName: db.departments.get(work.departmentId ?? '')?.name ?? unitName }
}
