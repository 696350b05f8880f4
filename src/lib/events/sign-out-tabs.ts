/** Tells the portal's other tabs of a sign-out, which they would learn at their next call only; also a tab that was frozen meanwhile. */

import { getLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'

/** Holds a random number, nothing of a person. It stays, so that a tab that wakes sees whether it has changed. */
const key = 'portal-signed-out'

/** The last sign-out that this document knows of. */
let known = getLocalEntry(key)

/** Tells every other tab. */
export function tellOtherTabs(): void {
  setLocalEntry(key, String(Math.random()))
  markSignOutKnown()
}

/** Whether another tab has signed out, and this document has not acted on it. */
export function isSignedOutElsewhere(): boolean {
  return getLocalEntry(key) !== known
}

/** The last sign-out does not concern this document, or has been acted on. */
export function markSignOutKnown(): void {
  known = getLocalEntry(key)
}

/**
 * Calls `act` when another tab has signed out; for a tab that was frozen or in the back-forward cache, when it wakes.
 * Returns a function that stops it.
 */
export function onSignOutElsewhere(act: () => void): () => void {
  const look = () => {
    if (isSignedOutElsewhere()) act()
  }
  const hear = (event: StorageEvent) => {
    if (event.key === key) look()
  }
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', look)
  for (const wake of ['resume', 'visibilitychange']) document.addEventListener(wake, look)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', look)
    for (const wake of ['resume', 'visibilitychange']) document.removeEventListener(wake, look)
  }
}
