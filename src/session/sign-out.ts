import { resetEndpoints } from '@/api/reset-endpoints'
import { inTime } from '@/lib/in-time'
import { loadChunk } from '@/lib/lazy-page'
import { afterLogin, beforeSignOut } from '@/lib/sign-out-tasks'
import { ownToken } from './own-login'
import { setSession } from './session'
import { removeToken } from './token'

/** How long leaving waits for the backend to have heard of it, in milliseconds. */
const patience = 3000

/**
 * Ends a login on this side without a word: its token removed, user cleared, all data caches reset, and forgotten what only it may
 * read. Another login that has begun meanwhile keeps its token. Needs no network and loads nothing: caches that were never made need
 * no reset.
 */
export async function signOutSilently(token: string | undefined): Promise<void> {
  removeToken(token)
  afterLogin('forced')
  await forget()
}

/**
 * Sends what is not sent yet, tells the backend (which may fail, or take more than 3 s: the person leaves all the same), then ends
 * the login on this side and forgets what only this login may read. The login is this document's, also where somebody else has signed
 * in meanwhile.
 */
export async function signOut(): Promise<void> {
  const token = ownToken()
  try {
    await beforeSignOut()
    if (token) await inTime(tellBackend(token), patience)
  } catch {
    // A session the backend no longer knows is as good as ended.
  } finally {
    removeToken(token)
    afterLogin('asked')
    await forget()
  }
}

async function tellBackend(token: string): Promise<void> {
  const { logOutCall } = await loadChunk(() => import('./log-out-call'))
  await logOutCall(token)
}

async function forget(): Promise<void> {
  setSession(null)
  await resetEndpoints()
}
