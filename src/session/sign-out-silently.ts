/** Ends a login in this browser without asking anybody; apart from `sign-out.ts`, because every screen loads it. */

import { resetEndpoints } from '@/api/reset-endpoints'
import { afterLogin } from '@/lib/events/sign-out-tasks'
import { setSession } from './session'
import { removeToken } from './token'

/**
 * Ends a login in this browser silently: removes its token, clears the user, resets all caches and removes private
 * data. A newer login keeps its token. Needs no network and loads no code.
 */
export async function signOutSilently(token: string | undefined): Promise<void> {
  removeToken(token)
  afterLogin('forced')
  await forgetSession()
}

/** Clears the user and all caches of this document. */
export async function forgetSession(): Promise<void> {
  setSession(null)
  await resetEndpoints()
}
