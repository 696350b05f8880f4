import type { Autosave } from './autosave-view'
import { onlyInMemory, type SaveState } from './save-state'

/** How long leaving a form waits for what is on its way, in milliseconds. */
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

/** Keeps and sends what is left, for two seconds at most, and answers what still is not sent. */
export async function settleBeforeLeaving(autosave: Autosave, uploading: () => boolean): Promise<Unsent | null> {
  await autosave.keep()
  await Promise.race([autosave.flush(), new Promise((resolve) => setTimeout(resolve, patience))])
  return unsentOf(autosave.view().save, uploading())
}
