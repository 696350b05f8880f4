/** Simulates typing, faults and reloads over the form engine's drafts, for the property test of lost drafts. */
import { movedAnswers } from '@mocks/domain/upgrade-content'
import fc from 'fast-check'
import { vi } from 'vitest'
import { jsonEqual } from '@/lib/collections/json-equal'
import { createAutosave } from '@/smartform/drafts/autosave'
import type { Autosave } from '@/smartform/drafts/autosave-view'
import { myVersion } from '@/smartform/drafts/choices'
import { onlyInMemory } from '@/smartform/drafts/save-state'
import { takeUnsaved } from '@/smartform/drafts/unsaved-on-leave'
import type { FormEngine } from '@/smartform/engine/engine'
import type { ContentSnapshot, SaveOutcome, SaveRequest, SmartformPorts } from '@/smartform/ports'
import { movedKeys } from '@/smartform/schema/definition-changes'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { FieldValue, FormValues } from '@/smartform/schema/values'
import { device } from './draft-device'
import { sampleContent } from './sample-form'
import { openEngine, smallForm } from './small-form'

/** Field ids of the simulated form; each field has another kind. */
const fieldIds = ['text', 'long', 'number', 'range', 'rows', 'gone'] as const
type FieldId = (typeof fieldIds)[number]

const parts = [
  { kind: 'longText', id: 'long', label: 'long' },
  { kind: 'number', id: 'number', label: 'number' },
  { kind: 'dateRange', id: 'range', label: 'range' },
  { kind: 'table', id: 'rows', label: 'rows', columns: [{ kind: 'text', id: 'c', label: 'c' }] },
]
/** In the second version one field has another id and one is removed. */
const definitions = [
  smallForm([{ kind: 'text', id: 'text', label: 'text' }, ...parts, { kind: 'text', id: 'gone', label: 'gone' }]),
  smallForm([...parts, { kind: 'text', id: 'moved', label: 'text', movedFrom: 'text' }], { version: 2 }),
]
const forms = definitions.map((definition) => parseDefinition(definition))
const formOf = (version: number) => forms[version - 1] ?? parseDefinition(null)
export const idIn = (version: number, id: FieldId) => (version === 2 && id === 'text' ? 'moved' : id)
const knownAs = (id: string): FieldId => (id === 'moved' ? 'text' : (id as FieldId))
const openIn = (version: number, values: Readonly<Record<string, unknown>>) => openEngine(formOf(version), values)

function answerIn(id: FieldId, who: string, count: number): FieldValue {
  if (id === 'number') return String(count)
  if (id === 'range') return { start: new Date(count * 86_400_000).toISOString().slice(0, 10), end: null }
  return id === 'rows' ? [{ id: 'r', cells: { c: `${who}${count}` } }] : `${who}${count}`
}

/**
 * The result of the next saves. `lost`: the server saves, but the response does not arrive; `silent`: no later response
 * arrives either; `refused`: the server refuses the long text; `refusedAll`: it refuses everything.
 */
type NetworkState = 'fine' | 'offline' | 'lost' | 'silent' | 'session' | 'refused' | 'refusedAll'

/** A simulation: one content on a server, one user at a device, and another user who saves too. */
export class DraftSimulation {
  network: NetworkState = 'fine'
  version = 1
  revision = 1
  values: Readonly<Record<string, FieldValue>> = openIn(1, {}).values()
  revisions: Readonly<Record<string, number>> = {}
  answers = new Map<string, SaveOutcome>()
  /** The last value that the user typed in each field, unless it was replaced on purpose. */
  last = new Map<FieldId, FieldValue>()
  /** All they ever typed. */
  typed = new Set<string>()
  engine!: FormEngine
  autosave!: Autosave
  stop: () => void = () => {}
  #count = 0

