/** Takes the steps of work items (submit, return, approve …): who may, when, and what follows. */

import { countCharacters } from '@/lib/text/count-characters'
import { decisions, isLapse, stateOf, targetsOf, type WorkAction, type WorkRole, type WorkState } from '@/work/kind'
import { actingFor, rolesFor, rolesHad } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { WorkRow } from '../db/rows-work'
import { problemsOf, requireNoTrial } from '../domain/form-engine'
import { approvedMemberships } from '../domain/unit/memberships'
import { fail } from '../fail'
import type { FieldCommentInput, Work } from '../resolvers/workflow.generated'
import { rulesOf } from './all-rules'
import { sendLettersAbout } from './batch/held-letters'
import { takeCommissionStep } from './commission'
import { dueOf } from './due'
import { guideOfWork } from './guide'
import { notifyAbsent, notifyStep } from './notify-step'
import { keepSubmitted, pinRemarks, restoreReturned, unanswered } from './remarks'
import { roleTitles, unitOffice } from './role-titles'
import { requireSectionsReturned } from './sections-returned'
import { workView } from './view'
import { requireWork, viewerRolesOf, type WorkPart } from './viewer-roles'
import { answeredReturn } from './withdrawal'

/** Longest opinion, in characters; the screens refuse longer ones before. */
const longestOpinion = 500

/** Steps that require an opinion. */
export const needsOpinion: readonly WorkAction[] = ['RETURN', 'REFUSE', 'RECTIFY', 'DECLINE', 'ASK', 'ANSWER']

export interface StepInput {
  opinion?: string | null
  comments?: readonly FieldCommentInput[]
  /** Whether a return opens only the locations of its comments. */
  onlyNamed?: boolean
  /** The revision that the person has seen; for work items with a form. */
  seenRevision?: number | null
  facts?: Readonly<Record<string, unknown>>
  verified?: boolean
}

/**
 * The role in which the caller takes a step: 60154 where it is only open to others, the kind's own code for the state,
 * or 603003. Deciding on one's own item, or in a second role after a first, is 60154 too: the state would allow it, the
 * assignment does not.
 */
function requireStep({ kind, work, viewerRoles }: WorkPart, action: WorkAction): WorkRole {
  const [role] = rolesFor(kind, work.state, action, viewerRoles)
  if (role !== undefined) return role
  const state = stateOf(kind, work.state)
  const isOwn = (text: string) => rolesHad(viewerRoles).some((own) => own === text)
  if (rolesWith(state, action).some(isOwn)) fail(60154)
  const refusal = state?.refusals?.[action]
  if (refusal !== undefined)
    fail(refusal, { state: work.state, ...(isLapse(kind, work.state) && { deadline: work.stateSince }) })
  // A person who can never take the step learns nothing about the item's state.
  const ever = Object.values(kind.states).flatMap((state) => rolesWith(state, action))
  if (ever.length > 0 && !ever.some(isOwn)) fail(60154)
  return fail(603003, { state: work.state })
}

const rolesWith = (state: WorkState | undefined, action: WorkAction): string[] =>
  Object.entries(state?.actions ?? {}).flatMap(([role, actions]) => (actions.includes(action) ? [role] : []))

/** Takes one step and returns the work item as the actor then sees it. */
export function takeStep(context: BackendContext, workId: string, action: WorkAction, input: StepInput = {}): Work {
  const done = moveWork(context, workId, action, input)
  return workView(context, done, viewerRolesOf(context, requireCaller(context))(done))
}

/**
 * Takes one step: checks it, changes the work item, writes its history and notifies those concerned. All transitions go
 * through this function.
 */
