/** Tests of the states in which sweeps open pages. */
import { expect, it } from 'vitest'
import type { SweptPage } from './addresses'
import { moodOf } from './fuzz-answer'
import { seedsOf, stateAt } from './states'

const pageOf = (count: number): SweptPage => ({
  pattern: '/',
  states: Array.from({ length: count }, (_, index) => ({ pattern: '/', address: `/${index}`, persona: null })),
})

it.each([1, 2, 3, 4, 5, 6, 7, 12, 44, 98])(
  'the sweep visits a page with %i states in each of them, with every kind of response',
  (count) => {
    const page = pageOf(count)
    const seeds = Array.from({ length: seedsOf(page) }, (_, seed) => seed)
    const met = new Set(seeds.map((seed) => `${moodOf(seed).name} ${stateAt(page, seed).address}`))
    expect(met.size).toBe(count * 6)
    // As many states as seeds, starting with the first.
    const first = seeds.slice(0, Math.min(20, count))
    expect(new Set(first.map((seed) => stateAt(page, seed).address)).size).toBe(first.length)
  },
)
