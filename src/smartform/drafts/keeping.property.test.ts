import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEngine } from '../engine/create-engine'
import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot, SaveOutcome, SmartformPorts } from '../ports'
import { parseDefinition } from '../schema/parse-definition'
import { createAutosave } from './autosave'
import type { Autosave } from './autosave-view'
import { myVersion } from './choices'
import { onlyInMemory } from './save-state'

/** The device's store, in memory, so that time can be wound by hand. */
const device = vi.hoisted(() => ({
  full: false,
  slots: new Map<string, Record<string, { clear?: unknown; at: number }>>(),
  /** How many pages there have been; the last one is open. */
  pages: 0,
}))

vi.mock('@/lib/drafts/open-documents', () => ({
  newSlot: () => {
    device.pages += 1
    return `page ${device.pages}`
  },
  openSlot: () => () => {},
  formerGone: async () => {},
  knownToOthers: async () => {},
  leftSlots: async (slots: string[]) => new Set(slots.filter((slot) => slot !== `page ${device.pages}`)),
}))

vi.mock('@/lib/drafts/draft-store', () => ({
  readSlots: async () => [...device.slots].map(([slot, answers]) => ({ thing: 'smartform:c1', slot, answers })),
  changeSlots: async (
    _place: unknown,
    own: { slot: string; answers: Record<string, { at: number }> },
    taken: { slot: string; name: string; at: number }[],
  ) => {
    // A full device still lets go of what it has.
    if (device.full && Object.keys(own.answers).length > 0) throw new DOMException('full', 'QuotaExceededError')
    device.slots.set(own.slot, own.answers)
    for (const { slot, name, at } of taken) {
      const answers = { ...device.slots.get(slot) }
      if (answers[name]?.at === at) delete answers[name]
      device.slots.set(slot, answers)
    }
    for (const [slot, answers] of device.slots) if (Object.keys(answers).length === 0) device.slots.delete(slot)
  },
}))

const fieldIds = ['a', 'b', 'c'] as const
type FieldId = (typeof fieldIds)[number]

const form = parseDefinition({
  id: 'f',
  version: 1,
  title: '表',
  pages: [
    { id: 'p', title: '页', sections: [{ id: 's', fields: fieldIds.map((id) => ({ kind: 'text', id, label: id })) }] },
  ],
})
const openEngine = (values: Readonly<Record<string, unknown>>) =>
  createEngine(form, values, { editable: true, today: () => '2026-01-01' })

/** What the next saves meet; `lost`: the server takes it, but its answer does not arrive. */
type Weather = 'fine' | 'offline' | 'lost' | 'session' | 'refused'

/** One content on a server, one person at a device, and somebody else who saves too. */
class World {
  weather: Weather = 'fine'
  revision = 1
  values: Record<string, string> = { a: '', b: '', c: '' }
  revisions: Record<string, number> = {}
  /** What the person typed last in each field, until somebody replaced it knowingly. */
  last = new Map<FieldId, string>()
  engine!: FormEngine
  autosave!: Autosave
  #count = 0

  open() {
    this.engine = openEngine(this.values)
    const ports: SmartformPorts = {
      ...({} as SmartformPorts),
      save: (_id, base, values) => this.save(base, values as Record<string, string>),
      reload: async () => {
        if (this.weather === 'offline' || this.weather === 'session') throw new Error(this.weather)
        return this.snapshot()
      },
    }
    const options = { engine: this.engine, ports, content: this.snapshot(), userId: 'u1' }
    this.autosave = createAutosave({ ...options, normalise: (values) => openEngine(values).values() })
    this.autosave.start()
  }

  snapshot(): ContentSnapshot {
    return {
      contentId: 'c1',
      formId: 'f',
      formVersion: 1,
      revision: this.revision,
      values: { ...this.values },
      editable: true,
      lockedReason: null,
      comments: [],
      savedAt: null,
      savedBy: null,
    }
  }

  async save(base: number, values: Record<string, string>): Promise<SaveOutcome> {
    await new Promise((resolve) => setTimeout(resolve, 200))
    if (this.weather === 'offline' || this.weather === 'session') return { kind: this.weather }
    if (this.weather === 'refused') return { kind: 'refused', code: 60403, message: '太多' }
    const changed = Object.entries(values).filter(([id, value]) => this.values[id] !== value)
    if (changed.some(([id]) => (this.revisions[id] ?? 0) > base)) return { kind: 'conflict' }
    this.revision += 1
    for (const [id, value] of changed) {
      this.values[id] = value
      this.revisions[id] = this.revision
    }
    return this.weather === 'lost' ? { kind: 'offline' } : { kind: 'saved', revision: this.revision, savedAt: 1 }
  }

