/** The choice between two versions of a field after a conflict or a found draft, and what follows from it; for `Differences.tsx` and the autosave. */

import { jsonEqual } from '@/lib/collections/json-equal'
import type { FieldDifference } from '@/lib/drafts/pending-fields'
import { resolvedRows, type Side } from '@/lib/sheets/row-differences'
import { rowsIn } from '../schema/rows'
import type { FieldValue, FormValues } from '../schema/values'
import type { DraftField } from './device-copy'

/**
 * A field with two versions: from an earlier session's draft, refused by the server as outdated, or typed in a tab that
 * is gone (then `mine` is that tab's version and the other is the form's).
 */
export interface Difference extends FieldDifference<FieldValue> {
  reason: 'draft' | 'conflict' | 'tab'
}

/** The chosen version; for a table, by row. */
export type FieldChoice = Side | { rows: Readonly<Record<string, Side>> }

export type Choices = Readonly<Record<string, FieldChoice>>

/** My version now: in an open conflict the form holds it, perhaps edited since. */
export function myVersion(difference: Difference, current: FormValues): FieldValue {
  return difference.reason === 'conflict' ? (current[difference.fieldId] ?? null) : difference.mine
}

/** The other version now; for another tab's draft, what the form holds. */
export function theirVersion(difference: Difference, current: FormValues): FieldValue {
  return difference.reason === 'tab' ? (current[difference.fieldId] ?? null) : difference.server
}

function resolvedValue(difference: Difference, choice: FieldChoice, current: FormValues): FieldValue {
  const mine = myVersion(difference, current)
  const server = theirVersion(difference, current)
  if (choice === 'server') return server
  if (choice === 'mine') return mine
  return resolvedRows(rowsIn(mine), rowsIn(server), choice.rows)
}

/** The result of choices: values to take over, values to send, and fields that still wait. */
export function settle(differences: readonly Difference[], choices: Choices, current: FormValues) {
  const settled: { difference: Difference; side: Side; value: FieldValue }[] = []
  const undecided: Difference[] = []
  for (const difference of differences) {
    const choice = choices[difference.fieldId]
    if (choice === undefined) {
      undecided.push(difference)
      continue
    }
    const value = resolvedValue(difference, choice, current)
    settled.push({ difference, value, side: jsonEqual(value, theirVersion(difference, current)) ? 'server' : 'mine' })
  }
  return { settled, undecided }
}

/** The differences after a reload: conflicts as found now, drafts compared with the newest version. */
export function renewed(
  before: readonly Difference[],
  conflicts: readonly FieldDifference<FieldValue>[],
  server: FormValues,
): Difference[] {
  const fields = new Set(conflicts.map((conflict) => conflict.fieldId))
  const offers = before.flatMap((difference) => {
    if (difference.reason !== 'draft' || fields.has(difference.fieldId)) return []
    const theirs = server[difference.fieldId] ?? null
    return jsonEqual(difference.mine, theirs) ? [] : [{ ...difference, server: theirs }]
  })
  return [...conflicts.map((conflict) => ({ ...conflict, reason: 'conflict' as const })), ...offers]
}

/** The differences plus other tabs' versions: one per field, where no other choice is open. */
export function withOthers(differences: readonly Difference[], others: readonly DraftField[]): Difference[] {
  const all = differences.filter((difference) => difference.reason !== 'tab')
  for (const { fieldId, value } of others) {
    if (all.some((difference) => difference.fieldId === fieldId)) continue
    all.push({ fieldId, mine: value, server: null, reason: 'tab' })
  }
  return all
}

/** A field that somebody else, or another tab, changed while this form was open. */
export interface OutsideChange {
  fieldId: string
  before: FieldValue
  now: FieldValue
}

/** Merges unseen changes with new ones: the first `before` stays; a field back at it is unchanged. */
export function withChanges(seen: readonly OutsideChange[], more: readonly OutsideChange[]): OutsideChange[] {
  const byField = new Map(seen.map((change) => [change.fieldId, change]))
  for (const change of more) {
    const before = byField.get(change.fieldId)?.before ?? change.before
    byField.set(change.fieldId, { ...change, before })
  }
  return [...byField.values()].filter((change) => !jsonEqual(change.before, change.now))
}
