/** The form editor that pages use for every form: opens a session for one content and renders it. */

import { useEffect, useState } from 'react'
import type { FormEngine } from '../engine/engine'
import type { SmartformEditorProps } from './editor-props'
import { createEditorSession } from './editor-session'
import { OpenForm } from './OpenForm'

interface Props extends SmartformEditorProps {
  /** Called with the engine once the form is open, for an inspector. */
  onOpen?(engine: FormEngine): void
}

/**
 * Edits one content of a form, with autosave. The host provides I/O (`ports`), the address (`pageId`, `focusPath`,
 * `pageHref`, `onNavigate`) and submitting. Another person, content, version or editability opens it anew.
 */
export function SmartformEditor(props: Props) {
  const { contentId, formVersion, editable } = props.content
  return <Session key={JSON.stringify([props.userId, contentId, formVersion, editable])} {...props} />
}

function Session({ onOpen, ...props }: Props) {
  const [session] = useState(() => createEditorSession(props))
  useEffect(() => onOpen?.(session.engine), [onOpen, session])
  return <OpenForm {...props} session={session} />
}
