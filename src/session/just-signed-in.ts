/** Remembers in this tab that the person has just signed in, until home has told when they did so before; set by sign-in, read by home. */

import { getSessionEntry, removeSessionEntry, setSessionEntry } from '@/lib/storage/session-storage'

const entry = 'just-signed-in'

/** A new login begins. */
export function noteSignIn(): void {
  setSessionEntry(entry, '1')
}

/** Whether a login has begun that home has not told of. */
export function hasJustSignedIn(): boolean {
  return getSessionEntry(entry) !== null
}

/** Home has told. */
export function forgetSignIn(): void {
  removeSessionEntry(entry)
}
