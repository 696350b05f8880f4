/** Shows a nomination by the code of its link, and binds its nominee; for the award resolvers. */

import { textOf } from '@/lib/collections/record'
import { nominationKinds } from '@/work/kinds/nomination'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import { awardYear } from '../domain/awards/awards'
import { isNominee } from '../domain/awards/nominees'
import { maskedName } from '../domain/masked-name'
import { fail } from '../fail'
import type { NominationNotice } from '../resolvers/award.generated'
import { beginAwardReport } from '../work/kinds/award-report'
import { moveWork } from '../work/steps'
import { plain } from './plain'

/** The deadline of a nominee's report. */
export const reportBy = (context: BackendContext, { facts }: WorkRow) => awardYear(context, Number(facts.year)).reportBy

/** A nomination as anybody with its link sees it: only a person's family name is visible. */
function view(context: BackendContext, work: WorkRow): NominationNotice {
  const { facts, assigned } = work
  const [boundBy] = assigned.nominee ?? []
  const nominee = textOf(facts.nominee)
  const visible = textOf(facts.achievement) || (facts.nomineeKind === 'UNIT' ? nominee : maskedName(nominee))
  return {
    ...{ id: work.id, type: textOf(facts.type), number: work.number ?? '', category: textOf(facts.category) },
    ...{ award: textOf(facts.award), awardEnglish: textOf(facts.awardEnglish), nominee: visible },
    ...{ categoryEnglish: textOf(facts.categoryEnglish), nominatorEnglish: textOf(facts.nominatorEnglish) },
    ...{ nominator: textOf(facts.nominator), deadline: reportBy(context, work) },
    ...{ bound: boundBy !== undefined, mine: boundBy !== undefined && boundBy === context.caller?.id },
  }
}

/** Submitted nominations; drafts have neither number nor letter. */
function nominationsNotified({ db }: BackendContext): WorkRow[] {
  return nominationKinds.flatMap((kind) => db.works.where({ kind })).filter(({ number }) => number !== null)
}

export function nominationNotice(context: BackendContext, type: string, id: string): NominationNotice {
  const work = nominationsNotified(context).find((work) => work.id === id)
  return work && work.facts.type === type ? view(context, work) : fail(60903)
}

/**
 * Binds a nomination to its nominee and starts the nominee's report. Codes ignore case and spaces. The nominator cannot
 * bind for the nominee (60923), nor can anybody else who has the check code (60912).
 */
export function bindNomination(context: BackendContext, number: string, checkCode: string): NominationNotice {
  const caller = requireCaller(context)
  const work = nominationsNotified(context).find((work) => work.number === plain(number)) ?? fail(60903)
  const [boundBy] = work.assigned.nominee ?? []
  if (work.facts.checkCode !== plain(checkCode)) fail(603213)
  if (boundBy !== undefined && boundBy !== caller.id) fail(60904)
  const deadline = reportBy(context, work)
  if (deadline <= context.now) fail(60902, { deadline })
  if (boundBy !== undefined) return view(context, work)
  if (work.creatorId === caller.id) fail(60923)
  if (!isNominee(context, work, caller)) fail(60912)
  context.db.works.update(work.id, { assigned: { ...work.assigned, nominee: [caller.id] } })
  const bound = moveWork(context, work.id, 'BEGIN')
  beginAwardReport(context, bound)
  return view(context, bound)
}
