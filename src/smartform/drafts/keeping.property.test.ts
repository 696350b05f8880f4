import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonEqual } from '@/lib/collections/json-equal'
import { device } from '../../../tests/smartform/keeping-device'
import { idIn, step, stopTime, World } from '../../../tests/smartform/keeping-world'
import { takeOver } from './left-behind'

vi.mock(
  '@/lib/drafts/open-documents',
  async () => (await import('../../../tests/smartform/keeping-device')).openDocuments,
)
vi.mock('@/lib/drafts/draft-store', async () => (await import('../../../tests/smartform/keeping-device')).draftStore)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function begin(): Promise<World> {
  stopTime()
  device.full = false
  device.hung = false
  device.denied = false
  takeOver('u1', 'c1')
  device.slots.clear()
  const world = new World()
  world.open()
  await vi.advanceTimersByTimeAsync(0)
  return world
}

/** All is well again, and every choice is made: the server has what was typed last, or it can be copied. */
async function endWell(world: World): Promise<void> {
  world.network = 'fine'
  device.full = false
  device.hung = false
  device.denied = false
  for (let round = 0; round < 3; round += 1) {
    world.load()
    world.correct()
    world.autosave.retry()
    await vi.advanceTimersByTimeAsync(70_000)
    world.decide('mine')
    await vi.advanceTimersByTimeAsync(70_000)
  }
  expect(world.autosave.view().save).toMatchObject({ dirty: false, trouble: null })
  for (const [id, value] of world.last) {
    const copied = world.autosave
      .view()
      .orphaned.some((answer) => answer.node.id === id && jsonEqual(answer.value, value))
    if (!copied) expect(world.values[idIn(2, id)] ?? world.values[id]).toEqual(value)
  }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const hours = 3_600_000
const jump = (ms: number) => vi.setSystemTime(Date.now() + ms)
/** The person leaves the page and comes back to it, in the same document. */
const leaveAndReturn = (world: World) => {
  world.stop()
  world.open()
}

/** The server saves a text without a response, and the person types on. */
const loseAnswer = async (world: World) => {
  world.network = 'lost'
  await wait(1500)
  world.type('text')
}

/** Each in the middle of typing. What follows in each case is typed on, and all is well again. */
const faults: Readonly<Record<string, (world: World) => unknown>> = {
  'the process is killed': async (world) => {
    await wait(1500)
    world.crash()
  },
  'the line is gone for a day, and the page is loaded anew in the middle of it': async (world) => {
    world.network = 'offline'
    await wait(12 * hours)
    world.crash()
    await wait(12 * hours)
  },
  'the login has run out': async (world) => {
    world.network = 'session'
    await wait(9000)
  },
  'the device is full': async (world) => {
    device.full = true
    world.network = 'offline'
    await wait(9000)
  },
  'the device does not answer': async (world) => {
    device.hung = true
    world.network = 'offline'
    await wait(9000)
  },
  'the browser denies its storage': async (world) => {
    device.denied = true
    world.network = 'offline'
    await wait(9000)
  },
  'the answer to a save comes after more was typed and saved': async (world) => {
    const save = world.save.bind(world)
    let late = 12_000
    world.save = async (batch) => {
      const answer = await save(batch)
      const wait = late
      late = 0
      await new Promise((resolve) => setTimeout(resolve, wait))
      return answer
    }
    await wait(2000)
    world.type('text')
    await wait(2000)
  },
  'somebody else saves the same work in between, here and there': async (world) => {
    world.other('text')
    await wait(1500)
    world.type('text')
    world.other('number')
    await wait(1500)
  },
  'the clock is put forward a day': () => jump(24 * hours),
  'the clock is put back a day': () => jump(-24 * hours),
  'the page lies in the browser’s page cache for an hour, where no timer runs, and comes back': async (world) => {
    world.network = 'offline'
    await wait(1500)
    jump(hours)
    world.autosave.retry()
  },
  'the page cache drops it, and it is loaded anew': async (world) => {
    world.network = 'offline'
    await wait(1500)
    jump(hours)
    world.crash()
  },
  'the back button is pressed before anything is sent': leaveAndReturn,
  'the back button is pressed while a save is under way': async (world) => {
    await wait(1000)
    leaveAndReturn(world)
  },
  'a save arrives twice': (world) => {
    const once = world.save.bind(world)
    world.save = async (batch) => {
      await once(batch)
      return once(batch)
    }
  },
  'the answer to a save is lost': async (world) => {
    world.network = 'lost'
    await wait(9000)
  },
  'the answer to a save is lost, more is typed, and the server then refuses everything': async (world) => {
    await loseAnswer(world)
    world.network = 'refusedAll'
    await wait(9000)
    await world.autosave.refresh()
  },
  'the answer to a save is lost, more is typed, and the login has run out by then': async (world) => {
    await loseAnswer(world)
    world.network = 'session'
    await wait(9000)
    world.network = 'fine'
    world.autosave.retry()
    await wait(1000)
  },
  'no save is answered any more': async (world) => {
    world.network = 'silent'
    await wait(9000)
    world.crash()
  },
  'another tab types in the same field': (world) => world.other('text'),
  'another tab types in another field': (world) => world.other('long'),
  'a new version of the form is there': (world) => world.upgrade(),
  'a new version of the form is there, and the portal is loaded anew for a new version of it': async (world) => {
    world.upgrade()
    await wait(9000)
    world.crash()
  },
}

describe('no input is lost, and no user is shown a conflict with their own text, when', () => {
  it.each(Object.entries(faults))('%s', async (_fault, happens) => {
    const world = await begin()
    world.type('text')
    world.type('rows')
    await wait(300)
    await happens(world)
    await wait(0)
    expect(world.lost()).toEqual([])
    // Nor was it given up as not kept: a second had been enough.
    expect(world.last.has('rows')).toBe(true)
    world.type('number')
    await wait(9000)
    expect(world.lost()).toEqual([])
    expect(world.conflictsWithOneself()).toEqual([])
    await endWell(world)
  })
})

describe('after any sequence of typing, responses, failures and reopening', () => {
  it('the last input of each field is in memory, on the device or on the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = await begin()
        for (const take of steps) {
          await take(world)
          await vi.advanceTimersByTimeAsync(0)
          expect(world.lost()).toEqual([])
          expect(world.conflictsWithOneself()).toEqual([])
        }
      }),
      { numRuns: 1000, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
    )
  }, 60_000)

  it('the server has it once everything works and every choice is made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const world = await begin()
        for (const take of steps) {
          await take(world)
          await vi.advanceTimersByTimeAsync(0)
        }
        await endWell(world)
        world.autosave.dismissOrphaned()
        await vi.advanceTimersByTimeAsync(2000)
        expect(device.slots.size).toBe(0)
      }),
      { numRuns: 150, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
    )
  }, 60_000)

  it('the device keeps nothing of it, also where the next page had it from memory before it was read there', async () => {
    const world = await begin()
    world.network = 'lost'
    world.type('range')
    await wait(1500)
    world.type('range')
    world.network = 'fine'
    await wait(0)
    world.autosave.retry()
    await wait(0)
    world.upgrade()
    device.full = true
    world.other('range')
    await wait(9000)
    world.load()
    await wait(0)
    await endWell(world)
    world.autosave.dismissOrphaned()
    await wait(2000)
    expect(device.slots.size).toBe(0)
  })
})
