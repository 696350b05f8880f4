import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/** Confirming what the commission holds: 603201 when the evaluation belongs to another project than the one that was read. */
export const performanceRules: WorkRules = {
  guard(_context, { action, work, facts }) {
    if (action === 'BEGIN' && facts.projectNumber !== work.number) fail(603201)
  },
}
