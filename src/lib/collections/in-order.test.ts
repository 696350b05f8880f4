import { describe, expect, it } from 'vitest'
import { inOrder } from './in-order'

const rows = [
  { id: 1, name: '周明', age: 40 },
  { id: 2, name: '安然', age: null },
  { id: 3, name: '课题 10', age: 9 },
  { id: 4, name: '课题 9', age: 40 },
]
const keys = { NAME: ({ name }: { name: string }) => name, AGE: ({ age }: { age: number | null }) => age }
const sorted = (field: string, descending?: boolean) => inOrder(rows, keys, { field, descending }).map(({ id }) => id)

describe('rows in an order', () => {
  it.each<[string, boolean | undefined, number[]]>([
    ['NAME', false, [2, 4, 3, 1]],
    ['NAME', true, [1, 3, 4, 2]],
    ['AGE', undefined, [3, 1, 4, 2]],
    ['AGE', true, [1, 4, 3, 2]],
    ['constructor', true, [1, 2, 3, 4]],
  ])('by %s, descending: %s', (field, descending, expected) => {
    expect(sorted(field, descending)).toEqual(expected)
  })

  it('stay as they are without an order', () => {
    expect(inOrder(rows, keys, null)).toEqual(rows)
  })
})
