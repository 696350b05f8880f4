/** Tells the portal's other tabs of a sign-out, which they would learn at their next call only. */

import { removeLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'

const key = 'portal-signed-out'

/** Tells every other tab, and leaves nothing in the storage. */
export function tellOtherTabs(): void {
  setLocalEntry(key, String(Math.random()))
  removeLocalEntry(key)
}

/** Calls `act` when another tab has signed out. Returns a function that stops it. */
export function onSignOutElsewhere(act: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) act()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
