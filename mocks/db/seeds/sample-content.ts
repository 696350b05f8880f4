/** Seeds the guide of the sample form (样例表单) and the researcher's draft under it, for trying every kind of field. */

import { day } from '../../domain/durations'
import { approvedMemberships } from '../../domain/unit/memberships'
import { workingMoment } from '../../domain/working-time'
import { kindsSample } from '../../forms/sample/kinds-sample'
import { sampleValues } from '../../forms/sample/sample-values'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import { seedWork } from './filed-work'
import { atHour } from './guides'

/** Id of the researcher's content of the sample form. */
const sampleContentId = `content-${kindsSample.id}`

/** The sample form's guide, which takes no submissions, and the researcher's draft under it. */
export function seedSampleContent(db: Database, now: number): void {
  const creator = db.users.get(personaUserId('researcher'))
  const membership = creator && approvedMemberships(db, creator.id)[0]
  const unit = membership && db.units.get(membership.unitId)
  const model = db.guides.all()[0]
  if (!creator || !unit || !model) return
  const year = new Date(now).getFullYear()
  const guideId = `guide-${kindsSample.id}`
  const number = `${String(year).slice(2)}YL0001`
  const opensAt = atHour(now - 14 * day, 9)
  const begunAt = workingMoment(now - 9 * day)
  db.guides.insert({
    ...model,
    id: guideId,
    number,
    title: `${year}年度样例表单试填`,
    year,
    remarkId: `remark-${kindsSample.id}`,
    opensAt,
    closesAt: atHour(now + 60 * day, 16),
    recommendBy: atHour(now + 67 * day, 16),
    formId: kindsSample.id,
  })
  const values = sampleValues({ id: unit.id, name: unit.unitName }, now)
  seedWork(db, {
    id: sampleContentId,
    kind: 'DECLARATION',
    belongsTo: guideId,
    formId: kindsSample.id,
    unitId: unit.id,
    departmentId: membership.departments[0]?.id ?? null,
    creatorId: creator.id,
    state: 'DRAFT',
    stateSince: begunAt,
    title: '智能交通信号协同试验',
  })
  db.contents.insert({
    id: sampleContentId,
    formId: kindsSample.id,
    formVersion: 1,
    revision: 1,
    values,
    fieldRevisions: {},
    submitted: null,
    comments: [],
    savedAt: begunAt,
    savedBy: creator.userFullname,
  })
  db.workHistories.insert({
    id: `${sampleContentId}-h1`,
    workId: sampleContentId,
    step: 'CREATE',
    role: 'creator',
    actorId: creator.id,
    actorName: creator.userFullname,
    actorTitle: '申报人',
    actorUnit: unit.unitName,
    at: begunAt,
    opinion: null,
    state: 'DRAFT',
  })
}
