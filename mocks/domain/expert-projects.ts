/**
 * Foreign-expert projects: looked up by their notice, bound to their leader, read with annual checks; for resolvers.
 */

import { yearInBeijing } from '@/lib/time/beijing-time'
import { type BackendContext, requireCaller, requirePermission } from '../context'
import type { ExpertProjectRow } from '../db/rows-filings'
import { fail } from '../fail'
import type { ExpertProjectEntry, ExpertProjectFiled, ExpertProjectInput } from '../resolvers/program.generated'
import { plain, plainName } from '../sign-in/plain'
import { checkCode } from '../verification-codes'
import {
  createExpertProject,
  periodOf,
  projectOf,
  reportRefusal,
  requireReportable,
} from '../work/kinds/foreign-expert'
import { requireWork } from '../work/viewer-roles'
import { maskedName } from './masked-name'
import { intermediate } from './real-name-level'

const filedOf = ({ db }: BackendContext, { id }: ExpertProjectRow) =>
  db.works.where({ kind: 'FOREIGN_EXPERT', belongsTo: id })[0]

/** The values of the entry form for a project; 603101 for an unknown id. */
export function expertProjectEntry(context: BackendContext, id: string): ExpertProjectEntry {
  const caller = requireCaller(context)
  const project = context.db.expertProjects.get(id) ?? fail(603101)
  const { number, name, leaderName, unitId, boundBy } = project
  return {
    ...{ id, number, name, ...periodOf(project) },
    leaderName: maskedName(leaderName),
    unitName: context.db.units.get(unitId)?.unitName ?? '—',
    workId: boundBy === caller.id ? (filedOf(context, project)?.id ?? null) : null,
  }
}

/**
 * The project that matches the typed values, with a code for each mismatch (specification, section 8); a project named
 * by its id is found by the id.
 */
function requireTyped({ db }: BackendContext, typed: ExpertProjectInput): ExpertProjectRow {
  if (typed.id != null) return db.expertProjects.get(typed.id) ?? fail(603101)
  const is = (value: string, recorded: string | null | undefined) => plainName(value) === plainName(recorded ?? '')
  const project = db.expertProjects.all().find(({ number }) => is(number, typed.projectNumber)) ?? fail(603209)
  if (!is(project.name, typed.projectName)) fail(603210)
  if (!is(db.units.get(project.unitId)?.unitName ?? '', typed.undertakingUnit)) fail(603211)
  if (!is(project.leaderName, typed.leader)) fail(603212)
  return project
}

/** The permission to report for foreign-expert projects (specification, section 6). */
const reporting = 's02.f9004'

/**
 * Binds a foreign-expert project to the caller and opens its filing. Where the caller has bound it already, it returns
 * that filing.
 */
export function bindExpertProject(context: BackendContext, typed: ExpertProjectInput) {
  const caller = requirePermission(context, reporting)
  const { db } = context
  if (caller.userGrade < intermediate) fail(60345)
  const project = requireTyped(context, typed)
  if (plain(project.checkCode) !== plain(typed.checkCode)) fail(603213)
  if (project.boundBy !== null && project.boundBy !== caller.id) fail(603103)
  requireReportable(context, project)
  if (!checkCode(context, caller.userMobile ?? '', plain(typed.verificationCode))) fail(603011)
  db.expertProjects.update(project.id, { boundBy: caller.id })
  return filedOf(context, project) ?? createExpertProject(context, project, caller.id)
}

/** The commission's record of a filed project with its annual checks, by the work item of the project or of a check. */
export function expertProjectFiled(context: BackendContext, contentId: string): ExpertProjectFiled {
  const { db, now, caller } = context
  const filing = requireWork(context, contentId).work
  const check = filing.kind === 'FOREIGN_EXPERT_CHECK'
  if (!check && filing.kind !== 'FOREIGN_EXPERT') return fail(603001)
  const filed = check ? requireWork(context, filing.belongsTo).work : filing
  const project = projectOf(context, filed)
  const thisYear = yearInBeijing(now)
  const checks = db.works.where({ kind: 'FOREIGN_EXPERT_CHECK', belongsTo: filed.id }).map(({ id, state, facts }) => ({
    ...{ year: Number(facts.year), workId: id, state },
    refusal: project.abnormal && state === 'REFUSED' ? 603411 : null,
  }))
  const due = filed.state === 'ACCEPTED' && !checks.some(({ year }) => year === thisYear)
  const open = { year: thisYear, workId: null, state: null, refusal: reportRefusal(context, project) }
  return {
    ...{ id: filed.id, number: project.number, expertName: project.expertName, funding: project.funding },
    ...periodOf(project),
    mine: filed.creatorId === caller?.id,
    checks: [...checks, ...(due ? [open] : [])].toSorted((a, b) => b.year - a.year),
  }
}
