/** Whether another tab has ended this document's login by a sign-out; drafts and the shell ask it. */

import { isSignedOutElsewhere, markSignOutKnown } from '@/lib/events/sign-out-tabs'
import { ownToken } from './own-login'
import { readToken } from './token'

/** A sign-out of another login, in whose place this document's own has come, does not concern it. */
export function isOwnLoginSignedOut(): boolean {
  if (!isSignedOutElsewhere()) return false
  if (readToken() !== ownToken()) return true
  markSignOutKnown()
  return false
}
