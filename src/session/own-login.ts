/** The token of this document's session, and whether a response still belongs to it; guard, failures and idle lock ask it. */

import { currentSession } from './session'
import { readToken } from './token'

/** The token of this document's session: the one it was loaded with, or the same person's newer one. */
let own: string | undefined

/** Sets the token of this document's session. */
export function workWith(token: string | undefined): void {
  own = token
}

/** The token of this document's session; before one is loaded, the saved token. */
export function ownToken(): string | undefined {
  return currentSession() ? own : readToken()
}

/**
 * Whether a response belongs to the current login. A response of an ended login must not affect a newer one. A call
 * sent without a token belongs to a login that is over.
 * @param sentWith the token the call was sent with; undefined for none
 */
export function concernsOwnLogin(sentWith: string | undefined): boolean {
  if (sentWith !== undefined || !currentSession()) return sentWith === ownToken()
  return readToken() !== own
}

/** Whether the saved token belongs to another person, who signed in in another tab. */
export function isTakenOver(): boolean {
  const saved = readToken()
  return saved !== undefined && currentSession() !== null && saved !== own
}
