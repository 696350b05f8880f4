import { expect, it } from 'vitest'
import { afterPauses, type Pause } from './paused-clock'

it.each<[string, Pause[], number | null]>([
  ['nothing was objected', [], 115],
  ['an objection was open for four days', [{ from: 103, to: 107 }], 119],
  ['an objection is still open: the clock stands still', [{ from: 103, to: null }], null],
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
    'ruled on, and another still open',
    [
      { from: 103, to: 107 },
      { from: 105, to: null },
    ],
    null,
  ],
  ['objected once it was over', [{ from: 116, to: 120 }], 115],
  [
    'objected in the days that were given back',
    [
      { from: 103, to: 107 },
      { from: 117, to: 118 },
    ],
    120,
  ],
])('the paused clock counts fifteen days from day 100, where %s', (_case, pauses, end) => {
  expect(afterPauses(100, 15, pauses)).toBe(end)
})
