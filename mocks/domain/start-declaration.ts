import type { BackendContext } from '../context'
import { requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { DeclarationRow } from '../db/rows-work'
import { fail } from '../fail'
import { findDefinition } from '../forms/definitions'
import { mostRunning, runningProjects } from '../work/project'
import { copiedValues, copyable } from './copy-content'
import { requireOpen } from './guide-view'
import { approvedMemberships } from './memberships'
import { startValues } from './start-content'
import { summaryOf } from './summary'

export interface StartRequest {
  guideId: string
  remarkId: string
  unitId: string
  commitment: boolean
  /** A former declaration of the caller whose answers are taken over. */
  copyFrom?: string | null
}

/**
 * Opens a declaration, or answers the caller's draft under the same guide and unit. 60346 unknown guide, 60345 real-name
 * level, 60347 closed, 603326 not yet open, 603005 unit, 603006 commitment, 603007 another one under the same guide,
 * 603107 too many running projects, 603001 or 60154 for a former declaration that is not the caller's.
 */
export function startDeclaration(context: BackendContext, request: StartRequest): DeclarationRow {
  const caller = requireCaller(context)
  const { db, now } = context
  const guide = db.guides.get(request.guideId)
  if (!guide || guide.remarkId !== request.remarkId) fail(60346)
  if (caller.userGrade < guide.realNameLevel) fail(60345)
  requireOpen(guide, now)
  const membership = approvedMemberships(db, caller.id).find(({ unitId }) => unitId === request.unitId)
  const unit = db.units.get(request.unitId)
  if (!membership || !unit) fail(603005)
  if (!request.commitment) fail(603006)

  const own = db.declarations.where({ guideId: guide.id, creatorId: caller.id })
  const draft = own.find(({ state, unitId }) => state === 'DRAFT' && unitId === unit.id)
  if (draft) return draft
  const [other] = own
  if (other) fail(603007, { contentId: other.contentId })
  if (runningProjects(context, caller.id) >= mostRunning) fail(603107)

  const contentId = newId('content')
  const former = request.copyFrom ? copyable(context, caller.id, guide.formId, request.copyFrom) : null
  const known = startValues(context, guide, { creatorId: caller.id, unitId: unit.id })
  const values = former ? copiedValues(former, known, guide.formId) : known
  db.contents.insert({
    id: contentId,
    formId: guide.formId,
    formVersion: findDefinition(guide.formId)?.version ?? 1,
    revision: 1,
    values,
    fieldRevisions: {},
    submitted: null,
    comments: [],
    copiedFrom: former?.id ?? null,
    savedAt: null,
    savedBy: null,
  })
  db.histories.insert({
    id: newId('history'),
    contentId,
    step: 'CREATE',
    actorName: caller.userFullname,
    actorRole: '申报人',
    actorUnit: unit.unitName,
    at: now,
    opinion: null,
    state: 'DRAFT',
  })
  return db.declarations.insert({
    contentId,
    guideId: guide.id,
    formId: guide.formId,
    unitId: unit.id,
    departmentId: membership.departments[0]?.id ?? null,
    creatorId: caller.id,
    state: 'DRAFT',
    stateSince: now,
    number: null,
    ...summaryOf(guide.formId, values),
    opinion: null,
    reachedDepartment: false,
    createdAt: now,
    modifiedAt: now,
    submittedAt: null,
  })
}
