import type { SmartformEditorProps } from './editor-props'
import { createEditorSession } from './editor-session'

/** What became of what was left: all of it is on the server; the server was not reached; somebody has to look at it. */
export type SentLeft = 'sent' | 'waiting' | 'undecided'

/**
 * Sends what pages that are gone left of a content on this device, without showing the form: what nobody has to choose about. The rest
 * stays where it is, to be offered when the form is opened.
 */
export async function sendLeft(
  input: Pick<SmartformEditorProps, 'definition' | 'content' | 'ports' | 'userId'>,
): Promise<SentLeft> {
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
