import { useEffect, useState } from 'react'
import type { FormEngine } from '../engine/engine'
import type { SmartformEditorProps } from './editor-props'
import { createEditorSession } from './editor-session'
import { OpenForm } from './OpenForm'

interface Props extends SmartformEditorProps {
  /** Called with the form's engine once it is open: for an inspector beside it. */
  onOpen?(engine: FormEngine): void
}

/**
 * One content of a form, to be filled in. Saves as the person works; whatever the server answers, what was typed stays.
 * The host gives the way to the server (`ports`), the address (`pageId`, `focusPath`, `pageHref`, `onNavigate`) and the
 * act of submitting. Another person, content, version, or a content that became read-only, opens anew.
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
