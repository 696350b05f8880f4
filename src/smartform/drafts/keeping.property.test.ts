import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { same } from '@/lib/same'
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
  takeOver('u1', 'c1')
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
          expect(world.conflictsWithOneself()).toEqual([])
        }
      }),
      { numRuns: 1000, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
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
        device.hung = false
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
          const copied = world.autosave.view().homeless.some((one) => one.node.id === id && same(one.value, value))
          if (!copied) expect(world.values[idIn(2, id)] ?? world.values[id]).toEqual(value)
        }
        world.autosave.dismissHomeless()
        await vi.advanceTimersByTimeAsync(2000)
        expect(device.slots.size).toBe(0)
      }),
      { numRuns: 150, interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true },
    )
  }, 60_000)
})
