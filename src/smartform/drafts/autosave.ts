import { createDeviceKeeper } from '@/lib/drafts/device-keeper'
import type { StoredPlace } from '@/lib/drafts/draft-store'
import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot, SaveOutcome, SmartformPorts } from '../ports'
import type { FieldValue, FormValues } from '../schema/values'
import type { Autosave, AutosaveView } from './autosave-view'
import { renewed, settle, withChanges, withOthers } from './choices'
import { compareDraft } from './compare-draft'
import { type DraftField, draftOf, formThing, unsavedFields } from './device-copy'
import { heldByServer, unsavedDefaults } from './held-by-server'
import { type Batch, createPendingFields } from './pending-fields'
import { initialSaveState, nextSaveState, type SaveEvent } from './save-state'
import { createSendTimer } from './send-timing'

interface AutosaveOptions {
  engine: FormEngine
  ports: SmartformPorts
  content: ContentSnapshot
  userId: string
  /** A server's values as the engine reads them. */
  normalise(values: ContentSnapshot['values']): FormValues
}

/**
 * Carries what is typed from memory to this device and to the server: one request at a time, only changed fields, each
 * with the revision it was typed upon. Nothing is ever dropped: whatever the server answers, the values stay in the
 * engine and on the device until it has taken them.
 */
