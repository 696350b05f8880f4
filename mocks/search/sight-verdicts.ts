/** Remembers which search results a person may see while they type. */

import { keepRecent } from './keep-recent'

const [hidden, visible] = [1, 2]

/** One person's verdicts by slot. */
interface Verdicts<Row> {
  /** Whether the person is known not to see the entry of a slot. */
  isHidden(slot: number): boolean
  /** Whether the person sees one of these entries; its row is looked at where that is not known yet. */
  isVisible(slot: number, entries: readonly { row: Row }[], index: number): boolean
}

/**
 * What persons may see, remembered between two keys while they type. A verdict belongs to an entry's slot, which a changed
 * entry does not keep, and to everything else that sight depends on (`basis`): when that changes, nothing is remembered.
 */
export class SightVerdicts {
  readonly #persons = new Map<string, { basis: string; verdicts: Uint8Array }>()

  /**
   * @param slots number of slots in use
   * @param prepare makes the predicate of sight; called with the first verdict that is not known
   */
  of<Row>(personId: string, basis: string, slots: number, prepare: () => (row: Row) => boolean): Verdicts<Row> {
    const before = this.#persons.get(personId)
    const verdicts = longEnough(before?.basis === basis ? before.verdicts : new Uint8Array(slots), slots)
    keepRecent(this.#persons, personId, { basis, verdicts })
    let sees: ((row: Row) => boolean) | undefined
    return {
      isHidden: (slot) => verdicts[slot] === hidden,
      isVisible(slot, entries, index) {
        if (verdicts[slot] !== 0) return verdicts[slot] === visible
        const entry = entries[index]
        sees ??= prepare()
        const isSeen = entry !== undefined && sees(entry.row)
        verdicts[slot] = isSeen ? visible : hidden
        return isSeen
      },
    }
  }
}

/** Grows with room to spare, so that a write between two keys does not copy it each time. */
function longEnough(verdicts: Uint8Array, slots: number): Uint8Array {
  if (verdicts.length >= slots) return verdicts
  const longer = new Uint8Array(slots + (slots >> 2))
  longer.set(verdicts)
  return longer
}
