/** The state of the sign-in dialog over a page whose login has ended; forms and failures open it, `ReloginDialog` shows it. */

import { createListeners } from '@/lib/events/listeners'
import { ownToken, workWith } from './own-login'
import { removeToken } from './token'

/** The state of the sign-in dialog over a page. */
export interface SignInAgainRequest {
  /** The reason, translated. */
  reason: string
  /** Whether the dialog is open; closed, the page continues without a login. */
  open: boolean
}

let request: SignInAgainRequest | null = null
const { listen, notify } = createListeners()

function set(next: SignInAgainRequest | null): void {
  request = next
  notify()
}

/** The state of the sign-in dialog over the page; null while the login holds or nobody is signed in. */
export function signInAgain(): SignInAgainRequest | null {
  return request
}

export const subscribeSignInAgain = listen

/**
 * Opens the sign-in dialog over a page with unsaved work after its login has ended: the token goes, the page stays. A
 * second call changes nothing; a closed dialog is reopened by the person only.
 */
export function askToSignInAgain(reason: string): void {
  if (request) return
  // Only this document's token; another tab's login continues.
  removeToken(ownToken())
  set({ reason, open: true })
}

/** Opens or closes the dialog. */
export function openSignInAgain(open: boolean): void {
  if (request) set({ ...request, open })
}

/** The same person has signed in again with this token. */
export function signedInAgain(token: string): void {
  workWith(token)
  set(null)
}

/** Whether the page waits for its person to sign in again. */
export function waitsForSignIn(): boolean {
  return request !== null
}

/** Removes the dialog: the document is being left, or everything was reset. */
export function forgetSignInAgain(): void {
  set(null)
}
