/** How long a conclusion letter can be downloaded: a year, two for key projects (specification, section 9). */
import { expect, it } from 'vitest'
import { isKeyProject, letterUntil } from './letter-term'

it.each([
  ['2026-11-26T08:00:00Z', false, '2027-11-26T08:00:00.000Z'],
  ['2026-11-26T08:00:00Z', true, '2028-11-26T08:00:00.000Z'],
  ['2028-02-29T00:00:00Z', false, '2029-03-01T00:00:00.000Z'],
])('a project that passed at %s (key project: %s) has its letter until %s', (passed, key, until) => {
  expect(new Date(letterUntil(Date.parse(passed), key)).toISOString()).toBe(until)
})

it.each([
  ['100', true],
  ['99.99', false],
  ['1000', true],
  ['0', false],
  [null, false],
])('a project with %s 万元 is a key project: %s', (funding, expected) => {
  expect(isKeyProject(funding)).toBe(expected)
})
