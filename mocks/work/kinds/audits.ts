/** The backend's rules of audits: a project's audit waits until its acceptance is approved; firm and accountant come from the firm's last audit. */

import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { Roots } from '../create'
import { handedIn, worksOf } from '../project'
import type { WorkRules } from '../rules'

const audits = ['BUDGET_AUDIT', 'PROJECT_AUDIT']

/** The certificate number in the audit that the same firm filed last; undefined before its first one. */
function formerAccountant({ db }: BackendContext, { id, assigned }: Pick<WorkRow, 'id' | 'assigned'>): unknown {
  const [firm] = assigned.auditor ?? []
  if (firm === undefined) return undefined
  const [last] = db.works
    .where((work) => audits.includes(work.kind) && work.id !== id && work.assigned.auditor?.[0] === firm)
    .filter((work) => handedIn({ db }, work.id) !== undefined)
    .toSorted((a, b) => (b.submittedAt ?? 0) - (a.submittedAt ?? 0))
  return last && handedIn({ db }, last.id)?.accountant
}

/** The firm of an audit, and the accountant of the audit that it filed last. */
export const auditRoots: Roots = (context, work) => ({
  audit: {
    firm: (work.assigned.auditor ?? []).map((id) => context.db.units.get(id.slice(5))?.unitName)[0],
    ...(audits.includes(work.kind) && { accountant: formerAccountant(context, work) }),
  },
})

export const auditRules: WorkRules = {
  /** A project's audit waits until its unit has approved the acceptance (623008). */
  guard(context, { action, work }) {
    if (action !== 'SUBMIT' || work.kind !== 'PROJECT_AUDIT' || work.projectId === null) return
    const [acceptance] = worksOf(context, work.projectId, 'ACCEPTANCE')
    if (!acceptance || ['TO_APPLY', 'UNIT_REVIEW', 'RETURNED'].includes(acceptance.state)) fail(623008)
  },
}