export function moveWork(context: BackendContext, workId: string, action: WorkAction, input: StepInput = {}): WorkRow {
  const part = requireWork(context, workId)
  const { work, kind, caller } = part
  const role = requireStep(part, action)
  const colleague = actingFor(kind, work.state, action, part.viewerRoles)
  const opinion = input.opinion?.trim() || null
  if (needsOpinion.includes(action) && opinion === null) fail(603004)
  if (countCharacters(opinion ?? '') > longestOpinion) fail(603004)
  const state = stateOf(kind, work.state)
  const [named] = state ? targetsOf(state, action) : []
  if (named === undefined) fail(603003, { state: work.state })
  const rules = rulesOf(work)
  const first = { ...part, action, to: named, opinion, facts: input.facts ?? {}, verified: input.verified ?? false }
  requireInTime(context, part, action)
  if (decisions.includes(action)) requireReadVersion(context, workId, input.seenRevision ?? null)
  rules.guard?.(context, first)
  if (action === 'SUBMIT') requireSectionsReturned(context, workId)
  // Only for items that are filled in on a form; a request that is sent again has none.
  if (action === 'SUBMIT' && state?.actions[role]?.includes('FILL'))
    requireComplete(context, part, input.seenRevision ?? null)
  rules.ready?.(context, first)
  const answered = action === 'WITHDRAW' ? answeredReturn(context, work) : undefined
  const to = answered?.state ?? rules.target?.(context, first) ?? cameFrom(context, part, action) ?? named
  const taking = { ...first, to }

  sendLettersAbout(context, workId)
  if (action === 'SUBMIT') keepSubmitted(context, work)
  if (answered) restoreReturned(context, work)
  const returning = action === 'RETURN' || action === 'RECTIFY'
  if (decisions.includes(action)) {
    const { comments = [], onlyNamed = false } = input
    pinRemarks(context, work, caller, { returning, onlyNamed, comments })
  }
  const { db, now } = context
  const holder = stateOf(kind, to)?.holder
  const changed: Partial<WorkRow> = {
    state: to,
    stateSince: to === work.state ? work.stateSince : now,
    modifiedAt: now,
    ...(action === 'SUBMIT' && { submittedAt: now, opinion: null }),
    ...(answered && { submittedAt: answered.submittedAt, opinion: answered.opinion }),
    ...(decisions.includes(action) && { opinion: needsOpinion.includes(action) ? opinion : null }),
    ...(returning && { facts: { ...work.facts, returnedFrom: work.state } }),
    ...(holder === 'department' && { reachedDepartment: true }),
  }
  db.workHistories.insert({
    id: newId('work-history'),
    workId,
    step: action,
    role,
    actorId: caller.id,
    actorName: caller.userFullname,
    ...(colleague && { inPlaceOf: { id: colleague.personId, name: colleague.name } }),
    ...actorIn(context, part, role, colleague?.personId ?? caller.id),
    at: now,
    opinion,
    state: to,
  })
  const moved = db.works.update(workId, changed)
  const more = rules.took?.(context, taking, moved)
  const done = more ? db.works.update(workId, more) : moved
  const next = rules.follows?.(context, taking, done)
  if (next) moveWork(context, next.workId, next.action, { opinion })
  notifyStep(context, done, { action, by: caller.id, opinion })
  const settled = rules.settles?.(context, done)
  if (settled) {
    const { workId: settledId, to } = settled
    notifyStep(context, takeCommissionStep(context, settledId, { step: 'RULE', to }), {
      action: 'RULE',
      by: '',
      opinion: null,
    })
  }
  if (colleague) notifyAbsent(context, done, colleague.personId, caller.userFullname)
  return done
}

