import { same } from '../same'

interface Drafted {
  fieldId: string
  value: unknown
  /** The revision it was typed upon. */
  base: number
  /** An earlier answer in a save nobody answered. */
  sent?: unknown
}

/** What to do with the fields of a draft, given what the server holds; each list in the order they were given. */
export interface DraftComparison<Field> {
  /** Typed upon what the server still has: taken over. */
  restored: readonly Field[]
  /** Somebody saved since: the person chooses. */
  differences: readonly Field[]
  /** On the server already, or the same as one taken over. */
  settled: readonly Field[]
  /** Typed in another page, or before the person typed in the field again: offered beside what stands there. */
  others: readonly Field[]
}

/**
 * `draft` newest first; `revisionOf` is the revision at which a field was last changed on the server; `held` is what stands,
 * or is asked about, in fields the person has typed in again before it was found.
 */
export function compareDraft<Field extends Drafted>(
  draft: readonly Field[],
  server: Readonly<Record<string, unknown>>,
  revisionOf: (fieldId: string) => number,
  held: ReadonlyMap<string, unknown>,
): DraftComparison<Field> {
  const newest = new Map(held)
  const kindOf = ({ fieldId, value, base, sent }: Field): keyof DraftComparison<Field> => {
    if (same(value, server[fieldId] ?? null)) return 'settled'
    if (newest.has(fieldId)) return same(newest.get(fieldId), value) ? 'settled' : 'others'
    newest.set(fieldId, value)
    // What the server has since is what this page sent it last, without hearing of it.
    const own = sent !== undefined && same(sent, server[fieldId] ?? null)
    return own || base >= revisionOf(fieldId) ? 'restored' : 'differences'
  }
  const found = { restored: [], differences: [], settled: [], others: [] } as Record<
    keyof DraftComparison<Field>,
    Field[]
  >
  for (const field of draft) found[kindOf(field)].push(field)
  return found
}
