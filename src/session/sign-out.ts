/** Signs out: ends the login here and on the server, and runs the sign-out tasks; for the user menu. */

import { deleteDrafts } from '@/lib/drafts/delete-drafts'
import { closeDrafts, sealingKeyOf } from '@/lib/drafts/draft-owner'
import { tellOtherTabs } from '@/lib/events/sign-out-tabs'
import { beforeSignOut } from '@/lib/events/sign-out-tasks'
import { loadChunk } from '@/lib/loading/lazy-import'
import { withTimeout } from '@/lib/loading/with-timeout'
import { removeClearEntries } from '@/lib/storage/person-entries'
import { ownToken } from './own-login'
import { currentSession } from './session'
import { endLogin } from './sign-out-silently'

/** How long a sign-out waits for the backend, in milliseconds. */
const timeoutMs = 3000

/** What cannot be sealed on this device: a sign-out would delete it. */
export interface LeftInClear {
  /** Typed answers that are not saved; null when the device does not say how many. */
  answers: number | null
  /** Settings with words: saved filters, reports of batch decisions. */
  hasSettings: boolean
}

/** Asks the person whether it may be deleted. */
export type MayDelete = (left: LeftInClear) => Promise<boolean>

/**
 * Sends pending work, seals what stays unsaved on this device, tells the backend (a failure or more than 3 s does not stop
 * it), then ends the login in this browser. It ends this document's login, also where somebody else has signed in meanwhile.
 * @param mayDelete asks the person when something cannot be sealed, see `leaveDevice`
 * @returns false when the person goes back; they are signed in as before
 */
export async function signOut(mayDelete: MayDelete): Promise<boolean> {
  const token = ownToken()
  await beforeSignOut()
  if (!(await seal(mayDelete))) return false
  try {
    if (token) await withTimeout(callLogout(token), timeoutMs)
  } catch {
    // An unknown session counts as ended.
  } finally {
    await endLogin(token, 'asked')
    tellOtherTabs()
  }
  return true
}

async function seal(mayDelete: MayDelete): Promise<boolean> {
  const userId = currentSession()?.user.id
  if (userId === undefined) return true
  const part = await loadChunk(() => import('./leave-device')).catch(() => null)
  if (part) return part.leaveDevice(userId, mayDelete)
  if (!(await mayDelete({ answers: null, hasSettings: true }))) return false
  // Without the cipher's file nothing can be sealed, and a page that is left must not write again.
  closeDrafts(true)
  await deleteDrafts(userId)
  removeClearEntries(userId, sealingKeyOf(userId))
  return true
}

async function callLogout(token: string): Promise<void> {
  const { logOutCall } = await loadChunk(() => import('./log-out-call'))
  await logOutCall(token)
}
