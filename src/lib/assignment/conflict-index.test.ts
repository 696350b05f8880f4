// The index of conflicts against the judgement of every pair.
import { expect, it } from 'vitest'
import { plantedConflicts, plantedMonth } from '../../../tests/planted-conflicts'
import { conflictIndex } from './conflict-index'
import { type Conflict, conflictsBetween } from './conflicts'

it.each([1, 2, 3])('the index leaves out no expert with a conflict, and most of the others: seed %i', (seed) => {
  const { papers, experts } = plantedConflicts(seed, { papers: 120, experts: 60, planted: 200 })
  const candidatesOf = conflictIndex(experts)
  const missed: Conflict[] = []
  let judged = 0
  for (const paper of papers) {
    const candidates = candidatesOf(paper)
    judged += candidates.size
    for (const [place, expert] of experts.entries())
      if (!candidates.has(place)) missed.push(...conflictsBetween(paper, expert, plantedMonth))
  }
  expect(missed).toEqual([])
  expect(judged).toBeGreaterThan(0)
  expect(judged).toBeLessThan((papers.length * experts.length) / 4)
})

it('people without a name, and units without one, share nothing', () => {
  const { papers, experts } = plantedConflicts(1, { papers: 1, experts: 2, planted: 1 })
  const [paper] = papers
  const [expert] = experts
  if (!paper || !expert) expect.fail('nothing planted')
  const nobody = {
    id: null,
    name: ' ',
    units: [],
    achievements: [],
    projects: [{ name: '', number: '' }],
    tutors: [''],
  }
  const blank = { ...expert, ...nobody, id: 'expert', recusedUnits: [''], family: ['　'] }
  const candidates = conflictIndex([blank])({ ...paper, unitName: '', people: [nobody], recused: [''] })
  expect([...candidates]).toEqual([])
})

it('an expert is found by their account on a paper that names them otherwise', () => {
  const { papers, experts } = plantedConflicts(1, { papers: 1, experts: 2, planted: 1 })
  const [paper] = papers
  const [expert, other] = experts
  if (!paper || !expert || !other) expect.fail('nothing planted')
  const person = { id: expert.id, name: '曾用名', units: [], achievements: [], projects: [], tutors: [] }
  const named = { ...paper, unitName: '', recused: [], people: [person] }
  expect([...conflictIndex([other, expert])(named)]).toEqual([1])
})
