/** Marks on the device that a reviewer's ranking has not reached the server; sent when the portal is opened again. */

import { getLocalEntry, removeLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'

/** Key of notes from versions before they named their user. */
const former = 'portal_waiting_orders'
const keyOf = (userId: string) => `portal_waiting_orders:${userId}`

/** Notes on this device whether a ranking of this person is pending, so that any page knows. */
export function notePendingRanking(userId: string, wait: boolean): void {
  if (wait) setLocalEntry(keyOf(userId), '1')
  else removeLocalEntry(keyOf(userId))
}

/** Whether a ranking of this person may be pending; a note without a user counts as theirs, once. */
export function mayHavePendingRanking(userId: string): boolean {
  if (getLocalEntry(former) !== null) {
    notePendingRanking(userId, true)
    removeLocalEntry(former)
  }
  return getLocalEntry(keyOf(userId)) !== null
}
