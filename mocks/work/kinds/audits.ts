/** The backend's rules of audits. */

import { fail } from '../../fail'
import type { Roots } from '../create'
import { worksOf } from '../project'
import type { WorkRules } from '../rules'

/** The firm of an audit. */
export const auditRoots: Roots = (context, work) => ({
  audit: { firm: (work.assigned.auditor ?? []).map((id) => context.db.units.get(id.slice(5))?.unitName)[0] },
})

export const auditRules: WorkRules = {
  /** A project's audit waits until its unit has approved the acceptance (623008). */
  guard(context, { action, work }) {
    if (action !== 'SUBMIT' || work.kind !== 'PROJECT_AUDIT' || work.projectId === null) return
    const [acceptance] = worksOf(context, work.projectId, 'ACCEPTANCE')
    if (!acceptance || ['TO_APPLY', 'UNIT_REVIEW', 'RETURNED'].includes(acceptance.state)) fail(623008)
  },
}
