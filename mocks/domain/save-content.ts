import isEqual from 'lodash/isEqual'
import { isConstant } from '@/smartform/expression/ast'
import type { FormNode, TableNode } from '@/smartform/schema/nodes'
import { hasFixedRows } from '@/smartform/schema/rows'
import type { FormValues } from '@/smartform/schema/values'
import type { ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { engineFor, formNode } from './form-engine'

/** The most rows of a table that says nothing (definition, `maxRows`). */
const defaultMaxRows = 100

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 60403 over the table's row limit, 60404 where a fixed row is missing or one was added. */
function checkRows(table: TableNode, rows: unknown): void {
  if (!Array.isArray(rows)) return
  const limit = table.maxRows ?? defaultMaxRows
  if (!hasFixedRows(table)) {
    if (rows.length > limit) fail(60403, { limit, path: table.id })
    return
  }
  const fixed = table.fixedRows ?? []
  const ids = rows.map((row) => (isRecord(row) ? String(row.id) : ''))
  const same = ids.length === fixed.length && fixed.every(({ id }) => ids.includes(id))
  if (!same) fail(60404, { path: table.id })
}

/** The fields of a save that the person may write: known ones, that hold a value and are not locked for good. */
function writable(form: FormNode, values: Record<string, unknown>): string[] {
  return Object.keys(values).filter((id) => {
    const node = form.fields.get(id)
    if (!node || node.kind === 'computed' || node.kind === 'static') return false
    return !isConstant(node.lockedWhen, true)
  })
}

/**
 * The content after a save of some fields; valid or not, values are taken and brought to the shape of their kind, what the
 * form does not know is left out. 60408 when one of the same fields has got another value since `baseRevision`.
 */
export function savedContent(
  content: ContentRow,
  baseRevision: number,
  raw: unknown,
  now: number,
  by: string,
): ContentRow {
  if (!isRecord(raw) || baseRevision > content.revision) fail(isRecord(raw) ? 60408 : 600)
  const form = formNode(content.formId, content.formVersion)
  const ids = writable(form, raw)
  for (const id of ids) {
    const node = form.fields.get(id)
    if (node?.kind === 'table') checkRows(node, raw[id])
  }
  const engine = engineFor(form, content.values, now)
  engine.load(Object.fromEntries(ids.map((id) => [id, raw[id]])), 'server')
  const clean: FormValues = engine.values()
  const changed = ids.filter((id) => !isEqual(clean[id], content.values[id]))
  const stale = changed.filter((id) => (content.fieldRevisions[id] ?? 0) > baseRevision)
  if (stale.length > 0) fail(60408, { fields: stale, revision: content.revision })

  const revision = content.revision + 1
  const values = { ...content.values }
  const fieldRevisions = { ...content.fieldRevisions }
  const editedAt = { ...content.editedAt }
  for (const id of changed) {
    const value = clean[id]
    if (value !== undefined) values[id] = value
    fieldRevisions[id] = revision
    editedAt[id] = now
  }
  return { ...content, revision, values, fieldRevisions, editedAt, savedAt: now, savedBy: by }
}
