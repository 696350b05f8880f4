import { safeRedirect } from './safe-redirect'
import { keepEntry, readEntry, removeEntry } from './session-entries'

/** A system's code, as the menu knows them (s01, s02 …); what is longer or holds other characters is none. */
const systemCode = /^[\w.-]{1,64}$/

/** Set while what is kept belongs to a login: it goes with that login, and nobody who signs in later gets it. */
const ofLogin = 'kept-query.of-login'

/**
 * Keeps the query parameters `redirect_url` and `sys` of any address the person arrives at in the session storage
 * (specification, section 2 "Route guard"). A return address outside this portal is not kept. What was kept during a login that is
 * over is dropped first, however it ended; so is what its last page, loaded anew, still has in its address.
 */
export function keepQuery(search: string, signedIn: boolean): void {
  if (!signedIn && readEntry(ofLogin)) {
    dropKeptQuery()
    return
  }
  const query = new URLSearchParams(search)
  keepReturnAddress(query.get('redirect_url'))
  const system = query.get('sys')
  if (system && systemCode.test(system)) keepEntry('sys', system)
  if (signedIn) claimKeptQuery()
}

/** Keeps where the person wanted to go, over a journey through another platform. */
export function keepReturnAddress(target: string | null): void {
  const safe = safeRedirect(target)
  if (safe) keepEntry('redirect_url', safe)
}

/** The kept return address, checked again since anything of this origin could have written it; it is used up by reading. */
export function takeReturnAddress(): string | null {
  const kept = safeRedirect(readEntry('redirect_url'))
  removeEntry('redirect_url')
  return kept
}

/** The system the person came from, checked again as the return address is; undefined for none. */
export function keptSystem(): string | undefined {
  const kept = readEntry('sys')
  return kept && systemCode.test(kept) ? kept : undefined
}

/** Somebody has signed in: what is kept is theirs from here on. */
export function claimKeptQuery(): void {
  keepEntry(ofLogin, '1')
}

function dropKeptQuery(): void {
  for (const key of ['redirect_url', 'sys', ofLogin]) removeEntry(key)
}
