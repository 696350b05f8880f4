/** Signs out: ends the login here and on the server, and runs the sign-out tasks; by the menu, the guard and ended sessions. */

import { resetEndpoints } from '@/api/reset-endpoints'
import { afterLogin, beforeSignOut } from '@/lib/events/sign-out-tasks'
import { loadChunk } from '@/lib/loading/lazy-import'
import { withTimeout } from '@/lib/loading/with-timeout'
import { ownToken } from './own-login'
import { setSession } from './session'
import { removeToken } from './token'

/** How long a sign-out waits for the backend, in milliseconds. */
const timeoutMs = 3000

/**
 * Ends a login in this browser silently: removes its token, clears the user, resets all caches and removes private
 * data. A newer login keeps its token. Needs no network and loads no code.
 */
export async function signOutSilently(token: string | undefined): Promise<void> {
  removeToken(token)
  afterLogin('forced')
  await forget()
}

/**
 * Sends pending work, tells the backend (a failure or more than 3 s does not stop it), then ends the login in this
 * browser. It ends this document's login, also where somebody else has signed in meanwhile.
 */
export async function signOut(): Promise<void> {
  const token = ownToken()
  try {
    await beforeSignOut()
    if (token) await withTimeout(callLogout(token), timeoutMs)
  } catch {
    // An unknown session counts as ended.
  } finally {
    removeToken(token)
    afterLogin('asked')
    await forget()
  }
}

async function callLogout(token: string): Promise<void> {
  const { logOutCall } = await loadChunk(() => import('./log-out-call'))
  await logOutCall(token)
}

async function forget(): Promise<void> {
  setSession(null)
  await resetEndpoints()
}
