/** Remembers in this tab that the person has just signed in, until home has told when they did so before; set by sign-in, read by home. */

import { getSessionEntry, removeSessionEntry, setSessionEntry } from '@/lib/storage/session-storage'

const entry = 'just-signed-in'

/** A new login begins. */
export const noteSignIn = () => setSessionEntry(entry, '1')
/** Whether a login has begun that home has not told of. */
export const hasJustSignedIn = () => getSessionEntry(entry) !== null
/** Home has told. */
export const forgetSignIn = () => removeSessionEntry(entry)
