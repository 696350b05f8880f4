/**
 * Whether the idle lock covers the page: then the sign-in dialog cannot be closed. Apart from `relogin.ts`, which the
 * sign-in screen loads.
 */

import { askToSignInAgain, openSignInAgain } from './relogin'

let locked = false

/** Locks the page: covered by the sign-in dialog until somebody has signed in. The page keeps what was typed. */
export function lockPage(reason: string): void {
  locked = true
  askToSignInAgain(reason)
  // A dialog that was there, open or closed, becomes the lock.
  openSignInAgain(true)
}

export const isPageLocked = () => locked

/** Somebody has signed in, or the document is being left. */
export function unlockPage(): void {
  locked = false
}
