import type { BackendContext } from '../../context'
import { isTakeable } from './decide-batch'

/** When the next letters are due; valid while no batch decision changes. */
const known = new WeakMap<object, { revision: number; next: number }>()

/**
 * Sends the messages whose time to be taken back is over, dated at that time. Runs before each call, because there is no
 * timer; a restart in between loses none.
 */
export function sendHeldLetters({ db, now }: Pick<BackendContext, 'db' | 'now'>): void {
  const last = known.get(db.batchDecisions)
  if (last?.revision === db.batchDecisions.revision && now < last.next) return
  let next = Number.POSITIVE_INFINITY
  for (const { id, until, letters, changes } of db.batchDecisions.all()) {
    if (letters.length === 0 && changes.length === 0) continue
    if (now < until) {
      next = Math.min(next, until)
      continue
    }
    for (const letter of letters) db.messages.insert({ ...letter, createDate: until })
    db.batchDecisions.update(id, { letters: [], changes: [] })
  }
  known.set(db.batchDecisions, { revision: db.batchDecisions.revision, next })
}

/** Whether a work item's letter still waits: its decision can be taken back. Only who decided reads it before. */
export function isLetterHeld(context: BackendContext, workId: string): boolean {
  return context.db.batchDecisions
    .where({ workId })
    .some((row) => isTakeable(context, row) && row.userId !== context.caller?.id)
}
