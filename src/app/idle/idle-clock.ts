/** Times a person's inactivity over all tabs, for the idle lock: active, warning, locked. */

import { getLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'

/** Limits in milliseconds; an object, so that tests can shorten them. */
export const idleLimits = {
  /** Until the page locks. 30 minutes unless the town sets another time (`VITE_IDLE_MINUTES`); 0: never. */
  lock: Number(import.meta.env.VITE_IDLE_MINUTES?.trim() || 30) * 60_000,
  /** How long before that the warning opens (`IdleLock.tsx`). */
  warning: 2 * 60_000,
  /** How often it looks, and how often at most activity is written for the other tabs. */
  step: 5000,
}

/** Moments, nothing about the person: they may stay after a sign-out. */
const activityKey = 'portal-last-activity'
/** When a tab locked because of idleness; every tab that was open then locks too, whatever is done in the first one since. */
const lockKey = 'portal-idle-lock'

/** What the time since the last activity asks for. */
export type IdleState = 'active' | 'warning' | 'locked'

/** The state at a moment, in milliseconds since 1970. */
export function idleStateAt(now: number, lastActivity: number): IdleState {
  const idle = now - lastActivity
  if (idle >= idleLimits.lock) return 'locked'
  return idle >= idleLimits.lock - idleLimits.warning ? 'warning' : 'active'
}

/** Screen readers may press a button by a click alone. */
const events = ['pointerdown', 'keydown', 'click', 'wheel', 'touchstart', 'input'] as const

/**
 * Watches activity in this tab and in the others, and announces each change of state.
 * @returns `stop`, and `note`, which counts as activity
 */
export function watchIdle(announce: (state: IdleState) => void): { stop(): void; note(): void } {
  const begun = Date.now()
  let last = begun
  let written = 0
  let state: IdleState = 'active'
  const look = () => {
    const now = Date.now()
    const elsewhere = Number(getLocalEntry(activityKey))
    // A clock that was set back must not keep a page open.
    if (elsewhere > last && elsewhere <= now) last = elsewhere
    const lockedAt = Number(getLocalEntry(lockKey))
    const isLockedElsewhere = lockedAt > begun && lockedAt <= now
    const next = isLockedElsewhere ? 'locked' : idleStateAt(now, last)
    if (next === 'locked' && !isLockedElsewhere) setLocalEntry(lockKey, String(now))
    if (next !== state) announce(next)
    state = next
  }
  const note = () => {
    // What comes after the limit is the next person's until someone has signed in.
    if (idleStateAt(Date.now(), last) === 'locked') return look()
    last = Date.now()
    if (last - written >= idleLimits.step) {
      written = last
      setLocalEntry(activityKey, String(last))
    }
    if (state !== 'active') look()
  }
  note()
  const timer = setInterval(look, idleLimits.step)
  // A sleeping device runs no timers: it looks when it wakes.
  document.addEventListener('visibilitychange', look)
  for (const event of events) document.addEventListener(event, note, { capture: true, passive: true })
  return {
    note,
    stop() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const event of events) document.removeEventListener(event, note, { capture: true })
    },
  }
}
