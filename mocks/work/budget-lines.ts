/** A project's budget by subject as table rows, for prefilled audits and for the spending view. */
import type { RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import { rowsOf } from '../domain/stored-values'
import { costSubjects } from '../forms/parts/direct-costs'
import { handedIn, projectInForce, worksOf } from './project'

const special = (table: unknown, id: string) => String(rowsOf(table).find((row) => row.id === id)?.cells.special || '0')

/**
 * A project's special fund as table rows, one per subject: the approved budget and the budget in force, so that an
 * agreed change does not count as a difference. Audits and the acceptance begin with these rows.
 */
export function budgetLines(context: BackendContext, projectId: string): RowValue[] {
  const project = projectInForce(context, projectId)
  const [book] = worksOf(context, projectId, 'TASK_BOOK')
  const first = (book && handedIn(context, book.id)) ?? handedIn(context, projectId)
  return [
    ...costSubjects.map(({ id, subject }) => ({
      id,
      cells: { subject, approved: special(first?.directCosts, id), inForce: special(project.directCosts, id) },
    })),
    {
      id: 'indirect',
      cells: {
        subject: '间接费用',
        approved: String(first?.indirectSpecial || '0'),
        inForce: String(project.indirectSpecial || '0'),
      },
    },
  ]
}

/** The direct costs in force, each amount also as the present one beside which a change of the budget is filled in. */
export function withPresentCosts(directCosts: unknown): RowValue[] {
  return rowsOf(directCosts).map(({ id, cells }) => ({
    id,
    cells: { ...cells, presentSpecial: cells.special || '0', presentOwn: cells.selfRaised || '0' },
  }))
}

/** The same rows for the audit of a budget: the amount under audit stands in the audited one until the auditor changes it. */
export function linesToAudit(context: BackendContext, projectId: string): RowValue[] {
  return budgetLines(context, projectId).map(({ id, cells }) => ({
    id,
    cells: { ...cells, vouched: cells.inForce ?? '0' },
  }))
}

/**
 * The same rows for the audit of the costs: what the project says it has spent, from its acceptance, stands in the audited amount too until the
 * auditor changes it, with the leader's reason for a departure.
 */
export function claimedLines(context: BackendContext, projectId: string): RowValue[] {
  const applied = worksOf(context, projectId, 'ACCEPTANCE').findLast(({ id }) => handedIn(context, id) !== undefined)
  const claimed = rowsOf(applied && handedIn(context, applied.id)?.spending)
  return budgetLines(context, projectId).map((row) => {
    const { spent, note } = claimed.find(({ id }) => id === row.id)?.cells ?? {}
    if (spent === undefined || spent === null) return row
    return { ...row, cells: { ...row.cells, spent, vouched: spent, ...(note ? { note } : {}) } }
  })
}
