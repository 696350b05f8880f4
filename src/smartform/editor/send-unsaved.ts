/** Sends the drafts of a form without opening it, for reviews that were left offline. */

import type { SmartformEditorProps } from './editor-props'
import { createEditorSession } from './editor-session'

/** The result: everything is on the server; the server was not reached; somebody has to choose. */
export type SentUnsaved = 'sent' | 'waiting' | 'undecided'

/**
 * Sends drafts that closed pages left of a content, without opening the form, as far as no choice is needed. The rest
 * stays, to be offered when the form opens.
 */
export async function sendUnsaved(
  input: Pick<SmartformEditorProps, 'definition' | 'content' | 'ports' | 'userId'>,
): Promise<SentUnsaved> {
  const { autosave, uploads } = createEditorSession(input)
  const stop = autosave.start()
  try {
    await autosave.looked()
    const sent = await autosave.flush()
    await autosave.keep()
    const { save, differences } = autosave.view()
    if (differences.length > 0) return 'undecided'
    const trouble = save.trouble?.kind
    return sent ? 'sent' : trouble === 'offline' || trouble === 'session' ? 'waiting' : 'undecided'
  } finally {
    stop()
    uploads.close()
  }
}
