/** What of a change is measured by mutants, and when that fails. */
import { expect, it } from 'vitest'
import { fallen, roomOf, scoresOf, sliceOf } from '../checks/mutants/scores.mjs'

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

it('a score is the share of noticed changes, rounded down; what runs once and what did not compile is left out', () => {
  const files = {
    a: mutants('Killed', 'Timeout', 'Survived', 'Ignored', 'CompileError'),
    b: mutants('NoCoverage'),
    c: mutants('Ignored'),
  }
  expect(scoresOf({ files })).toEqual({ a: 66, b: 0 })
})

it('a file fails clearly below its record alone', () => {
  const at90 = { score: 90, tests: 'src/lib' }
  expect(fallen({ a: 86, b: 87, c: 10 }, { a: at90, b: at90 })).toEqual([
    'a: 86 % of its changes are noticed, 90 % were',
  ])
})

it('changed files with a record are measured, those whose tests are the same together; so is a file whose test changed', () => {
  const [day, decimal] = ['src/lib/time/iso-day.ts', 'src/lib/numbers/decimal.ts']
  const of = (tests: string) => ({ score: 90, tests })
  const inLib = of('src/lib')
  const recorded = { [day]: inLib, [decimal]: inLib, 'mocks/work/steps.ts': of('mocks/work'), 'src/lib/gone.ts': inLib }
  const changed = ['src/lib/gone.ts', 'docs/testing.md', day, 'mocks/work/steps.ts', decimal, 'toString']
  expect(sliceOf(changed, recorded, 3)).toEqual([day, decimal])
  expect(sliceOf(changed, recorded, 1)).toEqual([day])
  expect(sliceOf(['docs/testing.md'], recorded, 3)).toEqual([])
  expect(sliceOf(['src/lib/numbers/decimal.test.ts', decimal], recorded, 3)).toEqual([decimal])
})

it.each([
  ['mocks/work/steps.ts', 'mocks/work'],
  ['mocks/server/disk.ts', 'mocks'],
  ['src/lib', 'src/lib'],
  ['src/library/x.ts', 'src/library/x.ts'],
])('the tests for %s are those of %s', (path, room) => {
  expect(roomOf(path)).toBe(room)
})
