import { stateOf, type WorkKind } from './kind'

/** A work that runs: its state is one of the description it began with. */
export interface RunningWork {
  id: string
  state: string
  version: number
}

/** What a new description means for one running work. */
export interface PublishOutcome {
  id: string
  /** `kept`: nothing changes where it stands; `moved`: it goes on in `to`; `blocked`: somebody has to say where it goes. */
  outcome: 'kept' | 'moved' | 'blocked'
  /** The state in the new description; null where none is known. */
  to: string | null
  /** What changes for it, for who publishes. */
  changes: readonly string[]
}

/**
 * What publishing `next` would do to every running work: each stays on its own description until it is moved, so renaming
 * or removing a state strands nothing.
 * @param renamed old state → state of the new description, as its author says it.
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
      ...changedSteps(old.leadsTo, future.leadsTo),
    ]
    return { id, outcome: to === state && changes.length === 0 ? 'kept' : 'moved', to, changes }
  })
}

function changedSteps(old: object, future: object): string[] {
  const gone = Object.keys(old).filter((action) => !Object.hasOwn(future, action))
  const added = Object.keys(future).filter((action) => !Object.hasOwn(old, action))
  return [...gone.map((action) => `− ${action}`), ...added.map((action) => `+ ${action}`)]
}
