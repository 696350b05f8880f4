import { createListeners } from '@/lib/events/listeners'
import type { FormEngine } from '../engine/engine'

/** The texts of one open form that the form did not take, each by a key of its own. */
function createUntaken() {
  const keys = new Set<string>()
  const { listen, tell } = createListeners()
  return {
    listen,
    isEmpty: () => keys.size === 0,
    /** Notes that the form refused a text, or, with `false`, that the text is taken or gone. */
    note(key: string, untaken: boolean): void {
      if (keys.has(key) === untaken) return
      if (untaken) keys.add(key)
      else keys.delete(key)
      tell()
    },
  }
}

type Untaken = ReturnType<typeof createUntaken>

const byForm = new WeakMap<FormEngine, Untaken>()

/**
 * What a person typed that the form refused, so that it is in no answer: a row beyond the limit. The save state counts it as
 * not saved, as it counts an answer that the server refused.
 */
export function untakenOf(engine: FormEngine): Untaken {
  const known = byForm.get(engine) ?? createUntaken()
  byForm.set(engine, known)
  return known
}
