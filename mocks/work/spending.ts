import Big from 'big.js'
import type { RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import { fail } from '../fail'
import { costSubjects } from '../forms/parts/direct-costs'
import type { ProjectSpending } from '../resolvers/program.generated'
import { listWorks } from './list'
import { handedIn, isProject, projectInForce, worksOf } from './project'
import { requireWork } from './viewer-roles'

const rowsOf = (value: unknown): readonly RowValue[] => (Array.isArray(value) ? (value as RowValue[]) : [])
const amount = (value: unknown) => new Big(typeof value === 'string' && value !== '' ? value : 0)
const cellOf = (table: unknown, id: string, cell: string) =>
  amount(rowsOf(table).find((row) => row.id === id)?.cells[cell])

/** Requires a part in a project: 603101 for an unknown project, 60154 for a person without a part in it. */
function requireProjectPart(context: BackendContext, projectId: string): void {
  if (!isProject(context, projectId)) fail(603101)
  if (listWorks(context, { projectId }).length === 0) requireWork(context, projectId)
}

/**
 * A project's special fund by subject: approved, in force after agreed changes, and spent. Spending comes from the cost
 * audit, row by row; before it, from the acceptance application, as direct and indirect costs.
 */
export function projectSpending(context: BackendContext, projectId: string): ProjectSpending {
  requireProjectPart(context, projectId)
  const inForce = projectInForce(context, projectId)
  const [book] = worksOf(context, projectId, 'TASK_BOOK')
  const approved = (book && handedIn(context, book.id)) ?? handedIn(context, projectId) ?? {}
  const reported = worksOf(context, projectId, 'PROJECT_AUDIT').find(({ state }) => state === 'REPORTED')
  const applied = worksOf(context, projectId, 'ACCEPTANCE').findLast(({ id }) => handedIn(context, id) !== undefined)
  const audit = reported && handedIn(context, reported.id)
  const acceptance = applied && handedIn(context, applied.id)
  const lines = [
    ...costSubjects.map(({ id, subject }) => ({
      id: id as string,
      subject: subject as string,
      approved: cellOf(approved.directCosts, id, 'special'),
      inForce: cellOf(inForce.directCosts, id, 'special'),
    })),
    {
      id: 'indirect',
      subject: '间接费用',
      approved: amount(approved.indirectSpecial),
      inForce: amount(inForce.indirectSpecial),
    },
  ]
  const amountLine = (list: typeof lines, spent: (id: string) => Big | null) =>
    list.map((item) => ({
      ...item,
      approved: item.approved.toFixed(2),
      inForce: item.inForce.toFixed(2),
      spent: spent(item.id)?.toFixed(2) ?? null,
    }))
  if (audit) {
    const spent = (id: string) => cellOf(audit.lines, id, 'spent')
    return { source: 'AUDIT', since: reported.submittedAt, lines: amountLine(lines, spent) }
  }
  if (!acceptance) return { source: 'NONE', since: null, lines: amountLine(lines, () => null) }
  const direct = lines.filter(({ id }) => id !== 'indirect')
  const sum = (key: 'approved' | 'inForce') => direct.reduce((total, item) => total.plus(item[key]), new Big(0))
  const two = [
    { id: 'direct', subject: '直接费用', approved: sum('approved'), inForce: sum('inForce') },
    ...lines.filter(({ id }) => id === 'indirect'),
  ]
  const spent = (id: string) => cellOf(acceptance.spending, id, 'spent')
  return { source: 'ACCEPTANCE', since: applied.submittedAt, lines: amountLine(two, spent) }
}
