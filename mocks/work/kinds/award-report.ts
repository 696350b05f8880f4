/** The backend's rules of award reports and of material for their formal examination. */

import { textOf } from '@/lib/collections/record'
import { yearInBeijing } from '@/lib/time/beijing-time'
import type { RowValue } from '@/smartform/schema/values'
import { foreignNomination } from '@/work/kinds/nomination'
import { type BackendContext, requireCaller } from '../../context'
import type { ContentRow, WorkRow } from '../../db/rows-work'
import { requireContributors, syncContributors } from '../../domain/awards/contributors'
import { nomineeName } from '../../domain/awards/nominees'
import { rowsOf } from '../../domain/stored-values'
import { mainMembership } from '../../domain/unit/memberships'
import { fail } from '../../fail'
import { foreignReportForm } from '../../forms/awards/foreign-report'
import { createWork, type Roots } from '../create'
import type { WorkRules } from '../rules'

/**
 * The creator comes first among the persons, their unit first among the units. Who belongs to no unit here, as a nominee from
 * abroad, works where the nomination says, and names units only where one took part. A nominee from abroad has the name
 * and the passport of the nomination: the account may have a Chinese name and another certificate.
 */
function firstRows(
  { db }: BackendContext,
  { creatorId, unitId, formId }: WorkRow,
  nominated: ContentRow['values'],
  nomineeUnit: string,
) {
  const person = db.users.get(creatorId)
  const unit = db.units.get(unitId)
  const { userFullname: name, userMobile: mobile, userCertificate: number, userPosition: title } = person ?? {}
  const type = db.dictionaries.get(person?.userCertificatetype ?? '')?.code ?? '111'
  const certificate = number ? { type, number } : null
  const passport = nominated.passport ? { name: nomineeName(nominated), certificate: nominated.passport } : null
  return {
    persons: [
      {
        id: 'p1',
        cells: {
          ...{ name, certificate, mobile, title, ...passport },
          ...{ unit: unit?.unitName ?? (nomineeUnit || null), contribution: null },
        },
      },
    ],
    units:
      formId === foreignReportForm.id && !unit
        ? []
        : [{ id: 'u1', cells: { unit: unit ? { id: unit.id, name: unit.unitName } : null, contribution: null } }],
  }
}

/**
 * Starts the report of a nomination when its nominee binds it: 60902 once the year's reporting has closed (`deadline`),
 * 60920 where it was started already, 60923 for a nominator who would file it.
 */
export function beginAwardReport(context: BackendContext, nomination: WorkRow): WorkRow {
  const caller = requireCaller(context)
  const { db, now } = context
  const { id, number, title, creatorId: nominatorId, facts } = nomination
  if (db.works.where({ kind: 'AWARD_REPORT', belongsTo: id }).length > 0) fail(60920)
  if (caller.id === nominatorId) fail(60923)
  const deadline = typeof facts.reportBy === 'number' ? facts.reportBy : null
  if (deadline !== null && deadline <= now) fail(60902, { deadline })
  const membership = mainMembership(db, caller.id)
  const [award, category, nominator] = [textOf(facts.award), textOf(facts.category), textOf(facts.nominator)]
  const foreign = nomination.kind === foreignNomination.id
  // A nominee from abroad reads the names in English, as in the nomination.
  const named = foreign
    ? {
        ...{ award: textOf(facts.awardEnglish), category: textOf(facts.categoryEnglish) },
        nominator: textOf(facts.nominatorEnglish),
      }
    : { award, category, nominator }
  const nominated = db.contents.get(id)?.values ?? {}
  const { discipline, keywords, since, publicSince, nomineeEmail } = nominated
  const roots: Roots = (_context, work) => ({
    award: {
      ...{ discipline, keywords, since, publicSince },
      // A nominated person's name, which the nomination has as its title, is no title of a project.
      ...{
        ...named,
        number,
        title: textOf(facts.achievement) || null,
        ...firstRows(context, work, nominated, textOf(facts.nomineeUnit)),
      },
      email: caller.userEmail || nomineeEmail,
    },
  })
  return createWork(
    context,
    {
      ...{ kind: 'AWARD_REPORT', belongsTo: id, projectId: null, creatorId: caller.id, number, title },
      ...{ unitId: membership?.unitId ?? '', departmentId: membership?.departments[0]?.id ?? null, deadline },
      ...(foreign && { formId: foreignReportForm.id }),
      assigned: { nominator: [nominatorId] },
      facts: { year: facts.year ?? yearInBeijing(now), award, category, nominator },
    },
    roots,
  )
}

