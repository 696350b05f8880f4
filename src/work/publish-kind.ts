/** Computes what a later description of a kind of work means for running items; for the backend's publication. */

import { stateOf, type WorkKind } from './kind'

/** A running work item; its state belongs to the description it began with. */
export interface RunningWork {
  id: string
  state: string
  version: number
}

/** What a new description means for a running item. */
export interface PublishOutcome {
  id: string
  /** `kept`: its state is unchanged; `moved`: it continues in `to`; `blocked`: somebody has to choose its state. */
  outcome: 'kept' | 'moved' | 'blocked'
  /** The state in the new description; null where unknown. */
  to: string | null
  /** The changes, for the person who publishes. */
  changes: readonly string[]
}

/**
 * What publishing `next` would mean for each running item. Each stays on its own description until it is moved, so
 * renaming or removing a state strands nothing.
 * @param renamed old state → new state, as the author says
 */
export function publishKind(
  before: WorkKind,
  next: WorkKind,
  running: readonly RunningWork[],
  renamed: Readonly<Record<string, string>> = {},
): PublishOutcome[] {
  return running.map(({ id, state }) => {
    const to = renamed[state] ?? state
    const old = stateOf(before, state)
    const future = stateOf(next, to)
    if (!old || !future) return { id, outcome: 'blocked', to: null, changes: [] }
    const changes = [
      ...(old.label === future.label ? [] : [`${old.label} → ${future.label}`]),
      ...(old.holder === future.holder ? [] : [`${old.holder ?? '—'} → ${future.holder ?? '—'}`]),
      ...changedSteps(old.transitions, future.transitions),
    ]
    return { id, outcome: to === state && changes.length === 0 ? 'kept' : 'moved', to, changes }
  })
}

function changedSteps(old: object, future: object): string[] {
  const gone = Object.keys(old).filter((action) => !Object.hasOwn(future, action))
  const added = Object.keys(future).filter((action) => !Object.hasOwn(old, action))
  return [...gone.map((action) => `− ${action}`), ...added.map((action) => `+ ${action}`)]
}
