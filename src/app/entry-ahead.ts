/**
 * Fetches what comes after signing in while the person types: the shell, the session's calls, and what shows notices. A part
 * that does not come is asked for again when it is needed.
 */
export function fetchAhead(): void {
  for (const part of [
    () => import('@/session/load-session'),
    () => import('./member-routes'),
    () => import('./FailureNotices'),
  ]) {
    part().catch(() => {})
  }
}