/** The correction material of a report; undefined before it is requested. */
function materialOf({ db }: Pick<BackendContext, 'db'>, reportId: string): WorkRow | undefined {
  return db.works.where({ kind: 'AWARD_MATERIAL', belongsTo: reportId })[0]
}

const objectionsTo = ({ db }: BackendContext, reportId: string) =>
  db.works.where({ kind: 'AWARD_OBJECTION', belongsTo: reportId })

/** The effect on a report of the commission's ruling on later objections; undefined while there is nothing to rule. */
function ruled(context: BackendContext, { id, state }: WorkRow): string | undefined {
  if (state === 'ACCEPTED')
    return objectionsTo(context, id).some((work) => work.state === 'UPHELD') ? 'REVOKED' : undefined
  const outcome = materialOf(context, id)?.state
  return outcome === 'PASSED' ? 'ACCEPTED' : outcome === 'REFUSED' ? 'REFUSED' : undefined
}

/**
 * The points of the formal examination, as the correction starts with them: each comment with its location, otherwise
 * the opinion as the only point.
 */
const examined =
  (report: WorkRow, opinion: string | null): Roots =>
  ({ db }) => {
    const content = db.contents.get(report.id)
    const remarks = (content?.comments ?? []).map(({ path, text }) => ({ ...locationOf(content, path), finding: text }))
    const points = remarks.length > 0 ? remarks : [{ place: null, row: null, finding: opinion ?? '' }]
    const rows = points.map(
      (point, index): RowValue => ({ id: `point-${index + 1}`, cells: { ...point, answer: null, files: null } }),
    )
    const { title, number } = report
    return { examination: { title, number, opinion, points: rows, count: String(rows.length) } }
  }

/** A location in a form: a page or a question, and the table row, counted from 1. */
function locationOf(content: ContentRow | undefined, path: string): { place: string; row: string | null } {
  const [location = path, rowId] = path.startsWith('page:') ? [path] : path.split('/')
  const at = rowsOf(content?.values[location]).findIndex(({ id }) => id === rowId)
  return { place: location, row: at < 0 ? null : String(at + 1) }
}

/** An award report: filed by its nominee, confirmed by everybody it names and by its nominator, then examined. */
export const awardReportRules: WorkRules = {
  guard(context, { work, action }) {
    if (action === 'RULE' && ruled(context, work) === undefined) fail(60927)
    // After the close a withdrawn report could not be submitted again.
    const { deadline } = work
    if (action === 'WITHDRAW' && deadline !== null && context.now > deadline) fail(60902, { deadline })
  },
  target: (context, { work, action, to }) => (action === 'RULE' ? (ruled(context, work) ?? to) : to),
  saved: ({ values }) =>
    typeof values.projectName === 'string' && values.projectName !== '' ? { title: values.projectName } : {},
  afterSave: syncContributors,
  ready(context, { work, action }) {
    if (action === 'SUBMIT') requireContributors(context, work)
  },
  took(context, { action, opinion, to }, work) {
    if (action === 'RECTIFY') askForMaterial(context, work, opinion)
    return to === 'ACCEPTED' ? { facts: { ...work.facts, acceptedAt: context.now } } : undefined
  },
  facts: (context, work) => ({ materialId: materialOf(context, work.id)?.id ?? null }),
}

function askForMaterial(context: BackendContext, report: WorkRow, opinion: string | null): void {
  const { id, unitId, departmentId, creatorId, number, title, assigned, facts } = report
  createWork(
    context,
    {
      ...{ kind: 'AWARD_MATERIAL', belongsTo: id, projectId: null, unitId, departmentId, creatorId, number, title },
      ...{ assigned, facts: { year: facts.year, found: opinion } },
    },
    examined(report, opinion),
  )
}

/** Correction material for the formal examination: its outcome is the report's outcome. */
export const awardMaterialRules: WorkRules = {
  facts: (_context, { belongsTo }) => ({ reportId: belongsTo }),
  /** Extending a deadline stores no opinion: nothing was submitted that could be corrected. */
  took: (_context, { action }) => (action === 'RETURN' ? { opinion: null } : undefined),
  follows(context, { action }, { belongsTo }) {
    const ruled = action === 'PASS' || action === 'REFUSE'
    return ruled && context.db.works.get(belongsTo) ? { workId: belongsTo, action: 'RULE' } : undefined
  },
}
