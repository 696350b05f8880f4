/** Loads the idle lock a minute after the page, and gives `SignInAgain` the component. */

import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/loading/lazy-import'

/** Nobody is idle for long within a minute; the page's own files come first. In milliseconds; tests shorten it. */
export const idleLockDelay = { after: 60_000 }

/** The lock once its code is there; null until then, and where loading it failed. */
export function useIdleLock(): ComponentType | null {
  const [lock, setLock] = useState<{ Lock: ComponentType } | null>(null)
  useEffect(() => {
    if (import.meta.env.VITE_IDLE_MINUTES?.trim() === '0') return
    const load = () =>
      loadChunk(() => import('./IdleLock')).then(
        ({ IdleLock }) => setLock({ Lock: IdleLock }),
        () => {},
      )
    const timer = setTimeout(() => void load(), idleLockDelay.after)
    return () => clearTimeout(timer)
  }, [])
  return lock?.Lock ?? null
}
