/** Lists in which a backend may name a thing twice. */
import { expect, it } from 'vitest'
import { uniqueBy } from './unique-by'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'a' }, {}, {}] as { id?: string }[]

it('a thing that comes again by its key is left out, in the order of the first; a thing without a key always stays', () => {
  expect(uniqueBy(rows, ({ id }) => id)).toEqual([{ id: 'a' }, { id: 'b' }, {}, {}])
  expect(uniqueBy(['x', 'y', 'x'])).toEqual(['x', 'y'])
})

it('a list without repetition is the same list', () => {
  const whole = ['x', 'y']
  expect(uniqueBy(whole)).toBe(whole)
})
