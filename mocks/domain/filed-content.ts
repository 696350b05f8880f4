/** Fills contents of requests and filings that nobody types, such as a request to join a unit, from known data. */

import { formatDay } from '@/lib/time/beijing-time'
import type { FormValues } from '@/smartform/schema/values'
import type { Database } from '../db/database'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { expertValues } from './expert-values'
import { seededProofKey, seededUpload } from './seeded-file'

const grades = ['未认证', '初级', '中级', '高级']

function personValues(db: Database, user: UserRow, unitId: string): FormValues {
  return {
    fullname: user.userFullname,
    position: user.userPosition ?? '',
    major: user.userMajor ?? '',
    mobile: user.userMobile ?? '',
    email: user.userEmail ?? '',
    unitName: db.units.get(unitId)?.unitName ?? noUnit,
  }
}

/** The unit's text for experts invited by the commission. */
const noUnit = '无（特邀专家）'

function membershipValues(db: Database, user: UserRow, unitId: string, departmentId: string | null, at: number) {
  return {
    ...personValues(db, user, unitId),
    realName: grades[user.userGrade] ?? '',
    department: (departmentId && db.departments.get(departmentId)?.name) || '未填写',
    appliedOn: formatDay(at),
  }
}

/** The answers of a request or filing, from known data: for seeds, and for requests without a form to fill in. */
export function filedValues(db: Database, work: WorkRow): FormValues {
  const user = db.users.get(work.creatorId)
  if (!user) return {}
  switch (work.kind) {
    case 'MEMBERSHIP':
      return membershipValues(db, user, work.unitId, work.departmentId, work.submittedAt ?? work.createdAt)
    default:
      return expertValues(db, user, work)
  }
}

/** Stores the submitted content of a seeded work item, and its proof. */
export function seedContent(db: Database, work: WorkRow): void {
  const known = filedValues(db, work)
  const at = work.submittedAt ?? work.createdAt
  const key = seededProofKey(work.id)
  const withProof = work.kind !== 'MEMBERSHIP'
  const proof = [{ uid: 'f1', name: '证明材料.pdf', url: key, size: 200 * 1024 }]
  const values = withProof ? { ...known, proof } : known
  if (withProof) db.uploads.insert(seededUpload(work.id, work.creatorId, at, key))
  db.contents.insert({
    id: work.id,
    formId: work.formId ?? '',
    formVersion: 1,
    revision: 1,
    values,
    fieldRevisions: {},
    submitted: work.submittedAt === null ? null : { revision: 1, values },
    comments: [],
    savedAt: at,
    savedBy: db.users.get(work.creatorId)?.userFullname ?? null,
  })
}
