/** Plain data of unknown shape, read as a record. */
import { expect, it } from 'vitest'
import { isRecord, recordOf } from './record'

it.each<[string, unknown, boolean]>([
  ['an object', { a: 1 }, true],
  ['an empty object', {}, true],
  ['null', null, false],
  ['nothing', undefined, false],
  ['a list', [1], false],
  ['a text', 'a', false],
  ['a number', 1, false],
  ['a function', () => 1, false],
])('%s: a record %s', (_case, value, expected) => {
  expect(isRecord(value)).toBe(expected)
  expect(recordOf(value)).toEqual(expected ? value : {})
})
