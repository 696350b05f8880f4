/** Which texts an open form refused (a note beyond the limit), so that its save state counts them as unsaved; for the autosave and a reviewer's notes. */

import { createListeners } from '@/lib/events/listeners'
import type { FormEngine } from '../engine/engine'

/** The texts of one open form that the form did not take, each by a key of its own. */
function createUnaccepted() {
  const keys = new Set<string>()
  const { listen, notify } = createListeners()
  return {
    listen,
    isEmpty: () => keys.size === 0,
    /** Notes that the form refused a text, or, with `false`, that the text is taken or gone. */
    note(key: string, isUnaccepted: boolean): void {
      if (keys.has(key) === isUnaccepted) return
      if (isUnaccepted) keys.add(key)
      else keys.delete(key)
      notify()
    },
  }
}

type UnacceptedInputs = ReturnType<typeof createUnaccepted>

const byForm = new WeakMap<FormEngine, UnacceptedInputs>()

/**
 * What a person typed that the form refused, so that it is in no answer: a row beyond the limit. The save state counts it as
 * not saved, as it counts an answer that the server refused.
 */
export function unacceptedInputsOf(engine: FormEngine): UnacceptedInputs {
  const known = byForm.get(engine) ?? createUnaccepted()
  byForm.set(engine, known)
  return known
}
