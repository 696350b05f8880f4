import { inTime } from '@/lib/in-time'
import type { Autosave } from './autosave-view'
import { onlyInMemory, type SaveState } from './save-state'

/** How long leaving a form waits for the device and the server, both together, in milliseconds. */
const patience = 2000

/** What leaving now would leave behind: answers kept on this device only, answers kept nowhere, or files on their way. */
export type Unsent = 'device' | 'memory' | 'uploads'

/**
 * What is to be said before a form is left in this state. An ended login leads to the sign-in and back to everything kept; a
 * locked content takes nothing any more, and shows it again when it is opened.
 */
export function unsentOf(save: SaveState, uploading: boolean): Unsent | null {
  if (save.dirty && onlyInMemory(save)) return 'memory'
  if (uploading) return 'uploads'
  const trouble = save.trouble?.kind
  return save.dirty && trouble !== 'session' && trouble !== 'locked' ? 'device' : null
}

/**
 * Keeps and sends what is left, for two seconds at most whatever the device and the server do, and answers what still is not
 * sent. What has not been heard of by then counts as kept nowhere.
 */
export async function settleBeforeLeaving(
  { keep, flush, view }: Pick<Autosave, 'keep' | 'flush' | 'view'>,
  uploading: () => boolean,
): Promise<Unsent | null> {
  await inTime(Promise.all([keep(), flush()]), patience).catch(() => undefined)
  return unsentOf(view().save, uploading())
}
