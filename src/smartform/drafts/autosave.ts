import { createDeviceKeeper } from '@/lib/drafts/device-keeper'
import { same } from '@/lib/same'
import type { FormEngine } from '../engine/engine'
import { placeOf } from '../engine/paths'
import type { ContentSnapshot, RefusedAnswer, SaveOutcome, SmartformPorts } from '../ports'
import type { FieldValue, FormValues } from '../schema/values'
import type { Autosave, AutosaveView } from './autosave-view'
import { renewed, settle, withChanges, withOthers } from './choices'
import { type DraftField, formThing, unsavedFields } from './device-copy'
import { createDraftOffers } from './draft-offers'
import { heldByServer, unsavedDefaults } from './held-by-server'
import { leaveBehind, takeBack } from './left-behind'
import { type Batch, createPendingFields } from './pending-fields'
import { initialSaveState, isFinal, nextSaveState, type SaveEvent } from './save-state'
import { answerInTime, createSendTimer } from './send-timing'

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
    refused: [],
    homeless: [],
  }
  let attempts = 0
  let sending: Promise<void> | null = null
  let running = false
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
  const server = normalise(content.values)
  const offers = createDraftOffers({ keeper, userId, form: engine.form, content, ports, server })
  const halted = () => !content.editable || isFinal(view.save)
  const undecided = () => new Set(view.differences.filter((one) => one.reason === 'conflict').map((one) => one.fieldId))
  /** Fields that wait for a choice, or to be put right; those around them go on being saved. */
  const held = () => new Set([...undecided(), ...view.refused.map(({ path }) => placeOf(path).fieldId)])
  const sendable = () => {
    const waiting = held()
    return [...pending.dirty].some((fieldId) => !waiting.has(fieldId))
  }
  const resolved = () => happen({ type: 'resolved', dirty: pending.dirty.size > 0, refused: view.refused.length > 0 })
  /** Says at its place what the server does not take, until it is changed. */
  const refuse = (refused: readonly RefusedAnswer[]) => {
    show({ refused })
    engine.setServerProblems(
      refused.map(({ path, code, message }) => ({ paths: [path], code, message, severity: 'error' })),
      'save',
    )
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
    const batch = halted() ? null : pending.nextBatch(engine.values(), held())
    if (!batch) {
      if (view.save.dirty && pending.dirty.size === 0 && !isFinal(view.save)) {
        resolved()
        void keeper.now()
      }
      return Promise.resolve()
    }
    happen({ type: 'sendStarted' })
    return alone(async () => {
      const { version: formVersion } = engine.form
      const asked = ports.save(content.contentId, { ...batch, formVersion })
      // A port that throws, or never answers, may have reached the server or not: the same is asked again.
      await answered(await answerInTime<SaveOutcome>(asked, { kind: 'offline' }), batch)
    })
  }

  async function answered(outcome: SaveOutcome, batch: Batch) {
    if (outcome.kind !== 'offline') pending.answered()
    if (outcome.kind === 'saved') {
      attempts = 0
      const { refused = [], conflicts = [] } = outcome
      // What was changed since it was sent is another answer.
      const now = engine.values()
      const stands = refused.filter(({ path }) => {
        const { fieldId } = placeOf(path)
        return same(now[fieldId] ?? null, batch.values[fieldId])
      })
      if (stands.length > 0) refuse([...view.refused, ...stands])
      const notTaken = new Set([...refused.map(({ path }) => placeOf(path).fieldId), ...conflicts])
      const overtaken = pending.saved(batch, now, outcome.revision, notTaken)
      happen({
        type: 'answered',
        outcome: conflicts.length > 0 ? { kind: 'conflict' } : outcome,
        dirty: pending.dirty.size > 0,
        undecided: undecided().size > 0,
        refused: view.refused.length > 0,
      })
      void keeper.now()
      if (!running && takeBack(userId, content.contentId, engine))
        leaveBehind(userId, content.contentId, engine, pending)
      if (overtaken || conflicts.length > 0) await reread()
      if (sendable() && running) timer.soon()
      return
    }
    attempts += 1
    happen({ type: 'answered', outcome, dirty: true })
    // What a form began with was not typed, and is not on this device yet; a device that was full may have room again.
    void keeper.now()
    if (outcome.kind === 'locked') show({ unsaved: dirtyValues() })
    else if (outcome.kind === 'conflict') await reread()
    else if (outcome.kind !== 'session' && outcome.kind !== 'outdated' && running) timer.retry(attempts)
  }

  /**
   * Reads the content again and takes in what others changed. Answers whether there was something; null where it cannot be
   * read: then a conflict is tried with the next send.
   */
  async function reread(): Promise<boolean | null> {
    const conflict = view.save.trouble?.kind === 'conflict'
    const asked = ports.reload?.(content.contentId)
    const now = asked ? await answerInTime<ContentSnapshot | null>(asked, null) : null
    if (now && now.formVersion !== content.formVersion) {
      happen({ type: 'answered', outcome: { kind: 'outdated' }, dirty: pending.dirty.size > 0 })
      return null
    }
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
      differences: withOthers(renewed(view.differences, differences, server), offers.others()),
      outside: news ? { changes: withChanges(view.outside.changes, changes), by: now.savedBy } : view.outside,
    })
    engine.load(refreshed, 'server')
    void keeper.now()
    if (differences.length > 0 && !conflict) happen({ type: 'answered', outcome: { kind: 'conflict' }, dirty: true })
    if (differences.length === 0 && conflict) resolved()
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
    const found = await offers.look(pending.dirty)
    if (!running || !found) return
    const mine = (fields: readonly DraftField[]) => Object.fromEntries(fields.map((one) => [one.fieldId, one.value]))
    if (!content.editable) return show({ unsaved: mine([...found.restored, ...found.differences]) })
    engine.load(mine(found.restored), 'draft')
    offers.taken([...found.restored, ...found.settled])
    const beside = ({ fieldId, value }: DraftField) => ({ fieldId, mine: value, server: server[fieldId] ?? null })
    const fields = found.restored.map(beside)
    const differences = found.differences.map((one) => ({ ...beside(one), reason: 'draft' as const }))
    show({
      restored: fields.length + found.lost > 0 ? { fields, at: found.at, lost: found.lost } : view.restored,
      differences: withOthers([...view.differences, ...differences], offers.others()),
      homeless: offers.homeless(),
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
      takeBack(userId, content.contentId, engine)
      const leaveSlot = keeper.open()
      const stopListening = engine.onChange(({ origin, fieldIds }) => {
        if (origin === 'server') return
        pending.edited(fieldIds)
        const put = view.refused.filter(({ path }) => !fieldIds.includes(placeOf(path).fieldId))
        if (put.length < view.refused.length) refuse(put)
        happen({ type: 'edited' })
        keeper.soon()
        const trouble = view.save.trouble?.kind
        if (!trouble || trouble === 'refused' || trouble === 'partly' || (trouble === 'conflict' && sendable()))
          timer.soon()
      })
      void restore()
      // Out of sight (in another tab of the portal) nothing was retried.
      if (pending.dirty.size > 0) timer.soon()
      return () => {
        running = false
        stopListening()
        timer.cancel()
        leaveSlot()
        leaveBehind(userId, content.contentId, engine, pending)
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
      attempts = 0
      engine.load(taken, 'server')
      engine.load(kept, 'draft')
      offers.decided(settled.map(({ difference }) => difference))
      show({ differences: withOthers(left, offers.others()) })
      if (undecided().size === 0) resolved()
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
      offers.dropUnreadable()
      show({ restored: null })
    },
    dismissHomeless() {
      offers.dropHomeless()
      show({ homeless: [] })
    },
    seeOutside: () => show({ outside: { changes: [], by: null } }),
  }
}
