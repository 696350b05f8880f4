/** The work items of every kind with the people who may read each, for the tests of access. */

import type { Database } from '@mocks/db/database'
import type { WorkRow } from '@mocks/db/rows-work'
import { type PersonaId, personaUserId } from '@mocks/personas'

/** One object of the table of sight. */
export type SightObject = readonly [name: string, find: (db: Database) => WorkRow, readers: readonly PersonaId[]]

const one = (db: Database, kind: string, state: string, more: Partial<WorkRow> = {}): WorkRow => {
  const found = db.works.where({ kind, state, ...more })[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
const [creatorId, university] = [personaUserId('researcher'), 'unit-1']
/** The department that has an administrator of its own. */
const computing = { departmentId: 'unit-1-department-1' }
const unit = ['unitAdministrator', 'departmentAdministrator'] as const
const reviewers = [...unit, 'supervisingDepartment'] as const

/** Who may read what, as seeded; whoever is not named may not, wherever they look. */
export const sightObjects: readonly SightObject[] = [
  ['a draft of a declaration', (db) => one(db, 'DECLARATION', 'DRAFT', { creatorId }), ['researcher']],
  [
    'a declaration before its unit',
    (db) => one(db, 'DECLARATION', 'UNIT_REVIEW', { creatorId }),
    ['researcher', ...unit],
  ],
  [
    'a declaration passed on',
    (db) => one(db, 'DECLARATION', 'DEPARTMENT_REVIEW', { creatorId }),
    ['researcher', ...reviewers],
  ],
  [
    'a declaration refused by its unit',
    (db) => one(db, 'DECLARATION', 'REFUSED', { creatorId }),
    ['researcher', ...unit],
  ],
  ['a project', (db) => one(db, 'DECLARATION', 'APPROVED', { creatorId }), ['researcher', ...reviewers]],
  ['another unit’s declaration', (db) => one(db, 'DECLARATION', 'UNIT_REVIEW', { unitId: 'unit-3' }), []],
  ['an expert application', (db) => one(db, 'EXPERT_APPLICATION', '1', computing), [...unit]],
  [
    'an expert application of another department',
    (db) => one(db, 'EXPERT_APPLICATION', '4', { unitId: university }),
    ['unitAdministrator'],
  ],
  ['an expert application passed by its unit', (db) => one(db, 'EXPERT_APPLICATION', '2'), ['supervisingDepartment']],
  [
    'an expert application of a user outside the unit',
    (db) => one(db, 'EXPERT_APPLICATION', '3', { creatorId: personaUserId('expert') }),
    ['expert', 'supervisingDepartment'],
  ],
  ['a request to belong to a unit', (db) => one(db, 'MEMBERSHIP', '1', computing), [...unit]],
  [
    'one to belong to another department of it',
    (db) => one(db, 'MEMBERSHIP', '1', { departmentId: 'unit-1-department-2' }),
    ['unitAdministrator'],
  ],
  ['one to another unit', (db) => one(db, 'MEMBERSHIP', '1', { unitId: 'unit-3' }), []],
  [
    'a transformation that waits for its host unit',
    (db) => one(db, 'achievement-transformation', 'HOST_REVIEW', { unitId: university }),
    ['unitAdministrator', 'supervisingDepartment'],
  ],
  [
    'a foreign expert filed',
    (db) => one(db, 'FOREIGN_EXPERT', 'ACCEPTED', { creatorId }),
    ['researcher', 'unitAdministrator', 'supervisingDepartment'],
  ],
  ['a matching filed', (db) => one(db, 'MATCHING', 'UNIT_REVIEW', computing), [...unit]],
  [
    'a matching at the commission',
    (db) => one(db, 'MATCHING', 'SUBMITTED', { unitId: university }),
    ['unitAdministrator', 'supervisingDepartment'],
  ],
  [
    'one the commission returned',
    (db) => one(db, 'MATCHING', 'RETURNED_BY_COMMISSION', { creatorId }),
    ['researcher', ...reviewers],
  ],
  ['a matching of another unit', (db) => one(db, 'MATCHING', 'UNIT_REVIEW', { unitId: 'unit-3' }), []],
  ['a member’s part', (db) => one(db, 'MEMBER_PART', 'TO_CONFIRM'), ['researcher', 'expert']],
  ['a waiting review', (db) => one(db, 'REVIEW', 'WAITING', { creatorId: personaUserId('expert') }), ['expert']],
  ['a review handed in', (db) => one(db, 'REVIEW', 'SUBMITTED'), ['expert']],
  ['a task book', (db) => one(db, 'TASK_BOOK', 'RETURNED', { creatorId }), ['researcher', ...reviewers]],
  [
    'a budget audit',
    (db) => one(db, 'BUDGET_AUDIT', 'REPORTED', { creatorId }),
    ['researcher', ...unit, 'auditor', 'supervisingDepartment'],
  ],
  ['an audit to be made', (db) => one(db, 'PROJECT_AUDIT', 'TO_AUDIT'), ['auditor', 'supervisingDepartment']],
  ['a technical evaluation', (db) => one(db, 'TECHNICAL_EVALUATION', 'TO_EVALUATE'), ['supervisingDepartment']],
  ['an acceptance', (db) => one(db, 'ACCEPTANCE', 'PASSED', { creatorId }), ['researcher', ...reviewers]],
  [
    'a month of a platform',
    (db) => one(db, 'MONTHLY_REPORT', 'SUBMITTED', { creatorId }),
    ['researcher', 'unitAdministrator', 'supervisingDepartment'],
  ],
  ['a contract change', (db) => one(db, 'CONTRACT_CHANGE', 'AGREED', { creatorId }), ['researcher', ...reviewers]],
  [
    'a performance evaluation',
    (db) => one(db, 'PERFORMANCE', 'TO_CONFIRM', { creatorId }),
    ['researcher', ...reviewers],
  ],
  [
    'an application for matched funds',
    (db) => one(db, 'FUND_APPLICATION', 'ACCEPTED', { creatorId }),
    ['researcher', ...reviewers],
  ],
  [
    'an annual check of a foreign expert',
    (db) => one(db, 'FOREIGN_EXPERT_CHECK', 'ACCEPTED', { creatorId }),
    ['researcher', 'unitAdministrator', 'supervisingDepartment'],
  ],
  [
    'a change of an expert’s entry',
    (db) => one(db, 'EXPERT_CHANGE', '2'),
    ['unitAdministrator', 'supervisingDepartment'],
  ],
  [
    'a topic’s report',
    (db) => one(db, 'TOPIC_PROGRESS', 'ACCEPTED', { creatorId }),
    ['researcher', 'unitAdministrator', 'supervisingDepartment'],
  ],
  [
    'a nomination',
    (db) => one(db, 'NOMINATION', 'NOMINATED', { creatorId: personaUserId('awardUnitOfficer') }),
    ['awardUnitOfficer'],
  ],
  ['an award report at its nominator', (db) => one(db, 'AWARD_REPORT', 'TO_CONFIRM'), ['awardUnitOfficer']],
  [
    'an award report in examination',
    (db) => one(db, 'AWARD_REPORT', 'SUBMITTED'),
    ['academician', 'supervisingDepartment'],
  ],
  [
    'requested award material',
    (db) => one(db, 'AWARD_MATERIAL', 'FILLING'),
    ['expert', 'awardUnitOfficer', 'supervisingDepartment'],
  ],
  ['an objection', (db) => one(db, 'AWARD_OBJECTION', 'SUBMITTED'), ['auditor', 'supervisingDepartment']],
]
