/** Delays rendering and storage at random, to find tests that depend on timing. */
import { chance } from './sweep/random'

type Immediate = (...args: unknown[]) => void

/**
 * Simulates a busy machine: immediates (React's rendering and effects, the device's storage) keep their order but run
 * late, by a seeded random delay. A test that does not wait properly then fails here instead of once in a hundred runs:
 * `SHAKEN=seed npx vitest run --project screens`. Without a seed nothing is delayed.
 */
export function shakeImmediates(seed: number): void {
  const lines = new Map<string, ReturnType<typeof line>>()
  globalThis.setImmediate = ((run: Immediate, ...args: unknown[]) => {
    const name = run.name
    const delays = lines.get(name) ?? line(seed, name)
    lines.set(name, delays)
    return delays(() => run(...args))
  }) as unknown as typeof setImmediate
  globalThis.clearImmediate = (handle) => {
    const waiting: unknown = handle
    if (waiting instanceof Waiting) waiting.run = () => {}
  }
}

class Waiting {
  run: () => void
  constructor(run: () => void) {
    this.run = run
  }
}

/** Runs callbacks in order; the seed decides how often one is delayed. */
function line(seed: number, name: string): (run: () => void) => Waiting {
  const later = setTimeout
  const queue: Waiting[] = []
  const often = chance(seed, name) * 0.6
  const hadDocument = typeof window !== 'undefined'
  let requestCount = 0
  const wait = () => {
    requestCount += 1
    later(
      runNext,
      chance(seed, `${name} ${requestCount}`) < often ? 60 * chance(seed, `${name} late ${requestCount}`) : 0,
    )
  }
  const runNext = () => {
    const next = queue.shift()
    if (queue.length > 0) wait()
    // The file's document goes with its last test; real immediates have run by then.
    if (typeof window !== 'undefined' || !hadDocument) next?.run()
  }
  return (run) => {
    const waiting = new Waiting(run)
    queue.push(waiting)
    if (queue.length === 1) wait()
    return waiting
  }
}
