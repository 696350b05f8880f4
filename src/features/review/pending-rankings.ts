/** Marks on the device that a reviewer's ranking has not reached the server; sent when the portal is opened again. */

import { getLocalEntry, removeLocalEntry } from '@/lib/storage/device-storage'
import { getPersonEntry, removePersonEntry, setPersonEntry } from '@/lib/storage/person-entries'

/** Key of notes from versions before they named their user. */
const former = 'portal_waiting_orders'
const pending = 'state/pending-ranking'

/** Notes on this device whether a ranking of this person is pending, so that any page knows. */
export function notePendingRanking(userId: string, wait: boolean): void {
  if (wait) setPersonEntry(userId, pending, '1')
  else removePersonEntry(userId, pending)
}

/** Whether a ranking of this person may be pending; a note without a user counts as theirs, once. */
export function mayHavePendingRanking(userId: string): boolean {
  if (getLocalEntry(former) !== null) {
    notePendingRanking(userId, true)
    removeLocalEntry(former)
  }
  return getPersonEntry(userId, pending) !== null
}
