/**
 * The nomination period and quota as a nominator sees them, the nominee's letter, and the reminder; for the award
 * resolvers.
 */
import { textOf } from '@/lib/collections/record'
import { nominationKinds } from '@/work/kinds/nomination'
import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { Nominating, NominationLetter } from '../../resolvers/award.generated'
import { reportBy } from '../../sign-in/nomination-notices'
import { quotaOf } from '../../work/kinds/nomination'
import { inform, joined, type Words } from '../inform'
import { award, awardCategories, awardYear, requireNominator } from './awards'
import { isAwaited, wasReminded } from './nominee-did'

/** The year's nominating period, as the caller may take part in it. */
export function nominating(context: BackendContext): Nominating {
  const { kind, name } = requireNominator(context, requireCaller(context))
  const { year, opensAt, nominateBy, reportBy } = awardYear(context)
  return {
    ...{ year, award: award.name, awardEnglish: award.english, as: kind, nominator: name },
    ...{ opensAt, closesAt: nominateBy, reportBy, serverTime: context.now },
    categories: awardCategories.map((category) => {
      const { id, name, english, type, about, aboutEnglish, nominees } = category
      const named = { id, name, nameEnglish: english, type, about, aboutEnglish, nominees: [...nominees] }
      return { ...named, ...quotaOf(context, category) }
    }),
  }
}

/** One of the caller's submitted nominations; 603001 for anything else. */
function ownNomination({ db, caller }: BackendContext, id: string): WorkRow {
  const work = db.works.get(id)
  const own = work && nominationKinds.some((kind) => kind === work.kind) && work.creatorId === caller?.id
  return own && work.number !== null ? work : fail(603001)
}

export function nominationLetter(context: BackendContext, id: string): NominationLetter {
  requireCaller(context)
  const work = ownNomination(context, id)
  const { facts } = work
  return {
    ...{ id, type: textOf(facts.type), number: work.number ?? '', checkCode: textOf(facts.checkCode) },
    ...{ award: textOf(facts.award), awardEnglish: textOf(facts.awardEnglish) },
    ...{ category: textOf(facts.category), categoryEnglish: textOf(facts.categoryEnglish) },
    ...{ nominee: textOf(facts.nominee), achievement: textOf(facts.achievement) || null },
    ...{ nominator: textOf(facts.nominator), nominatedAt: work.submittedAt ?? work.stateSince },
    deadline: reportBy(context, work),
  }
}

/** Reminds a nominee, at most once a day: before binding by text message, afterwards about their pending tasks. */
export function remindNominee(context: BackendContext, id: string): number {
  requireCaller(context)
  const { db, now } = context
  const work = ownNomination(context, id)
  if (!isAwaited(context, work)) fail(603003, { state: work.state })
  const deadline = reportBy(context, work)
  if (now > deadline) fail(60902, { deadline })
  if (wasReminded(context, work)) fail(60905, { at: work.facts.remindedAt })
  const [nominee] = work.assigned.nominee ?? []
  const title: Words = [
    `${textOf(work.facts.nominator)}提醒您填报提名材料（${work.number ?? ''}）`,
    `${textOf(work.facts.nominatorEnglish)} reminds you of your award report (${work.number ?? ''})`,
  ]
  const rest: Words = ['，请在截止日期前提交。', '. Please submit it by the deadline.']
  // A nominee who has not bound it has no inbox here, so the letter goes out again by text message and e-mail.
  if (nominee !== undefined) inform(context, nominee, title, joined(title, rest), '/reporting', 's09')
  db.works.update(id, { facts: { ...work.facts, remindedAt: now } })
  return now
}
