/** Tests of the draft hook: found drafts of earlier pages. */
import { describe, expect, it } from 'vitest'
import type { FoundAnswer } from './left-drafts'
import { sortFound } from './use-draft'

const found = (value: unknown, { from = '旧' as unknown, withheld = 0, readable = true } = {}): FoundAnswer => {
  const drafted = { value, from }
  const sealed =
    withheld > 0 ? { clear: undefined, secret: readable ? { '': drafted } : null } : { clear: drafted, secret: null }
  return { slot: String(value), name: 'a', at: 1, base: 0, withheld, ...sealed }
}

/** What was found, newest first; the server's answer and the one in the form; what becomes of it. */
const cases: [string, FoundAnswer[], string, string, object][] = [
  ['is restored', [found('我')], '旧', '旧', { restored: { a: '我' }, taken: ['我'] }],
  ['is restored with an emptied answer', [found('')], '旧', '旧', { restored: { a: '' }, taken: [''] }],
  ['is dropped when the form has the same value', [found('旧')], '旧', '旧', { done: ['旧'] }],
  ['is offered when the field was typed in again', [found('我')], '旧', '新', { others: ['我'] }],
  ['is dropped when the same was typed again', [found('我')], '旧', '我', { done: ['我'] }],
  ['is offered when the field changed elsewhere', [found('我', { from: '更旧' })], '旧', '旧', { others: ['我'] }],
  [
    'is restored from the newer of two tabs, and the older is offered',
    [found('二'), found('一')],
    '旧',
    '旧',
    { restored: { a: '二' }, taken: ['二'], others: ['一'] },
  ],
  [
    'is restored once when two of three tabs agree',
    [found('二'), found('一'), found('二')],
    '旧',
    '旧',
    { restored: { a: '二' }, taken: ['二'], others: ['一'], done: ['二'] },
  ],
  ['is dropped when its value has another type', [found(5)], '旧', '旧', { done: [5] }],
  [
    'is restored with a decrypted number',
    [found('139', { withheld: 1 })],
    '旧',
    '旧',
    { restored: { a: '139' }, taken: ['139'] },
  ],
  [
    'reports a number that cannot be decrypted',
    [found('139', { withheld: 1, readable: false })],
    '旧',
    '旧',
    { lost: ['139'] },
  ],
]

describe('a draft of an earlier page', () => {
  it.each(cases)('%s', (_case, answers, initial, current, expected) => {
    const sorted = sortFound(answers, {
      draftKey: { userId: 'u1', thing: 'x' },
      initial: { a: initial },
      values: { a: current },
      restore: () => {},
      fits: (_, value) => typeof value === 'string',
    })
    const slots = (list: readonly { slot: string }[]) => list.map(({ slot }) => slot)
    expect({
      restored: sorted.restored,
      taken: slots(sorted.taken),
      done: slots(sorted.done),
      lost: slots(sorted.lost),
      others: sorted.others.map(({ value }) => value),
    }).toEqual({
      ...{ restored: {}, taken: [], done: [], lost: [], others: [] },
      ...Object.fromEntries(
        Object.entries(expected).map(([name, list]) => [name, name === 'done' ? list.map(String) : list]),
      ),
    })
  })
})
