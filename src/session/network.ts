import { configureTransport } from '@/api/transport'
import { isOwnToken } from './relogin'
import { currentSession } from './session'
import { readToken } from './token'

/**
 * Every request of every endpoint carries the token from here on. Where somebody else has signed in in another tab, the cookie
 * holds theirs: what this page sends is never sent in their name.
 */
export function sendOwnToken(): void {
  configureTransport({
    token() {
      const token = readToken()
      return token && currentSession() && !isOwnToken(token) ? undefined : token
    },
  })
}

// Whatever of the session talks to the backend imports this first.
sendOwnToken()
