/** A project's budget and spending by subject; for the project's page. */

import type Big from 'big.js'
import type { BackendContext } from '../context'
import { amountOf, cellAmountOf } from '../domain/stored-values'
import { fail } from '../fail'
import type { ProjectSpending } from '../resolvers/program.generated'
import { budgetLines } from './budget-lines'
import { listWorks } from './list'
import { handedIn, isProject, worksOf } from './project'
import { requireWork } from './viewer-roles'

/** Requires a part in a project: 603101 for an unknown project, 60154 for a person without a part in it. */
function requireProjectPart(context: BackendContext, projectId: string): void {
  if (!isProject(context, projectId)) fail(603101)
  if (listWorks(context, { projectId }).length === 0) requireWork(context, projectId)
}

/**
 * A project's special fund by subject: approved, in force after agreed changes, and spent. Spending comes from the cost
 * audit; before it, from the acceptance application.
 */
export function projectSpending(context: BackendContext, projectId: string): ProjectSpending {
  requireProjectPart(context, projectId)
  const reported = worksOf(context, projectId, 'PROJECT_AUDIT').find(({ state }) => state === 'REPORTED')
  const applied = worksOf(context, projectId, 'ACCEPTANCE').findLast(({ id }) => handedIn(context, id) !== undefined)
  const audit = reported && handedIn(context, reported.id)
  const acceptance = applied && handedIn(context, applied.id)
  const lines = (spent: (id: string) => Big | null) =>
    budgetLines(context, projectId).map(({ id, cells: { subject, approved, inForce } }) => ({
      id,
      subject: String(subject),
      approved: amountOf(approved).toFixed(2),
      inForce: amountOf(inForce).toFixed(2),
      spent: spent(id)?.toFixed(2) ?? null,
    }))
  if (audit)
    return {
      source: 'AUDIT',
      since: reported.submittedAt,
      lines: lines((id) => cellAmountOf(audit.lines, id, 'spent')),
    }
  if (!acceptance) return { source: 'NONE', since: null, lines: lines(() => null) }
  return {
    source: 'ACCEPTANCE',
    since: applied.submittedAt,
    lines: lines((id) => cellAmountOf(acceptance.spending, id, 'spent')),
  }
}
