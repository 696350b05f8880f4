import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/** Confirms the commission's data: 603201 when the evaluation belongs to another project than the displayed one. */
export const performanceRules: WorkRules = {
  guard(_context, { action, work, facts }) {
    if (action === 'BEGIN' && facts.projectNumber !== work.number) fail(603201)
  },
}
