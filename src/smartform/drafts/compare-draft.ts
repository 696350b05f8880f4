import { same } from '../engine/same'
import type { FieldValue, FormValues } from '../schema/values'
import type { DraftField } from './device-copy'
import type { FieldDifference } from './pending-fields'

/** What to do with the fields of a draft, given what the server holds. */
export interface DraftComparison {
  /** Typed upon the revision the server still has: taken over. */
  restored: Readonly<Record<string, FieldValue>>
  /** Somebody saved since: the person chooses. */
  differences: readonly FieldDifference[]
  /** On the server already. */
  settled: readonly string[]
}

/** `skip` are fields the person has typed in again before the draft was found. */
export function compareDraft(
  draft: readonly DraftField[],
  server: FormValues,
  revision: number,
  skip: ReadonlySet<string>,
): DraftComparison {
  const restored: Record<string, FieldValue> = {}
  const differences: FieldDifference[] = []
  const settled: string[] = []
  for (const { fieldId, value, base } of draft) {
    const theirs = server[fieldId] ?? null
    if (skip.has(fieldId)) continue
    if (same(value, theirs)) settled.push(fieldId)
    else if (base >= revision) restored[fieldId] = value
    else differences.push({ fieldId, mine: value, server: theirs })
  }
  return { restored, differences, settled }
}
