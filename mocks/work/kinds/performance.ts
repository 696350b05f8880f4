/**
 * The backend's rules of performance evaluations (绩效评价), and the record that the leader's statement is compared with.
 */
import { differingFields, type EvaluationRecord, evaluationFacts, readStatement } from '@/lib/work/evaluation-record'
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { applicantProblem } from '../../domain/applicant-problem'
import { unprovenOutputs } from '../../domain/project-outputs'
import { fail } from '../../fail'
import { projectInForce } from '../project'
import type { WorkRules } from '../rules'

/** What the commission holds of an evaluation's project, with the corrections that the department has made. */
export function evaluationRecord(context: BackendContext, work: WorkRow): EvaluationRecord {
  const { db } = context
  const { cycle } = projectInForce(context, work.projectId ?? work.belongsTo)
  return {
    projectNumber: work.number ?? '',
    projectName: work.title,
    undertakingUnit: db.units.get(work.unitId)?.unitName ?? '',
    leader: db.users.get(work.creatorId)?.userFullname ?? '',
    start: cycle.start,
    end: cycle.end,
    funding: work.amount ?? '0',
    ...(readStatement(work.facts.corrected) ?? {}),
  }
}

/** The fields in which the leader's last statement differs from the record. */
function disputed(context: BackendContext, work: WorkRow) {
  const { stated } = evaluationFacts(work)
  return stated === null ? [] : differingFields(stated, evaluationRecord(context, work))
}

/**
 * The leader states number, name, unit and leader: 603201 with the `fields` that differ from the record. A leader who
 * finds the record wrong sends the same statement with a reason; the department corrects the record or returns it.
 */
export const performanceRules: WorkRules = {
  guard(context, { action, work, facts }) {
    if (action === 'BEGIN') {
      const fields = differingFields(readStatement(facts), evaluationRecord(context, work))
      if (fields.length > 0) fail(603201, { fields })
    }
    if (action === 'PASS' && work.state === 'DISPUTED' && disputed(context, work).length === 0)
      fail(603003, { state: work.state })
  },
  // A row that names a source has its facts; otherwise anybody could type what looks chosen.
  ready(context, { action, work }) {
    const content = action === 'SUBMIT' && !context.quiet ? context.db.contents.get(work.id) : undefined
    const problems = unprovenOutputs(context, work, content?.values ?? {}).map(({ id }) =>
      applicantProblem(60443, [`achievements/${id}/name`]),
    )
    if (problems.length > 0) fail(60405, { problems })
  },
  withholds: (context, work) => (work.state === 'DISPUTED' && disputed(context, work).length === 0 ? ['PASS'] : []),
  took(context, { action, work: before, facts }, work) {
    if (action === 'DECLINE') return { facts: { ...work.facts, stated: readStatement(facts) } }
    if (before.state !== 'DISPUTED' || action !== 'PASS') return undefined
    const { stated } = evaluationFacts(work)
    const content = context.db.contents.get(work.id)
    if (stated && content) {
      const { projectNumber, projectName, undertakingUnit, leader } = stated
      const values: FormValues = { projectNumber, projectName, undertakingUnit, leaderName: leader }
      context.db.contents.update(work.id, { values: { ...content.values, ...values } })
    }
    return { facts: { ...work.facts, corrected: stated, stated: null } }
  },
  facts(context, work) {
    const { declaration, unitName, leaderName } = projectInForce(context, work.projectId ?? work.belongsTo)
    return {
      record: evaluationRecord(context, work),
      contract: {
        projectNumber: declaration.number ?? '',
        projectName: declaration.title,
        undertakingUnit: unitName,
        leader: leaderName,
      },
    }
  },
}
