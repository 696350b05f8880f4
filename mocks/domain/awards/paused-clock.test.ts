/** Tests of extending the objection period by the time in which it stands still. */
import { expect, it } from 'vitest'
import { afterPauses, type Pause } from './paused-clock'

it.each<[string, Pause[], number | null]>([
  ['there was no objection', [], 115],
  ['an objection was open for four days', [{ from: 103, to: 107 }], 119],
  ['an objection is still open, so the clock is paused', [{ from: 103, to: null }], null],
  [
    'two objections one after the other',
    [
      { from: 103, to: 105 },
      { from: 110, to: 111 },
    ],
    118,
  ],
  [
    'two at the same time count once',
    [
      { from: 103, to: 107 },
      { from: 105, to: 109 },
    ],
    121,
  ],
  [
    'one within another counts once',
    [
      { from: 103, to: 110 },
      { from: 104, to: 106 },
    ],
    122,
  ],
  [
    'one was decided and another is open',
    [
      { from: 103, to: 107 },
      { from: 105, to: null },
    ],
    null,
  ],
  ['an objection came after the period', [{ from: 116, to: 120 }], 115],
  [
    'an objection came in the extended period',
    [
      { from: 103, to: 107 },
      { from: 117, to: 118 },
    ],
    120,
  ],
])('the paused clock counts fifteen days from day 100, where %s', (_case, pauses, end) => {
  expect(afterPauses(100, 15, pauses)).toBe(end)
})
