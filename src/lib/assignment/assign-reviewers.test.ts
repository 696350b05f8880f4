/** Tests of assigning reviewers by minimum-cost flow. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plantedConflicts, plantedMonth } from '../../../tests/planted-conflicts'
import { type AssignmentProblem, assignReviewers } from './assign-reviewers'
import { conflictIndex } from './conflict-index'
import { conflictsBetween } from './conflicts'
import { type Proposal, type ProposalInput, proposeAssignment } from './propose-assignment'

function finish<Result>(steps: Generator<number, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
const propose = (input: ProposalInput): Proposal => finish(proposeAssignment(input))

/** All ways to choose experts for the papers, up to `perPaper` each, within the limit; fixed ones always. */
function allChoices({ papers, experts, perPaper, most, barred, fixed }: AssignmentProblem): number[][][] {
  const subsets = (paper: number) => {
    const kept = fixed.filter(([of]) => of === paper).map(([, expert]) => expert)
    return Array.from({ length: 2 ** experts }, (_, bits) =>
      Array.from({ length: experts }, (_, expert) => expert).filter((expert) => bits & (2 ** expert)),
    ).filter(
      (chosen) =>
        chosen.length <= Math.max(perPaper, kept.length) &&
        kept.every((expert) => chosen.includes(expert)) &&
        chosen.every((expert) => barred[paper * experts + expert] === 0),
    )
  }
  let choices: number[][][] = [[]]
  for (let paper = 0; paper < papers; paper += 1)
    choices = choices.flatMap((choice) => subsets(paper).map((chosen) => [...choice, chosen]))
  return choices.filter((choice) => most === null || loadsOf(choice, experts).every((load) => load <= most))
}
const loadsOf = (choice: readonly (readonly number[])[], experts: number) =>
  Array.from({ length: experts }, (_, expert) => choice.filter((chosen) => chosen.includes(expert)).length)
const squares = (loads: readonly number[]) => loads.reduce((sum, load) => sum + load * load, 0)

const problems = fc
  .record({ papers: fc.integer({ min: 1, max: 3 }), experts: fc.integer({ min: 1, max: 4 }) })
  .chain(({ papers, experts }) => {
    const matrix = (most: number) =>
      fc
        .array(fc.integer({ min: 0, max: most }), { minLength: papers * experts, maxLength: papers * experts })
        .map((values) => Uint8Array.from(values))
    return fc.record({
      ...{ papers: fc.constant(papers), experts: fc.constant(experts) },
      perPaper: fc.integer({ min: 1, max: 3 }),
      most: fc.constant(null),
      affinity: matrix(100),
      barred: matrix(3).map((values) => values.map((value) => Math.max(0, value - 1))),
      fixed: fc.constant<[number, number][]>([]),
    })
  })

it('no other choice gives fewer papers too few experts, and of those alike none is more even or fits better', () => {
  fc.assert(
    fc.property(problems, fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }), (drawn, most) => {
      const problem: AssignmentProblem = { ...drawn, most }
      const { chosen, missing, loads } = finish(assignReviewers(problem))
      const all = allChoices(problem)
      const given = (choice: readonly (readonly number[])[]) => choice.reduce((sum, { length }) => sum + length, 0)
      expect(given(chosen)).toBe(Math.max(...all.map(given)))
      expect(loads).toEqual(loadsOf(chosen, problem.experts))
      const alike = all.filter((choice) =>
        choice.every((experts, paper) => experts.length === problem.perPaper - (missing[paper] ?? 0)),
      )
      const least = Math.min(...alike.map((choice) => squares(loadsOf(choice, problem.experts))))
      expect(squares(loads)).toBe(least)
      const fitOf = (choice: readonly (readonly number[])[]) =>
        choice.reduce(
          (sum, experts, paper) =>
            sum + experts.reduce((of, expert) => of + (problem.affinity[paper * problem.experts + expert] ?? 0), 0),
          0,
        )
      const even = alike.filter((choice) => squares(loadsOf(choice, problem.experts)) === least)
      expect(fitOf(chosen)).toBe(Math.max(...even.map(fitOf)))
    }),
    { numRuns: 150 },
  )
})

it('pairs chosen by hand stay, and count for the load', () => {
  const affinity = Uint8Array.from([90, 10, 10, 90, 10, 10, 90, 10, 10])
  const problem = { papers: 3, experts: 3, perPaper: 1, most: null, affinity, barred: new Uint8Array(9) }
  const { chosen, loads } = finish(assignReviewers({ ...problem, fixed: [[0, 2]] }))
  expect(chosen[0]).toEqual([2])
  expect(loads).toEqual([1, 1, 1])
})

/** Two papers and two experts who fit alike. */
const small = { papers: 2, experts: 2, perPaper: 1, most: null, affinity: new Uint8Array(4), barred: new Uint8Array(4) }