export function createAutosave({ engine, ports, content, userId, normalise }: AutosaveOptions): Autosave {
  const pending = createPendingFields(heldByServer(engine, content), content.revision)
  const opened = engine.values()
  const defaults = unsavedDefaults(engine, content)
  const listeners = new Set<() => void>()
  const timer = createSendTimer(() => void send())
  let view: AutosaveView = {
    save: initialSaveState(content.savedAt),
    differences: [],
    restored: null,
    outside: { changes: [], by: null },
    unsaved: {},
  }
  let attempts = 0
  let sending: Promise<void> | null = null
  let running = false
  /** Of what was found on the device: what waits for a choice, and what other pages wrote besides. */
  let waiting: readonly DraftField[] = []
  let others: readonly DraftField[] = []
  let unreadable: readonly StoredPlace[] = []

  const show = (part: Partial<AutosaveView>) => {
    view = { ...view, ...part }
    for (const listener of listeners) listener()
  }
  const happen = (event: SaveEvent) => {
    const save = nextSaveState(view.save, event)
    if (save !== view.save) show({ save })
  }
  const keeper = createDeviceKeeper({
    place: { userId, thing: formThing(content.contentId) },
    unsaved: () => unsavedFields(engine, pending),
    onKept: () => happen({ type: 'keptOnDevice' }),
    onFailed: () => happen({ type: 'deviceFailed' }),
  })
  const halted = () => !content.editable || view.save.trouble?.kind === 'locked'
  /** Fields the server has refused; those around them go on being saved. */
  const undecided = () => new Set(view.differences.filter((one) => one.reason === 'conflict').map((one) => one.fieldId))
  const sendable = () => {
    const waiting = undecided()
    return [...pending.dirty].some((fieldId) => !waiting.has(fieldId))
  }

  /** One request at a time: an answer read before our own save must never be taken for newer than it. */
  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = (sending ?? Promise.resolve()).then(work)
    const turn = result.then(
      () => undefined,
      () => undefined,
    )
    sending = turn
    void turn.then(() => {
      if (sending === turn) sending = null
    })
    return result
  }

  function send(): Promise<void> {
    if (sending) return sending
    timer.cancel()
    // What a new content begins with is saved along with the first answer, or when it is submitted.
    pending.edited(defaults.splice(0))
    const batch = halted() ? null : pending.nextBatch(engine.values(), undecided())
    if (!batch) {
      if (view.save.dirty && pending.dirty.size === 0) {
        happen({ type: 'resolved', dirty: false })
        void keeper.now()
      }
      return Promise.resolve()
    }
    happen({ type: 'sendStarted' })
    return alone(async () => {
      const outcome = await ports
        .save(content.contentId, batch.baseRevision, batch.values)
        // A port that throws has not reached the server.
        .catch((): SaveOutcome => ({ kind: 'offline' }))
      await answered(outcome, batch)
    })
  }

  async function answered(outcome: SaveOutcome, batch: Batch) {
    if (outcome.kind === 'saved') {
      attempts = 0
      const overtaken = pending.saved(batch, engine.values(), outcome.revision)
      happen({ type: 'answered', outcome, dirty: pending.dirty.size > 0, undecided: undecided().size > 0 })
      void keeper.now()
      if (overtaken) await reread()
      if (sendable() && running) timer.soon()
      return
    }
    attempts += 1
    happen({ type: 'answered', outcome, dirty: true })
    if (outcome.kind === 'locked') show({ unsaved: dirtyValues() })
    else if (outcome.kind === 'conflict') await reread()
    else if (outcome.kind !== 'session' && running) timer.retry(attempts)
  }

  /**
   * Reads the content again and takes in what others changed. Answers whether there was something; null where it cannot be
   * read: then a conflict is tried with the next send.
   */
  async function reread(): Promise<boolean | null> {
    const conflict = view.save.trouble?.kind === 'conflict'
    const now = await ports.reload?.(content.contentId).catch(() => null)
    if (!now) {
      if (conflict && running) timer.retry(attempts)
      return null
    }
    const server = normalise(now.values)
    const before = engine.values()
    const { refreshed, differences } = pending.compare(before, server, now.revision)
    const changes = Object.entries(refreshed).map(([fieldId, value]) => ({
      fieldId,
      before: before[fieldId] ?? null,
      now: value,
    }))
    const news = changes.length > 0
    show({
      differences: withOthers(renewed(view.differences, differences, server), others),
      outside: news ? { changes: withChanges(view.outside.changes, changes), by: now.savedBy } : view.outside,
    })
    engine.load(refreshed, 'server')
    void keeper.now()
    if (differences.length > 0 && !conflict) happen({ type: 'answered', outcome: { kind: 'conflict' }, dirty: true })
    if (differences.length === 0 && conflict) happen({ type: 'resolved', dirty: pending.dirty.size > 0 })
    if (conflict && sendable() && running) timer.retry(attempts)
    return news || differences.length > 0
  }

  function dirtyValues(): FormValues {
    const values = engine.values()
    // What the form began with was never typed.
    const typed = [...pending.dirty].filter((fieldId) => values[fieldId] !== opened[fieldId])
    return Object.fromEntries(typed.map((fieldId) => [fieldId, values[fieldId] ?? null]))
  }

  async function restore() {
    const found = draftOf(await keeper.find(), engine.form.fields, normalise(content.values))
    if (!running || found.fields.length + found.lost === 0) return
    const server = normalise(content.values)
    const compared = compareDraft(found.fields, server, content.revision, pending.dirty)
    const mine = (fields: readonly DraftField[]) => Object.fromEntries(fields.map((one) => [one.fieldId, one.value]))
    if (!content.editable) return show({ unsaved: mine([...compared.restored, ...compared.differences]) })
    waiting = compared.differences
    others = compared.others
    unreadable = found.unreadable
    engine.load(mine(compared.restored), 'draft')
    keeper.take([...compared.restored, ...compared.settled].map((one) => one.found))
    const fields = compared.restored.map(({ fieldId, value }) => ({
      fieldId,
      mine: value,
      server: server[fieldId] ?? null,
    }))
    const at = Math.max(...found.fields.map((field) => field.at))
    const differences = waiting.map(({ fieldId, value }) => ({ fieldId, mine: value, server: server[fieldId] ?? null }))
    show({
      restored: fields.length + found.lost > 0 ? { fields, at, lost: found.lost } : null,
      differences: withOthers(
        [...view.differences, ...differences.map((one) => ({ ...one, reason: 'draft' as const }))],
        others,
      ),
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
      const leaveSlot = keeper.open()
      const stopListening = engine.onChange(({ origin, fieldIds }) => {
        if (origin === 'server') return
        pending.edited(fieldIds)
        happen({ type: 'edited' })
        keeper.soon()
        const trouble = view.save.trouble?.kind
        if (!trouble || trouble === 'refused' || (trouble === 'conflict' && sendable())) timer.soon()
      })
      void restore()
      // Out of sight (in another tab of the portal) nothing was retried.
      if (pending.dirty.size > 0) timer.soon()
      return () => {
        running = false
        stopListening()
        timer.cancel()
        leaveSlot()
        if (pending.dirty.size > 0) void send()
      }
    },
    retry() {
      if (pending.dirty.size === 0) return
      attempts = 0
      void keeper.now()
      if (view.save.trouble?.kind === 'conflict' && undecided().size === 0) void alone(reread)
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
    keep: () => keeper.now(),
    refresh: () => alone(reread),
    decide(choices) {
      const { settled, undecided: left } = settle(view.differences, choices, engine.values())
      const taken: Record<string, FieldValue> = {}
      const kept: Record<string, FieldValue> = {}
      for (const { difference, side, value } of settled) {
        const { fieldId, reason } = difference
        if (reason !== 'tab') pending.decide(difference, side)
        if (side === 'mine') kept[fieldId] = value
        else if (reason !== 'tab') taken[fieldId] = value
      }
      const decided = settled.map(({ difference }) => difference)
      const done = [...waiting, ...others].filter((one) =>
        decided.some(({ mine, fieldId }) => fieldId === one.fieldId && mine === one.value),
      )
      waiting = waiting.filter((one) => !done.includes(one))
      others = others.filter((one) => !done.includes(one))
      attempts = 0
      engine.load(taken, 'server')
      engine.load(kept, 'draft')
      show({ differences: withOthers(left, others) })
      if (undecided().size === 0) happen({ type: 'resolved', dirty: pending.dirty.size > 0 })
      keeper.take(done.map((one) => one.found))
      void keeper.now()
      if (sendable()) timer.soon()
    },
    giveBack(fieldIds) {
      const back = view.restored?.fields.filter((field) => fieldIds.includes(field.fieldId)) ?? []
      engine.load(Object.fromEntries(back.map((field) => [field.fieldId, field.server])), 'draft')
      const fields = view.restored?.fields.filter((field) => !fieldIds.includes(field.fieldId)) ?? []
      show({ restored: view.restored && fields.length + view.restored.lost > 0 ? { ...view.restored, fields } : null })
    },
    dismissRestored() {
      keeper.take(unreadable)
      show({ restored: null })
    },
    seeOutside: () => show({ outside: { changes: [], by: null } }),
  }
}
