import { resetEndpoints } from '@/api/reset-endpoints'
import { afterSignOut, beforeSignOut } from '@/lib/sign-out-tasks'
import { setSession } from './session'
import { readToken, removeToken } from './token'

/**
 * Ends the login on this side without a word: token removed, user cleared, all data caches reset. Needs no network and loads
 * nothing: caches that were never made need no reset.
 */
export async function signOutSilently(): Promise<void> {
  removeToken()
  setSession(null)
  await resetEndpoints()
}

/**
 * Sends what is not sent yet, tells the backend (which may fail: the person leaves all the same), then ends the login on this
 * side and forgets what only this login may read.
 */
export async function signOut(): Promise<void> {
  try {
    await beforeSignOut()
    if (readToken()) await (await import('./log-out-call')).logOutCall()
  } catch {
    // A session the backend no longer knows is as good as ended.
  } finally {
    afterSignOut()
    await signOutSilently()
  }
}
