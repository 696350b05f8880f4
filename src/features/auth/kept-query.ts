import { safeRedirect } from '@/lib/safe-redirect'
import { keepEntry, readEntry, removeEntry } from '@/lib/session-entries'

/** A system's code, as the menu knows them (s01, s02 …); what is longer or holds other characters is none. */
const systemCode = /^[\w.-]{1,64}$/

/**
 * Keeps the query parameters `redirect_url` and `sys` of any address the person arrives at in the session storage
 * (specification, section 2 "Route guard"). A return address outside this portal is not kept.
 */
export function keepQuery(search: string): void {
  const query = new URLSearchParams(search)
  const returnTo = safeRedirect(query.get('redirect_url'))
  if (returnTo) keepEntry('redirect_url', returnTo)
  const system = query.get('sys')
  if (system && systemCode.test(system)) keepEntry('sys', system)
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