  type(id: FieldId) {
    this.#count += 1
    const value = `我${this.#count}`
    this.engine.set(id, value)
    this.last.set(id, value)
  }

  /** Somebody else, who sees what the server has, replaces it. */
  other(id: FieldId) {
    this.#count += 1
    if (this.values[id] === this.last.get(id)) this.last.delete(id)
    this.revision += 1
    this.values[id] = `他${this.#count}`
    this.revisions[id] = this.revision
  }

  decide(side: 'mine' | 'server') {
    for (const difference of this.autosave.view().differences) {
      const id = difference.fieldId as FieldId
      const mine = myVersion(difference, this.engine.values())
      if (side === 'server') this.last.delete(id)
      else if (typeof mine === 'string') this.last.set(id, mine)
    }
    this.autosave.decide(Object.fromEntries(this.autosave.view().differences.map((one) => [one.fieldId, side])))
  }

  inStores(id: FieldId, value: string): boolean {
    return this.values[id] === value || [...device.slots.values()].some((answers) => answers[id]?.clear === value)
  }

  /** Fields whose last typed value is nowhere. */
  lost(): string[] {
    return [...this.last].flatMap(([id, value]) => {
      const offered = this.autosave.view().differences.some((one) => one.fieldId === id && one.mine === value)
      return this.engine.values()[id] === value || offered || this.inStores(id, value) ? [] : [`${id}: ${value}`]
    })
  }

  /** The renderer is gone: no timer runs, no answer arrives, memory is empty. */
  crash() {
    const warned = onlyInMemory(this.autosave.view().save)
    stopTime()
    for (const [id, value] of [...this.last]) {
      if (this.inStores(id, value)) continue
      if (!warned) throw new Error(`${id}: ${value} was said to be kept, and is gone`)
      this.last.delete(id)
    }
    this.open()
  }
}

type Step = (world: World) => void | Promise<void>

const field = fc.constantFrom(...fieldIds)
const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: field.map((id) => named(`type ${id}`, (world) => world.type(id))) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(50, 350, 1500, 9000)
      .map((ms) => named(`wait ${ms}`, async () => void (await vi.advanceTimersByTimeAsync(ms)))),
  },
  { weight: 2, arbitrary: field.map((id) => named(`other ${id}`, (world) => world.other(id))) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Weather>('fine', 'fine', 'offline', 'lost', 'session', 'refused').map((weather) =>
      named(weather, (world) => {
        world.weather = weather
      }),
    ),
  },
  { weight: 2, arbitrary: fc.constant(named('come back', (world) => world.autosave.retry())) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('mine' as const, 'server' as const)
      .map((side) => named(side, (world) => world.decide(side))),
  },
  { weight: 1, arbitrary: fc.constant(named('read again', (world) => void world.autosave.refresh())) },
  {
    weight: 1,
    arbitrary: fc.boolean().map((full) =>
      named(full ? 'full' : 'room', () => {
        device.full = full
      }),
    ),
  },
  { weight: 2, arbitrary: fc.constant(named('crash', (world) => world.crash())) },
)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Nothing that waits will happen; the clock goes on from where it is. */
function stopTime() {
  const now = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(now)
}

async function begin(): Promise<World> {
  stopTime()
  device.full = false
  device.slots.clear()
  const world = new World()
  world.open()
  await vi.advanceTimersByTimeAsync(0)
  return world
}

describe('whatever is typed, answered, broken and opened again', () => {
  it('the last thing typed in each field is in memory, on the device or on the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = await begin()
        for (const take of steps) {
          await take(world)
          await vi.advanceTimersByTimeAsync(0)
          expect(world.lost()).toEqual([])
        }
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('once all is well and every choice is made, the server has it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const world = await begin()
        for (const take of steps) {
          await take(world)
          await vi.advanceTimersByTimeAsync(0)
        }
        world.weather = 'fine'
        device.full = false
        for (let round = 0; round < 3; round += 1) {
          world.autosave.retry()
          await vi.advanceTimersByTimeAsync(70_000)
          world.decide('mine')
          await vi.advanceTimersByTimeAsync(70_000)
        }
        expect(world.autosave.view().save).toMatchObject({ dirty: false, trouble: null })
        for (const [id, value] of world.last) expect(world.values[id]).toBe(value)
        expect(device.slots.size).toBe(0)
      }),
      { numRuns: 100 },
    )
  }, 60_000)
})
