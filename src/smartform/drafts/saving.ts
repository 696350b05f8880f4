/** The state of autosave: the fields and rows that are not on the server yet. */

import { createDraftWriter } from '@/lib/drafts/draft-writer'
import { createPendingFields } from '@/lib/drafts/pending-fields'
import { createListeners } from '@/lib/events/listeners'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import type { ContentSnapshot, RefusedAnswer, SmartformPorts } from '../ports'
import type { FieldValue, FormValues } from '../schema/values'
import type { AutosaveView } from './autosave-view'
import { formThing, unsavedFields } from './device-copy'
import { createDraftOffers } from './draft-offers'
import { initialSaveState, nextSaveState, type SaveEvent } from './save-state'

export interface AutosaveOptions {
  engine: FormEngine
  ports: SmartformPorts
  content: ContentSnapshot
  userId: string
  /** A server's values as the engine reads them. */
  normalise(values: ContentSnapshot['values']): FormValues
}

/**
 * Shared state of sending, reloading and choosing: what is not on the server, where else it is, and what is displayed.
 */
export function createSaving({ engine, ports, content, userId, normalise }: AutosaveOptions) {
  // Default values that the content does not hold yet are displayed, but not on the server.
  const defaults = [...engine.form.fields].flatMap(([fieldId, node]) =>
    node.defaultValue !== undefined && !Object.hasOwn(content.values, fieldId) ? [fieldId] : [],
  )
  const unsent = Object.entries(engine.values()).filter(([fieldId]) => !defaults.includes(fieldId))
  const pending = createPendingFields<FieldValue>(Object.fromEntries(unsent), content.revision)
  const server = normalise(content.values)
  const sent = new Set<string>()
  const valuesOf = (isMeant: (fieldId: string) => boolean): FormValues =>
    Object.fromEntries(Object.entries(engine.values()).filter(([fieldId]) => isMeant(fieldId)))
  const { listen, notify } = createListeners()
  let view: AutosaveView = {
    save: initialSaveState(content.savedAt),
    differences: [],
    restored: null,
    outside: { changes: [], by: null },
    unsaved: {},
    refused: [],
    orphaned: [],
    unplaced: 0,
  }
  const show = (part: Partial<AutosaveView>) => {
    view = { ...view, ...part }
    notify()
  }
  const dispatch = (event: SaveEvent) => {
    const save = nextSaveState(view.save, event)
    if (save !== view.save) show({ save })
  }
  const draftWriter = createDraftWriter({
    draftKey: { userId, thing: formThing(content.contentId) },
    unsaved: () => unsavedFields(engine, pending),
    onStored: () => dispatch({ type: 'keptOnDevice' }),
    onFailed: () => dispatch({ type: 'deviceFailed' }),
  })
  const undecided = () =>
    new Set(
      view.differences.filter((difference) => difference.reason === 'conflict').map((difference) => difference.fieldId),
    )
  /** Fields that wait for a choice or a correction; others continue to be saved. */
  const waiting = () => new Set([...undecided(), ...view.refused.map(({ path }) => fieldIdOf(path))])
  return {
    pending,
    keeper: draftWriter,
    offers: createDraftOffers({ draftWriter, userId, form: engine.form, content, ports, server }),
    /** The content's values as the engine reads them. */
    server,
    /** Default values of a new content, not sent yet. */
    defaults,
    /** Whether the form is open. */
    running: false,
    /** Failed saves in a row. */
    attempts: 0,
    view: () => view,
    show,
    happen: dispatch,
    subscribe: listen,
    undecided,
    waiting,
    /** Fields sent since the form was opened, default values left out. */
    sent,
    /** What is not on the server, as it is in the form. */
    typedValues: (): FormValues => valuesOf((fieldId) => pending.dirty.has(fieldId)),
    /** What the person typed since the form was opened, also what the server has by now: newer than any draft found later. */
    typedSinceOpened: (): FormValues => valuesOf((fieldId) => pending.dirty.has(fieldId) || sent.has(fieldId)),
    /** Whether something unsaved may be sent. */
    sendable() {
      const unsent = waiting()
      return [...pending.dirty].some((fieldId) => !unsent.has(fieldId))
    },
    resolved: () => dispatch({ type: 'resolved', dirty: pending.dirty.size > 0, refused: view.refused.length > 0 }),
    /** Shows what the server refused at its field, until it changes. */
    refuse(refused: readonly RefusedAnswer[]) {
      show({ refused })
      engine.setServerProblems(
        refused.map(({ path, code, message }) => ({ paths: [path], code, message, severity: 'error' })),
        'save',
      )
    },
  }
}

export type Saving = ReturnType<typeof createSaving>
