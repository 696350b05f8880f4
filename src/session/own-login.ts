import { currentSession } from './session'
import { readToken } from './token'

/** The token this document's session is worked with: the one it was loaded with, or the one its person signed in with again. */
let own: string | undefined

/** The session of this document is this token's from here on. */
export function workWith(token: string | undefined): void {
  own = token
}

/** The login this document shows: its session's, or before one is loaded the saved one. */
export function ownToken(): string | undefined {
  return currentSession() ? own : readToken()
}

/**
 * Whether an answer speaks of the login of the moment. A late one may speak of a login that is over, where a fresh one has begun
 * meanwhile: that one is not touched by it. What was sent without a token speaks of a login that cannot be used any more: gone, or
 * another person's by now.
 * @param sentWith the token the call was sent with, undefined for none
 */
export function concernsOwnLogin(sentWith: string | undefined): boolean {
  if (sentWith !== undefined || !currentSession()) return sentWith === ownToken()
  return readToken() !== own
}

/** Whether the saved token is somebody else's: they have signed in in another tab, and this document is not theirs. */
export function isTakenOver(): boolean {
  const saved = readToken()
  return saved !== undefined && currentSession() !== null && saved !== own
}
