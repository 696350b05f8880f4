/** The caller's resume: listed, saved, removed, restored, sorted, imported; for the innovation resolvers. */

import { checkResume, tidyResume } from '@/lib/resume/check-resume'
import { mostResumeEntries, type ResumeKind, type ResumeValues, readResumeValues } from '@/lib/resume/resume-kinds'
import { monthInBeijing } from '@/lib/time/beijing-time'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import { fail } from '../fail'
import type { ResumeImportOutcome } from '../resolvers/innovation.generated'

/** The caller's existing entries of one kind, in their order. */
export function resumeOf(context: BackendContext, kind: ResumeKind) {
  const { id: userId } = requireCaller(context)
  return context.db.resumeEntries
    .where(
      (resumeEntry) => resumeEntry.userId === userId && resumeEntry.kind === kind && resumeEntry.removedAt === null,
    )
    .sort((a, b) => a.order - b.order)
}

/** The caller's entry, also a removed one; 60154 for another person's. */
function ownEntry(context: BackendContext, id: string) {
  const row = context.db.resumeEntries.get(id)
  return row && row.userId === requireCaller(context).id ? row : fail(60154)
}

/** Normalised values with their problems, by the same table as on the screen. */
function judged(context: BackendContext, kind: ResumeKind, raw: unknown) {
  const { db, now } = context
  const values = tidyResume(kind, readResumeValues(kind, raw))
  const problems = checkResume(kind, values, {
    entries: (type) => new Set(db.dictionaries.where({ type }).map(({ id }) => id)),
    month: monthInBeijing(now),
  })
  return { values, problems }
}

function insert(context: BackendContext, kind: ResumeKind, order: number, values: ResumeValues) {
  return context.db.resumeEntries.insert({
    id: newId('resume'),
    userId: requireCaller(context).id,
    kind,
    order,
    revision: 1,
    values,
    modifiedAt: context.now,
    removedAt: null,
  })
}

/** Adds an entry at the top, or changes one. */
export function saveResumeEntry(
  context: BackendContext,
  kind: ResumeKind,
  id: string | null,
  revision: number | null,
  raw: unknown,
) {
  const known = id === null ? null : ownEntry(context, id)
  if (known && (known.kind !== kind || known.removedAt !== null || known.revision !== revision)) fail(60408)
  const { values, problems } = judged(context, kind, raw)
  if (problems.length > 0) fail(60405, { problems })
  if (known) {
    const changes = { values, revision: known.revision + 1, modifiedAt: context.now }
    return context.db.resumeEntries.update(known.id, changes)
  }
  const entries = resumeOf(context, kind)
  if (entries.length >= mostResumeEntries) fail(60403, { limit: mostResumeEntries })
  return insert(context, kind, (entries[0]?.order ?? 1) - 1, values)
}

export function removeResumeEntry(context: BackendContext, id: string): void {
  context.db.resumeEntries.update(ownEntry(context, id).id, { removedAt: context.now })
}

export function restoreResumeEntry(context: BackendContext, id: string): void {
  context.db.resumeEntries.update(ownEntry(context, id).id, { removedAt: null })
}

/** Sets a new order; 60408 unless the ids are exactly the existing ones. */
export function sortResume(context: BackendContext, kind: ResumeKind, ids: readonly string[]): void {
  const present = new Set(resumeOf(context, kind).map((resumeEntry) => resumeEntry.id))
  if (ids.length !== present.size || new Set(ids).size !== ids.length || !ids.every((id) => present.has(id)))
    fail(60408)
  for (const [order, id] of ids.entries()) context.db.resumeEntries.update(id, { order })
}

/** Adds the valid rows at the top, in the given order. */
export function importResume(
  context: BackendContext,
  kind: ResumeKind,
  rows: readonly unknown[],
): ResumeImportOutcome[] {
  const entries = resumeOf(context, kind)
  if (entries.length + rows.length > mostResumeEntries) fail(60403, { limit: mostResumeEntries })
  const top = (entries[0]?.order ?? 0) - rows.length
  return rows.map((raw, row) => {
    const { values, problems } = judged(context, kind, raw)
    const id = problems.length > 0 ? null : insert(context, kind, top + row, values).id
    return { row, id, problems }
  })
}
