/** Seeds contents and histories of unit memberships, expert applications and changes of expert data. */

import { day } from '../../domain/durations'
import { seedContent } from '../../domain/filed-content'
import { workingMoment, workingMoments } from '../../domain/working-time'
import type { Database } from '../database'
import type { WorkRow } from '../rows-work'
import { live, type PastStep } from './lived'

/** Joining time of people without a known one: before anything they filed. */
const longAgo = 6 * 365 * day

/** The steps after the start that lead to each state: actor, action, resulting state. */
type Steps = Readonly<
  Record<string, readonly (readonly [by: 'creator' | 'unit' | 'commission', step: PastStep['step'], to: string])[]>
>

const submitStep = ['creator', 'SUBMIT', '1'] as const
const toCommission = [submitStep, ['unit', 'PASS', '2']] as const
const expertLife = {
  initial: '0',
  steps: {
    1: [submitStep],
    2: toCommission,
    3: [...toCommission, ['commission', 'PASS', '3']],
    4: [submitStep, ['unit', 'RETURN', '4']],
    5: [...toCommission, ['commission', 'RETURN', '5']],
  } satisfies Steps as Steps,
}
/** The initial state of each kind, and the steps to each of its other states. */
const lives: Readonly<Record<string, { initial: string; steps: Steps }>> = {
  // The request itself is the submission.
  MEMBERSHIP: { initial: '1', steps: { 1: [], 2: [['unit', 'PASS', '2']], 3: [['unit', 'REFUSE', '3']] } },
  EXPERT_APPLICATION: expertLife,
  EXPERT_CHANGE: expertLife,
}

/**
 * Adds the history of a work item that was seeded in its current state. `filedAt` is when it was submitted or
 * requested.
 */
function relive(db: Database, work: WorkRow, filedAt: number, now: number): void {
  const { initial, steps } = lives[work.kind] ?? { initial: work.state, steps: {} }
  const administrator = db.memberships
    .where({ unitId: work.unitId, isAdmin: 1 })
    .find(({ userId }) => userId !== work.creatorId)
  const way = steps[work.state] ?? []
  // An invited expert (by the commission) has no unit.
  const invited = work.kind === 'EXPERT_APPLICATION' && work.unitId === ''
  const pastSteps = invited ? way.filter(([by]) => by === 'commission') : way
  const until = Math.min(Math.max(work.stateSince, filedAt + 4 * day), now)
  const later = pastSteps.filter(([by]) => by !== 'creator')
  const times = workingMoments(
    filedAt,
    until,
    later.map((_, index) => (index + 0.5) / later.length),
  )
  const people = { creator: work.creatorId, unit: administrator?.userId ?? null, commission: null }
  const begunAt = initial === '1' ? filedAt : Math.min(work.createdAt || filedAt, workingMoment(filedAt - 2 * day))
  live(
    db,
    {
      ...work,
      state: invited ? '2' : initial,
      submittedAt: initial === '1' || invited ? filedAt : null,
      opinion: null,
    },
    { by: invited ? null : work.creatorId, at: invited ? filedAt : begunAt },
    pastSteps.map(([by, step, to]) => {
      const actor = people[by]
      const at = by === 'creator' ? filedAt : (times[later.findIndex(([, , text]) => text === to)] ?? filedAt)
      // A unit's administrator was named by the commission when the unit registered.
      const opinion = by === 'unit' && actor === null ? '单位注册时核定的人员。' : work.opinion
      return { step, to, at, by: actor, opinion: to === work.state ? opinion : null }
    }),
  )
}

/** Adds a content and a history to everything that was submitted through a unit besides declarations. */
export function seedFiledContents(db: Database, now: number): void {
  for (const work of db.works.all()) {
    if (lives[work.kind] === undefined) continue
    const filedAt = work.submittedAt ?? workingMoment(now - (work.state === '1' ? 2 * day : longAgo))
    const permissions = db.users.get(work.creatorId)?.permissions
    seedContent(db, { ...work, submittedAt: filedAt })
    relive(db, work, filedAt, now)
    // Personas have their permissions in their own seeds.
    if (permissions) db.users.update(work.creatorId, { permissions })
  }
}
