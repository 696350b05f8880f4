/** Sorts rows of lists by the value of a column, the same on screen, in the backend and in exported files. */

import { ownValue } from './own-value'

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Compares texts as Chinese lists are sorted: by pinyin, numbers by their value. */
export const compareTexts = (a: string, b: string) => collator.compare(a, b)

/** What a row is sorted by; null: nothing to sort by, it stands last. */
export type OrderKey = string | number | null | undefined

/** An order that was asked for: by which field, and whether the greatest stands first. */
export interface ListOrder {
  field: string
  descending?: boolean
}

/** What rows can be sorted by, by field. */
export type OrderKeys<Row> = Readonly<Record<string, (row: Row) => OrderKey>>

/** The fields that keys sort by, each under its own name: the columns of a list that the screen sorts by itself. */
export const fieldsOf = <Field extends string>(keys: Readonly<Record<Field, unknown>>) =>
  Object.fromEntries(Object.keys(keys).map((field) => [field, field])) as Record<Field, Field>

/**
 * Sorts rows as asked; equal ones keep their order, those without a value stand last in both directions. Without an
 * order, or for a field that none of the keys is for, the rows stay as they are.
 */
export function inOrder<Row>(rows: readonly Row[], keys: OrderKeys<Row>, order: ListOrder | null | undefined): Row[] {
  const keyOf = order && ownValue<(row: Row) => OrderKey>(keys, order.field)
  if (!keyOf) return [...rows]
  const direction = order.descending ? -1 : 1
  return rows
    .map((row) => ({ row, key: keyOf(row) ?? null }))
    .sort((a, b) => compareKeys(a.key, b.key, direction))
    .map(({ row }) => row)
}

/**
 * Puts some rows into others that are sorted as `inOrder` sorts them, before those they are equal to. It compares a few rows for each one
 * that is put in, not all of them.
 */
export function inserted<Row>(
  sorted: readonly Row[],
  added: readonly Row[],
  keys: OrderKeys<Row>,
  order: ListOrder,
): Row[] {
  const keyOf = ownValue<(row: Row) => OrderKey>(keys, order.field)
  if (!keyOf) return [...added, ...sorted]
  const direction = order.descending ? -1 : 1
  const all: Row[] = []
  let from = 0
  for (const row of inOrder(added, keys, order)) {
    const key = keyOf(row) ?? null
    let [low, high] = [from, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareKeys(keyOf(sorted[middle] as Row) ?? null, key, direction) < 0) low = middle + 1
      else high = middle
    }
    for (; from < low; from += 1) all.push(sorted[from] as Row)
    all.push(row)
  }
  for (; from < sorted.length; from += 1) all.push(sorted[from] as Row)
  return all
}

/** What stands first; a row without a value last, in either direction. */
function compareKeys(a: string | number | null, b: string | number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b)))
}
