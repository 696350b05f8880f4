/** Takes over entries whose keys held the person's id, as versions of the portal before `person-entries.ts` wrote them. */

import { getLocalEntry, localKeys, removeLocalEntry } from './device-storage'
import { getPersonEntry, type PersonEntry, setPersonEntry } from './person-entries'

/** The former key of a person, and the entry's present name. Keys that end with a separator go on with a name of their own. */
const formerKeys = (userId: string): readonly (readonly [former: string, entry: PersonEntry])[] => [
  [`portal_lists:${userId}`, 'words/lists'],
  [`portal-batches.${userId}`, 'words/batches'],
  [`portal_waiting_orders:${userId}`, 'state/pending-ranking'],
  [`form_folded:${userId}`, 'state/form-folded'],
  [`portal_form_page:${userId}:`, 'state/form-page/'],
  [`review-desk/${userId}/`, 'state/review-desk/'],
  [`technical-desk/${userId}/`, 'state/technical-desk/'],
]

/** Moves the former entries of the signed-in person to their present keys; a present one counts as newer. */
export function takeOverFormerEntries(userId: string): void {
  for (const [former, entry] of formerKeys(userId)) {
    const isWhole = entry.at(-1) !== '/'
    for (const key of localKeys(former)) {
      if (isWhole && key !== former) continue
      const present: PersonEntry = `${entry}${key.slice(former.length)}`
      const value = getLocalEntry(key)
      if (value !== null && getPersonEntry(userId, present) === null) setPersonEntry(userId, present, value)
      removeLocalEntry(key)
    }
  }
}
