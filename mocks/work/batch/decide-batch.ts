/** Decides about many work items in one batch (批量办理), and says how each went. */

import { recordOf } from '@/lib/collections/record'
import type { WorkAction } from '@/work/kind'
import { type BackendContext, requireCaller } from '../../context'
import type { BatchDecisionRow } from '../../db/rows-batch'
import type { SeenRevision, WorkOutcome } from '../../resolvers/workflow.generated'
import { seenTitles } from '../list'
import type { StepInput } from '../steps'
import { attemptDecision } from './attempt'
import { isTakeable } from './held-letters'

/** How long the messages of a batch wait, and a decision can be taken back, in milliseconds. */
export const takeBackTime = 10 * 60_000

/** How long the outcomes of a batch are remembered, in milliseconds. */
const remembered = 24 * 3600_000

/** A decision about several work items, as it is sent. */
export interface BatchDecision {
  ids: readonly string[]
  action: WorkAction
  opinion?: string | null
  facts?: unknown
  seen?: readonly SeenRevision[] | null
}

/** The step that a batch takes with one work item. */
export function stepOf({ opinion, facts, seen }: BatchDecision): (id: string) => StepInput {
  const revisions = new Map(seen?.map(({ id, revision }) => [id, revision]))
  return (id) => ({ opinion, facts: recordOf(facts), seenRevision: revisions.get(id) })
}

const rowId = (userId: string, key: string, workId: string) => [userId, key, workId].join(' ')

/** Decides about each work item once per batch key; a repeated one is answered as before. */
export function decideBatch(context: BackendContext, key: string, batch: BatchDecision): WorkOutcome[] {
  const { db, now } = context
  const { id: userId } = requireCaller(context)
  for (const { id } of db.batchDecisions.where(({ at }) => at < now - remembered)) db.batchDecisions.remove(id)
  const stepFor = stepOf(batch)
  const titles = seenTitles(context, batch.ids)
  const rows = [...new Set(batch.ids)].map((workId): BatchDecisionRow => {
    const id = rowId(userId, key, workId)
    const known = db.batchDecisions.get(id)
    if (known) return known
    const { code, changes, letters } = attemptDecision(context, workId, batch.action, stepFor(workId))
    return db.batchDecisions.insert({
      ...{ id, userId, key, workId, action: batch.action, at: now, until: now + takeBackTime },
      ...{ code, takenBackAt: null, changes, letters: letters.map(({ message }) => message) },
    })
  })
  return rows.map((row) => outcomeView(context, row, titles.get(row.workId) ?? null))
}

/** The caller's decisions under a key, in their order. */
export function batchOf(context: BackendContext, key: string): BatchDecisionRow[] {
  return context.db.batchDecisions.where({ userId: requireCaller(context).id, key })
}

/** What came of each work item of the caller's batch so far. */
export function batchOutcomes(context: BackendContext, key: string): WorkOutcome[] {
  const rows = batchOf(context, key)
  const titles = seenTitles(
    context,
    rows.map(({ workId }) => workId),
  )
  return rows.map((row) => outcomeView(context, row, titles.get(row.workId) ?? null))
}

function outcomeView(context: BackendContext, row: BatchDecisionRow, title: string | null): WorkOutcome {
  const { workId: id, code, takenBackAt, until } = row
  return {
    ...{ id, title, code, done: code === null, takenBack: takenBackAt !== null },
    ...{ until: isTakeable(context, row) ? until : null, serverTime: context.now },
  }
}
