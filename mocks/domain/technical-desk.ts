/** The evaluations of technical reports, side by side, as list and export; for the department's desk. */

import { inOrder, type OrderKeys } from '@/lib/collections/in-order'
import { recordOf } from '@/lib/collections/record'
import type { FormValues } from '@/smartform/schema/values'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { findDefinition } from '../forms/definitions'
import { technicalGrades, technicalScores } from '../forms/projects/technical-evaluation'
import type {
  EvaluatedReport,
  ReviewedDocument,
  TechnicalDesk,
  TechnicalEvaluations,
} from '../resolvers/evaluation.generated'
import type { TechnicalEvaluationsToExport } from '../resolvers/export.generated'
import { dayOf, describeSheet } from '../sheets/sheet'
import type { SheetWords } from '../sheets/sheet-words'
import { handedIn, worksOf } from '../work/project'
import { titleOf } from '../work/title'
import { requireWork } from '../work/viewer-roles'
import { worksSeen } from '../work/works-seen'
import { reviewRights } from './roles'

const kind = 'TECHNICAL_EVALUATION'
const permission = 's23.f005'
const areas = 'user_application_area'
/** Fewer evaluations of one field are no group to compare with. */
const enough = 3

/** The first level of the project's application area; null where none is declared. */
function fieldOf(context: BackendContext, { projectId }: WorkRow): string | null {
  const { code } = recordOf(handedIn(context, projectId ?? '')?.applicationArea)
  return typeof code === 'string' ? code.slice(0, 2) : null
}

/** The acceptance that the report belongs to, as it was last submitted. */
function reportOf(context: BackendContext, { projectId }: WorkRow): ReviewedDocument | null {
  const acceptance = worksOf(context, projectId ?? '', 'ACCEPTANCE').findLast(
    ({ id }) => handedIn(context, id) !== undefined,
  )
  const content = acceptance && context.db.contents.get(acceptance.id)
  const definition = content && findDefinition(content.formId, content.formVersion)
  if (!content?.submitted || !definition) return null
  const { revision, values } = content.submitted
  return { version: `${content.formVersion}.${revision}`, definition, values }
}

function evaluated(context: BackendContext, work: WorkRow, values: FormValues): EvaluatedReport {
  const scores = Object.fromEntries(technicalScores.map(([field]) => [field, Number(values[field] ?? 0)]))
  const total = Object.values(scores).reduce((sum, score) => sum + score, 0)
  const [entry] = context.db.dictionaries.where({ type: areas, code: fieldOf(context, work) ?? '' })
  return {
    ...{ workId: work.id, title: titleOf(work), number: work.number, technicalField: entry?.name ?? null },
    ...{ scores, total, grade: String(values.grade), submittedAt: work.submittedAt ?? work.stateSince },
  }
}

const criteria = technicalScores.map(([field, label, most]) => ({ field, label, most }))

interface Submitted {
  work: WorkRow
  report: EvaluatedReport
}

/** The submitted evaluations that the caller reads as the department, the highest total first. */
function submittedEvaluations(context: BackendContext): Submitted[] {
  return worksSeen(context)
    .filter(({ work, viewerRoles }) => work.kind === kind && viewerRoles.roles.includes('department'))
    .flatMap(({ work }) => {
      const values = work.state === 'EVALUATED' ? handedIn(context, work.id) : undefined
      return values ? [{ work, report: evaluated(context, work, values) }] : []
    })
    .toSorted((a, b) => b.report.total - a.report.total || (a.work.id < b.work.id ? -1 : 1))
}

/** The submitted evaluations side by side; 60154 for a caller who evaluates none. */
export function technicalEvaluations(context: BackendContext): TechnicalEvaluations {
  if (!reviewRights(context, requireCaller(context), permission).supervises) fail(60154)
  return { criteria, reports: submittedEvaluations(context).map(({ report }) => report) }
}

/** What the evaluations are sorted by: a criterion under the name of its field. */
const orderKeys: OrderKeys<EvaluatedReport> = {
  ...Object.fromEntries(
    criteria.map(({ field }) => [field, ({ scores }) => (scores as Readonly<Record<string, number>>)[field]]),
  ),
  TITLE: ({ title }) => title,
  TOTAL: ({ total }) => total,
  SUBMITTED: ({ submittedAt }) => submittedAt,
}

/** The same as a sheet, of one technical field or of all, in the order of the screen. */
export function technicalSheet(
  context: BackendContext,
  { technicalField = null, orderBy }: TechnicalEvaluationsToExport,
) {
  const { reports } = technicalEvaluations(context)
  return describeSheet({
    title: (words) => words('技术报告评价'),
    idOf: ({ workId }) => workId,
    rows: () =>
      inOrder(
        reports.filter((report) => technicalField === null || report.technicalField === technicalField),
        orderKeys,
        orderBy,
      ),
    columns: [
      { head: '项目编号', cell: ({ number }) => number },
      { head: '项目名称', cell: ({ title }) => title },
      {
        head: '技术领域',
        cell({ technicalField: name }, words) {
          const [entry] = context.db.dictionaries.where({ type: areas, name: name ?? '' })
          return entry && words.entry(entry)
        },
      },
      ...criteria.map(({ field, label }) => ({
        head: (words: SheetWords) => words.label(label),
        cell: ({ scores }: EvaluatedReport) => (scores as Readonly<Record<string, number>>)[field],
      })),
      { head: '总分', cell: ({ total }) => total },
      {
        head: '等级',
        cell: ({ grade }, words) => words.label(technicalGrades[grade as keyof typeof technicalGrades]),
      },
      { head: '提交日期', cell: ({ submittedAt }) => dayOf(submittedAt) },
    ],
  })
}

/** By date, then by id: the order does not change while somebody works through it. */
const byDeadline = (a: WorkRow, b: WorkRow) => (a.deadline ?? 0) - (b.deadline ?? 0) || (a.id < b.id ? -1 : 1)

/** The desk of a technical evaluation, for the department that fills it in. */
export function technicalDesk(context: BackendContext, workId: string): TechnicalDesk {
  const { work, viewerRoles } = requireWork(context, workId)
  if (work.kind !== kind) fail(603001)
  if (!viewerRoles.roles.includes('department')) fail(60154)
  const seen = worksSeen(context).filter(
    (item) => item.work.kind === kind && item.viewerRoles.roles.includes('department'),
  )
  const open = seen
    .filter(({ actions }) => actions.includes('FILL'))
    .map((item) => item.work)
    .sort(byDeadline)
  const others = open.filter(({ id }) => id !== workId)
  const position = open.findIndex(({ id }) => id === workId)
  const submitted = submittedEvaluations(context).filter((item) => item.work.id !== workId)
  const field = fieldOf(context, work)
  const sameField = submitted.filter((item) => field !== null && fieldOf(context, item.work) === field)
  const group = sameField.length >= enough ? sameField : submitted
  return {
    workId,
    report: reportOf(context, work),
    waiting: open.length,
    position: position < 0 ? null : position + 1,
    previousId: others.findLast((item) => byDeadline(item, work) < 0)?.id ?? null,
    nextId: others.find((item) => byDeadline(item, work) > 0)?.id ?? null,
    criteria,
    group: group === sameField ? 'FIELD' : 'ALL',
    alike: group.map(({ report }) => report),
  }
}
