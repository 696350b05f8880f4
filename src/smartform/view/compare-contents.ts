/** Compares two contents of a form, for the comparison and the list of corrections. */

import { jsonEqual } from '@/lib/collections/json-equal'
import type { FormEngine } from '../engine/engine'
import { partsOf } from '../engine/paths'
import { answersBehind } from '../schema/answers-behind'
import type { ColumnNode, FieldNode, FormNode, SectionNode, TableNode } from '../schema/nodes'
import { rowsIn } from '../schema/rows'
import type { FieldValue, RowValue } from '../schema/values'

export type Change = 'same' | 'changed' | 'added' | 'removed'

/** A field before and now; `undefined` on a side where it is hidden. */
export interface ComparedField {
  node: FieldNode
  before: FieldValue | undefined
  after: FieldValue | undefined
  change: Change
  /** A table's rows in their current order; removed ones after their predecessors. */
  rows: readonly ComparedRow[]
}

export interface ComparedRow {
  id: string
  /** Row number from 1 in the current rows; for a removed row, in the previous ones. */
  number: number
  change: Change
  cells: readonly ComparedCell[]
}

export interface ComparedCell {
  column: ColumnNode
  before: FieldValue | undefined
  after: FieldValue | undefined
  changed: boolean
}

interface ComparedSection {
  section: SectionNode
  fields: readonly ComparedField[]
}

/**
 * Compares a section of two contents, field by field, as people see it: a field hidden on one side is added or removed,
 * and computed values are computed on each side.
 */
export function compareSection(section: SectionNode, before: FormEngine, after: FormEngine): ComparedSection {
  const fields = section.fields.flatMap((node) => {
    const compared = node.kind === 'static' ? null : compareField(node, before, after)
    return compared ? [compared] : []
  })
  return { section, fields }
}

function displayedValue(engine: FormEngine, path: string): FieldValue | undefined {
  const state = engine.field(path)
  return state?.visible ? state.value : undefined
}

function changeOf(before: FieldValue | undefined, after: FieldValue | undefined): Change {
  if (before === undefined) return 'added'
  if (after === undefined) return 'removed'
  return jsonEqual(before, after) ? 'same' : 'changed'
}

function compareField(node: FieldNode, before: FormEngine, after: FormEngine): ComparedField | null {
  const [was, is] = [displayedValue(before, node.id), displayedValue(after, node.id)]
  if (was === undefined && is === undefined) return null
  if (node.kind !== 'table') return { node, before: was, after: is, change: changeOf(was, is), rows: [] }
  const rows = compareRows(node, before, after, rowsIn(was), rowsIn(is))
  const change = was === undefined || is === undefined ? changeOf(was, is) : tableChange(rows, rowsIn(was), rowsIn(is))
  return { node, before: was, after: is, change, rows }
}

/** A table with reordered rows has changed too. */
function tableChange(rows: readonly ComparedRow[], was: readonly RowValue[], is: readonly RowValue[]): Change {
  const moved = !jsonEqual(
    was.map((row) => row.id),
    is.map((row) => row.id),
  )
  return moved || rows.some((row) => row.change !== 'same') ? 'changed' : 'same'
}

function compareRows(
  table: TableNode,
  before: FormEngine,
  after: FormEngine,
  was: readonly RowValue[],
  is: readonly RowValue[],
): ComparedRow[] {
  const row = (id: string, number: number, change: Change | null): ComparedRow => {
    const cells = table.columns.map((column) => {
      const path = `${table.id}/${id}/${column.id}`
      const [old, now] = [displayedValue(before, path), displayedValue(after, path)]
      return { column, before: old, after: now, changed: !jsonEqual(old, now) }
    })
    const touched = cells.some((cell) => cell.changed) ? 'changed' : 'same'
    return { id, number, change: change ?? touched, cells }
  }
  const ids = new Set(was.map((rowValue) => rowValue.id))
  const remainingIds = new Set(is.map((rowValue) => rowValue.id))
  const rows = is.map((rowValue, index) => row(rowValue.id, index + 1, ids.has(rowValue.id) ? null : 'added'))
  for (const [index, value] of was.entries()) {
    if (remainingIds.has(value.id)) continue
    const previous = was[index - 1]?.id
    rows.splice(rows.findIndex((known) => known.id === previous) + 1, 0, row(value.id, index + 1, 'removed'))
  }
  return rows
}

type Values = Readonly<Record<string, unknown>>

/** The value at a field, row or cell (`field`, `table/row`, `table/row/column`); null for none. */
function valueAt(values: Values, path: string): unknown {
  const { fieldId, rowId, columnId } = partsOf(path)
  const value = values[fieldId] ?? null
  if (rowId === undefined) return value
  const cells = rowsIn(value).find((row) => row?.id === rowId)?.cells
  return (columnId === undefined ? cells : cells?.[columnId]) ?? null
}

/**
 * Whether two contents differ at the place of a comment: a field, row, cell, or a page (`page:basics`). A computed value
 * has changed with the answers behind it.
 */
export function changedAt(form: FormNode, before: Values, after: Values, path: string): boolean {
  const differs = (at: string) => !jsonEqual(valueAt(before, at), valueAt(after, at))
  const pageId = path.startsWith('page:') ? path.slice('page:'.length) : null
  if (pageId === null) return answersBehind(form, path).some(differs)
  const page = form.pages.find(({ id }) => id === pageId)
  const fields = page?.sections.flatMap((section) => section.fields) ?? []
  return fields.flatMap(({ id }) => answersBehind(form, id)).some(differs)
}
