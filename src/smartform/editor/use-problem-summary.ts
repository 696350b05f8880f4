/** The list of problems after a check or submit. */

import { useCallback, useMemo, useRef, useState } from 'react'
import { jsonEqual } from '@/lib/collections/json-equal'
import { uniqueBy } from '@/lib/collections/unique-by'
import type { FormEngine, Problem } from '../engine/engine'
import { useDerived } from '../fields/use-field-state'

/** The result of a check or submit, live: corrected problems leave the list. */
export interface ProblemSummary {
  /** Number of checks; 0 before the first. A change focuses the summary. */
  run: number
  problems: readonly Problem[]
}

/** Puts problems into the summary; quietly: without the focus. */
export type ShowProblems = (problems: readonly Problem[], options?: { quietly?: boolean }) => void

/** What the field of a corrected problem displays instead. */
const displayedAt = (engine: FormEngine, { paths }: Problem) => engine.field(paths[0] ?? '')?.problems ?? []

export function useProblemSummary(engine: FormEngine) {
  const [found, setFound] = useState<ProblemSummary>({ run: 0, problems: [] })
  const last = useRef<readonly Problem[]>([])
  const problems = useDerived(engine, () => {
    // In the words displayed at the fields now. An answer that is wrong in another way keeps its place.
    const now = uniqueBy(
      found.problems.flatMap((problem) => engine.serverProblem(problem) ?? displayedAt(engine, problem)),
      ({ id }) => id,
    )
    if (!jsonEqual(now, last.current)) last.current = now
    return last.current
  })
  const show = useCallback<ShowProblems>(
    (next, { quietly = false } = {}) => setFound(({ run }) => ({ run: quietly ? run : run + 1, problems: next })),
    [],
  )
  return useMemo(() => ({ summary: { run: found.run, problems }, show }), [found.run, problems, show])
}
