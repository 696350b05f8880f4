/** The backend's rules of foreign-expert projects and their annual checks; also binds a project to its leader and says when it can be reported. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import { type BackendContext, requireCaller } from '../../context'
import type { ExpertProjectRow } from '../../db/rows-filings'
import type { WorkRow } from '../../db/rows-work'
import { joined, type Words } from '../../domain/inform'
import { amountOf } from '../../domain/stored-values'
import { fail } from '../../fail'
import { createWork, type Roots } from '../create'
import { decidedByCommission } from '../decided-by-commission'
import { nextNumber } from '../number'
import { handedIn } from '../project'
import type { WorkRules } from '../rules'

/** The phone number of the administrator who settles an abnormal check. */
const phone = '021-12345678'

/** A project's reporting period, as facts of 603412. */
export const periodOf = ({ opensAt, closesAt }: ExpertProjectRow) => ({ opensOn: opensAt, closesOn: closesAt })

/**
 * Why a project cannot be reported now: 603411 its last annual check was abnormal, 603412 outside its period; null when
 * it can.
 */
export function reportRefusal({ now }: BackendContext, project: ExpertProjectRow): 603411 | 603412 | null {
  if (project.abnormal) return 603411
  return now < project.opensAt || now > project.closesAt ? 603412 : null
}

/** Refuses a project that cannot be reported now, with the contact or the period. */
export function requireReportable(context: BackendContext, project: ExpertProjectRow): void {
  const refusal = reportRefusal(context, project)
  if (refusal !== null) fail(refusal, refusal === 603411 ? { phone } : periodOf(project))
}

const expertRoots: Roots = ({ db }, work) => {
  const project = db.expertProjects.get(work.belongsTo)
  return { expert: project && { ...project, unitName: db.units.get(project.unitId)?.unitName } }
}

/** Creates a project's filing once its leader has bound it. */
export function createExpertProject(context: BackendContext, project: ExpertProjectRow, creatorId: string): WorkRow {
  const { db, now } = context
  const departmentId =
    db.memberships.where({ userId: creatorId, unitId: project.unitId })[0]?.departments[0]?.id ?? null
  return createWork(
    context,
    {
      ...{ kind: 'FOREIGN_EXPERT', belongsTo: project.id, projectId: null, creatorId, title: project.name },
      ...{ unitId: project.unitId, departmentId, number: project.number, deadline: project.closesAt },
      facts: { year: yearInBeijing(now), subject: project.expertName },
    },
    expertRoots,
  )
}

/** The commission's record of a work item's project: of the filing itself, or of a check. */
export function projectOf({ db }: Pick<BackendContext, 'db'>, work: WorkRow): ExpertProjectRow {
  const about = work.kind === 'FOREIGN_EXPERT_CHECK' ? db.works.get(work.belongsTo) : work
  return db.expertProjects.get(about?.belongsTo ?? '') ?? fail(603101)
}

const amountIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The period only applies to the first submission; a returned item may be late. */
const guard: NonNullable<WorkRules['guard']> = (context, { action, work }) => {
  if (action === 'SUBMIT' && work.submittedAt === null) requireReportable(context, projectOf(context, work))
}

/** A project is bound, not started (`bindExpertProject`); a deleted one can be bound again. */
const projectFiling: WorkRules = {
  guard,
  saved: ({ values }) => ({ amount: amountIn(values.amount) }),
  removed: ({ db }, { belongsTo }) => {
    db.expertProjects.update(belongsTo, { boundBy: null })
  },
  /** Binds the project again; 603103 where it was bound meanwhile. */
  restored({ db }, { belongsTo, creatorId }) {
    if (db.expertProjects.get(belongsTo)?.boundBy !== null) fail(603103)
    db.expertProjects.update(belongsTo, { boundBy: creatorId })
  },
}

export const foreignExpertRules = decidedByCommission(projectFiling, {
  letters: '沪科外专',
  requested: (context, work) => [
    { year: Number(work.facts.year), amount: amountOf(handedIn(context, work.id)?.amount).toString() },
  ],
})

/** What was filed; its amount is the one that the commission granted. */
const filedRoots: Roots = (context, work) => {
  const { number, amount } = context.db.works.get(work.belongsTo) ?? {}
  return { filed: { ...handedIn(context, work.belongsTo), number, amount, year: String(work.facts.year) } }
}

/** The annual check of a supported project: for this year, once, by the person who filed it. */
const checkFiling: WorkRules = {
  /**
   * 603001 unknown project, 603102 another person's, 603003 not supported yet, 603411, 603412 (its period), 603104
   * checked already.
   */
  begin(context, projectWorkId, { year = yearInBeijing(context.now) }) {
    const caller = requireCaller(context)
    const { db, now } = context
    const filed = db.works.get(projectWorkId)
    if (filed?.kind !== 'FOREIGN_EXPERT') return fail(603001)
    if (filed.creatorId !== caller.id) fail(603102)
    if (filed.state !== 'ACCEPTED') fail(603003)
    const known = db.works.where({ kind: 'FOREIGN_EXPERT_CHECK', belongsTo: filed.id })
    const own = known.find(({ facts }) => facts.year === year)
    if (own) return own.state === 'FILLING' ? own : fail(603104)
    const project = projectOf(context, filed)
    requireReportable(context, project)
    if (year !== yearInBeijing(now)) fail(603412, periodOf(project))
    return createWork(
      context,
      {
        ...{ kind: 'FOREIGN_EXPERT_CHECK', belongsTo: filed.id, projectId: null, creatorId: caller.id },
        ...{ unitId: filed.unitId, departmentId: filed.departmentId, title: `${filed.title} ${year}年度` },
        ...{ deadline: project.closesAt, facts: { year, subject: filed.facts.subject } },
      },
      filedRoots,
    )
  },
  guard,
  saved: ({ values }) => ({ amount: amountIn(values.spent) }),
  took(context, { action, to }, work) {
    // An abnormal check closes the project until the administrator has settled it (603411).
    if (to === 'REFUSED') context.db.expertProjects.update(projectOf(context, work).id, { abnormal: true })
    return action === 'SUBMIT' && work.number === null
      ? { number: nextNumber(context, work, 'WJ', Number(work.facts.year)) }
      : undefined
  },
}

const decidedCheck = decidedByCommission(checkFiling, { letters: '沪科外检' })

/** What an abnormal check means for its project, and whom to ask. */
const nothingCanBeReported: Words = [
  `项目暂不能填报，请联系管理员（电话 ${phone}）。`,
  `Nothing can be reported for the project for now. Please contact the administrator (telephone ${phone}). `,
]

export const foreignExpertCheckRules: WorkRules = {
  ...decidedCheck,
  resultMessage(context, action, work) {
    const message = decidedCheck.resultMessage?.(context, action, work)
    if (!message || work.state !== 'REFUSED') return message
    return { ...message, content: joined(message.content, nothingCanBeReported) }
  },
}
