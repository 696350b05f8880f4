/** Tests of a reviewer's ranking as pure functions. */
import { describe, expect, it } from 'vitest'
import { contradictions, inOrder, moved } from './ranks'

const totals = { a: 90, b: 80, c: 80, d: 60, unscored: null }
const tasks = Object.entries(totals).map(([id, total]) => ({ id, total }))

describe('a reviewer’s own ranking of a group', () => {
  it.each([
    ['without a ranking is sorted by totals', [], ['a', 'b', 'c', 'd']],
    ['is sorted as saved', ['d', 'a', 'c', 'b'], ['d', 'a', 'c', 'b']],
    ['inserts a newly scored review before the first lower total', ['d', 'a'], ['b', 'c', 'd', 'a']],
    ['inserts a newly scored lowest review last', ['b', 'a', 'c'], ['b', 'a', 'c', 'd']],
    ['leaves out returned and unscored reviews', ['gone', 'unscored', 'b', 'a', 'd', 'c'], ['b', 'a', 'd', 'c']],
  ])('%s', (_case, ranking, expected) => {
    expect(inOrder(tasks, ranking).map(({ id }) => id)).toEqual(expected)
  })

  it.each([
    ['never when sorted by totals, with equal totals in any order', ['a', 'c', 'b', 'd'], {}],
    ['where a review precedes two with higher totals', ['a', 'd', 'b', 'c'], { d: ['b', 'c'] }],
    ['everywhere when it is reversed', ['d', 'b', 'c', 'a'], { d: ['b', 'c', 'a'], b: ['a'], c: ['a'] }],
  ])('contradicts the scores: %s', (_case, ranking, expected) => {
    const found = [...contradictions(inOrder(tasks, ranking))].map(([id, others]) => [
      id,
      others.map((other) => other.id),
    ])
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  it.each([
    ['a', 2, ['b', 'c', 'a', 'd']],
    ['d', 0, ['d', 'a', 'b', 'c']],
    ['b', 1, ['a', 'b', 'c', 'd']],
  ])('moves %s to rank %d', (id, to, expected) => expect(moved(['a', 'b', 'c', 'd'], id, to)).toEqual(expected))
})
