/** Loads the senior mode (长辈版) when it is on or asked for: its code is not part of the sign-in screen. */

import { loadChunk } from '@/lib/loading/lazy-import'

/** The senior mode's functions. Loading them applies the mode where it is on. */
export const loadSenior = () => loadChunk(() => import('./senior/senior-mode'))
