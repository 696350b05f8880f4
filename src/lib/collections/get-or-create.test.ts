/** Values that are made once, and groups. */
import { expect, it, vi } from 'vitest'
import { getOrCreate, groupBy } from './get-or-create'

it('a value is made once, kept under its key, and given again, also where it counts as nothing', () => {
  const known = new Map<string, string | null | number>([['zero', 0]])
  const make = vi.fn(() => null)
  expect(getOrCreate(known, 'a', make)).toBeNull()
  expect(getOrCreate(known, 'a', make)).toBeNull()
  expect(getOrCreate(known, 'zero', make)).toBe(0)
  expect(make).toHaveBeenCalledTimes(1)
  expect([...known]).toEqual([
    ['zero', 0],
    ['a', null],
  ])
})

it('a group keeps the order of its items, and the groups that of their first', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (name) => name.charAt(0))
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})
