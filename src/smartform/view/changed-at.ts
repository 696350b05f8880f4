import { same } from '@/lib/same'
import { placeOf } from '../engine/paths'
import type { FormNode } from '../schema/nodes'
import { rowsIn } from '../schema/rows'

type Values = Readonly<Record<string, unknown>>

/** What stands at a field, row or cell (`field`, `table/row`, `table/row/column`); null where nothing does. */
function valueAt(values: Values, path: string): unknown {
  const { fieldId, rowId, columnId } = placeOf(path)
  const value = values[fieldId] ?? null
  if (rowId === undefined) return value
  const cells = rowsIn(value).find((row) => row?.id === rowId)?.cells
  return (columnId === undefined ? cells : cells?.[columnId]) ?? null
}

/** Whether two contents differ at the place a comment is pinned to: a field, row, cell, or a whole page (`page:basics`). */
export function changedAt(form: FormNode, before: Values, after: Values, path: string): boolean {
  const pageId = path.startsWith('page:') ? path.slice('page:'.length) : null
  if (pageId === null) return !same(valueAt(before, path), valueAt(after, path))
  const page = form.pages.find(({ id }) => id === pageId)
  const fields = page?.sections.flatMap((section) => section.fields) ?? []
  return fields.some(({ id }) => !same(before[id] ?? null, after[id] ?? null))
}
