import { fail } from '../../fail'
import { costSubjects } from '../../forms/parts/direct-costs'
import type { Roots } from '../create'
import { handedIn, projectInForce, worksOf } from '../project'
import type { WorkRules } from '../rules'

interface Line {
  id: string
  cells: Readonly<Record<string, unknown>>
}

const linesOf = (table: unknown): readonly Line[] => (Array.isArray(table) ? (table as Line[]) : [])
const special = (lines: readonly Line[], id: string) =>
  String(lines.find((line) => line.id === id)?.cells.special ?? '0')

/** The approved budget and the budget in force, row by row, so that an agreed change does not count as a difference. */
export const auditRoots: Roots = (context, work) => {
  if (work.projectId === null) return {}
  const project = projectInForce(context, work.projectId)
  const [book] = worksOf(context, work.projectId, 'TASK_BOOK')
  const first = book ? handedIn(context, book.id) : undefined
  const approved = linesOf(first?.directCosts)
  const inForce = linesOf(project.directCosts)
  const firm = (work.assigned.auditor ?? []).map((id) => context.db.units.get(id.slice(5))?.unitName)[0]
  const row = (id: string, subject: string, before: string, after: string): Line => ({
    id,
    cells: { subject, approved: before, inForce: after },
  })
  return {
    audit: {
      firm,
      lines: [
        ...costSubjects.map(({ id, subject }) => row(id, subject, special(approved, id), special(inForce, id))),
        row('indirect', '间接费用', String(first?.indirectSpecial ?? '0'), String(project.indirectSpecial ?? '0')),
      ],
    },
  }
}

export const auditRules: WorkRules = {
  /** A project's audit waits until its unit has approved the acceptance (623008). */
  guard(context, { action, work }) {
    if (action !== 'SUBMIT' || work.kind !== 'PROJECT_AUDIT' || work.projectId === null) return
    const [acceptance] = worksOf(context, work.projectId, 'ACCEPTANCE')
    if (!acceptance || ['TO_APPLY', 'UNIT_REVIEW', 'RETURNED'].includes(acceptance.state)) fail(623008)
  },
}
