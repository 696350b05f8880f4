/** Takes decisions of the caller's batch back, the last first, each on its own; for the workflow resolver. */
import { jsonEqual } from '@/lib/collections/json-equal'
import { rolesFor } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../../context'
import { type Database, record, type TableName, tableNames } from '../../db/database'
import { newId } from '../../db/new-id'
import type { BatchDecisionRow, RowChange } from '../../db/rows-batch'
import type { WorkHistoryRow, WorkRow } from '../../db/rows-work'
import type { Table } from '../../db/table'
import { refusalCode } from '../../domain/unit/company-rights'
import { fail } from '../../fail'
import type { WorkOutcome } from '../../resolvers/workflow.generated'
import { seenTitles } from '../list'
import { kindOf, viewerRolesOf } from '../viewer-roles'
import { batchOf } from './decide-batch'
import { isTakeable } from './held-letters'

export function takeBackDecisions(context: BackendContext, key: string, ids: readonly string[] | null): WorkOutcome[] {
  const rows = new Map(batchOf(context, key).map((row) => [row.workId, row]))
  const all = [...rows.values()].filter(({ code }) => code === null).map(({ workId }) => workId)
  const chosen = [...new Set(ids ?? all)]
  const titles = seenTitles(context, chosen)
  const outcomes = chosen.toReversed().map((id): WorkOutcome => {
    const about = { id, title: titles.get(id) ?? null, until: null, serverTime: context.now }
    try {
      takeBack(context, rows.get(id) ?? fail(603003))
      return { ...about, done: true, takenBack: true, code: null }
    } catch (error) {
      return { ...about, done: false, takenBack: false, code: refusalCode(error) }
    }
  })
  return outcomes.toReversed()
}

function takeBack(context: BackendContext, row: BatchDecisionRow): void {
  const { db, now } = context
  if (row.code !== null) fail(603003)
  if (row.takenBackAt !== null) return
  if (!isTakeable(context, row)) fail(603141)
  requireStillDeciding(context, row)
  record(db, () => {
    for (const change of row.changes) if (!isKept(row, change)) revert(db, change)
    for (const { before, after } of row.changes.filter(({ table }) => table === 'works')) {
      // A work item that the decision began is gone with it.
      if (before !== null && after !== null) noteTakenBack(context, row, before as WorkRow, after as WorkRow)
    }
    db.batchDecisions.update(row.id, { takenBackAt: now, changes: [], letters: [] })
  })
}

/** Requires that the caller could decide so in the former state: 60154 for a person who lost the right since. */
function requireStillDeciding(context: BackendContext, { workId, action, changes }: BatchDecisionRow): void {
  const former = changes.find(({ table, id }) => table === 'works' && id === workId)?.before as WorkRow | undefined
  if (!former) return
  const viewerRoles = viewerRolesOf(context, requireCaller(context))(former)
  if (rolesFor(kindOf(former), former.state, action, viewerRoles).length === 0) fail(60154)
}

/** The history of a work item keeps the decision; only that of a work item which the decision began goes with it. */
function isKept({ changes }: BatchDecisionRow, { table, after }: RowChange): boolean {
  if (table !== 'workHistories') return false
  const begun = changes.filter((change) => change.table === 'works' && change.before === null)
  return !begun.some(({ id }) => id === (after as WorkHistoryRow | null)?.workId)
}

/**
 * Restores what the decision changed in a row, field by field: what nobody touched otherwise (who has read it) stays as
 * it is now. 603142 where a changed field is another by now.
 */
function revert(db: Database, { table: name, id, before, after }: RowChange): void {
  const known = tableNames.find((one): one is TableName => one === name)
  if (!known) return
  const table: Pick<Table<object>, 'get' | 'put'> = db[known] as never
  const current = table.get(id) ?? null
  if (before === null || after === null || current === null) {
    if (!jsonEqual(current, after)) fail(603142)
    table.put(id, before ?? undefined)
    return
  }
  const fields = (row: object) => new Map<string, unknown>(Object.entries(row))
  const [was, then, now] = [fields(before), fields(after), fields(current)]
  for (const field of new Set([...was.keys(), ...then.keys()])) {
    if (jsonEqual(was.get(field), then.get(field))) continue
    if (!jsonEqual(now.get(field), then.get(field))) fail(603142)
    if (was.has(field)) now.set(field, was.get(field))
    else now.delete(field)
  }
  table.put(id, Object.fromEntries(now))
}

/** Adds the step to the history: both the decision and that it was taken back stay there. */
function noteTakenBack(context: BackendContext, row: BatchDecisionRow, before: WorkRow, after: WorkRow): void {
  const { db, now } = context
  if (before.state === after.state) return
  const decided = row.changes.find(
    ({ table, after: entry }) => table === 'workHistories' && (entry as WorkHistoryRow | null)?.workId === before.id,
  )?.after as WorkHistoryRow | undefined
  if (!decided) return
  db.workHistories.insert({
    ...decided,
    ...{ id: newId('work-history'), step: 'TAKE_BACK', at: now, opinion: null, state: before.state },
  })
}
