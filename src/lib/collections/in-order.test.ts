import { describe, expect, it } from 'vitest'
import { inOrder, inserted } from './in-order'

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

  it.each(['NAME', 'AGE'])('put into sorted ones stand where sorting all of them by %s would put them', (field) => {
    const many = Array.from({ length: 200 }, (_, id) => ({
      id,
      name: `课题 ${(id * 37) % 50}`,
      age: id % 7 === 0 ? null : (id * 13) % 20,
    }))
    const isAdded = ({ id }: { id: number }) => id % 9 === 4
    for (const descending of [false, true]) {
      const order = { field, descending }
      const [added, others] = [many.filter(isAdded), many.filter((row) => !isAdded(row))]
      expect(inserted(inOrder(others, keys, order), added, keys, order)).toEqual(
        inOrder([...added, ...others], keys, order),
      )
    }
  })
})
