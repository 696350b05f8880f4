import { readToken, removeToken } from './token'

/** Why a person is asked to sign in again over the page they are on. */
export interface SignInAgain {
  /** In their language. */
  reason: string
  /** Whether the question is on screen; put aside, the page goes on without a login. */
  open: boolean
}

let asked: SignInAgain | null = null
const listeners = new Set<() => void>()
/** Tokens this document's person has signed in with again: no other person's. */
const own = new Set<string>()

function set(next: SignInAgain | null): void {
  asked = next
  for (const listener of [...listeners]) listener()
}

/** The question to sign in again over the page in hand, or null: the login holds, or there is nobody to ask. */
export function signInAgain(): SignInAgain | null {
  return asked
}

export function subscribeSignInAgain(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * The login is over while something on the page is not on the server: the token goes, the page stays as it is, and the sign-in
 * opens over it. Asking again opens a question that was put aside.
 */
export function askToSignInAgain(reason: string): void {
  if (!asked) removeToken()
  if (!asked?.open) set({ reason: asked?.reason ?? reason, open: true })
}

/** The person wants to look at the page first; the way back to the question is where the page says that it is not saved. */
export function putSignInAside(): void {
  if (asked) set({ ...asked, open: false })
}

/** The same person is in again, with this token. */
export function signedInAgain(token: string): void {
  own.add(token)
  set(null)
}

/** Whether a token that is not the one this document began with is the same person's. */
export function isOwnToken(token: string): boolean {
  return own.has(token)
}

/** Whether the page in hand is one whose login is over and which waits for its person. */
export function waitsForSignIn(): boolean {
  return asked !== null && readToken() === undefined
}
