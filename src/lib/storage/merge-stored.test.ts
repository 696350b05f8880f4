/** Tests of joining two stored versions of one entry. */
import { expect, it } from 'vitest'
import { mergeStored } from './merge-stored'

it.each<[string, unknown, unknown, unknown]>([
  ['the fields of both, the newer value where both have one', { a: 1, b: 1 }, { b: 2, c: 3 }, { a: 1, b: 2, c: 3 }],
  ['the same at any depth', { '/mail': { a: 1, b: 1 } }, { '/mail': { b: 2 } }, { '/mail': { a: 1, b: 2 } }],
  [
    'each row of a list once, the newer ones first',
    [{ id: 1 }, { id: 2 }],
    [{ id: 3 }, { id: 1 }],
    [...[{ id: 3 }, { id: 1 }, { id: 2 }]],
  ],
  ['the newer one where a list has become something else', [1], { a: 1 }, { a: 1 }],
  ['the newer one where something else has become a list', { a: 1 }, [1], [1]],
  ['the newer one where a record has become a text', { a: { b: 1 } }, { a: 'x' }, { a: 'x' }],
  ['the newer one where a text has become a record', { a: 'x' }, { a: { b: 1 } }, { a: { b: 1 } }],
  ['the newer one where something was emptied', { a: { b: 1 } }, { a: null }, { a: null }],
  ['the newer one where something was filled', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
])('two versions become %s', (_what, older, newer, both) => {
  expect(JSON.parse(mergeStored(JSON.stringify(older), JSON.stringify(newer)))).toEqual(both)
})

it('without a newer version the older one stays, and of two that cannot be read the newer', () => {
  expect([mergeStored('old', null), mergeStored('{', '{"a":1}'), mergeStored('{}', '{')]).toEqual([
    'old',
    '{"a":1}',
    '{',
  ])
})
