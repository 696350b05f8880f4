/**
 * What a review is about (answers, team, English title and summary), and its expert's conflicts of interest; for reviews and assignment.
 */

import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type { InterestHint } from '../resolvers/evaluation.generated'
import { cellsOf, trimmed } from './stored-values'
import { type EnglishSummary, englishSummaryOf } from './summary'
import { approvedMemberships } from './unit/memberships'

type Read = Pick<BackendContext, 'db'>

/** An expert and what they review, or would review. */
type Reviewing = Pick<WorkRow, 'creatorId' | 'facts'>

/** The submitted answers of what is reviewed. */
export function handedIn({ db }: Read, { facts }: Reviewing): FormValues {
  return answersOf(db, String(facts.contentId))
}

/** Title and summary in English of what a review is about. */
export function reviewedInEnglish({ db }: Read, { facts }: Reviewing): EnglishSummary {
  const id = String(facts.contentId)
  // An acceptance has the title of its project.
  const contents = [id, db.works.get(id)?.projectId ?? ''].flatMap((contentId) => db.contents.get(contentId) ?? [])
  const found = contents.map((content) =>
    englishSummaryOf({ ...content, values: content.submitted?.values ?? content.values }),
  )
  const first = (of: keyof EnglishSummary) => found.map((summary) => summary[of]).find((text) => text !== null) ?? null
  return { title: first('title'), abstract: first('abstract') }
}

/** The declaration names team and recusal experts, also for the project's acceptance. */
function declared({ db }: Read, { facts }: Reviewing): FormValues {
  const work = db.works.get(String(facts.contentId))
  return answersOf(db, work?.projectId ?? String(facts.contentId))
}

function answersOf(db: Read['db'], contentId: string): FormValues {
  const content = db.contents.get(contentId)
  return content?.submitted?.values ?? content?.values ?? {}
}

/** The people of a proposal, its leader first. */
export function peopleOf(context: Read, review: Reviewing): { name: string; unitName: string }[] {
  const { db } = context
  const proposal = db.works.get(String(review.facts.contentId))
  const leader = db.users.get(proposal?.creatorId ?? '')
  const unitName = db.units.get(proposal?.unitId ?? '')?.unitName ?? ''
  const members = cellsOf(declared(context, review).members).map(({ name, unit }) => ({
    name: trimmed(name),
    unitName: trimmed(unit),
  }))
  const all = [{ name: leader?.userFullname ?? '', unitName }, ...members]
  return all.filter(({ name }, index) => name !== '' && all.findIndex((item) => item.name === name) === index)
}

/** Achievements that the expert and a team member wrote together, according to either of them. */
function writtenTogether({ db }: Read, expert: UserRow, proposal: WorkRow, team: readonly string[]): string[] {
  const others = team.filter((name) => name !== expert.userFullname)
  const entries = db.resumeEntries.where(
    ({ userId, kind, removedAt }) =>
      kind === 'ACHIEVEMENT' && removedAt === null && (userId === expert.id || userId === proposal.creatorId),
  )
  return entries.flatMap(({ userId, values }) => {
    const authors = trimmed(values.authors)
      .split(/[、，,;；]/)
      .map(trimmed)
    const partner = userId === expert.id ? others.find((name) => authors.includes(name)) : expert.userFullname
    return partner && authors.includes(partner) ? [`${trimmed(values.name)}（${authors.join('、')}）`] : []
  })
}

/**
 * Possible conflicts of interest of a review's expert: named as recusal expert, in the team, in one of its units, or
 * coauthor of a member. All but the last exclude the expert.
 */
export function interestsOf(context: Read, review: Reviewing): InterestHint[] {
  const { db } = context
  const expert = db.users.get(review.creatorId) ?? fail(500)
  const proposal = db.works.get(String(review.facts.contentId)) ?? fail(500)
  const values = declared(context, review)
  const people = peopleOf(context, review)
  const units = new Set([db.units.get(proposal.unitId)?.unitName, ...people.map(({ unitName }) => unitName)])
  const own = approvedMemberships(db, expert.id).map(({ unitId }) => db.units.get(unitId)?.unitName ?? '')
  const must = (ground: InterestHint['ground'], details: readonly string[]) =>
    details.map((detail) => ({ ground, detail, must: true }))
  const isExpert = (name: unknown) => trimmed(name) === expert.userFullname
  return [
    ...must(
      'RECUSED',
      cellsOf(values.recusalExperts)
        .filter(({ name }) => isExpert(name))
        .map(() => expert.userFullname),
    ),
    ...must(
      'TEAM',
      people.filter(({ name }) => isExpert(name)).map(({ name }) => name),
    ),
    ...must(
      'SAME_UNIT',
      own.filter((unit) => units.has(unit)),
    ),
    ...writtenTogether(
      context,
      expert,
      proposal,
      people.map(({ name }) => name),
    ).map((detail) => ({
      ground: 'CO_AUTHOR' as const,
      detail,
      must: false,
    })),
  ]
}
