/** Property tests that no sequence of typing, faults and reloads loses an input. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonEqual } from '@/lib/collections/json-equal'
import { device } from '../../../tests/smartform/draft-device'
import { DraftSimulation, idIn, step, stopTime } from '../../../tests/smartform/draft-simulation'
import { takeUnsaved } from './unsaved-on-leave'

vi.mock(
  '@/lib/drafts/open-documents',
  async () => (await import('../../../tests/smartform/draft-device')).openDocuments,
)
vi.mock('@/lib/drafts/draft-store', async () => (await import('../../../tests/smartform/draft-device')).draftStore)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function begin(): Promise<DraftSimulation> {
  stopTime()
  device.full = false
  device.hung = false
  device.denied = false
  takeUnsaved('u1', 'c1')
  device.slots.clear()
  const simulation = new DraftSimulation()
  simulation.open()
  await vi.advanceTimersByTimeAsync(0)
  return simulation
}

/** All is well again, and every choice is made: the server has what was typed last, or it can be copied. */
async function endWell(simulation: DraftSimulation): Promise<void> {
  simulation.network = 'fine'
  device.full = false
  device.hung = false
  device.denied = false
  for (let round = 0; round < 3; round += 1) {
    simulation.load()
    simulation.correct()
    simulation.autosave.retry()
    await vi.advanceTimersByTimeAsync(70_000)
    simulation.decide('mine')
    await vi.advanceTimersByTimeAsync(70_000)
  }
  expect(simulation.autosave.view().save).toMatchObject({ dirty: false, trouble: null })
  for (const [id, value] of simulation.last) {
    const copied = simulation.autosave
      .view()
      .orphaned.some((answer) => answer.node.id === id && jsonEqual(answer.value, value))
    if (!copied) expect(simulation.values[idIn(2, id)] ?? simulation.values[id]).toEqual(value)
  }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const hours = 3_600_000
const jump = (ms: number) => vi.setSystemTime(Date.now() + ms)
/** The person leaves the page and comes back to it, in the same document. */
const leaveAndReturn = (simulation: DraftSimulation) => {
  simulation.stop()
  simulation.open()
}

/** The server saves a text without a response, and the person types on. */
const loseAnswer = async (simulation: DraftSimulation) => {
  simulation.network = 'lost'
  await wait(1500)
  simulation.type('text')
}

/** Each in the middle of typing. What follows in each case is typed on, and all is well again. */
const faults: Readonly<Record<string, (simulation: DraftSimulation) => unknown>> = {
  'the process is killed': async (simulation) => {
    await wait(1500)
    simulation.crash()
  },
  'the line is gone for a day, and the page is loaded anew in the middle of it': async (simulation) => {
    simulation.network = 'offline'
    await wait(12 * hours)
    simulation.crash()
    await wait(12 * hours)
  },
  'the login has run out': async (simulation) => {
    simulation.network = 'session'
    await wait(9000)
  },
  'the device is full': async (simulation) => {
    device.full = true
    simulation.network = 'offline'
    await wait(9000)
  },
  'the device does not answer': async (simulation) => {
    device.hung = true
    simulation.network = 'offline'
    await wait(9000)
  },
  'the browser denies its storage': async (simulation) => {
    device.denied = true
    simulation.network = 'offline'
    await wait(9000)
  },
  'the answer to a save comes after more was typed and saved': async (simulation) => {
    const save = simulation.save.bind(simulation)
    let late = 12_000
    simulation.save = async (batch) => {
      const answer = await save(batch)
      const wait = late
      late = 0
      await new Promise((resolve) => setTimeout(resolve, wait))
      return answer
    }
    await wait(2000)
    simulation.type('text')
    await wait(2000)
  },
  'somebody else saves the same work in between, here and there': async (simulation) => {
    simulation.other('text')
    await wait(1500)
    simulation.type('text')
    simulation.other('number')
    await wait(1500)
  },
  'the clock is put forward a day': () => jump(24 * hours),
  'the clock is put back a day': () => jump(-24 * hours),
  'the page lies in the browser’s page cache for an hour, where no timer runs, and comes back': async (simulation) => {
    simulation.network = 'offline'
    await wait(1500)
    jump(hours)
    simulation.autosave.retry()
  },
  'the page cache drops it, and it is loaded anew': async (simulation) => {
    simulation.network = 'offline'
    await wait(1500)
    jump(hours)
    simulation.crash()
  },
  'the back button is pressed before anything is sent': leaveAndReturn,
  'the back button is pressed while a save is under way': async (simulation) => {
    await wait(1000)
    leaveAndReturn(simulation)
  },
  'a save arrives twice': (simulation) => {
    const once = simulation.save.bind(simulation)
    simulation.save = async (batch) => {
      await once(batch)
      return once(batch)
    }
  },
  'the answer to a save is lost': async (simulation) => {
    simulation.network = 'lost'
    await wait(9000)
  },
  'the answer to a save is lost, more is typed, and the server then refuses everything': async (simulation) => {
    await loseAnswer(simulation)
    simulation.network = 'refusedAll'
    await wait(9000)
    await simulation.autosave.refresh()
  },
  'the answer to a save is lost, more is typed, and the login has run out by then': async (simulation) => {
    await loseAnswer(simulation)
    simulation.network = 'session'
    await wait(9000)
    simulation.network = 'fine'
    simulation.autosave.retry()
    await wait(1000)
  },
  'no save is answered any more': async (simulation) => {
    simulation.network = 'silent'
    await wait(9000)
    simulation.crash()
  },
  'another tab types in the same field': (simulation) => simulation.other('text'),
  'another tab types in another field': (simulation) => simulation.other('long'),
  'a new version of the form is there': (simulation) => simulation.upgrade(),
  'a new version of the form is there, and the portal is loaded anew for a new version of it': async (simulation) => {
    simulation.upgrade()
    await wait(9000)
    simulation.crash()
  },
}

describe('no input is lost, and no user is shown a conflict with their own text, when', () => {
  it.each(Object.entries(faults))('%s', async (_fault, happens) => {
    const simulation = await begin()
    simulation.type('text')
    simulation.type('rows')
    await wait(300)
    await happens(simulation)
    await wait(0)
    expect(simulation.lost()).toEqual([])
    // Nor was it given up as not kept: a second had been enough.
    expect(simulation.last.has('rows')).toBe(true)
    simulation.type('number')
    await wait(9000)
    expect(simulation.lost()).toEqual([])
    expect(simulation.conflictsWithOneself()).toEqual([])
    await endWell(simulation)
  })
})

describe('what a page left', () => {
  it('the device keeps nothing of it, also where the next page had it from memory before it was read there', async () => {
    const simulation = await begin()
    simulation.network = 'lost'
    simulation.type('range')
    await wait(1500)
    simulation.type('range')
    simulation.network = 'fine'
    await wait(0)
    simulation.autosave.retry()
    await wait(0)
    simulation.upgrade()
    device.full = true
    simulation.other('range')
    await wait(9000)
    simulation.load()
    await wait(0)
    await endWell(simulation)
    simulation.autosave.dismissOrphaned()
    await wait(2000)
    expect(device.slots.size).toBe(0)
  })

  it('offers a draft again after a conflict of the same field has been decided', async () => {
    const world = await begin()
    world.other('long')
    world.network = 'lost'
    world.type('long')
    await wait(1500)
    world.type('long')
    world.network = 'fine'
    await wait(0)
    world.crash()
    await wait(0)
    expect(world.autosave.view().differences).toMatchObject([{ fieldId: 'long', reason: 'draft' }])
    world.other('long')
    world.type('long')
    await wait(9000)
    expect(world.autosave.view().differences).toMatchObject([{ fieldId: 'long', reason: 'conflict' }])
    world.decide('mine')
    expect(world.autosave.view().differences).toMatchObject([{ fieldId: 'long', reason: 'tab' }])
    await endWell(world)
    expect(device.slots.size).toBe(0)
  })

  it('a draft that a slow device gives late never replaces what was typed and saved meanwhile, and is offered beside it', async () => {
    const world = await begin()
    world.type('long')
    await wait(300)
    device.hung = true
    world.crash()
    await wait(50)
    world.type('long')
    const typed = world.last.get('long')
    device.hung = false
    await wait(9000)
    expect([world.engine.values().long, world.values.long]).toEqual([typed, typed])
    expect(world.autosave.view().differences).toMatchObject([{ fieldId: 'long', reason: 'tab' }])
  })
})

// Last: a process that is killed during a write to a device that hangs leaves this write without an end in the memory that the tests share.
describe('after any sequence of typing, responses, failures and reopening', () => {
  it('the last input of each field is in memory, on the device or on the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const simulation = await begin()
        for (const take of steps) {
          await take(simulation)
          await vi.advanceTimersByTimeAsync(0)
          expect(simulation.lost()).toEqual([])
          expect(simulation.conflictsWithOneself()).toEqual([])
        }
      }),
      { numRuns: 1000, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
    )
  }, 60_000)

  it('the server has it once everything works and every choice is made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const simulation = await begin()
        for (const take of steps) {
          await take(simulation)
          await vi.advanceTimersByTimeAsync(0)
        }
        await endWell(simulation)
        simulation.autosave.dismissOrphaned()
        await vi.advanceTimersByTimeAsync(2000)
        expect(device.slots.size).toBe(0)
      }),
      { numRuns: 150, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
    )
  }, 60_000)
})
