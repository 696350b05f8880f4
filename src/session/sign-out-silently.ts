/** Ends a login in this browser without asking anybody; apart from `sign-out.ts`, because every screen loads it. */

import { resetEndpoints } from '@/api/reset-endpoints'
import { afterLogin, type Ending } from '@/lib/events/sign-out-tasks'
import { setSession } from './session'
import { removeToken } from './token'

/**
 * Ends a login in this browser silently: removes its token, clears the user, resets all caches and removes private
 * data. A newer login keeps its token. Needs no network and loads no code.
 */
export function signOutSilently(token: string | undefined): Promise<void> {
  return endLogin(token, 'forced')
}

/** The same, for every end of a login in this document. */
export async function endLogin(token: string | undefined, ending: Ending): Promise<void> {
  removeToken(token)
  afterLogin(ending)
  setSession(null)
  await resetEndpoints()
}
