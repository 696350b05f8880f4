/** What counts as the same answer. */
import { expect, it } from 'vitest'
import { jsonEqual } from './json-equal'

it.each<[string, unknown, unknown, boolean]>([
  ['the same text', 'a', 'a', true],
  ['another text', 'a', 'b', false],
  ['a number and its text', 1, '1', false],
  ['not a number twice', Number.NaN, Number.NaN, true],
  ['nothing and nothing', null, null, true],
  ['nothing and an empty object', null, {}, false],
  ['an empty object and nothing', {}, null, false],
  ['nothing and not given', null, undefined, false],
  ['an empty text and an empty object', '', {}, false],
  ['an empty object and an empty text', {}, '', false],
  ['a text and the object of its letters', 'a', { 0: 'a' }, false],
  ['the same names in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['one name more', { a: 1 }, { a: 1, b: 2 }, false],
  ['one name less', { a: 1, b: 2 }, { a: 1 }, false],
  ['as many names, but others', { a: undefined }, { b: undefined }, false],
  ['another value of one name among several', { a: 1, b: 2 }, { a: 1, b: 3 }, false],
  ['a difference in depth', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  ['the same in depth', { a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
  ['lists in another order', [1, 2], [2, 1], false],
  ['a list and an object of the same names', ['x'], { 0: 'x' }, false],
  ['an empty list and an empty object', [], {}, false],
])('%s', (_case, left, right, expected) => {
  expect(jsonEqual(left, right)).toBe(expected)
})
