/** Seeds a filing that a unit reviews (matching, foreign experts, nominations, topics) by taking its real steps: begun, filled in, submitted, decided. */

import type { FormValues } from '@/smartform/schema/values'
import type { WorkAction } from '@/work/kind'
import type { BackendContext } from '../../context'
import { day } from '../../domain/durations'
import { workingMoments } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { beginWork } from '../../work/begin'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import type { WorkRow } from '../rows-work'
import { fillIn } from './fill-in'
import { asOf } from './lived'

/** How far a filing through a unit has come in the seeds; all after `submitted` are the commission's. */
export type FilingLife =
  | 'filling'
  | 'review'
  | 'returned'
  | 'submitted'
  | 'received'
  | 'returnedByCommission'
  | 'accepted'
  | 'refused'

/** The steps that each life takes after its submission. */
const stepsAfter: Readonly<Record<FilingLife, readonly WorkAction[]>> = {
  filling: [],
  review: [],
  returned: ['RETURN'],
  submitted: ['PASS'],
  received: ['PASS', 'RECEIVE'],
  returnedByCommission: ['PASS', 'RECEIVE', 'RETURN'],
  accepted: ['PASS', 'RECEIVE', 'PASS'],
  refused: ['PASS', 'RECEIVE', 'REFUSE'],
}

interface Filed {
  kind: string
  belongsTo: string
  creatorId: string
  facts?: Readonly<Record<string, unknown>>
  /** Its progress, its submission time, and the opinion where it was returned or refused. */
  life: FilingLife
  filedAt: number
  opinion: string
  fill(values: FormValues): Record<string, unknown>
}

/**
 * A filing through a unit, made by real steps within days of `filedAt`: started, filled in, submitted and decided on;
 * the commission decides within ten days.
 */
export function liveFiling(db: Database, filed: Filed, begin = beginWork): WorkRow {
  const { kind, belongsTo, creatorId, facts = {}, life, filedAt } = filed
  const times = [
    ...workingMoments(filedAt - 4 * day, filedAt + 2 * day, [0.1, 0.4, 0.6, 0.9]),
    ...workingMoments(filedAt + 3 * day, filedAt + 10 * day, [0.1, 0.9]),
  ]
  const at = (index: number, userId: string) => asOf(db, times[index] ?? filedAt, userId)
  const work = begin(at(0, creatorId), kind, belongsTo, facts)
  fillIn(at(1, creatorId), work, filed.fill)
  if (life !== 'filling') step(at(2, creatorId), work.id, 'SUBMIT')
  const admin = db.memberships
    .where({ unitId: work.unitId, isAdmin: 1, applyStatus: 2 })
    .find(({ userId }) => userId !== creatorId)
  const deciders = [admin?.userId ?? '', personaUserId('supervisingDepartment'), personaUserId('supervisingDepartment')]
  for (const [index, action] of stepsAfter[life].entries()) {
    const against = action === 'RETURN' || action === 'REFUSE'
    const opinion = against ? filed.opinion : index === 0 ? '情况属实，同意上报。' : undefined
    step(at(index + 3, deciders[index] ?? ''), work.id, action, opinion)
  }
  return db.works.get(work.id) ?? work
}

function step(context: BackendContext, id: string, action: WorkAction, opinion?: string): void {
  const seenRevision = context.db.contents.get(id)?.revision
  moveWork(context, id, action, { opinion, seenRevision, facts: { asRequested: true } })
}

/** The URL is known once the file is uploaded. */
export const seededFileOf = (name: string) => [{ uid: name, name, url: '', size: 284_160 }]
