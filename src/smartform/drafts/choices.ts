import type { FieldDifference } from '@/lib/drafts/pending-fields'
import { same } from '@/lib/same'
import { chosenRows, type Side } from '@/lib/sheets/row-differences'
import { rowsIn } from '../schema/rows'
import type { FieldValue, FormValues } from '../schema/values'
import type { DraftField } from './device-copy'

/**
 * A field with two versions: found in a draft of an earlier session, refused by the server as typed upon an old one, or typed
 * in another tab that is gone (then `mine` is that tab's, and the other what the form holds).
 */
export interface Difference extends FieldDifference<FieldValue> {
  reason: 'draft' | 'conflict' | 'tab'
}

/** Whose version; for a table, row by row. */
export type FieldChoice = Side | { rows: Readonly<Record<string, Side>> }

export type Choices = Readonly<Record<string, FieldChoice>>

/** My version as it is now: in an open conflict the form holds it, perhaps edited since. */
export function myVersion(difference: Difference, current: FormValues): FieldValue {
  return difference.reason === 'conflict' ? (current[difference.fieldId] ?? null) : difference.mine
}

/** The other version as it is now: of another tab's words, what stands in the form. */
export function theirVersion(difference: Difference, current: FormValues): FieldValue {
  return difference.reason === 'tab' ? (current[difference.fieldId] ?? null) : difference.server
}

function chosenValue(difference: Difference, choice: FieldChoice, current: FormValues): FieldValue {
  const mine = myVersion(difference, current)
  const server = theirVersion(difference, current)
  if (choice === 'server') return server
  if (choice === 'mine') return mine
  return chosenRows(rowsIn(mine), rowsIn(server), choice.rows)
}

/** What follows from choices: values to take over, those to be sent, and the fields that still wait for a choice. */
export function settle(differences: readonly Difference[], choices: Choices, current: FormValues) {
  const settled: { difference: Difference; side: Side; value: FieldValue }[] = []
  const undecided: Difference[] = []
  for (const difference of differences) {
    const choice = choices[difference.fieldId]
    if (choice === undefined) {
      undecided.push(difference)
      continue
    }
    const value = chosenValue(difference, choice, current)
    settled.push({ difference, value, side: same(value, theirVersion(difference, current)) ? 'server' : 'mine' })
  }
  return { settled, undecided }
}

/** The differences after the content was read again: conflicts as found now, offers of a draft beside the newest version. */
export function renewed(
  before: readonly Difference[],
  conflicts: readonly FieldDifference<FieldValue>[],
  server: FormValues,
): Difference[] {
  const fields = new Set(conflicts.map((one) => one.fieldId))
  const offers = before.flatMap((one) => {
    if (one.reason !== 'draft' || fields.has(one.fieldId)) return []
    const theirs = server[one.fieldId] ?? null
    return same(one.mine, theirs) ? [] : [{ ...one, server: theirs }]
  })
  return [...conflicts.map((one) => ({ ...one, reason: 'conflict' as const })), ...offers]
}

/**
 * The differences with what other tabs wrote: one of each field at a time, where nothing else is to be chosen about it.
 */
export function withOthers(differences: readonly Difference[], others: readonly DraftField[]): Difference[] {
  const all = differences.filter((one) => one.reason !== 'tab')
  for (const { fieldId, value } of others) {
    if (all.some((one) => one.fieldId === fieldId)) continue
    all.push({ fieldId, mine: value, server: null, reason: 'tab' })
  }
  return all
}

/** An answer somebody else, or another tab, changed while this form was open. */
export interface OutsideChange {
  fieldId: string
  before: FieldValue
  now: FieldValue
}

/** Changes not looked at yet, with new ones: the first `before` stands, what is back at it is no change. */
export function withChanges(seen: readonly OutsideChange[], more: readonly OutsideChange[]): OutsideChange[] {
  const byField = new Map(seen.map((change) => [change.fieldId, change]))
  for (const change of more) {
    const before = byField.get(change.fieldId)?.before ?? change.before
    byField.set(change.fieldId, { ...change, before })
  }
  return [...byField.values()].filter((change) => !same(change.before, change.now))
}
