/** Which paper a reviewer gets beside the list after deciding one. */
import { expect, it } from 'vitest'
import { nextWaiting, readable } from './split-order'

const row = (id: string, waits = true) => ({
  id,
  formId: 'f',
  submittedAt: 1,
  decisions: waits ? (['PASS'] as const).slice() : [],
})
const list = [row('a'), row('b', false), row('c'), row('d', false), row('e')]

it.each<[string, string, string | undefined]>([
  ['the next below that waits', 'a', 'c'],
  ['past those that others hold', 'c', 'e'],
  ['the first above after the last', 'e', 'a'],
  ['the first where the decided one has left the list', 'gone', 'a'],
])('%s', (_case, decided, next) => {
  expect(nextWaiting(list, decided)?.id).toBe(next)
})

it('no paper where no other waits', () => {
  expect(nextWaiting([row('a', false), row('b'), row('c', false)], 'b')).toBeUndefined()
  expect(nextWaiting([], 'b')).toBeUndefined()
})

it.each([
  ['submitted on a form', { formId: 'f', submittedAt: 1 }, true],
  ['not submitted yet', { formId: 'f', submittedAt: null }, false],
  ['of a kind without a form', { formId: null, submittedAt: 1 }, false],
])('what was %s opens beside the list: %s', (_case, work, expected) => {
  expect(readable(work)).toBe(expected)
})
