import { same } from '@/lib/same'
import type { FormNode } from '../schema/nodes'

type Values = Readonly<Record<string, unknown>>

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const hasId = (row: unknown, id: string): row is { id: string; cells?: Values } =>
  typeof row === 'object' && row !== null && 'id' in row && row.id === id

/** What stands at a field, row or cell (`field`, `table/row`, `table/row/column`); null where nothing does. */
function valueAt(values: Values, path: string): unknown {
  const [fieldId = '', rowId, columnId] = path.split('/')
  const value = values[fieldId] ?? null
  if (rowId === undefined) return value
  const row = rowsOf(value).find((one) => hasId(one, rowId))
  if (!hasId(row, rowId)) return null
  return columnId === undefined ? (row.cells ?? null) : (row.cells?.[columnId] ?? null)
}

/** Whether two contents differ at the place a comment is pinned to: a field, row, cell, or a whole page (`page:basics`). */
export function changedAt(form: FormNode, before: Values, after: Values, path: string): boolean {
  const pageId = path.startsWith('page:') ? path.slice('page:'.length) : null
  if (pageId === null) return !same(valueAt(before, path), valueAt(after, path))
  const page = form.pages.find(({ id }) => id === pageId)
  const fields = page?.sections.flatMap((section) => section.fields) ?? []
  return fields.some(({ id }) => !same(before[id] ?? null, after[id] ?? null))
}
