/** Draws random walks for the property test of the backend (`walks.test.ts`). */

import fc from 'fast-check'
import type { DrawnStep } from './walking'

const step: fc.Arbitrary<DrawnStep> = fc.record({
  does: fc.oneof(
    { weight: 12, arbitrary: fc.constant('act' as const) },
    { weight: 3, arbitrary: fc.constant('refused' as const) },
    { weight: 2, arbitrary: fc.constant('begin' as const) },
    { weight: 1, arbitrary: fc.constant('restore' as const) },
    { weight: 1, arbitrary: fc.constant('wait' as const) },
    { weight: 2, arbitrary: fc.constant('cover' as const) },
    { weight: 2, arbitrary: fc.constant('handOver' as const) },
    { weight: 2, arbitrary: fc.constant('delegate' as const) },
    { weight: 1, arbitrary: fc.constant('batch' as const) },
  ),
  person: fc.nat(9),
  work: fc.nat(9999),
  action: fc.nat(999),
  fits: fc.boolean(),
})

/** A walk of up to twelve steps. */
export const walkArbitrary = fc.array(step, { minLength: 1, maxLength: 12 })
