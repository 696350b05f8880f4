/** Ten people take random walks over all kinds of work; a failure is a short story in words. */

import { backendForTest } from '@mocks/resolvers/ask-as'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { walkArbitrary } from './arbitrary'
import { Walk } from './walk'

/** `WALKS=10000` takes that many, other ones each time; `WALKS_SEED` repeats a run. The usual run takes the same few. */
const long = process.env.SWEEP === 'all' || process.env.WALKS !== undefined
const walks = Number(process.env.WALKS ?? (long ? 10_000 : 12))
const seed = long && process.env.WALKS_SEED === undefined ? {} : { seed: Number(process.env.WALKS_SEED ?? 1) }

it('ten people see, may do and have to do exactly what the descriptions say, wherever they walk', {
  timeout: 12 * 3_600_000,
}, async () => {
  const backend = backendForTest()
  let taken = 0
  const property = fc.asyncProperty(walkArbitrary, async (steps) => {
    const walk = new Walk(backend)
    await walk.take(steps)
    taken += walk.told.length
  })
  await fc.assert(property, { numRuns: walks, ...seed })
  expect(taken).toBeGreaterThan(walks)
})