/** The actor's role, unit and department for a step, from the roles of the person `as` whose it is taken. */
function actorIn(context: BackendContext, { work, kind }: WorkPart, role: WorkRole, as: string) {
  const { db } = context
  const unitName = db.units.get(work.unitId)?.unitName ?? null
  const department = guideOfWork(context, work)?.department ?? null
  if (role === 'commission') return { actorTitle: roleTitles.commission, actorUnit: divisionOf(context, work, as) }
  if (role === 'department') return { actorTitle: roleTitles.department, actorUnit: department }
  if (role === 'auditor' || role === 'expert' || role === 'nominator')
    return { actorTitle: roleTitles[role], actorUnit: null }
  if (role === 'creator') return { actorTitle: kind.maker ?? roleTitles.creator, actorUnit: unitName }
  const memberships = approvedMemberships(db, as)
  const own = memberships.filter(({ unitId }) => unitId === work.unitId)
  if (role === 'member') {
    // Members come from other units too.
    const [theirs] = own.length > 0 ? own : memberships.toSorted((one, other) => other.isDefault - one.isDefault)
    const actorUnit = db.units.get(theirs?.unitId ?? '')?.unitName ?? null
    return { actorTitle: kind.memberTitle ?? roleTitles.member, actorUnit }
  }
  // The department signs too, and belongs to no unit.
  if (role === 'signer' && own.length === 0) return { actorTitle: roleTitles.signer, actorUnit: department }
  if (role !== 'unit') return { actorTitle: roleTitles[role], actorUnit: unitName }
  const office = unitOffice(context, work, as)
  return { actorTitle: office.title, actorUnit: office.unitName }
}

/** The commission's division for which a person acts in a kind of work item. */
function divisionOf({ db }: BackendContext, { kind }: WorkRow, userId: string): string | null {
  const offices = db.commissionDesks.get(kind)?.departmentIds ?? []
  const own = approvedMemberships(db, userId).flatMap(({ departments }) => departments)
  const acting = own.find(({ id, isAdmin }) => isAdmin === 1 && offices.includes(id))
  return acting ? (db.departments.get(acting.id)?.name ?? null) : null
}

/** Refuses steps after the state's date, and submissions after the kind's date; a returned item may miss the latter. */
function requireInTime(context: BackendContext, { work, kind }: WorkPart, action: WorkAction): void {
  const late = stateOf(kind, work.state)?.due?.refusals?.[action]
  const dueAt = dueOf(context, work)
  if (late !== undefined && dueAt !== null && context.now > dueAt) fail(late, { deadline: dueAt })
  const { deadline } = work
  const refusedWith = action === 'SUBMIT' && work.opinion === null ? kind.deadline?.refusedWith : undefined
  if (refusedWith !== undefined && deadline !== null && context.now > deadline) fail(refusedWith, { deadline })
}

/**
 * Returns a partially opened item to the reviewer who returned it, where the description allows that transition:
 * approvals of others stay valid, because nobody could change what they approved.
 */
function cameFrom({ db }: BackendContext, { work, kind }: WorkPart, action: WorkAction): string | undefined {
  const state = stateOf(kind, work.state)
  const { returnedFrom } = work.facts
  if (action !== 'SUBMIT' || !state || !db.contents.get(work.id)?.openFields) return undefined
  return targetsOf(state, action).find((target) => target === returnedFrom)
}

/** Refuses a decision about a version that was submitted again since it was read: 603114. */
function requireReadVersion({ db }: BackendContext, workId: string, seenRevision: number | null): void {
  const submitted = db.contents.get(workId)?.submitted
  if (submitted && seenRevision !== null && submitted.revision !== seenRevision) fail(603114)
}

/** Requires that a submitted form is complete, and as its holder has seen it. */
function requireComplete(context: BackendContext, { work }: WorkPart, seenRevision: number | null): void {
  const { db, now } = context
  if (work.formId === null) return
  const content = db.contents.get(work.id) ?? fail(60401)
  requireNoTrial(content)
  if (content.revision !== seenRevision) fail(60408, { revision: content.revision })
  // Seeds submit complete contents (a test checks that), so they skip the slow check.
  if (context.quiet || context.whole) return
  const problems = [...problemsOf(content, now), ...unanswered(content)]
  if (problems.some(({ severity }) => severity === 'ERROR')) fail(60405, { problems })
}
