/** Publishes a later description of a kind of work: checks the person and the description, moves running items. */

import isPlainObject from 'lodash/isPlainObject'
import { recordOf } from '@/lib/collections/record'
import { commissionRole } from '@/lib/work/actor-title'
import { checkKind } from '@/work/check-kind'
import { stateOf, type WorkKind } from '@/work/kind'
import { findKind, registerPublished, workKinds } from '@/work/kinds/all'
import { publishKind } from '@/work/publish-kind'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { isSupervisor } from '../domain/roles'
import { approvedMemberships } from '../domain/unit/memberships'
import { fail } from '../fail'
import type { PublishOutcome, WorkKindDescription } from '../resolvers/workflow.generated'
import { titleOf } from './title'
import { workView } from './view'
import { kindOf } from './viewer-roles'
import { worksSeen } from './works-seen'

/** Requires the commission, which publishes the workflow descriptions; 60154 for anybody else. */
function requireCommission(context: BackendContext): UserRow {
  const caller = requireCaller(context)
  return approvedMemberships(context.db, caller.id).some(isSupervisor) ? caller : fail(60154)
}

/** The descriptions that new work items start with. */
export function describedKinds(context: BackendContext): WorkKindDescription[] {
  requireCommission(context)
  return [...new Set(workKinds.map(({ id }) => id))].flatMap((id) => {
    const description = findKind(id)
    return description ? [{ id, version: description.version, noun: description.noun, description }] : []
  })
}

interface Published {
  kind: string
  description: unknown
  renamed: unknown
  move: boolean
  dry: boolean
}

/**
 * Checks a later description of a kind against each running work item, or publishes it (not `dry`). Running items keep
 * their description; only movable ones switch to the new one, and only where that is requested. 600 with the
 * description's problems.
 */
export function publish(
  context: BackendContext,
  { kind: id, description, renamed, move, dry }: Published,
): PublishOutcome[] {
  const caller = requireCommission(context)
  const { db } = context
  const now = findKind(id) ?? fail(600)
  const next = { ...now, ...recordOf(description), id, version: now.version + 1 } as WorkKind
  const problems = problemsIn(now, next)
  if (problems.length > 0) fail(600, { problems })
  const names = Object.fromEntries(Object.entries(recordOf(renamed)).map(([from, to]) => [from, String(to)]))
  const running = db.works.where({ kind: id }).filter((work) => {
    const state = stateOf(kindOf(work), work.state)
    return state !== undefined && (state.holder !== null || state.reopens === true)
  })
  const seen = new Map(worksSeen(context).map((item) => [item.work.id, item]))
  const opened = (work: WorkRow) => {
    const found = seen.get(work.id)
    return found ? workView(context, work, found.viewerRoles) : null
  }
  const outcomes = running.flatMap((work) =>
    publishKind(kindOf(work), next, [{ id: work.id, state: work.state, version: work.kindVersion }], names).map(
      (publishOutcome) => ({
        ...publishOutcome,
        work: opened(work),
        ...{ number: work.number, title: titleOf(work), version: work.kindVersion, state: work.state },
        stateLabel: stateOf(kindOf(work), work.state)?.label ?? work.state,
        outcome: ({ kept: 'KEPT', moved: 'MOVED', blocked: 'BLOCKED' } as const)[publishOutcome.outcome],
        changes: [...publishOutcome.changes],
      }),
    ),
  )
  if (dry) return outcomes
  db.publishedKinds.insert({ id: `${id}@${next.version}`, description: next })
  registerPublished(db.publishedKinds.all().map((kind) => kind.description))
  if (move)
    for (const { id: workId, outcome, to } of outcomes)
      if (outcome === 'MOVED' && to !== null) revise(context, caller, workId, next, to)
  return outcomes
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const isRecordOf = (fits: (value: unknown) => boolean) => (value: unknown) =>
  isPlainObject(value) && Object.values(value as object).every(fits)

/** What every state of a description has to say. */
const ofState: Readonly<Record<string, (value: unknown) => boolean>> = {
  label: isText,
  holder: (value) => value === null || isText(value),
  actions: isRecordOf(isTexts),
  transitions: isRecordOf((target) => isText(target) || isTexts(target)),
}

/** Attributes of another type than those in force, as `initial: object`, and states that lack something. */
function shapeProblems(now: WorkKind, next: WorkKind): string[] {
  const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)
  const changed = Object.entries(now).flatMap(([name, value]) => {
    const type = typeOf(recordOf(next)[name])
    return type === typeOf(value) ? [] : [`${name}: ${type}`]
  })
  const lacking = Object.entries(recordOf(next.states)).flatMap(([name, state]) => {
    const names = Object.keys(ofState).filter((attribute) => !ofState[attribute]?.(recordOf(state)[attribute]))
    return names.length > 0 ? [`${name}: ${names.join(', ')}`] : []
  })
  return [...changed, ...lacking]
}

/** The problems of a description as text; where its shape is invalid, only that. */
function problemsIn(now: WorkKind, next: WorkKind): string[] {
  const problems = shapeProblems(now, next)
  if (problems.length > 0) return problems
  return checkKind(next).map(({ state, why }) => [state, why].filter(Boolean).join(' '))
}

/** Switches a running work item to a later description and records it in its history. */
function revise({ db, now }: BackendContext, caller: UserRow, workId: string, next: WorkKind, to: string): WorkRow {
  db.workHistories.insert({
    id: newId('work-history'),
    workId,
    step: 'REVISE',
    role: null,
    actorId: caller.id,
    actorName: caller.userFullname,
    actorTitle: commissionRole,
    actorUnit: null,
    at: now,
    opinion: null,
    state: to,
  })
  return db.works.update(workId, { kindVersion: next.version, state: to, modifiedAt: now })
}
