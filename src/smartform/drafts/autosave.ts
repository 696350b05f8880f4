import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot, SaveOutcome, SmartformPorts } from '../ports'
import type { FieldValue, FormValues } from '../schema/values'
import { compareDraft } from './compare-draft'
import { findDraft } from './device-copy'
import { createDeviceKeeper } from './device-keeper'
import { type Batch, createPendingFields, type FieldDifference } from './pending-fields'
import { initialSaveState, nextSaveState, type SaveEvent, type SaveState } from './save-state'
import { createSendTimer } from './send-timing'

/** What the screens show of saving; the same object until something changes. */
export interface AutosaveView {
  save: SaveState
  /** Fields with two versions: found in a draft of an earlier session, or refused by the server. */
  differences: { reason: 'draft' | 'conflict'; fields: readonly FieldDifference[] } | null
  /** Taken over from an earlier session; `at` is when the newest of it was typed, `lost` counts sensitive answers. */
  restored: { fieldIds: readonly string[]; at: number; lost: number } | null
  /** Typed, and never taken by the server: shown to be copied when the content is locked. */
  unsaved: FormValues
}

export interface Autosave {
  subscribe(listener: () => void): () => void
  view(): AutosaveView
  /** Begins listening and looks for a draft; the answer ends it, sending what is left once. */
  start(): () => void
  /** Keeps and sends now: a person asked, the network or the focus is back, the page is being left. */
  retry(): void
  /** Sends everything now; whether all of it is on the server. */
  flush(): Promise<boolean>
  decide(choices: Readonly<Record<string, 'mine' | 'server'>>): void
  dismissRestored(): void
}

interface AutosaveOptions {
  engine: FormEngine
  ports: SmartformPorts
  content: ContentSnapshot
  userId: string
  /** A server's values as the engine reads them. */
  normalise(values: ContentSnapshot['values']): FormValues
}

/** A default of the definition the content does not hold yet: shown, but not on the server. */
function isUnsavedDefault(engine: FormEngine, content: ContentSnapshot, fieldId: string): boolean {
  return engine.form.fields.get(fieldId)?.defaultValue !== undefined && !Object.hasOwn(content.values, fieldId)
}

function heldByServer(engine: FormEngine, content: ContentSnapshot): FormValues {
  return Object.fromEntries(
    Object.entries(engine.values()).filter(([fieldId]) => !isUnsavedDefault(engine, content, fieldId)),
  )
}

/**
 * Carries what is typed from memory to this device and to the server: one request at a time, only changed fields, each
 * with the revision it was typed upon. Nothing is ever dropped: whatever the server answers, the values stay in the
 * engine and on the device until it has taken them.
 */
