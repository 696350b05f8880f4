/** Tests of applying narrow style rules everywhere, for the senior mode. */
import { expect, it } from 'vitest'
import { asNarrow, asNarrowBox } from './narrow-styles'

it.each([
  ['(max-width: 767px)', '(min-width: 0px)'],
  ['(width <= 760px)', '(min-width: 0px)'],
  ['(max-width: 575px)', '(min-width: 0px)'],
  ['(max-width:900px)', '(min-width: 0px)'],
])('%s, a rule for narrow windows, applies in every window', (query, narrowed) => {
  expect(asNarrow(query)).toBe(narrowed)
})

it.each([
  ['(min-width: 768px)', '(max-width: 0px)'],
  ['(width >= 1280px)', '(max-width: 0px)'],
])('%s, a rule for wide windows, applies in none', (query, narrowed) => {
  expect(asNarrow(query)).toBe(narrowed)
})

it.each(['print', '(max-width: 480px)', '(forced-colors: active)', '(prefers-reduced-motion: reduce)'])(
  '%s stays as it is',
  (query) => {
    expect(asNarrow(query)).toBe(query)
  },
)

it.each([
  [
    '@container form (max-width: 560px) { td { display: block } }',
    '@container form (min-width: 0px) { td { display: block } }',
  ],
  ['@container (max-width: 899px) { td { inset: 0 } }', '@container (min-width: 0px) { td { inset: 0 } }'],
  ['@container form (min-width: 560.02px) { td { inset: 0 } }', '@container form (max-width: 0px) { td { inset: 0 } }'],
  ['@container form (max-width: 320px) { td { inset: 0 } }', '@container form (max-width: 320px) { td { inset: 0 } }'],
])('%s judges a box as wide as on a phone', (rule, narrowed) => {
  expect(asNarrowBox(rule)).toBe(narrowed)
})
