/** Loads SM2 encryption, for passwords that are sent and drafts that are sealed. */

import { loadChunk } from '../loading/lazy-import'

/** The functions of `sm2.ts`. Rejects when the chunk cannot be loaded. */
export const loadSm2 = () => loadChunk(() => import('./sm2'))

let isPrefetched = false

/** Loads it once there is something to seal, so that a sign-out without a connection can do it. Never rejects. */
export function prefetchSm2(): void {
  if (isPrefetched) return
  isPrefetched = true
  loadSm2().catch(() => {
    isPrefetched = false
  })
}
