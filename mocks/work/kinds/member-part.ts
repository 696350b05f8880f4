/** The backend's rules for the confirmation of a project member. */

import { intermediate } from '../../domain/real-name-level'
import { fail } from '../../fail'
import type { WorkRules } from '../rules'

export const memberPartRules: WorkRules = {
  guard(_context, { caller }) {
    if (caller.userGrade < intermediate) fail(60345)
  },
  /** The leader reads the reason. */
  took: (_context, { opinion }, work) => ({ facts: { ...work.facts, reason: opinion } }),
}
