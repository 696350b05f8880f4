import { configureTransport } from '@/api/transport'
import { isTakenOver } from './own-login'
import { readToken } from './token'

/**
 * Every request of every endpoint carries the token from here on. Where somebody else has signed in in another tab, the cookie
 * holds theirs: what this page sends is never sent in their name.
 */
export function sendOwnToken(): void {
  configureTransport({
    token: () => (isTakenOver() ? undefined : readToken()),
    shared: readToken,
  })
}

// Whatever of the session talks to the backend imports this first.
sendOwnToken()
