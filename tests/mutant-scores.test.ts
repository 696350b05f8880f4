/** What of a change is measured by mutants, and when that fails. */
import { expect, it } from 'vitest'
import { fallen, roomOf, scoresOf, sliceOf, testsOf } from '../checks/mutants/scores.mjs'

it('a score is the share of noticed changes, rounded down; what runs once is left out', () => {
  const mutants = (file: string, ...statuses: ('Killed' | 'Survived' | 'NoCoverage' | 'Loaded')[]) =>
    statuses.map((status) => ({ file, status }))
  const measured = [
    ...mutants('a', 'Killed', 'Killed', 'Survived', 'Loaded'),
    ...mutants('b', 'NoCoverage'),
    ...mutants('c', 'Loaded'),
  ]
  expect(scoresOf(measured)).toEqual({ a: 66, b: 0 })
})

it('the tests of a file are those that noticed one of its mutants', () => {
  const killed = (file: string, by: string) => ({ file, status: 'Killed' as const, by })
  const measured = [killed('a', 'y'), killed('a', 'x'), killed('b', 'y'), killed('a', 'x')]
  expect(testsOf([...measured, { file: 'c', status: 'Survived' }])).toEqual({ a: ['x', 'y'], b: ['y'] })
})

it('a file fails clearly below its record alone', () => {
  const at90 = { score: 90, tests: ['src/lib'] }
  expect(fallen({ a: 86, b: 87, c: 10 }, { a: at90, b: at90 })).toEqual([
    'a: 86 % of its changes are noticed, 90 % were',
  ])
})

it('changed files with a record are measured, then those whose tests changed', () => {
  const [day, decimal] = ['src/lib/time/iso-day.ts', 'src/lib/numbers/decimal.ts']
  const of = (...tests: string[]) => ({ score: 90, tests })
  const decimalTest = 'src/lib/numbers/decimal.test.ts'
  const recorded = { [day]: of(decimalTest), [decimal]: of(decimalTest), 'src/lib/gone.ts': of(decimalTest) }
  expect(sliceOf(['src/lib/gone.ts', 'docs/testing.md', decimal, 'toString'], recorded)).toEqual([decimal])
  expect(sliceOf(['docs/testing.md'], recorded)).toEqual([])
  expect(sliceOf([decimalTest, decimal], recorded)).toEqual([decimal, day])
})

it.each([
  ['mocks/work/steps.ts', 'mocks/work'],
  ['mocks/server/disk.ts', 'mocks'],
  ['src/lib', 'src/lib'],
  ['src/library/x.ts', 'src/library/x.ts'],
])('the tests for %s are those of %s', (path, room) => {
  expect(roomOf(path)).toBe(room)
})
