import { createListeners } from '@/lib/listeners'
import { ownToken, workWith } from './own-login'
import { removeToken } from './token'

/** Why a person is asked to sign in again over the page they are on. */
export interface SignInAgainAsked {
  /** In their language. */
  reason: string
  /** Whether the question is on screen; put aside, the page goes on without a login. */
  open: boolean
}

let asked: SignInAgainAsked | null = null
const { listen, tell } = createListeners()

function set(next: SignInAgainAsked | null): void {
  asked = next
  tell()
}

/** The question to sign in again over the page in hand, or null: the login holds, or there is nobody to ask. */
export function signInAgain(): SignInAgainAsked | null {
  return asked
}

export const subscribeSignInAgain = listen

/**
 * The login is over while something on the page is not on the server: the token goes, the page stays as it is, and the sign-in
 * opens over it. Asking again changes nothing: a question that was put aside is opened by the person.
 */
export function askToSignInAgain(reason: string): void {
  if (asked) return
  // Another tab's login is not this document's to end.
  removeToken(ownToken())
  set({ reason, open: true })
}

/** The person wants to see to the page first, or is back to sign in. */
export function openSignInAgain(open: boolean): void {
  if (asked) set({ ...asked, open })
}

/** The same person is in again, with this token. */
export function signedInAgain(token: string): void {
  workWith(token)
  set(null)
}

/** Whether the page in hand is one whose login is over and which waits for its person. */
export function waitsForSignIn(): boolean {
  return asked !== null
}

/** Nobody is asked any more: the document is being left, or everything was reset. */
export function forgetSignInAgain(): void {
  set(null)
}
