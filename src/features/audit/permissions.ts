/** The kinds of audit with their route permissions, for the pages and routes of audits. */
import { budgetAudit, projectAudit } from '@/work/kinds/audits'

/** The kinds of audit with their route permissions (specification, section 6); either opens the list. */
export const auditKinds = [budgetAudit, projectAudit]
export const auditing = auditKinds.flatMap(({ permissions }) => permissions.auditor ?? [])
