/** Selects the memberships that count for a session. */

import type { UserUnitsQuery } from './graphql/session.permission.generated'
import type { Membership } from './session'

/** Usable in the profile, and approved by the unit. */
const inForceStatuses: readonly number[] = [0, 2]

/**
 * The memberships in force, each once, the default one first. The specification asks for `applyStatus: 0` and does not say whether that
 * holds the approved ones (2), which make administrators and stand on the resume. The portal asks for 0 and for 2: a backend that takes
 * 0 literally answers with two lists that share nothing, one that takes it as "all in force" names the approved ones twice.
 */
export function membershipsInForce({ inForce, approved }: UserUnitsQuery): Membership[] {
  const byId = new Map([...inForce, ...approved].map((item) => [item.id, item]))
  return [...byId.values()]
    .filter(({ applyStatus }) => inForceStatuses.includes(applyStatus))
    .toSorted((item, other) => other.isDefault - item.isDefault)
}
