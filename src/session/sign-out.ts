import { resetEndpoints } from '@/api/reset-endpoints'
import { inTime } from '@/lib/in-time'
import { loadChunk } from '@/lib/lazy-page'
import { afterSignOut, beforeSignOut } from '@/lib/sign-out-tasks'
import { setSession } from './session'
import { readToken, removeToken } from './token'

/** How long leaving waits for the backend to have heard of it, in milliseconds. */
const patience = 3000

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
 * Sends what is not sent yet, tells the backend (which may fail, or take more than 3 s: the person leaves all the same), then ends the login on this
 * side and forgets what only this login may read.
 */
export async function signOut(): Promise<void> {
  try {
    await beforeSignOut()
    if (readToken()) await inTime(tellBackend(), patience)
  } catch {
    // A session the backend no longer knows is as good as ended.
  } finally {
    afterSignOut()
    await signOutSilently()
  }
}

async function tellBackend(): Promise<void> {
  const { logOutCall } = await loadChunk(() => import('./log-out-call'))
  await logOutCall()
}
