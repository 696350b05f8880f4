import { loadChunk } from '@/lib/lazy-page'

/**
 * Fetches what comes after signing in while the person types: the shell and the session's calls. A part that does not come is
 * asked for again when it is needed.
 */
export function fetchAhead(): void {
  loadChunk(() => import('@/session/load-session')).catch(() => {})
  loadChunk(() => import('./member-routes')).catch(() => {})
}
