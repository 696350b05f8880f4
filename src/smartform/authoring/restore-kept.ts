/** Puts answers that an earlier version could not hold back to their fields, where a version has them again. */

import { isRawObject, type RawObject } from '../schema/definition-reader'
import type { FieldNode, FormNode, TableNode } from '../schema/nodes'
import { columnOf } from '../schema/rows'
import { answerText, isNothing, isOfKind, readAnswer } from './convert-answer'
import type { KeptAnswer, MovedAnswers } from './kept-answer'
import type { Node } from './pair-versions'

type Values = Map<string, unknown>

/** Whether the field holds the kept answer as it was: it reads the same. */
function takes(node: Node, kept: KeptAnswer): boolean {
  if (readAnswer(node, kept.value) === undefined) return false
  return kept.reason === 'noField' ? isOfKind(node, kept.value) : answerText(node, kept.value) === kept.text
}

/** Answers kept beside the form go back where their place is there again, empty, and of the same kind. */
export function restoreKept(form: FormNode, values: Values, kept: readonly KeptAnswer[]): MovedAnswers {
  const remaining = kept.filter((answer) => !restore(form, values, answer))
  return { values: Object.fromEntries(values), kept: remaining }
}

function restore(form: FormNode, values: Values, kept: KeptAnswer): boolean {
  const [fieldId = '', rowId, columnId] = kept.path.replace(/\/+$/, '').split('/')
  const node = form.fields.get(fieldId)
  if (!node) return false
  if (rowId === undefined) return restoreField(node, values, kept)
  return node.kind === 'table' && restoreInTable(node, values, kept, rowId, columnId)
}

function restoreField(node: FieldNode, values: Values, kept: KeptAnswer): boolean {
  if (kept.reason === 'optionGone' && Array.isArray(kept.value)) return restoreOptions(node, values, kept)
  if (!isNothing(values.get(node.id)) || !takes(node, kept)) return false
  values.set(node.id, kept.value)
  return true
}

/** Chosen options join what is chosen now. */
function restoreOptions(node: FieldNode, values: Values, kept: KeptAnswer): boolean {
  if (node.kind !== 'checkboxGroup' || !Array.isArray(kept.value)) return false
  const options = new Set(node.options.map(({ value }) => value))
  if (!kept.value.every((value) => options.has(String(value)))) return false
  const chosen = values.get(node.id)
  values.set(node.id, [...new Set([...(Array.isArray(chosen) ? chosen : []), ...kept.value])])
  return true
}

function restoreInTable(
  table: TableNode,
  values: Values,
  kept: KeptAnswer,
  rowId: string,
  columnId: string | undefined,
): boolean {
  const stored = values.get(table.id)
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : []
  const at = rows.findIndex((row) => isRawObject(row) && row.id === rowId)
  if (columnId === undefined) {
    const row = Array.isArray(kept.value) ? (kept.value[0] as unknown) : undefined
    const fits = table.fixedRows?.some(({ id }) => id === rowId) ?? true
    if (at >= 0 || !fits || !isRawObject(row) || !takes({ ...table, fixedRows: undefined }, kept)) return false
    values.set(table.id, [...rows, row])
    return true
  }
  const row = rows[at]
  const column = columnOf(table, columnId)
  if (!isRawObject(row) || !column || kept.reason === 'optionGone' || !takes(column, kept)) return false
  const cells: RawObject = isRawObject(row.cells) ? row.cells : {}
  if (!isNothing(cells[columnId])) return false
  values.set(table.id, rows.with(at, { ...row, cells: { ...cells, [columnId]: kept.value } }))
  return true
}
