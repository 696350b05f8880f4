/** What is unsent when a form is left, and a last attempt to send it; also for forms outside the form engine. */

import { withTimeout } from '@/lib/loading/with-timeout'
import type { Autosave } from './autosave-view'
import { onlyInMemory, type SaveState } from './save-state'

/** How long leaving a form waits for device and server together, in milliseconds. */
const timeoutMs = 2000

/**
 * The unsent state when a form is left now: answers stored on this device only, answers stored nowhere, or running
 * uploads.
 */
export type Unsent = 'device' | 'memory' | 'uploads'

/**
 * Which question a form asks before it is left in this state. After an ended login everything stays for the next sign-
 * in; a locked content accepts nothing and shows the answers when it is opened again.
 */
export function unsentOf(save: SaveState, uploading: boolean): Unsent | null {
  if (save.dirty && onlyInMemory(save)) return 'memory'
  if (uploading) return 'uploads'
  const trouble = save.trouble?.kind
  return save.dirty && trouble !== 'session' && trouble !== 'locked' ? 'device' : null
}

/**
 * Stores and sends what is pending, for two seconds at most, and returns what is still unsent. Without a response by
 * then, it counts as stored nowhere.
 */
export async function settleBeforeLeaving(
  { keep, flush, view }: Pick<Autosave, 'keep' | 'flush' | 'view'>,
  uploading: () => boolean,
): Promise<Unsent | null> {
  await withTimeout(Promise.all([keep(), flush()]), timeoutMs).catch(() => undefined)
  return unsentOf(view().save, uploading())
}
