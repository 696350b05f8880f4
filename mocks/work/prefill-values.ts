/** Reads the values that prefill a new form: profile, unit, project, earlier documents; for new contents, locked facts and the workshop's list of sources. */

import { shiftMonth } from '@/lib/time/months'
import type { FieldNode, FormNode, TableNode } from '@/smartform/schema/nodes'
import { coerceRows } from '@/smartform/schema/rows'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { acceptedGoals } from '../domain/project-outputs'
import { answerFrom, resumeRows, resumeValue } from '../domain/resume-source'
import { budgetLines, claimedLines, linesToAudit, withPresentCosts } from './budget-lines'
import { formerReport } from './former-report'
import { guideOfWork } from './guide'
import { handedIn, projectInForce, worksOf } from './project'
import { reachedSoFar } from './reached-so-far'

/** The declaration or work item whose data are taken over. */
export type Origin = Pick<WorkRow, 'creatorId' | 'unitId' | 'projectId'> & {
  id?: string
  belongsTo?: string
  kind?: string
}

/**
 * Returns a reader of prefill values by a definition's path: `profile.userFullname`, `unit.unitName`,
 * `guide.fundingLimit`, `resume.…`, and for work items of a project `project.leaderName` (currently in force),
 * `declaration.milestones`, `taskBook.indicators`, `budget.lines`, `acceptance.report`, `results.goals`, `results.reached`. It returns undefined for missing values.
 */
export function sourceReader(
  context: BackendContext,
  origin: Origin,
  more: Readonly<Record<string, object | undefined>> = {},
): Reader {
  const { db } = context
  const declaration = db.works.get(origin.projectId ?? origin.id ?? '')
  const approved = origin.projectId !== null && declaration?.state === 'APPROVED'
  const ofProject = { creatorId: origin.creatorId, projectId: declaration?.id ?? '' }
  const filed = (kind: string) => {
    const [work] = approved ? worksOf(context, declaration.id, kind) : []
    return work && handedIn(context, work.id)
  }
  const roots: Readonly<Record<string, () => object | undefined>> = {
    profile: () => db.users.get(origin.creatorId),
    unit: () => db.units.get(origin.unitId),
    guide: () => declaration && guideOfWork(context, declaration),
    declaration: () => (approved ? handedIn(context, declaration.id) : undefined),
    taskBook: () => filed('TASK_BOOK'),
    acceptance: () => filed('ACCEPTANCE'),
    project: () => {
      if (!approved) return undefined
      const project = projectInForce(context, declaration.id)
      return {
        ...project,
        directCosts: withPresentCosts(project.directCosts),
        ...{ number: declaration.number, name: declaration.title },
        topicCount: String(db.topicLinks.where({ projectId: declaration.id }).length),
      }
    },
    budget: () =>
      approved
        ? {
            lines: budgetLines(context, declaration.id),
            toAudit: linesToAudit(context, declaration.id),
            claimed: claimedLines(context, declaration.id),
          }
        : undefined,
    results: () =>
      approved
        ? {
            goals: acceptedGoals(context, ofProject.projectId),
            reached: reachedSoFar(context, ofProject, filed('TASK_BOOK')),
          }
        : undefined,
    former: () => formerMonth(context, origin, 1),
    yearBefore: () => formerMonth(context, origin, 12),
  }
  const known = new Map<string, object | undefined>()
  /** Each root is built once, however many of its values are read. */
  const read = (root: string) => {
    if (!known.has(root)) known.set(root, roots[root]?.())
    return known.get(root)
  }
  const readAt = (path: string): unknown => {
    const [root = '', name = '', ...rest] = path.split('.')
    if (root === 'resume') return resumeValue(context, origin.creatorId, [name, ...rest].join('.'))
    const row = more[root] ?? read(root)
    const secret = root === 'profile' && name === 'password'
    return row && !secret && Object.hasOwn(row, name) ? (row as Record<string, unknown>)[name] : undefined
  }
  return (path, node) => {
    const whole = node?.kind === 'table' ? resumeRows(context, origin.creatorId, node) : undefined
    const value = whole ?? readAt(path)
    return node === undefined ? value : answerFrom(db, node, value)
  }
}

/** Reads the value at a path; with a field, in the shape of the field's kind. */
type Reader = (path: string, node?: FieldNode) => unknown

/** The submitted report of some months before, of the same platform and kind. */
function formerMonth(context: BackendContext, { id, belongsTo, kind }: Origin, months: number): object | undefined {
  const month = id === undefined ? undefined : context.db.works.get(id)?.facts.month
  if (typeof month !== 'string' || belongsTo === undefined || kind === undefined) return undefined
  const before = shiftMonth(month, -months)
  return formerReport(
    context,
    context.db.works.where({ belongsTo, kind }).find(({ facts }) => facts.month === before),
  )
}

/** The prefilled values of a form's new content. */
export function prefillValues(form: FormNode, read: Reader): Record<string, unknown> {
  const known: Record<string, unknown> = {}
  for (const node of form.fields.values()) {
    const value = node.prefill === undefined ? undefined : read(node.prefill, node)
    if (value !== undefined && value !== null) known[node.id] = value
  }
  for (const node of form.fields.values())
    if (node.kind === 'table' && known[node.id] === undefined) {
      const rows = firstRows(node, read)
      if (rows) known[node.id] = rows
    }
  return known
}

/**
 * The initial rows of a table, with prefilled cells where its columns have sources; undefined where no column has one.
 */
function firstRows(table: TableNode, read: Reader): readonly unknown[] | undefined {
  const known = table.columns.flatMap(({ id, prefill }) => {
    const value = prefill === undefined ? undefined : read(prefill)
    return value === undefined || value === null ? [] : [[id, value] as const]
  })
  if (known.length === 0) return undefined
  return coerceRows(table, table.defaultValue).map((row) => ({
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(known) },
  }))
}
