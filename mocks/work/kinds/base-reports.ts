/**
 * The backend's rules of the annual reports of bases: what a new one takes over from the year before, withdrawn
 * configurations, figures that count from the approval.
 */

import { findBaseKind } from '@/work/kinds/base-kinds'
import { notBegun } from '@/work/kinds/base-reports'
import { holderWords } from '@/work/kinds/holder-words'
import { type BackendContext, requireCaller } from '../../context'
import type { BaseRow } from '../../db/rows-bases'
import type { WorkRow } from '../../db/rows-work'
import { copiedValues } from '../../domain/copy-content'
import { formNode } from '../../domain/form-engine'
import { keepFigures } from '../../domain/platforms/base-figures'
import {
  baseYear,
  districtOf,
  periodRefusal,
  reportOfYear,
  requireReporter,
  yearBefore,
} from '../../domain/platforms/bases'
import { fail } from '../../fail'
import { openContent, type Roots } from '../create'
import { formerReport } from '../former-report'
import { handedIn } from '../project'
import type { WorkRules } from '../rules'

const baseOf = ({ db }: BackendContext, { belongsTo }: WorkRow): BaseRow => db.bases.get(belongsTo) ?? fail(603202)
const yearIn = ({ facts }: WorkRow) => Number(facts.year)

/** Additional roots of `prefill` paths: the base with its year, and its report of the year before (`former.…`). */
const baseRoots: Roots = (context, work) => {
  const base = baseOf(context, work)
  const year = yearIn(work)
  const hostUnit = context.db.units.get(base.unitId)?.unitName
  return {
    base: { name: base.name, number: base.number, hostUnit, director: base.leaderName, year: String(year) },
    former: formerReport(context, yearBefore(context, base, year)),
  }
}

/**
 * Starts a year's report, once: its creator is led to it again, anybody else bound to the base learns who started it
 * (603205). 603202 for a base the caller is not bound to, 603207 disabled, 603009 a year not configured for it, 603412
 * and 60347 outside the period, 603206 while last year's report is returned and not submitted again. `takeOver` copies
 * last year's answers, marked.
 */
function begin(context: BackendContext, baseId: string, facts: Readonly<Record<string, unknown>>): WorkRow {
  const { db } = context
  const caller = requireCaller(context)
  const base = db.bases.get(baseId)
  if (!base?.personIds.includes(caller.id)) return fail(603202)
  requireReporter(context, findBaseKind(base.kind) ?? fail(500))
  const year = Number(facts.year)
  const work = reportOfYear(context, base, year) ?? fail(603009)
  if (work.state !== notBegun) {
    if (work.creatorId === caller.id) return work
    fail(603205, { workId: work.id, name: db.users.get(work.creatorId)?.userFullname })
  }
  if (base.disabled) fail(603207)
  const refusal = periodRefusal(context, baseYear(context, base.kind, year))
  if (refusal) fail(refusal.code, refusal.facts)
  const former = yearBefore(context, base, year)
  if (former?.state === 'RETURNED') fail(603206, { workId: former.id })

  const begun = db.works.update(work.id, { creatorId: caller.id, formId: base.kind })
  openContent(context, begun, baseRoots)
  if (facts.takeOver === true && former) takeOver(context, begun, former)
  return begun
}

/** Copies the submitted answers of an earlier year into a new content; does nothing where there are none. */
function takeOver(context: BackendContext, work: WorkRow, former: WorkRow): void {
  const { db } = context
  const values = handedIn(context, former.id)
  const source = db.contents.get(former.id)
  const content = db.contents.get(work.id)
  if (!values || !source || !content) return
  db.contents.update(work.id, {
    values: copiedValues({ ...source, values }, content.values, formNode(content.formId, content.formVersion)),
    copiedFrom: former.id,
  })
}

export const baseReportRules: WorkRules = {
  begin,
  /** After its configuration is withdrawn, a started report can be filled in and read, but not submitted. */
  guard(context, { action, work }) {
    if (action !== 'SUBMIT') return
    if (baseOf(context, work).disabled) fail(603207)
    if (baseYear(context, work.kind, yearIn(work))?.withdrawn) fail(603009)
  },
  /** Its figures count from the host unit's approval. */
  took(context, { to }, work) {
    if (to === 'SUBMITTED') keepFigures(context, work)
    return undefined
  },
  heldBy: (_context, { state, assigned }) =>
    state === notBegun && !assigned.member?.length ? holderWords.unbound : undefined,
  facts(context, work) {
    const period = baseYear(context, work.kind, yearIn(work))
    return {
      baseId: work.belongsTo,
      district: districtOf(context, work.unitId),
      withdrawn: period?.withdrawn ?? false,
    }
  },
}
