// The index of conflicts against the judgement of every pair.
import { expect, it } from 'vitest'
import { plantedConflicts, plantedMonth } from '../../../tests/planted-conflicts'
import { conflictIndex } from './conflict-index'
import { conflictsBetween } from './conflicts'

it.each([1, 2, 3])('the index leaves out no expert with a conflict, and most of the others: seed %i', (seed) => {
  const { papers, experts } = plantedConflicts(seed)
  const candidatesOf = conflictIndex(experts)
  let judged = 0
  for (const paper of papers.slice(0, 300)) {
    const candidates = candidatesOf(paper)
    judged += candidates.size
    for (const [place, expert] of experts.entries())
      if (!candidates.has(place)) expect(conflictsBetween(paper, expert, plantedMonth)).toEqual([])
  }
  expect(judged).toBeGreaterThan(0)
  expect(judged).toBeLessThan((300 * experts.length) / 4)
})

it('people without a name, and units without one, share nothing', () => {
  const { papers, experts } = plantedConflicts(1)
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
