/**
 * Protects a sign-in through WeChat or the one-stop service with a `state`: begin it, then judge the return address;
 * for WeChat's and the one-stop service's pages.
 */

import { randomId } from '@/lib/random-id'
import { getSessionEntry, removeSessionEntry, setSessionEntry } from '@/lib/storage/session-storage'

/** Platforms with their own sign-in. */
export type Platform = 'wechat' | 'oneStop'

/** How long a sign-in there may take. */
const lifetimeSeconds = 600
const keyOf = (platform: Platform) => `crossing.${platform}`

/** Starts a sign-in on a platform; returns the state that it must bring back. */
export function beginPlatformSignIn(platform: Platform): string {
  const state = randomId()
  setSessionEntry(keyOf(platform), state, lifetimeSeconds)
  return state
}

/** The expected state of this tab; null for none or an expired one. */
export function expectedState(platform: Platform): string | null {
  return getSessionEntry(keyOf(platform))
}

/** A state is valid once. */
export function endPlatformSignIn(platform: Platform): void {
  removeSessionEntry(keyOf(platform))
}

/**
 * How a person arrives. `start`: not from the platform; `code`: signed in there; `cancelled`: cancelled there; `down`:
 * the platform reports a failure; `forged`: the state does not match, so nobody is signed in.
 */
export type Arrival = { kind: 'start' | 'cancelled' | 'down' | 'forged' } | { kind: 'code'; code: string }

/** Compares the query with the expected state. */
export function judgeArrival(search: string, awaited: string | null): Arrival {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  const state = query.get('state')
  const error = query.get('error')
  if (code === null && state === null && error === null) return { kind: 'start' }
  if (!awaited || state !== awaited) return { kind: 'forged' }
  if (error === 'access_denied') return { kind: 'cancelled' }
  if (error !== null) return { kind: 'down' }
  if (!code) return { kind: 'cancelled' }
  return /^[\x21-\x7e]{1,512}$/.test(code) ? { kind: 'code', code } : { kind: 'forged' }
}