  open() {
    const { version } = this
    this.engine = openIn(version, this.values)
    const ports: SmartformPorts = {
      ...({} as SmartformPorts),
      save: (_id, request) => this.save(request),
      reload: async () => {
        if (this.network === 'offline' || this.network === 'session') throw new Error(this.network)
        return this.snapshot()
      },
      definition: async (_id, version) => definitions[version - 1],
    }
    const options = { engine: this.engine, ports, content: this.snapshot(), userId: 'u1' }
    this.autosave = createAutosave({ ...options, normalise: (values) => openIn(version, values).values() })
    this.stop = this.autosave.start()
  }

  /** The person has the content read again in the version it is on. */
  load() {
    if (this.autosave.view().save.trouble?.kind !== 'outdated') return
    this.stop()
    this.open()
  }

  snapshot(): ContentSnapshot {
    return {
      ...sampleContent({ revision: this.revision, values: { ...this.values }, fieldRevisions: this.revisions }),
      formId: 'f',
      formVersion: this.version,
    }
  }

  async save({ key, formVersion, baseRevision, values }: SaveRequest): Promise<SaveOutcome> {
    await new Promise((resolve) => setTimeout(resolve, 200))
    if (this.network === 'offline' || this.network === 'session') return { kind: this.network }
    if (this.network === 'refusedAll') return { kind: 'refused', code: 600, message: '不行' }
    const before = this.answers.get(key)
    const answer = before ?? (formVersion === this.version ? this.take(baseRevision, values as FormValues) : null)
    if (!answer) return { kind: 'outdated' }
    this.answers.set(key, answer)
    if (this.network === 'silent') return new Promise(() => {})
    return this.network === 'lost' ? { kind: 'offline' } : answer
  }

  take(base: number, values: FormValues): SaveOutcome {
    const changed = Object.keys(values).filter((id) => !jsonEqual(this.values[id], values[id]))
    const conflicts = changed.filter((id) => (this.revisions[id] ?? 0) > base)
    const refused = this.network === 'refused' && 'long' in values ? ['long'] : []
    const taken = changed.filter((id) => !conflicts.includes(id) && !refused.includes(id))
    if (taken.length > 0 || conflicts.length + refused.length === 0) this.revision += 1
    for (const id of taken) this.put(id, values[id] ?? null)
    return {
      kind: 'saved',
      revision: this.revision,
      savedAt: 1,
      conflicts,
      refused: refused.map((path) => ({ path, code: 60403, message: '太多' })),
    }
  }

  put(id: string, value: FieldValue) {
    this.values = { ...this.values, [id]: value }
    this.revisions = { ...this.revisions, [id]: this.revision }
  }

  /** Another tab brings the content to the second version of its form. */
  upgrade() {
    if (this.version === 2) return
    const [before, after] = [formOf(1), formOf(2)]
    this.version = 2
    this.revision += 1
    this.values = movedAnswers(before, after, this.values)
    this.revisions = movedKeys(before, after, this.revisions) as typeof this.revisions
  }

