/** The titles of those who act on a work item, and the unit or department they act for. For histories and reading records. */

import { commissionRole } from '@/lib/work/actor-title'
import type { WorkRole } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { approvedMemberships } from '../domain/unit/memberships'

export const roleTitles: Readonly<Record<WorkRole, string>> = {
  creator: '项目负责人',
  member: '项目组成员',
  unit: '单位管理员',
  office: '部门管理员',
  department: '主管处室',
  commission: commissionRole,
  auditor: '审计人员',
  expert: '专家',
  signer: '签署方',
  leader: '项目负责人',
  nominator: '提名者',
  nominee: '被提名者',
}

/**
 * The title and the unit or department of a person who acts for a work item's unit.
 * @returns 单位管理员 with the unit, or 部门管理员 with the department for a person who administers only that
 */
export function unitOffice({ db }: Pick<BackendContext, 'db'>, work: WorkRow, userId: string) {
  const unitName = db.units.get(work.unitId)?.unitName ?? null
  const isWhole = approvedMemberships(db, userId).some(({ unitId, isAdmin }) => unitId === work.unitId && isAdmin === 1)
  if (isWhole) return { title: roleTitles.unit, unitName }
  return { title: roleTitles.office, unitName: db.departments.get(work.departmentId ?? '')?.name ?? unitName }
}
