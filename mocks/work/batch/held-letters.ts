/**
 * Holds back the messages and letters of a batch decision until it cannot be taken back any more; run before each
 * request and when a decision is taken back.
 */

import type { BackendContext } from '../../context'
import type { BatchDecisionRow } from '../../db/rows-batch'
import type { WorkRow } from '../../db/rows-work'

type Tables = Pick<BackendContext, 'db' | 'now'>

/** Whether a decision can still be taken back. */
export const isTakeable = (
  { now }: Pick<BackendContext, 'now'>,
  { code, takenBackAt, until }: BatchDecisionRow,
): boolean => code === null && takenBackAt === null && now < until

/** Sends the letters of a decision, dated `at`; from then on it cannot be taken back. */
function send({ db }: Pick<BackendContext, 'db'>, { id, letters }: BatchDecisionRow, at: number): void {
  for (const letter of letters) db.messages.insert({ ...letter, createDate: at })
  db.batchDecisions.update(id, { letters: [], changes: [], until: at })
}

/** When the next letters are due; valid while no batch decision changes. */
const known = new WeakMap<object, { revision: number; next: number }>()

/**
 * Sends the messages whose time to be taken back is over, dated at that time. Runs before each call, because there is no
 * timer; a restart in between loses none.
 */
export function sendHeldLetters({ db, now }: Tables): void {
  const last = known.get(db.batchDecisions)
  if (last?.revision === db.batchDecisions.revision && now < last.next) return
  let next = Number.POSITIVE_INFINITY
  for (const row of db.batchDecisions.all()) {
    if (row.letters.length === 0) continue
    if (now < row.until) next = Math.min(next, row.until)
    else send({ db }, row, row.until)
  }
  known.set(db.batchDecisions, { revision: db.batchDecisions.revision, next })
}

/** Sends what waits about a work item at once: somebody goes on with it, so its messages stay in their order. */
export function sendLettersAbout({ db, now }: Tables, workId: string): void {
  for (const row of db.batchDecisions.where({ workId })) if (isTakeable({ now }, row)) send({ db }, row, now)
}

/** Whether a work item's letter still waits: its decision can be taken back. Only who decided reads it before. */
export function isLetterHeld(context: BackendContext, { id, state }: WorkRow): boolean {
  return context.db.batchDecisions
    .where({ workId: id })
    .some((row) => isTakeable(context, row) && row.userId !== context.caller?.id && leadsTo(row, state))
}

const leadsTo = ({ workId, changes }: BatchDecisionRow, state: string) =>
  changes.some(
    ({ table, id, after }) => table === 'works' && id === workId && (after as WorkRow | null)?.state === state,
  )
