/**
 * Seeds what happened in units: renamed and merged departments, invited colleagues, an asked administrator handover.
 */

import { day } from '../../domain/durations'
import { requireWholeCompany } from '../../domain/unit/company-rights'
import { mergeDepartments, renameDepartment } from '../../domain/unit/departments'
import { inviteToUnit } from '../../domain/unit/unit-invitations'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import { asOf, live } from './lived'
import { departmentId, unitIds } from './units'

const university = unitIds.university

/** When the university reorganised: after the declarations of last year, before those of this year. */
const reorganised = 300

/** People without an account whom the university invited: name, mobile, department, and how many days ago. */
const invited = [
  ['谢雨辰', '13900008801', 1, 3],
  ['苏明远', '13900008802', 2, 20],
  ['白若溪', '13900008803', null, 47],
] as const

/**
 * The history of units: the university renamed one department and merged another, by the backend's own steps, so what was
 * filed before keeps the names of then; it invited colleagues who have no account yet; a company's administrator has asked a colleague to take over.
 */
export function seedUnitHistory(db: Database, now: number): void {
  const administrator = asOf(db, workingMoment(now - reorganised * day), personaUserId('unitAdministrator'))
  const biology = departmentId(university, 3)
  const { name = '', nameEn } = db.departments.get(biology) ?? {}
  db.departments.update(biology, { name: '生命科学系' })
  renameDepartment(administrator, university, biology, name)
  db.departments.update(biology, { nameEn })

  const policy = departmentId(university, 5)
  db.departments.insert({
    id: policy,
    unitId: university,
    name: '科技政策研究中心',
    nameEn: 'Science and Technology Policy Research Center',
  })
  const member = `membership-user-9-${university}`
  db.memberships.update(member, { departments: [{ id: policy, isAdmin: 0 }] })
  for (const work of db.works.where({ creatorId: 'user-9', unitId: university }))
    if (work.submittedAt !== null && work.submittedAt < administrator.now)
      db.works.update(work.id, { departmentId: policy })
  mergeDepartments(administrator, university, [policy], departmentId(university, 4))

  withCountedIds('university', () => {
    for (const [name, mobile, department, days] of invited) {
      const context = asOf(db, workingMoment(now - days * day), personaUserId('unitAdministrator'))
      const departmentOf = department === null ? null : departmentId(university, department)
      inviteToUnit(context, requireWholeCompany(context, university), { name, mobile, departmentId: departmentOf })
    }
  })

  const by = 'user-administrator-2'
  const successor = db.users.get('user-18')
  const unit = db.units.get(unitIds.chipCompany)
  const handover = {
    ...{
      id: 'handover-1',
      kind: 'ADMINISTRATOR_HANDOVER',
      belongsTo: unitIds.chipCompany,
      unitId: unitIds.chipCompany,
    },
    ...{ creatorId: by, state: 'TO_ACCEPT', title: `${unit?.unitName}的管理员移交` },
    assigned: { member: [successor?.id ?? ''] },
    facts: { successor: successor?.userFullname },
  }
  live(db, handover, { by, at: workingMoment(now - 2 * day) }, [])
}
