/** The autosave of the form editor: carries typed values from memory to the device and to the server; created by the editor's session. */
import { jsonEqual } from '@/lib/collections/json-equal'
import type { Batch } from '@/lib/drafts/pending-fields'
import { answerInTime, createSendTimer } from '@/lib/drafts/send-timing'
import { fieldIdOf } from '../engine/paths'
import type { SaveOutcome } from '../ports'
import type { FieldValue, FormValues } from '../schema/values'
import type { Autosave, AutosaveView } from './autosave-view'
import { reread } from './reread'
import { decide, giveBack, look, restore } from './restore'
import { isFinal, withUnacceptedInput } from './save-state'
import { type AutosaveOptions, createSaving } from './saving'
import { unacceptedInputsOf } from './unaccepted-inputs'
import { discardUnsaved, storeUnsavedOnLeave } from './unsaved-on-leave'

/**
 * Carries typed values from memory to this device and to the server: one request at a time, only changed fields, each
 * with the revision it was typed upon. Values stay in the engine and on the device until the server has accepted them.
 */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { engine, ports, content, userId } = options
  const { contentId } = content
  const saving = createSaving(options)
  const { pending, keeper, offers, view, show, happen } = saving
  const opened = engine.values()
  const timer = createSendTimer(() => void send())
  const unacceptedInput = unacceptedInputsOf(engine)
  let sending: Promise<void> | null = null
  let looking: Promise<void> = Promise.resolve()

  /** Serialises requests: content read before our own save must never be taken for newer. */
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

  /** What the screens see while the form has refused a text; the same object until the autosave's own view changes. */
  let overlaid: { of: AutosaveView; view: AutosaveView } | null = null
  function seen(): AutosaveView {
    const of = view()
    if (unacceptedInput.isEmpty()) return of
    if (overlaid?.of !== of) overlaid = { of, view: { ...of, save: withUnacceptedInput(of.save) } }
    return overlaid.view
  }

  const readAgain = () => reread(options, saving, timer)

  function send(): Promise<void> {
    if (sending) return sending
    timer.cancel()
    for (const fieldId of pending.dirty) saving.sent.add(fieldId)
    // Default values of a new content are saved with the first answer, or when it is submitted.
    pending.edited(saving.defaults.splice(0))
    const halted = !content.editable || isFinal(view().save)
    const batch = halted ? null : pending.nextBatch(engine.values(), saving.waiting())
    if (!batch) {
      if (view().save.dirty && pending.dirty.size === 0 && !isFinal(view().save)) {
        saving.resolved()
        void keeper.now()
      }
      return Promise.resolve()
    }
    happen({ type: 'sendStarted' })
    return alone(async () => {
      const { version: formVersion } = engine.form
      const request = ports.save(contentId, { ...batch, formVersion })
      // A request that failed or timed out may have reached the server, so the same batch is retried.
      await answered(await answerInTime<SaveOutcome>(request, { kind: 'offline' }), batch)
    })
  }

  async function answered(outcome: SaveOutcome, batch: Batch<FieldValue>) {
    if (outcome.kind === 'saved') {
      pending.answered()
      return taken(outcome, batch)
    }
    const uncertain = outcome.kind !== 'offline' && pending.refused()
    saving.attempts += 1
    happen({ type: 'answered', outcome, dirty: true })
    // Default values were not typed and are not on this device yet; a full device may have room again.
    void keeper.now()
    if (outcome.kind === 'locked') show({ unsaved: unsaved() })
    else if (outcome.kind === 'conflict' || (outcome.kind === 'refused' && uncertain)) {
      const read = await readAgain()
      if (uncertain && read !== null) pending.answered()
      if (outcome.kind === 'refused' && saving.running) timer.retry(saving.attempts)
    } else if (outcome.kind !== 'session' && outcome.kind !== 'outdated' && saving.running) timer.retry(saving.attempts)
  }

  /** The server accepted a batch, except refused fields and fields that somebody else has saved since. */
  async function taken(outcome: Extract<SaveOutcome, { kind: 'saved' }>, batch: Batch<FieldValue>) {
    saving.attempts = 0
    const { refused = [], conflicts = [] } = outcome
    const now = engine.values()
    // A value that changed since it was sent is another answer.
    const stillRefused = refused.filter(({ path }) =>
      jsonEqual(now[fieldIdOf(path)] ?? null, batch.values[fieldIdOf(path)]),
    )
    if (stillRefused.length > 0) saving.refuse([...view().refused, ...stillRefused])
    const notTaken = new Set([...refused.map(({ path }) => fieldIdOf(path)), ...conflicts])
    const overtaken = pending.saved(batch, now, outcome.revision, notTaken)
    happen({
      type: 'answered',
      outcome: conflicts.length > 0 ? { kind: 'conflict' } : outcome,
      dirty: pending.dirty.size > 0,
      undecided: saving.undecided().size > 0,
      refused: view().refused.length > 0,
    })
    void keeper.now()
    if (!saving.running && discardUnsaved(userId, contentId, engine))
      storeUnsavedOnLeave(userId, contentId, engine, pending)
    if (overtaken || conflicts.length > 0) await readAgain()
    if (saving.sendable() && saving.running) timer.soon()
  }

  /** Fields are to be sent; a refusal of their former answers is over. */
  function edited(fieldIds: readonly string[]) {
    pending.edited(fieldIds)
    const { refused } = view()
    const remaining = refused.filter(({ path }) => !fieldIds.includes(fieldIdOf(path)))
    if (remaining.length < refused.length) saving.refuse(remaining)
    happen({ type: 'edited' })
  }

  /** Default values were never typed. */
  function unsaved(): FormValues {
    return Object.fromEntries(Object.entries(saving.typedValues()).filter(([id, value]) => value !== opened[id]))
  }

  return {
    subscribe(listener) {
      const ends = [saving.subscribe(listener), unacceptedInput.listen(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    view: seen,
    start() {
      saving.running = true
      discardUnsaved(userId, contentId, engine)
      const leaveSlot = keeper.open()
      const stopListening = engine.onChange(({ origin, fieldIds }) => {
        if (origin === 'server') return
        edited(fieldIds)
        keeper.soon()
        const trouble = view().save.trouble?.kind
        if (!trouble || trouble === 'refused' || trouble === 'partly' || (trouble === 'conflict' && saving.sendable()))
          timer.soon()
      })
      looking = restore(options, saving).catch(() => undefined)
      // While hidden (in another tab of the portal), nothing was retried.
      if (pending.dirty.size > 0) timer.soon()
      return () => {
        saving.running = false
        stopListening()
        timer.cancel()
        leaveSlot()
        storeUnsavedOnLeave(userId, contentId, engine, pending)
        if (pending.dirty.size > 0) void send()
      }
    },
    looked: () => looking,
    retry() {
      if (pending.dirty.size === 0) return
      saving.attempts = 0
      void keeper.now()
      if (view().save.trouble?.kind === 'conflict' && saving.undecided().size === 0) void alone(readAgain)
      else void send()
    },
    sendAgain(fieldIds) {
      const again = view().refused.flatMap(({ path }) => (fieldIds.includes(fieldIdOf(path)) ? fieldIdOf(path) : []))
      if (again.length === 0) return
      edited(again)
      timer.soon()
    },
    async flush() {
      // What is typed during a request needs another one; four rounds are enough.
      for (let round = 0; round < 4; round += 1) {
        await send()
        if (view().save.trouble || pending.dirty.size === 0) break
      }
      return pending.dirty.size === 0 && !seen().save.trouble
    },
    keep: () => keeper.now(),
    refresh: () => alone(readAgain),
    decide(choices) {
      decide(options, saving, choices)
      if (saving.sendable()) timer.soon()
    },
    giveBack: (fieldIds) => giveBack(options, saving, fieldIds),
    dismissRestored() {
      offers.dropUnreadable()
      show({ restored: null })
    },
    placeAgain() {
      looking = look(options, saving).catch(() => undefined)
    },
    dismissOrphaned() {
      offers.dropOrphaned()
      show({ orphaned: [] })
    },
    seeOutside: () => show({ outside: { changes: [], by: null } }),
  }
}
