/** Sends this document's own token with every request, never another tab's cookie; all calls around sign-in go through it. */
import { configureTransport } from '@/api/transport'
import { isTakenOver } from './own-login'
import { readToken } from './token'

/**
 * From here on, every request carries this document's token, never the cookie of another person who signed in in
 * another tab.
 */
export function sendOwnToken(): void {
  configureTransport({
    token: () => (isTakenOver() ? undefined : readToken()),
    shared: readToken,
  })
}

// Every module of the session that calls the backend imports this one first.
sendOwnToken()