export function createAutosave({ engine, ports, content, userId, normalise }: AutosaveOptions): Autosave {
  const key = { userId, contentId: content.contentId, formVersion: content.formVersion }
  const pending = createPendingFields(heldByServer(engine, content), content.revision)
  const opened = engine.values()
  const defaults = [...engine.form.fields.keys()].filter((id) => isUnsavedDefault(engine, content, id))
  const listeners = new Set<() => void>()
  const timer = createSendTimer(() => void send())
  let view: AutosaveView = { save: initialSaveState(content.savedAt), differences: null, restored: null, unsaved: {} }
  let attempts = 0
  let sending: Promise<void> | null = null
  let running = false

  const show = (part: Partial<AutosaveView>) => {
    view = { ...view, ...part }
    for (const listener of listeners) listener()
  }
  const happen = (event: SaveEvent) => show({ save: nextSaveState(view.save, event) })
  const keeper = createDeviceKeeper({
    key,
    engine,
    pending,
    onKept: () => happen({ type: 'keptOnDevice' }),
    onFailed: () => happen({ type: 'deviceFailed' }),
  })
  const halted = () =>
    !content.editable || view.save.trouble?.kind === 'locked' || view.differences?.reason === 'conflict'

  function send(): Promise<void> {
    if (sending) return sending
    timer.cancel()
    // What a new content begins with is saved along with the first answer, or when it is submitted.
    pending.edited(defaults.splice(0))
    const batch = halted() ? null : pending.nextBatch(engine.values())
    if (!batch) {
      if (view.save.dirty && pending.dirty.size === 0) happen({ type: 'resolved', dirty: false })
      return Promise.resolve()
    }
    happen({ type: 'sendStarted' })
    sending = ports
      .save(content.contentId, batch.baseRevision, batch.values)
      // A port that throws has not reached the server.
      .catch((): SaveOutcome => ({ kind: 'offline' }))
      .then((outcome) => answered(outcome, batch))
      .finally(() => {
        sending = null
      })
    return sending
  }

  async function answered(outcome: SaveOutcome, batch: Batch) {
    if (outcome.kind === 'saved') {
      attempts = 0
      const overtaken = pending.saved(batch, engine.values(), outcome.revision)
      happen({ type: 'answered', outcome, dirty: pending.dirty.size > 0 })
      void keeper.now(Object.keys(batch.values), Date.now())
      if (overtaken) await reread()
      if (pending.dirty.size > 0 && running) timer.soon()
      return
    }
    attempts += 1
    happen({ type: 'answered', outcome, dirty: true })
    if (outcome.kind === 'locked') show({ unsaved: dirtyValues() })
    else if (outcome.kind === 'conflict') await reread()
    else if (outcome.kind !== 'session' && running) timer.retry(attempts)
  }

  /** Reads the content again; where that fails, or the host has no way to, it is tried with the next send. */
  async function reread() {
    const conflict = view.save.trouble?.kind === 'conflict'
    const now = await ports.reload?.(content.contentId).catch(() => null)
    if (!now) {
      if (conflict && running) timer.retry(attempts)
      return
    }
    const { refreshed, differences } = pending.compare(engine.values(), normalise(now.values), now.revision)
    engine.load(refreshed, 'server')
    if (differences.length > 0) {
      if (!conflict) happen({ type: 'answered', outcome: { kind: 'conflict' }, dirty: true })
      show({ differences: { reason: 'conflict', fields: differences } })
    } else if (conflict) {
      happen({ type: 'resolved', dirty: pending.dirty.size > 0 })
      if (pending.dirty.size > 0 && running) timer.retry(attempts)
    }
  }

  function dirtyValues(): FormValues {
    const values = engine.values()
    // What the form began with was never typed.
    const typed = [...pending.dirty].filter((fieldId) => values[fieldId] !== opened[fieldId])
    return Object.fromEntries(typed.map((fieldId) => [fieldId, values[fieldId] ?? null]))
  }

  async function restore() {
    const server = normalise(content.values)
    const found = await findDraft(key, engine.form.fields, server, Date.now())
    if (!running || found.fields.length + found.lost === 0) return
    const { restored, differences, settled } = compareDraft(found.fields, server, content.revision, pending.dirty)
    if (settled.length > 0) void keeper.now(settled, Date.now())
    if (!content.editable) {
      return show({
        unsaved: { ...restored, ...Object.fromEntries(differences.map((one) => [one.fieldId, one.mine])) },
      })
    }
    engine.load(restored, 'draft')
    const fieldIds = Object.keys(restored)
    const at = Math.max(...found.fields.map((field) => field.at))
    show({
      restored: fieldIds.length + found.lost > 0 ? { fieldIds, at, lost: found.lost } : null,
      differences: differences.length > 0 ? { reason: 'draft', fields: differences } : view.differences,
    })
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => view,
    start() {
      running = true
      const stopListening = engine.onChange(({ origin, fieldIds }) => {
        if (origin === 'server') return
        pending.edited(fieldIds)
        happen({ type: 'edited' })
        keeper.soon()
        const trouble = view.save.trouble?.kind
        if (!trouble || trouble === 'refused') timer.soon()
      })
      void restore()
      return () => {
        running = false
        stopListening()
        timer.cancel()
        if (pending.dirty.size === 0) return
        void keeper.now()
        void send()
      }
    },
    retry() {
      if (pending.dirty.size === 0) return
      attempts = 0
      void keeper.now()
      if (view.save.trouble?.kind === 'conflict' && !view.differences) void reread()
      else void send()
    },
    async flush() {
      // What is typed while a request is on its way needs another one; nobody types through four.
      for (let round = 0; round < 4; round += 1) {
        await send()
        if (view.save.trouble || pending.dirty.size === 0) break
      }
      return pending.dirty.size === 0 && !view.save.trouble
    },
    decide(choices) {
      const { fields = [], reason } = view.differences ?? {}
      const taken: Record<string, FieldValue> = {}
      const kept: Record<string, FieldValue> = {}
      for (const difference of fields) {
        const choice = choices[difference.fieldId] ?? 'server'
        pending.decide(difference, choice)
        if (choice === 'server') taken[difference.fieldId] = difference.server
        // In an open conflict the form holds theirs, as edited since.
        else if (reason === 'draft') kept[difference.fieldId] = difference.mine
      }
      attempts = 0
      show({ differences: null })
      engine.load(taken, 'server')
      engine.load(kept, 'draft')
      happen({ type: 'resolved', dirty: pending.dirty.size > 0 })
      void keeper.now(Object.keys(taken), Date.now())
      if (pending.dirty.size > 0) timer.soon()
    },
    dismissRestored: () => show({ restored: null }),
  }
}
