/** What is read of a work item's facts. */
import { expect, it } from 'vitest'
import { factsOf } from './facts'

it.each<[string, unknown, object]>([
  ['those of its kind', { year: 2026 }, { year: 2026 }],
  ['none where it has none', null, {}],
  ['none where they are left out', undefined, {}],
  ['none of a text', 'year', {}],
])('%s', (_case, facts, expected) => {
  expect(factsOf({ facts })).toEqual(expected)
})
