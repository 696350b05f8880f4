/** The session of one open form: engine, autosave, uploads; created by `SmartformEditor.tsx`. */

import { formatDay } from '@/lib/time/beijing-time'
import { createUploadQueues, type UploadQueues } from '@/ui/upload/upload-queues'
import { createAutosave } from '../drafts/autosave'
import type { Autosave } from '../drafts/autosave-view'
import { createEngine } from '../engine/create-engine'
import type { FormEngine } from '../engine/engine'
import type { FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import type { LeaveGuardProps, SmartformEditorProps } from './editor-props'

/** Everything that lives as long as one content is open. */
export interface EditorSession {
  form: FormNode
  engine: FormEngine
  uploads: UploadQueues
  autosave: Autosave
  /** Further parts of the page with unsent input, asked when the form is left. */
  exits: Set<Pick<LeaveGuardProps, 'dirty' | 'settle'>>
}

type SessionInput = Pick<SmartformEditorProps, 'definition' | 'only' | 'content' | 'ports' | 'userId'>

export function createEditorSession({
  definition,
  only = (whole) => whole,
  content,
  ports,
  userId,
}: SessionInput): EditorSession {
  const form = only(parseDefinition(definition))
  const clock = () => ports.now?.() ?? Date.now()
  const options = {
    editable: content.editable,
    ...(content.openFields && { open: new Set(content.openFields) }),
    today: () => formatDay(clock()),
  }
  const engine = createEngine(form, content.values, options)
  const autosave = createAutosave({
    engine,
    ports,
    content,
    userId,
    normalise: (values) => createEngine(form, values, options).values(),
  })
  return { form, engine, uploads: createUploadQueues(), autosave, exits: new Set() }
}
