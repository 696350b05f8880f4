/** A person's request to join a unit; for the permission resolvers. */

import { type BackendContext, requireCaller } from '../../context'
import { newId } from '../../db/new-id'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { createWork } from '../../work/create'
import { notifyStep } from '../../work/notify-step'
import { takeStep } from '../../work/steps'
import { filedValues } from '../filed-content'

/** Submits the request with the applicant's current data. */
function handIn({ db, now }: BackendContext, work: WorkRow): WorkRow {
  const values = filedValues(db, { ...work, submittedAt: now })
  // A request that is made again is another version for who read the former one (603114).
  const revision = (db.contents.get(work.id)?.revision ?? 0) + 1
  db.contents.update(work.id, { values, revision, submitted: { revision, values } })
  return db.works.update(work.id, { submittedAt: now })
}

/**
 * Requests membership of a unit for the caller, also again after a refusal; 60305 for an existing membership or a
 * pending request.
 */
export function joinUnit(context: BackendContext, unitId: string): void {
  const caller = requireCaller(context)
  const { db } = context
  const own = db.memberships.where({ userId: caller.id })
  const known = own.find((membership) => membership.unitId === unitId)
  if (known) {
    if (known.applyStatus !== 3) fail(60305)
    takeStep(context, known.id, 'SUBMIT')
    handIn(context, db.works.get(known.id) ?? fail(603001))
    return
  }
  const id = newId('membership')
  const isDefault = own.length === 0 ? 1 : 0
  const member = { userId: caller.id, unitId, isAdmin: 0, isDefault, roleCodes: ['member'], departments: [] }
  db.memberships.insert({ ...member, id, applyStatus: 1 })
  const title = `${caller.userFullname}的单位关联申请`
  const request = { kind: 'MEMBERSHIP', belongsTo: unitId, projectId: null, unitId, creatorId: caller.id, title }
  const work = handIn(context, createWork(context, { id, ...request }))
  notifyStep(context, work, { action: 'SUBMIT', by: caller.id, opinion: null })
}
