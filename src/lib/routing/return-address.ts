/** The address to return to after signing in at another system, kept over the redirects; for the guard and all sign-in pages. */

import { getSessionEntry, removeSessionEntry, setSessionEntry } from '../storage/session-storage'
import { safeOtherSite, safeRedirect } from './safe-redirect'

/** A system code as in the menu (s01, s02 …). Longer values or other characters are ignored. */
const systemCode = /^[\w.-]{1,64}$/

/** Set while the stored values belong to a login. They are removed with that login, so no later user gets them. */
const ofLogin = 'kept-query.of-login'

/** The origin of a configured absolute web address; null for anything else. */
function originOf(configured: string | undefined): string | null {
  if (!configured || !URL.canParse(configured)) return null
  const { protocol, origin } = new URL(configured)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}

/** The systems to which a person may return after signing in: the one-stop service and the new portal. */
function returnOrigins(): readonly string[] {
  const { VITE_ONE_STOP_URL, VITE_NEW_PORTAL_URL } = import.meta.env
  return [VITE_ONE_STOP_URL, VITE_NEW_PORTAL_URL].flatMap((configured) => originOf(configured) ?? [])
}

/**
 * Keeps the query parameters `redirect_url` and `sys` of any address the person arrives at in the session storage
 * (specification, section 2 "Route guard"). A return address is kept where it is in this portal or in a configured
 * system (`returnOrigins`). What was kept during a login that is
 * over is dropped first, however it ended; so is what its last page, loaded anew, still has in its address.
 */
export function saveReturnQuery(search: string, signedIn: boolean): void {
  if (!signedIn && getSessionEntry(ofLogin)) {
    removeReturnQuery()
    return
  }
  const query = new URLSearchParams(search)
  saveReturnAddress(query.get('redirect_url'))
  const system = query.get('sys')
  if (system && systemCode.test(system)) setSessionEntry('sys', system)
  if (signedIn) claimReturnQuery()
}

/** Stores the return address during a sign-in on another platform. */
export function saveReturnAddress(target: string | null): void {
  const safe = safeReturn(target)
  if (safe) setSessionEntry('redirect_url', safe)
}

/**
 * The stored return address, validated again because any code of this origin may have written it. Reading deletes it.
 * `external` marks another system's address.
 */
export function takeReturnAddress(): ReturnAddress | null {
  const stored = getSessionEntry('redirect_url')
  removeSessionEntry('redirect_url')
  const path = safeRedirect(stored)
  if (path !== null) return { to: path, external: false }
  const address = safeOtherSite(stored, returnOrigins())
  return address === null ? null : { to: address, external: true }
}

/**
 * The host of the other system to which the person will return; null for this portal. Does not delete the stored
 * address.
 */
export function storedReturnHost(): string | null {
  const address = safeOtherSite(getSessionEntry('redirect_url'), returnOrigins())
  return address === null ? null : new URL(address).host
}

interface ReturnAddress {
  to: string
  external: boolean
}

function safeReturn(target: string | null): string | null {
  return safeRedirect(target) ?? safeOtherSite(target, returnOrigins())
}

/** The stored system, checked again; undefined for none. */
export function savedSystem(): string | undefined {
  const storedSystem = getSessionEntry('sys')
  return storedSystem && systemCode.test(storedSystem) ? storedSystem : undefined
}

/** Binds the stored values to the login that has just begun. */
export function claimReturnQuery(): void {
  setSessionEntry(ofLogin, '1')
}

function removeReturnQuery(): void {
  for (const key of ['redirect_url', 'sys', ofLogin]) removeSessionEntry(key)
}
