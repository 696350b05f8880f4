/** The backend's rules for the confirmation of a project member. */

import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/** The real-name level required for a member to confirm (domain, section 1: intermediate). */
const intermediate = 2

export const memberPartRules: WorkRules = {
  guard(_context, { caller }) {
    if (caller.userGrade < intermediate) fail(60345)
  },
  /** The leader reads the reason. */
  took: (_context, { opinion }, work) => ({ facts: { ...work.facts, reason: opinion } }),
}
