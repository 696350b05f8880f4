import { useState } from 'react'
import type { SmartformEditorProps } from './editor-props'
import { createEditorSession } from './editor-session'
import { OpenForm } from './OpenForm'

/**
 * One content of a form, to be filled in. Saves as the person works; whatever the server answers, what was typed stays.
 * The host gives the way to the server (`ports`), the address (`pageId`, `focusPath`, `pageHref`, `onNavigate`) and the
 * act of submitting. Another person, content, version, or a content that became read-only, opens anew.
 */
export function SmartformEditor(props: SmartformEditorProps) {
  const { contentId, formVersion, editable } = props.content
  return <Session key={JSON.stringify([props.userId, contentId, formVersion, editable])} {...props} />
}

function Session(props: SmartformEditorProps) {
  const [session] = useState(() => createEditorSession(props))
  return <OpenForm {...props} session={session} />
}