it('a pair chosen by hand counts once, and not at all where a conflict bars it', () => {
  const solve = (more: Partial<AssignmentProblem>) => finish(assignReviewers({ ...small, fixed: [], ...more }))
  const pair = [0, 1] as const
  expect(solve({ perPaper: 2, fixed: [pair, pair] })).toMatchObject({ loads: [2, 2], missing: [0, 0] })
  expect(solve({ fixed: [pair], barred: Uint8Array.from([0, 1, 0, 0]) }).chosen).toEqual([[0], [1]])
  // More than asked for: nobody is missing, and nobody is sent away.
  expect(solve({ fixed: [pair, [0, 0]] })).toMatchObject({ chosen: [[0, 1], [expect.any(Number)]], missing: [0, 0] })
  expect(solve({ most: 1, fixed: [pair, [1, 1]] })).toMatchObject({ chosen: [[1], [1]], loads: [0, 2] })
})

it('what is lacking is spread over the papers', () => {
  const { missing } = finish(assignReviewers({ ...small, perPaper: 2, most: 1, fixed: [] }))
  expect(missing).toEqual([1, 1])
})

const inputs = fc
  .record({ papers: fc.integer({ min: 1, max: 6 }), experts: fc.integer({ min: 0, max: 6 }) })
  .chain(({ papers, experts }) => {
    const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
    const pairs = ids('p', papers).flatMap((paperId) => ids('e', experts).map((expertId) => ({ paperId, expertId })))
    const topics = (id: string) => ({ id, field: '新材料', keywords: [id] })
    return fc.record({
      papers: fc.constant(ids('p', papers).map(topics)),
      experts: fc.constant(ids('e', experts).map(topics)),
      perPaper: fc.integer({ min: 1, max: 3 }),
      most: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
      conflicts: fc
        .subarray(pairs)
        .chain((barred) =>
          fc
            .array(fc.boolean(), { minLength: barred.length, maxLength: barred.length })
            .map((soft) => barred.map((pair, index) => ({ ...pair, isSoft: soft[index] ?? false }))),
        ),
      fixed: fc.constant([]),
    })
  })

it('what is named as the smallest change gives every paper its experts, and no fewer changes could', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { shortages } = propose(input)
      for (const { missing, raise, dismiss, add } of shortages)
        expect(raise.length + dismiss.length + add).toBe(missing)
      const isDismissed = (paperId: string, expertId: string) =>
        shortages.some((shortage) => shortage.paperId === paperId && shortage.dismiss.includes(expertId))
      const conflicts = input.conflicts.filter(({ paperId, expertId }) => !isDismissed(paperId, expertId))
      const raised = shortages.flatMap(({ raise }) => raise).length
      const added = Math.max(0, ...shortages.map(({ add }) => add))
      const changed = propose({
        ...input,
        conflicts,
        most: input.most === null ? null : input.most + raised + input.papers.length * added,
        experts: [
          ...input.experts,
          ...Array.from({ length: added }, (_, index) => ({ id: `new${index}`, field: '', keywords: [] })),
        ],
      })
      expect(changed.shortages).toEqual([])
    }),
  )
})

it('nobody is proposed for a paper they have a conflict with, and 500 planted ones are all found', () => {
  const { papers, experts, planted } = plantedConflicts(11, { papers: 200, experts: 60 })
  const candidatesOf = conflictIndex(experts)
  const conflicts = papers.flatMap((paper) =>
    [...candidatesOf(paper)].flatMap((place) => {
      const expert = experts[place] ?? expect.fail('no expert')
      const found = conflictsBetween(paper, expert, plantedMonth)
      return found.length === 0
        ? []
        : [{ paperId: paper.id, expertId: expert.id, isSoft: found.every(({ weight }) => weight === 'SOFT'), found }]
    }),
  )
  const keyOf = ({ paperId, expertId }: { paperId: string; expertId: string }) => `${paperId} ${expertId}`
  const byPair = new Map(conflicts.map((conflict) => [keyOf(conflict), conflict.found.map(({ kind }) => kind)]))
  expect(planted.filter((pair) => !byPair.get(keyOf(pair))?.includes(pair.kind))).toEqual([])
  const { pairs, shortages, loads } = propose({ papers, experts, perPaper: 3, most: null, conflicts, fixed: [] })
  expect(pairs.filter((pair) => byPair.has(keyOf(pair)))).toEqual([])
  expect(shortages).toEqual([])
  expect(pairs).toHaveLength(600)
  expect(loads).toEqual([10, 10])
})

it('a paper is proposed to experts of its field and topics', () => {
  const topics = (id: string, field: string, ...keywords: string[]) => ({ id, field, keywords })
  const { pairs } = propose({
    papers: [topics('rice', '现代农业', '崇明水稻', '生物防治'), topics('chip', '集成电路', '存算一体芯片')],
    experts: [topics('engineer', '集成电路', '近存计算芯片'), topics('farmer', '现代农业', '水稻耐盐机理')],
    ...{ perPaper: 1, most: null, conflicts: [], fixed: [] },
  })
  expect(pairs).toEqual([
    { paperId: 'rice', expertId: 'farmer' },
    { paperId: 'chip', expertId: 'engineer' },
  ])
})
