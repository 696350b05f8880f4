/** Saves fields of a form's content with revision and idempotency key; for the smartform resolvers. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { isRecord } from '@/lib/collections/record'
import { countCharacters } from '@/lib/text/count-characters'
import { fieldIdOf } from '@/smartform/engine/paths'
import { isConstant } from '@/smartform/expression/ast'
import type { FormNode, TableNode } from '@/smartform/schema/nodes'
import { hasFixedRows, rowLimit, rowsIn } from '@/smartform/schema/rows'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow, SaveRow } from '../db/rows-work'
import { fail } from '../fail'
import { engineFor, formOf } from './form-engine'

/** Number of remembered saves; a retry follows within a few. */
export const rememberedSaves = 20

type Refusal = SaveRow['refused'][number]

/** 60437 for the first text over its limit in a table that is never submitted: no check before submitting would refuse it. */
function longText(form: FormNode, table: TableNode, rows: unknown): Refusal | null {
  const section = form.pages.flatMap(({ sections }) => sections).find(({ fields }) => fields.includes(table))
  if (!section || !isConstant(section.visibleWhen, false)) return null
  for (const { id, cells } of rowsIn(rows))
    for (const column of table.columns) {
      const limit = column.kind === 'text' || column.kind === 'longText' ? column.maxLength : undefined
      const text = cells[column.id]
      if (limit !== undefined && typeof text === 'string' && countCharacters(text.trim()) > limit)
        return { path: `${table.id}/${id}/${column.id}`, code: 60437, limit }
    }
  return null
}

/** 60403 above the table's row limit, 60404 where a fixed row is missing or was added; null for valid rows. */
function refusalOf(table: TableNode, rows: unknown, stored: unknown): Refusal | null {
  if (!Array.isArray(rows)) return null
  if (!hasFixedRows(table)) {
    const limit = rowLimit(table)
    return rows.length > limit ? { path: table.id, code: 60403, limit } : null
  }
  const idsOf = (all: readonly unknown[]) => all.map((row) => (isRecord(row) ? String(row.id) : ''))
  const [ids, fixed] = [idsOf(rows), idsOf(table.fixedRows ?? rowsIn(stored))]
  const jsonEqual = ids.length === fixed.length && fixed.every((id) => ids.includes(id))
  return jsonEqual ? null : { path: table.id, code: 60404, limit: null }
}

/** The fields of a save that the person may write: known fields that hold a value and are not permanently locked. */
function writable(form: FormNode, values: Record<string, unknown>): string[] {
  return Object.keys(values).filter((id) => {
    const node = form.fields.get(id)
    if (!node || node.kind === 'computed' || node.kind === 'static') return false
    return !isConstant(node.lockedWhen, true)
  })
}

/** The earlier response to a save; undefined for a new key. */
export function answeredBefore(content: ContentRow, key: string): SaveRow | undefined {
  return content.saves?.find((save) => save.key === key)
}

/** What a save may not change: fields outside `open` (`closedCode`), and answers of fields in `barred`, each with its code. */
interface Closed {
  open: ReadonlySet<string> | null
  closedCode: number
  barred?: ReadonlyMap<string, number>
}

export interface Save {
  formVersion: number
  baseRevision: number
  key: string
  values: unknown
}

/**
 * The content after a save, and the response. Values are normalised to their kind and stored even when invalid; unknown
 * fields are dropped. 60410 for another form version. Fields are refused singly: 60408 for a value changed since
 * `baseRevision`, `closedCode` for a field not in `open`, a code of
 * `barred` for an answer there; an empty one is taken.
 */
export function savedContent(
  content: ContentRow,
  { formVersion, baseRevision, key, values: raw }: Save,
  now: number,
  by: string,
  { open, closedCode, barred }: Closed = { open: null, closedCode: 60434 },
): { content: ContentRow; answer: SaveRow } {
  const form = formOf(content)
  if (formVersion !== form.version) fail(60410, { formVersion: form.version })
  if (!isRecord(raw) || baseRevision > content.revision) fail(isRecord(raw) ? 60408 : 600)
  const named = writable(form, raw)
  const closed = open ? named.filter((id) => !open.has(id)) : []
  const ids = named.filter((id) => !closed.includes(id))
  const full = ids.flatMap((id) => {
    const node = form.fields.get(id)
    if (node?.kind !== 'table') return []
    return refusalOf(node, raw[id], content.values[id]) ?? longText(form, node, raw[id]) ?? []
  })
  const engine = engineFor(form, content.values, now)
  engine.load(Object.fromEntries(ids.map((id) => [id, raw[id]])), 'server')
  const clean: FormValues = engine.values()
  const changed = ids.filter(
    (id) => !full.some(({ path }) => fieldIdOf(path) === id) && !jsonEqual(clean[id], content.values[id]),
  )
  const stale = changed.filter((id) => (content.fieldRevisions[id] ?? 0) > baseRevision)
  const isEmpty = (id: string) => clean[id] === undefined || clean[id] === null || clean[id] === ''
  const withheld = changed.filter((id) => !stale.includes(id) && barred?.has(id) && !isEmpty(id))
  const taken = changed.filter((id) => !stale.includes(id) && !withheld.includes(id))

  const refused = [
    ...full,
    ...withheld.map((path) => ({ path, code: barred?.get(path) ?? 60154, limit: null })),
    ...stale.map((path) => ({ path, code: 60408, limit: null })),
    // A field closed for correction is refused only where the save would change it.
    ...closed
      .filter((id) => !jsonEqual(raw[id], content.values[id]))
      .map((path) => ({ path, code: closedCode, limit: null })),
  ]
  // A save without any accepted field creates no revision.
  const revision = content.revision + (refused.length > 0 && taken.length === 0 ? 0 : 1)
  const values = { ...content.values }
  const fieldRevisions = { ...content.fieldRevisions }
  const editedAt = { ...content.editedAt }
  for (const id of taken) {
    const value = clean[id]
    if (value !== undefined) values[id] = value
    fieldRevisions[id] = revision
    editedAt[id] = now
  }
  const answer = { key, revision, savedAt: now, refused }
  const saves = [...(content.saves ?? []), answer].slice(-rememberedSaves)
  const saved = revision === content.revision ? content : { ...content, savedAt: now, savedBy: by }
  return { content: { ...saved, revision, values, fieldRevisions, editedAt, saves }, answer }
}
