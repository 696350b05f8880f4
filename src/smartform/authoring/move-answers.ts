/**
 * Moves the answers of a running content to a new version of its form; answers without a place stay readable beside
 * it.
 */

import { t } from '@/lib/i18n/i18n'
import { isRawObject, type RawObject } from '../schema/definition-reader'
import type { FormNode, TableNode } from '../schema/nodes'
import { columnOf, presetCells } from '../schema/rows'
import { answerText, convertAnswer, isNothing } from './convert-answer'
import type { KeptAnswer, KeptReason, MovedAnswers } from './kept-answer'
import { type Node, pairColumns, pairFields } from './pair-versions'
import { restoreKept } from './restore-kept'

/**
 * The answers of a content in another version of its form. An answer follows its field to a new id, kind, option or
 * column, unchanged or not at all; whatever does not fit is in `kept`. Answers kept before come back where the new
 * version has their place again and it is empty. Pure; never throws, whatever the stored values are.
 *
 * @param answers stored values by field of the former version; values without a field are kept too
 * @param formerlyKept what earlier moves kept
 */
export function moveAnswers(
  before: FormNode,
  after: FormNode,
  answers: RawObject,
  formerlyKept: readonly KeptAnswer[] = [],
): MovedAnswers {
  const values = new Map<string, unknown>()
  const kept: KeptAnswer[] = []
  const { both, removed } = pairFields(before, after)
  const keep = (path: string, label: string, node: Node | undefined, value: unknown, reason: KeptReason) => {
    if (!isNothing(value))
      kept.push({ path, label, text: answerText(node, value), value, reason, sensitive: node?.sensitive === true })
  }
  for (const pair of both) {
    if (!Object.hasOwn(answers, pair.before.id)) continue
    const raw = answers[pair.before.id]
    if (pair.before.kind === 'table' && pair.after.kind === 'table') {
      values.set(pair.after.id, moveRows(pair.before, pair.after, raw, keep))
      continue
    }
    const converted = convertAnswer(pair.before, pair.after, raw)
    if (converted.value !== undefined) values.set(pair.after.id, converted.value)
    if (converted.kept)
      keep(pair.before.id, pair.before.label, pair.before, converted.kept.value, converted.kept.reason)
  }
  const strays: KeptAnswer[] = []
  for (const node of removed) keep(node.id, node.label, node, answers[node.id], 'fieldGone')
  for (const [id, raw] of Object.entries(answers))
    if (!before.fields.has(id) && !isNothing(raw)) strays.push(strayOf(id, raw))
  const restored = restoreKept(after, values, [...formerlyKept, ...strays])
  return { values: restored.values, kept: [...restored.kept, ...kept] }
}

/** A stored value that the former version had no field for. */
function strayOf(path: string, value: unknown): KeptAnswer {
  return { path, label: path, text: answerText(undefined, value), value, reason: 'noField', sensitive: false }
}

type Keep = (path: string, label: string, node: Node | undefined, value: unknown, reason: KeptReason) => void

/** A table's rows with their cells under the new columns; rows a fixed table does not have are kept as a whole. */
export function moveRows(before: TableNode, after: TableNode, raw: unknown, keep: Keep): readonly unknown[] {
  const { both, removed } = pairColumns(before, after)
  const fixed = after.fixedRows && new Set(after.fixedRows.map(({ id }) => id))
  if (!Array.isArray(raw)) {
    keep(before.id, before.label, before, raw, 'otherKind')
    return []
  }
  return raw.flatMap((row: unknown, index) => {
    const id = isRawObject(row) && typeof row.id === 'string' ? row.id : `row-${index + 1}`
    const label = `${before.label} · ${t('第 {n} 行', { n: index + 1 })}`
    const cells = isRawObject(row) && isRawObject(row.cells) ? row.cells : undefined
    if (!isRawObject(row) || !cells) {
      keep(`${before.id}/${id}`, label, undefined, row, 'noField')
      return []
    }
    if (fixed && !fixed.has(id)) {
      if (isAnsweredRow(before, id, cells)) keepRow(before, `${before.id}/${id}`, label, row, keep)
      return []
    }
    const at = (column: { id: string; label: string }) =>
      [`${before.id}/${id}/${column.id}`, `${label} · ${column.label}`] as const
    const moved: [string, unknown][] = []
    for (const pair of both) {
      if (!Object.hasOwn(cells, pair.before.id)) continue
      const converted = convertAnswer(pair.before, pair.after, cells[pair.before.id])
      if (converted.value !== undefined) moved.push([pair.after.id, converted.value])
      if (converted.kept) keep(...at(pair.before), pair.before, converted.kept.value, converted.kept.reason)
    }
    const preset = presetCells(before, id) ?? {}
    for (const column of removed)
      if (!Object.hasOwn(preset, column.id)) keep(...at(column), column, cells[column.id], 'columnGone')
    for (const [columnId, cell] of Object.entries(cells))
      if (!columnOf(before, columnId)) keep(...at({ id: columnId, label: columnId }), undefined, cell, 'noField')
    return [{ ...row, id, cells: Object.fromEntries(moved) }]
  })
}

/** A whole row that has no place, in words as the table shows it. */
function keepRow(table: TableNode, path: string, label: string, row: RawObject, keep: Keep): void {
  keep(path, label, { ...table, fixedRows: undefined }, [row], 'rowGone')
}

/** Whether a row holds anything besides what the definition fills. */
export function isAnsweredRow(table: TableNode, rowId: string, cells: RawObject): boolean {
  const preset = presetCells(table, rowId) ?? {}
  return Object.entries(cells).some(([id, cell]) => !isNothing(cell) && !Object.hasOwn(preset, id))
}
