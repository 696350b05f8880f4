import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { FormEngine, Problem } from '../engine/engine'

/** What a check or a submit found; live, so that what has been put right leaves the list. */
export interface ProblemSummary {
  /** Counts the checks that ask for attention; 0 before the first. The summary takes the focus when it changes. */
  run: number
  problems: readonly Problem[]
}

/** Puts what was found into the summary; quietly: without taking the focus. */
export type ShowProblems = (problems: readonly Problem[], options?: { quietly?: boolean }) => void

/** Whether a problem still stands at its field; one without a field stands until the next check. */
function stands(engine: FormEngine, problem: Problem): boolean {
  const states = problem.paths.map((path) => engine.field(path)).filter((state) => state !== undefined)
  return states.length === 0 || states.some((state) => state.problems.some((one) => one.id === problem.id))
}

export function useProblemSummary(engine: FormEngine) {
  const [found, setFound] = useState<ProblemSummary>({ run: 0, problems: [] })
  const last = useRef<readonly Problem[]>([])
  const subscribe = useCallback((listener: () => void) => engine.subscribeDerived(listener), [engine])
  const problems = useSyncExternalStore(subscribe, () => {
    const now = found.problems.filter((problem) => stands(engine, problem))
    const same = now.length === last.current.length && now.every((problem, index) => problem === last.current[index])
    if (!same) last.current = now
    return last.current
  })
  const show = useCallback<ShowProblems>(
    (next, { quietly = false } = {}) => setFound(({ run }) => ({ run: quietly ? run : run + 1, problems: next })),
    [],
  )
  return useMemo(() => ({ summary: { run: found.run, problems }, show }), [found.run, problems, show])
}
