/** The state of the forms' workshop: the draft, its undo history, its copy on the device, its saves. */

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import { sendOnce } from '@/api/send-once'
import { smartform } from '@/api/smartform'
import { jsonEqual } from '@/lib/collections/json-equal'
import { useDraft } from '@/lib/drafts/use-draft'
import { useSession } from '@/session/session'
import type { FormExample } from '@/smartform/authoring/examples'
import { readExamples } from '@/smartform/authoring/read-examples'
import type { FormSource } from '@/smartform/schema/definition'
import { isRawObject } from '@/smartform/schema/definition-reader'
import {
  type DraftOfFormFragment,
  FormDraftDocument,
  SaveFormDraftDocument,
} from '../graphql/draft.smartform.generated'
import { beginHistory, changed, type History, redone, undone } from './history'

/** What is edited. `examples` are the author's; `unfinished` are texts of expressions that have a fault, by the place they belong to. */
export interface WorkshopState {
  definition: FormSource
  examples: readonly FormExample[]
  unfinished: Readonly<Record<string, string>>
}

/** The code of a save over another person's. */
const outdated = 60408
/** How long a pause in typing is, and how long until a failed save is tried again, in milliseconds. */
const pause = 900
const again = 10_000

type Step = { kind: 'change'; next: WorkshopState; about: string; at: number } | { kind: 'undo' } | { kind: 'redo' }

function step(history: History<WorkshopState>, taken: Step): History<WorkshopState> {
  if (taken.kind === 'undo') return undone(history)
  if (taken.kind === 'redo') return redone(history)
  return changed(history, taken.next, taken.about, taken.at)
}

/** The draft as the server holds it. */
export interface ServerDraft {
  revision: number
  definition: FormSource
  examples: readonly FormExample[]
  savedBy: string
  savedAt: number
}

const serverOf = ({ revision, definition, examples, savedBy, savedAt }: DraftOfFormFragment): ServerDraft => ({
  ...{ revision, savedBy, savedAt },
  definition: definition as FormSource,
  examples: readExamples(examples),
})

/** Whether the server holds what is edited. */
const isSaved = (now: WorkshopState, { definition, examples }: ServerDraft) =>
  now.definition === definition && now.examples === examples

/** @param opened the draft as it was when the page was opened */
export function useWorkshop(opened: DraftOfFormFragment) {
  const formId = opened.id
  const userId = useSession().user.id
  const [server, setServer] = useState(() => serverOf(opened))
  const [history, take] = useReducer(
    step,
    { definition: server.definition, examples: server.examples, unfinished: {} },
    beginHistory<WorkshopState>,
  )
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** What another person saved meanwhile. */
  const [theirs, setTheirs] = useState<ServerDraft | null>(null)
  const { present } = history
  const change = useCallback((next: WorkshopState, about: string) => {
    take({ kind: 'change', next, about, at: Date.now() })
  }, [])
  const latest = useRef({ present, server })
  useEffect(() => {
    latest.current = { present, server }
  })
  const draft = useDraft<{ definition: unknown; examples: unknown; unfinished: unknown }>({
    draftKey: { userId, thing: JSON.stringify(['form-draft', formId]) },
    initial: { definition: server.definition, examples: server.examples, unfinished: {} },
    values: { definition: present.definition, examples: present.examples, unfinished: present.unfinished },
    restore(answers) {
      const { present: now } = latest.current
      change({ ...now, ...(answers as Partial<WorkshopState>) }, 'restored')
    },
    fits: (name, value) =>
      name === 'examples'
        ? jsonEqual(readExamples(value), value)
        : isRawObject(value) && (name !== 'definition' || Array.isArray(value.pages)),
  })
  const isDirty = !isSaved(present, server)

  const inFlight = useRef<Promise<boolean> | null>(null)
  const send = useCallback(async (): Promise<boolean> => {
    const { present: now, server: upon } = latest.current
    if (isSaved(now, upon)) return true
    const { definition, examples } = now
    const { revision } = upon
    setSending(true)
    try {
      const words = { formId, revision, definition, examples }
      const { saveFormDraft: saved } = await sendOnce('saveFormDraft', words, (key) =>
        smartform.mutate(SaveFormDraftDocument, { ...words, key }, { background: true }),
      )
      const next = { definition, examples, revision: saved.revision, savedBy: saved.savedBy, savedAt: saved.savedAt }
      latest.current = { ...latest.current, server: next }
      setServer(next)
      setFailure(null)
      return true
    } catch (error) {
      if (failureOf(error).code === outdated) {
        const { formDraft } = await smartform
          .query(FormDraftDocument, { formId }, { fetchPolicy: 'network-only', background: true })
          .catch(() => ({ formDraft: null }))
        if (formDraft) setTheirs(serverOf(formDraft))
        else setFailure(failureText(error))
      } else setFailure(failureText(error))
      return false
    } finally {
      setSending(false)
    }
  }, [formId])
  /** Saves what is unsaved now; false where it could not be saved. */
  const save = useCallback(async (): Promise<boolean> => {
    while (inFlight.current) await inFlight.current
    inFlight.current = send().finally(() => {
      inFlight.current = null
    })
    return inFlight.current
  }, [send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is saved after a pause
  useEffect(() => {
    if (!isDirty || theirs || sending) return
    const timer = setTimeout(() => void save(), failure === null ? pause : again)
    return () => clearTimeout(timer)
  }, [isDirty, present.definition, present.examples, theirs, sending, failure, save])

  return {
    ...{ formId, server, present, change, draft, sending, failure, theirs, isDirty, save },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => take({ kind: 'undo' }),
    redo: () => take({ kind: 'redo' }),
    /** Goes on with what the other person saved; one's own is one step back. */
    takeTheirs() {
      if (!theirs) return
      setServer(theirs)
      change({ ...present, definition: theirs.definition, examples: theirs.examples }, 'theirs')
      setTheirs(null)
    },
    /** Goes on with one's own, which is saved over the other person's. */
    keepMine() {
      if (!theirs) return
      setServer(theirs)
      setTheirs(null)
    },
  }
}

export type Workshop = ReturnType<typeof useWorkshop>
