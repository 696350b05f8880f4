import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { findDefinition } from '../forms/definitions'
import { technicalScores } from '../forms/projects/technical-evaluation'
import type { EvaluatedReport, ReviewedDocument, TechnicalDesk } from '../resolvers/evaluation.generated'
import { handedIn, worksOf } from '../work/project'
import { titleOf } from '../work/title'
import { requireWork } from '../work/viewer-roles'
import { worksSeen } from '../work/works-seen'

const kind = 'TECHNICAL_EVALUATION'
/** Fewer evaluations of one field are no group to compare with. */
const enough = 3

/** The first level of the project's application area; null where none is declared. */
function fieldOf(context: BackendContext, { projectId }: WorkRow): string | null {
  const area: unknown = handedIn(context, projectId ?? '')?.applicationArea
  const code = typeof area === 'object' && area !== null && 'code' in area ? area.code : null
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

function evaluated(work: WorkRow, values: FormValues): EvaluatedReport {
  const scores = Object.fromEntries(technicalScores.map(([field]) => [field, Number(values[field] ?? 0)]))
  const total = Object.values(scores).reduce((sum, score) => sum + score, 0)
  return { workId: work.id, title: titleOf(work), scores, total }
}

/** By date, then by id: the order does not change while somebody works through it. */
const inOrder = (a: WorkRow, b: WorkRow) => (a.deadline ?? 0) - (b.deadline ?? 0) || (a.id < b.id ? -1 : 1)

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
    .sort(inOrder)
  const others = open.filter(({ id }) => id !== workId)
  const position = open.findIndex(({ id }) => id === workId)
  const submitted = seen.flatMap((item) => {
    const values =
      item.work.state === 'EVALUATED' && item.work.id !== workId ? handedIn(context, item.work.id) : undefined
    return values ? [{ work: item.work, report: evaluated(item.work, values) }] : []
  })
  const field = fieldOf(context, work)
  const sameField = submitted.filter((item) => field !== null && fieldOf(context, item.work) === field)
  const group = sameField.length >= enough ? sameField : submitted
  return {
    workId,
    report: reportOf(context, work),
    waiting: open.length,
    position: position < 0 ? null : position + 1,
    previousId: others.findLast((item) => inOrder(item, work) < 0)?.id ?? null,
    nextId: others.find((item) => inOrder(item, work) > 0)?.id ?? null,
    criteria: technicalScores.map(([id, label, most]) => ({ field: id, label, most })),
    group: group === sameField ? 'FIELD' : 'ALL',
    alike: group.map(({ report }) => report).toSorted((a, b) => b.total - a.total),
  }
}
