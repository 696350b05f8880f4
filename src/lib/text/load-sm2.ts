/** Loads SM2 encryption, for passwords that are sent and drafts that are sealed. */

import { loadChunk } from '../loading/lazy-import'

/** The functions of `sm2.ts`. Rejects when the chunk cannot be loaded. */
export const loadSm2 = () => loadChunk(() => import('./sm2'))
