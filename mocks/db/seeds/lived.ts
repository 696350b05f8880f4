/** Takes a seeded work item through its past steps by the backend's own rules, each at an earlier time. */
import { memoryBlobs } from '../../blobs'
import type { BackendContext } from '../../context'
import type { FieldCommentInput } from '../../resolvers/workflow.generated'
import { takeCommissionStep } from '../../work/commission'
import { recordBeginning } from '../../work/create'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { WorkHistoryRow, WorkRow } from '../rows-work'
import { type SeededWork, seedWork } from './filed-work'

const blobs = memoryBlobs()

/**
 * The backend context at an earlier time, without notifications, because these are long past. Null: the system, or the
 * commission.
 */
export function asOf(db: Database, now: number, userId: string | null): BackendContext {
  return { db, blobs, token: null, quiet: true, now, caller: userId === null ? null : (db.users.get(userId) ?? null) }
}

/**
 * One step of a work item: the action, the actor (null: the commission), the time, the resulting state, the opinion.
 */
export interface PastStep {
  step: WorkHistoryRow['step']
  by: string | null
  at: number
  to: string
  opinion?: string | null
  comments?: readonly FieldCommentInput[]
}

/** Takes the steps of a work item from its start, each by the backend's own rules at its time. */
export function live(
  db: Database,
  seededWork: Omit<SeededWork, 'stateSince'>,
  begun: { by: string | null; at: number },
  pastSteps: readonly PastStep[],
): WorkRow {
  const asOfThen = (at: number, userId: string | null) => ({ ...asOf(db, at, userId), whole: true as const })
  return withCountedIds(`${seededWork.id}-filed`, () => {
    const known = db.works.get(seededWork.id)
    const work = { ...seededWork, stateSince: begun.at, createdAt: begun.at, modifiedAt: begun.at }
    recordBeginning(asOfThen(begun.at, begun.by), known ? db.works.update(known.id, work) : seedWork(db, work))
    for (const { step, by, at, to, opinion = null, comments } of pastSteps) {
      if (by === null) takeCommissionStep(asOfThen(at, null), seededWork.id, { step: step as 'PASS', to, opinion })
      else
        moveWork(asOfThen(at, by), seededWork.id, step as 'PASS', {
          opinion,
          comments,
          seenRevision: db.contents.get(seededWork.id)?.revision,
        })
    }
    return db.works.get(seededWork.id) as WorkRow
  })
}
