import { resetEndpoints } from '@/api/reset-endpoints'
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

/** Tells the backend (which may fail: the person leaves all the same), then ends the login on this side. */
export async function signOut(): Promise<void> {
  try {
    if (readToken()) await (await import('./log-out-call')).logOutCall()
  } catch {
    // A session the backend no longer knows is as good as ended.
  } finally {
    await signOutSilently()
  }
}
