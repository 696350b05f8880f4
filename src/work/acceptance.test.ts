/** Tests of what experts' findings on an acceptance recommend together, and of the dates that it may name. */
import { expect, it } from 'vitest'
import { acceptanceDates } from './acceptance-dates'
import { type AcceptanceFinding, recommendedConclusion } from './acceptance-recommendation'

it.each([
  // Two thirds pass.
  [3, 0, 0, 'PASS'],
  [2, 1, 0, 'PASS'],
  [2, 0, 1, 'PASS'],
  [3, 1, 1, 'RECTIFY'],
  [4, 1, 1, 'PASS'],
  // More than half refuse; half are not enough.
  [1, 0, 2, 'REFUSE'],
  [0, 1, 2, 'REFUSE'],
  [2, 0, 2, 'RECTIFY'],
  [1, 2, 0, 'RECTIFY'],
  [1, 1, 1, 'RECTIFY'],
] as const)('%i that pass, %i to be rectified and %i that fail are together %s', (pass, rectify, fail, conclusion) => {
  const findings = [
    ...Array<AcceptanceFinding>(pass).fill('pass'),
    ...Array<AcceptanceFinding>(rectify).fill('rectify'),
    ...Array<AcceptanceFinding>(fail).fill('fail'),
  ]
  expect(recommendedConclusion(findings)).toBe(conclusion)
})

it('no finding recommends nothing', () => {
  expect(recommendedConclusion([])).toBeNull()
})

it('a date is tomorrow at the earliest, and within a year', () => {
  expect(acceptanceDates(Date.UTC(2026, 10, 26, 8))).toEqual({ from: '2026-11-27', to: '2027-11-26' })
})
