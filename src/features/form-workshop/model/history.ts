/** Undo and redo of the draft in the forms' workshop, as pure functions; for `use-workshop.ts`. */

/** Steps that can be undone. */
const most = 200

/** What is typed into one box within this time is one step, in milliseconds. */
const together = 1500

export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** The last change: what it was about, and when. */
  last: { about: string; at: number } | null
}

export const beginHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], last: null })

/** Records a change; several quick ones about the same thing become one step. */
export function changed<State>(history: History<State>, present: State, about: string, at: number): History<State> {
  const { past, last } = history
  if (Object.is(present, history.present)) return history
  const continues = last !== null && last.about === about && at - last.at < together && past.length > 0
  return {
    past: continues ? past : [...past, history.present].slice(-most),
    present,
    future: [],
    last: { about, at },
  }
}

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], last: null }
}

export function redone<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future, last: null }
}
