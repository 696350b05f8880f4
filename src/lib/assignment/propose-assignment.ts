/** Proposes which experts review which papers, for the assignment desk and its web worker. */

import { affinities, type Topics } from './affinity'
import { type AssignmentProblem, assignReviewers } from './assign-reviewers'
import { smallestChanges, softBar } from './smallest-change'

/** An expert for a paper, by their ids. */
interface AssignedPair {
  paperId: string
  expertId: string
}

/** What a proposal is made of. It can be sent to a worker. */
export interface ProposalInput {
  papers: readonly (Topics & { id: string })[]
  experts: readonly (Topics & { id: string })[]
  perPaper: number
  /** The most papers of one expert; null: no limit. */
  most: number | null
  /** Pairs with a conflict; `isSoft` where all of theirs can be dismissed. Dismissed ones are left out. */
  conflicts: readonly (AssignedPair & { isSoft: boolean })[]
  /** Pairs that stay. */
  fixed: readonly AssignedPair[]
}

/** A paper that lacks experts, and the fewest changes that would give it all. */
interface ProposalShortage {
  paperId: string
  missing: number
  /** Experts who would have to take one paper above the limit. */
  raise: readonly string[]
  /** Experts whose conflicts would have to be dismissed. */
  dismiss: readonly string[]
  /** How many experts without a conflict would have to be added. */
  add: number
}

export interface Proposal {
  /** Paper by paper, in the order of the input. */
  pairs: readonly AssignedPair[]
  shortages: readonly ProposalShortage[]
  /** The fewest and the most papers of an expert. */
  loads: readonly [fewest: number, most: number]
}

function problemOf({ papers, experts, perPaper, most, conflicts, fixed }: ProposalInput): AssignmentProblem {
  const rows = new Map(papers.map(({ id }, index) => [id, index]))
  const columns = new Map(experts.map(({ id }, index) => [id, index]))
  /** Pairs with their places; without those of papers and experts that are not there. */
  const placed = <Pair extends AssignedPair>(pairs: readonly Pair[]) =>
    pairs.flatMap((pair) => {
      const row = rows.get(pair.paperId)
      const column = columns.get(pair.expertId)
      return row === undefined || column === undefined ? [] : [{ ...pair, row, column }]
    })
  const barred = new Uint8Array(papers.length * experts.length)
  for (const { row, column, isSoft } of placed(conflicts)) {
    const at = row * experts.length + column
    barred[at] = Math.max(barred[at] ?? 0, isSoft ? softBar : softBar + 1)
  }
  return {
    ...{ papers: papers.length, experts: experts.length, perPaper, most, barred },
    affinity: affinities(papers, experts),
    fixed: placed(fixed).map(({ row, column }) => [row, column] as const),
  }
}

/** Proposes experts for the papers of a panel, as `assignReviewers` does. Yields the share done, 0 to 1. */
export function* proposeAssignment(input: ProposalInput): Generator<number, Proposal> {
  const problem = problemOf(input)
  const solution = yield* assignReviewers(problem)
  const idIn = (list: readonly { id: string }[]) => (index: number) => list[index]?.id ?? ''
  const [paperId, expertId] = [idIn(input.papers), idIn(input.experts)]
  return {
    pairs: solution.chosen.flatMap((chosen, index) =>
      chosen.map((expert) => ({ paperId: paperId(index), expertId: expertId(expert) })),
    ),
    shortages: smallestChanges(problem, solution).map(({ paper, missing, raise, dismiss, add }) => ({
      ...{ paperId: paperId(paper), missing, add },
      raise: raise.map(expertId),
      dismiss: dismiss.map(expertId),
    })),
    loads: [Math.min(...solution.loads), Math.max(...solution.loads)],
  }
}
