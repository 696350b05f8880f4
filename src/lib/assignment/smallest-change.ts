/** Finds the fewest changes (another expert, a dismissed conflict) that give every paper its experts; for `propose-assignment.ts`. */

import type { AssignmentProblem, AssignmentSolution } from './assign-reviewers'

/** A paper that lacks experts, and the fewest changes that would give it all. Indices as in the problem. */
export interface Shortage {
  paper: number
  missing: number
  /** Experts who would have to take one paper above the limit. */
  raise: readonly number[]
  /** Experts whose soft conflict would have to be dismissed. */
  dismiss: readonly number[]
  /** How many experts without a conflict would have to be added. */
  add: number
}

/** 1 in `AssignmentProblem.barred`: only by conflicts that can be dismissed. */
export const softBar = 1

/**
 * What would give each short paper its experts. Each change gives one expert, so no fewer can do; of equally many, more
 * papers for somebody come before a dismissed conflict, and that before a new expert.
 */
export function smallestChanges(problem: AssignmentProblem, solution: AssignmentSolution): Shortage[] {
  const { experts, affinity, barred, most } = problem
  const loads = [...solution.loads]
  const fits = (paper: number) => (a: number, b: number) =>
    (affinity[paper * experts + b] ?? 0) - (affinity[paper * experts + a] ?? 0)
  return solution.missing.flatMap((missing, paper) => {
    if (missing === 0) return []
    const taken = new Set(solution.chosen[paper])
    const others = loads.map((_, expert) => expert).filter((expert) => !taken.has(expert))
    const barOf = (expert: number) => barred[paper * experts + expert] ?? 0
    const best = (able: (expert: number) => boolean, count: number) =>
      others.filter(able).sort(fits(paper)).slice(0, count)
    const raise = best((expert) => barOf(expert) === 0, missing)
    const hasRoom = (expert: number) => most === null || (loads[expert] ?? 0) < most
    const dismiss = best((expert) => barOf(expert) === softBar && hasRoom(expert), missing - raise.length)
    for (const expert of dismiss) loads[expert] = (loads[expert] ?? 0) + 1
    return [{ paper, missing, raise, dismiss, add: missing - raise.length - dismiss.length }]
  })
}
