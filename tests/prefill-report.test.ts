/** What a project's documents ask after its declaration: known, or new for a reason that is written down. */

import { newFacts } from '@mocks/forms/known-facts'
import { backendForTest } from '@mocks/resolvers/ask-as'
import { expect, it } from 'vitest'
import { applicationKeystrokes, filledShares, totalShare } from './prefill-report'

const backend = backendForTest()
const shares = filledShares(backend)

it('every required answer of a document arrives filled, or is a new fact with its reason', () => {
  const places = shares.flatMap(({ form, missing }) => Object.keys(missing).map((place) => `${form} ${place}`))
  const reasons = Object.entries(newFacts).flatMap(([form, own]) => Object.keys(own).map((place) => `${form} ${place}`))
  expect(places.toSorted()).toEqual(reasons.toSorted())
}, 60_000)

it('at least 60 % of the required answers after the declaration arrive filled', () => {
  expect(shares.filter(({ documents }) => documents === 0)).toEqual([])
  expect(totalShare(shares).strictly).toBeGreaterThanOrEqual(0.6)
})

it('a second application of the same team takes at most a fifth of the keystrokes', () => {
  const typed = applicationKeystrokes(backend)
  const sum = (name: 'first' | 'second') => typed.reduce((total, each) => total + each[name], 0)
  expect(typed.length).toBeGreaterThan(20)
  expect(sum('second') / sum('first')).toBeLessThanOrEqual(0.2)
}, 60_000)
