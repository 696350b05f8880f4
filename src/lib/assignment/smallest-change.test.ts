/** Tests of the changes that are named for papers without enough experts, and of a proposal's loads and pairs. */
import { expect, it } from 'vitest'
import { type Proposal, type ProposalInput, proposeAssignment } from './propose-assignment'
import { smallestChanges } from './smallest-change'

/** Two papers and three experts; a row of affinities and bars for each paper. */
const problem = {
  ...{ papers: 2, experts: 3, perPaper: 2, most: 1 as number | null, fixed: [] },
  affinity: Uint8Array.from([10, 30, 20, 10, 20, 30]),
  barred: new Uint8Array(6),
}
const solution = { chosen: [[0], [1, 2]], loads: [1, 1, 1], missing: [1, 0] }

it('a paper that lacks nobody needs no change', () => {
  expect(smallestChanges(problem, { ...solution, missing: [0, 0] })).toEqual([])
})

it('the experts who fit best take one paper more, and those who have it already do not', () => {
  expect(smallestChanges(problem, solution)).toEqual([{ paper: 0, missing: 1, raise: [1], dismiss: [], add: 0 }])
  expect(smallestChanges(problem, { ...solution, missing: [3, 0] })).toEqual([
    { paper: 0, missing: 3, raise: [1, 2], dismiss: [], add: 1 },
  ])
  const second = { chosen: [[0], [0]], loads: [2, 0, 0], missing: [0, 2] }
  expect(smallestChanges(problem, second)).toEqual([{ paper: 1, missing: 2, raise: [2, 1], dismiss: [], add: 0 }])
})

it('a conflict that can be dismissed comes before a new expert, where the expert has room', () => {
  const barred = Uint8Array.from([0, 1, 2, 0, 0, 0])
  const lacking = { chosen: [[0], []], loads: [1, 0, 0], missing: [1, 0] }
  expect(smallestChanges({ ...problem, barred }, lacking)).toEqual([
    { paper: 0, missing: 1, raise: [], dismiss: [1], add: 0 },
  ])
  // No room left: somebody new.
  expect(smallestChanges({ ...problem, barred }, { ...lacking, loads: [1, 1, 0] })).toEqual([
    { paper: 0, missing: 1, raise: [], dismiss: [], add: 1 },
  ])
  expect(smallestChanges({ ...problem, barred, most: null }, { ...lacking, loads: [1, 9, 0] })).toMatchObject([
    { dismiss: [1], add: 0 },
  ])
})

it('the room of an expert is given once', () => {
  const barred = new Uint8Array(6).fill(1)
  const lacking = { chosen: [[], []], loads: [0, 0, 0], missing: [2, 2] }
  expect(smallestChanges({ ...problem, barred }, lacking)).toEqual([
    { paper: 0, missing: 2, raise: [], dismiss: [1, 2], add: 0 },
    { paper: 1, missing: 2, raise: [], dismiss: [0], add: 1 },
  ])
})

const propose = (input: Partial<ProposalInput>): Proposal & { shares: number[] } => {
  const people = (...ids: string[]) => ids.map((id) => ({ id, field: '', keywords: [] }))
  const steps = proposeAssignment({
    ...{ papers: people('p1', 'p2'), experts: people('e1', 'e2'), perPaper: 1, most: null, conflicts: [], fixed: [] },
    ...input,
  })
  const shares: number[] = []
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { ...step.value, shares }
    shares.push(step.value)
  }
}

it('pairs chosen by hand and conflicts are heeded by their ids; those of unknown papers and experts are left out', () => {
  const pair = (paperId: string, expertId: string) => ({ paperId, expertId })
  const { pairs, shortages, loads } = propose({
    fixed: [pair('p1', 'e2'), pair('p9', 'e1'), pair('p1', 'e9')],
    conflicts: [
      { ...pair('p2', 'e1'), isSoft: true },
      { ...pair('p2', 'e1'), isSoft: false },
      { ...pair('p2', 'e1'), isSoft: true },
      { ...pair('p2', 'e2'), isSoft: true },
      { ...pair('p9', 'e2'), isSoft: false },
    ],
  })
  expect(pairs).toEqual([pair('p1', 'e2')])
  expect(shortages).toEqual([{ paperId: 'p2', missing: 1, raise: [], dismiss: ['e2'], add: 0 }])
  expect(loads).toEqual([0, 1])
})

it('a proposal tells the share that is done, from nothing on', () => {
  expect(propose({}).shares).toEqual([0, 0.5])
})

it('a limit that is reached names who would have to take one more', () => {
  const { shortages } = propose({ perPaper: 2, most: 1 })
  expect(shortages.map(({ missing, raise, add }) => [missing, raise.length, add])).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ])
})
