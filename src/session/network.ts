import { configureTransport } from '@/api/transport'
import { isOwnToken } from './relogin'
import { currentSession } from './session'
import { readToken } from './token'

// Whatever of the session talks to the backend imports this first, so every request of every endpoint carries the token. Where
// somebody else has signed in in another tab, the cookie holds theirs: what this page sends is never sent in their name.
configureTransport({
  token() {
    const token = readToken()
    return token && currentSession() && !isOwnToken(token) ? undefined : token
  },
})
