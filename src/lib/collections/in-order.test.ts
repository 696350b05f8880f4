/** Tests of sorting rows by a column. */
import { describe, expect, it } from 'vitest'
import { compareTexts, fieldsOf, inOrder, inserted } from './in-order'

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

  it('stay as they are without an order, as a list of their own', () => {
    expect(inOrder(rows, keys, null)).toEqual(rows)
    expect(inOrder(rows, keys, undefined)).not.toBe(rows)
  })

  it('without a value stand last in both directions, in their order', () => {
    const some = [
      { id: 'none', at: undefined },
      { id: 'late', at: 2 },
      { id: 'null', at: null },
      { id: 'early', at: 1 },
    ]
    const by = { at: ({ at }: { at?: number | null | undefined }) => at }
    const ids = (descending: boolean) => inOrder(some, by, { field: 'at', descending }).map(({ id }) => id)
    expect(ids(false)).toEqual(['early', 'late', 'none', 'null'])
    expect(ids(true)).toEqual(['late', 'early', 'none', 'null'])
  })

  it.each<[string, (string | number)[], (string | number)[]]>([
    ['numbers by their value, not their digits', [1.3, 1.25, -9, -10], [-10, -9, 1.25, 1.3]],
    ['a number and a text as texts', ['b', 10], [10, 'b']],
    ['a text and a number as texts', [10, '5x'], ['5x', 10]],
  ])('are compared: %s', (_case, values, expected) => {
    const list = values.map((at) => ({ at }))
    expect(inOrder(list, { at: ({ at }) => at }, { field: 'at' }).map(({ at }) => at)).toEqual(expected)
  })

  it.each([
    ['安', '周', -1],
    ['课题 9', '课题 10', -1],
    ['课题 10', '课题 10', 0],
    ['周', '安', 1],
  ])('%s against %s', (a, b, expected) => {
    expect(Math.sign(compareTexts(a, b))).toBe(expected)
  })

  it('put in by a field that nothing sorts by stand first', () => {
    const [first, ...others] = rows
    expect(first && inserted(others, [first], keys, { field: 'UNKNOWN' })).toEqual([first, ...others])
  })

  it('are sorted by fields under their own names', () => {
    expect(fieldsOf(keys)).toEqual({ NAME: 'NAME', AGE: 'AGE' })
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
