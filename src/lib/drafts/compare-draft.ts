/** Decides for each field of a draft found on the device: restore it, ask, or drop it; for the form engine. */

import { jsonEqual } from '../collections/json-equal'

interface Drafted {
  fieldId: string
  value: unknown
  /** The server revision the value was typed upon. */
  base: number
  /** The value of an earlier save that got no response. */
  sent?: unknown
}

/** What happens to each field of a draft, given the server's values. Lists keep the given order. */
export interface DraftComparison<Field> {
  /** Typed upon the server's current value: restored. */
  restored: readonly Field[]
  /** Changed on the server since: the person chooses. */
  differences: readonly Field[]
  /** Already on the server, or equal to a restored value. */
  settled: readonly Field[]
  /** Typed in another page, or before the person typed in the field again: offered as an alternative. */
  others: readonly Field[]
}

/**
 * `draft` is sorted newest first. `revisionOf` is the server revision of a field's last change. `typed` lists fields the
 * person has typed in again before the draft was found, with what they hold.
 */
export function compareDraft<Field extends Drafted>(
  draft: readonly Field[],
  server: Readonly<Record<string, unknown>>,
  revisionOf: (fieldId: string) => number,
  typed: ReadonlyMap<string, unknown>,
): DraftComparison<Field> {
  const newest = new Map(typed)
  const kindOf = ({ fieldId, value, base, sent }: Field): keyof DraftComparison<Field> => {
    const current = server[fieldId] ?? null
    if (jsonEqual(value, current)) return 'settled'
    if (newest.has(fieldId)) return jsonEqual(newest.get(fieldId), value) ? 'settled' : 'others'
    newest.set(fieldId, value)
    // The server's newer value is what this page sent last, in a save that got no response.
    return jsonEqual(sent, current) || base >= revisionOf(fieldId) ? 'restored' : 'differences'
  }
  const found = { restored: [], differences: [], settled: [], others: [] } as Record<
    keyof DraftComparison<Field>,
    Field[]
  >
  for (const field of draft) found[kindOf(field)].push(field)
  return found
}