  type(id: FieldId) {
    const path = idIn(this.engine.form.version, id)
    if (!this.engine.form.fields.has(path)) return
    this.#count += 1
    const value = answerIn(id, '我', this.#count)
    this.engine.set(path, value)
    this.last.set(id, value)
    this.typed.add(JSON.stringify(value))
  }

  /** The other user replaces a value that the server holds. */
  other(id: FieldId) {
    const path = idIn(this.version, id)
    if (!formOf(this.version).fields.has(path)) return
    this.#count += 1
    if (jsonEqual(this.values[path], this.last.get(id))) this.last.delete(id)
    this.revision += 1
    this.put(path, answerIn(id, '他', this.#count))
  }

  decide(side: 'mine' | 'server') {
    for (const difference of this.autosave.view().differences) {
      const mine = myVersion(difference, this.engine.values())
      if (side === 'server') this.last.delete(knownAs(difference.fieldId))
      else this.last.set(knownAs(difference.fieldId), mine)
    }
    this.autosave.decide(
      Object.fromEntries(this.autosave.view().differences.map((difference) => [difference.fieldId, side])),
    )
  }

  /** The user corrects the value that the server refuses. */
  correct() {
    for (const { path } of this.autosave.view().refused) this.type(knownAs(path))
  }

  inStores(id: FieldId, value: FieldValue): boolean {
    const names = [`${idIn(1, id)}@1`, `${idIn(2, id)}@2`]
    const isStored = [...device.slots.values()].some((stored) =>
      names.some((name) => jsonEqual(stored[name]?.clear, value)),
    )
    return isStored || jsonEqual(this.values[idIn(this.version, id)], value)
  }

  /** Fields whose last typed value is lost. */
  lost(): string[] {
    const { differences, orphaned } = this.autosave.view()
    const values = this.engine.values()
    return [...this.last].flatMap(([id, value]) => {
      const offered =
        differences.some((difference) => knownAs(difference.fieldId) === id && jsonEqual(difference.mine, value)) ||
        orphaned.some((answer) => answer.node.id === id && jsonEqual(answer.value, value))
      const here = jsonEqual(values[idIn(this.engine.form.version, id)], value)
      return here || offered || this.inStores(id, value) ? [] : [`${id}: ${JSON.stringify(value)}`]
    })
  }

  /** Fields that offer the user a choice between two versions of their own text. */
  conflictsWithOneself(): string[] {
    return this.autosave
      .view()
      .differences.filter(({ reason, server }) => reason === 'conflict' && this.typed.has(JSON.stringify(server)))
      .map(({ fieldId }) => fieldId)
  }

  /** The renderer process ends: no timer runs, no response arrives, memory is empty. */
  crash() {
    const warned = onlyInMemory(this.autosave.view().save)
    stopTime()
    takeUnsaved('u1', 'c1')
    for (const [id, value] of [...this.last]) {
      if (this.inStores(id, value)) continue
      if (!warned) throw new Error(`${id}: ${JSON.stringify(value)} was said to be kept, and is gone`)
      this.last.delete(id)
    }
    this.open()
  }
}

type Step = (simulation: DraftSimulation) => void | Promise<void>

const field = fc.constantFrom(...fieldIds)
const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name })
/** One thing that happens. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: field.map((id) => named(`type ${id}`, (simulation) => simulation.type(id))) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(50, 350, 1500, 9000)
      .map((ms) => named(`wait ${ms}`, async () => void (await vi.advanceTimersByTimeAsync(ms)))),
  },
  { weight: 2, arbitrary: field.map((id) => named(`other ${id}`, (simulation) => simulation.other(id))) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<NetworkState>('fine', 'fine', 'offline', 'lost', 'silent', 'session', 'refused', 'refusedAll')
      .map((network) =>
        named(network, (simulation) => {
          simulation.network = network
        }),
      ),
  },
  {
    weight: 1,
    // The next save has a key of its own: what the server took under the one before is the person's nevertheless.
    arbitrary: field.map((id) =>
      named(`answer lost, ${id} typed on`, async (simulation) => {
        simulation.network = 'lost'
        simulation.type(id)
        await vi.advanceTimersByTimeAsync(1500)
        simulation.type(id)
        simulation.network = 'fine'
      }),
    ),
  },
  { weight: 2, arbitrary: fc.constant(named('come back', (simulation) => simulation.autosave.retry())) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('mine' as const, 'server' as const)
      .map((side) => named(side, (simulation) => simulation.decide(side))),
  },
  { weight: 1, arbitrary: fc.constant(named('read again', (simulation) => void simulation.autosave.refresh())) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('full', 'hung', 'room').map((state) =>
      named(state, () => {
        device.full = state === 'full'
        device.hung = state === 'hung'
      }),
    ),
  },
  { weight: 2, arbitrary: fc.constant(named('crash', (simulation) => simulation.crash())) },
  { weight: 1, arbitrary: fc.constant(named('upgrade', (simulation) => simulation.upgrade())) },
  { weight: 2, arbitrary: fc.constant(named('load', (simulation) => simulation.load())) },
  { weight: 1, arbitrary: fc.constant(named('correct', (simulation) => simulation.correct())) },
)

/** Stops pending timers; the clock continues from its current time. */
export function stopTime() {
  const now = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(now)
}
