/** Seeds review groups of the expert personas, with reviews in several states. */

import { endOfDayAfter } from '@/lib/time/working-days'
import type { FormValues } from '@/smartform/schema/values'
import { day } from '../../domain/durations'
import { openGroup, proposalsFor } from '../../domain/reviews'
import { savedContent } from '../../domain/save-content'
import { workingMoment } from '../../domain/working-time'
import { basicReviewForm, technologyReviewForm } from '../../forms/reviews/all'
import { personaUserId } from '../../personas'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { WorkRow } from '../rows-work'
import { asOf } from './lived'
import { unitIds } from './units'

const scored = (scores: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(scores).map(([id, score]) => [`score_${id}`, score]))

/** The expert's reviews so far, by the proposal's index in the group. */
const written: readonly FormValues[] = [
  {
    ...scored({ innovation: '4', feasibility: '4', benefit: '5', team: '4', budget: '3' }),
    strengths: '应用场景明确，用户单位已参与需求分析，考核指标具体、可以检验。',
    weaknesses: '与国际同类系统的对比数据不足，建议补充公开测试集上的结果。',
    recommendation: 'fund',
    familiarity: 'well',
  },
  {
    ...scored({ innovation: '3', feasibility: '4', benefit: '3', team: '4', budget: '4' }),
    strengths: '团队长期从事该方向，前期工作扎实，技术路线分阶段安排合理。',
    weaknesses: '创新点主要是已有方法的组合，预期效益的测算依据不够充分。',
    recommendation: 'may',
    familiarity: 'some',
  },
  { ...scored({ innovation: '4', feasibility: '3' }), strengths: '问题提得准。' },
]

/** Submitted reviews of the other experts on the panel: scores far from the expert's, and near to them. */
const strict = {
  ...scored({ innovation: '2', feasibility: '3', benefit: '2', team: '3', budget: '3' }),
  strengths: '选题有现实需求，前期调研充分，参与单位分工明确、职责清楚。',
  weaknesses: '主要指标缺少依据，关键技术与已有产品相比没有明显优势。',
  recommendation: 'not',
  familiarity: 'well',
}
const [generous = {}, middling = {}] = written

/** A panel that is done: what each expert gave to each proposal they reviewed, of 5 for every criterion. */
const finishedPanel: Readonly<Record<string, readonly (number | null)[]>> = {
  'user-19': [4, 3, 5, null, 3, null],
  'user-21': [5, null, 5, 4, null, 3],
  'user-23': [3, 2, null, 2, 2, null],
  'user-27': [null, 4, 5, 4, null, 4],
}

const criteria = ['innovation', 'feasibility', 'benefit', 'team', 'budget']

/** A submitted review with nearly the same score for every criterion. */
const evenly = (score: number, index: number): FormValues => ({
  ...strict,
  ...scored(
    Object.fromEntries(
      criteria.map((criterion, at) => [criterion, String(at === index ? Math.min(5, score + 1) : score)]),
    ),
  ),
  recommendation: score > 3 ? 'fund' : 'may',
})

/** Fills in a review as its expert, and submits it where the plan says so. */
export function writeReview(db: Database, { id }: WorkRow, at: number, values: FormValues, handIn: boolean): void {
  const work = db.works.get(id) as WorkRow
  const context = { ...asOf(db, at, work.creatorId), whole: true as const }
  moveWork(context, id, 'BEGIN')
  const content = db.contents.get(id)
  const expert = db.users.get(work.creatorId)
  if (!content || !expert) return
  const save = { formVersion: content.formVersion, baseRevision: content.revision, key: `${id}-seed`, values }
  const saved = savedContent(content, save, at, expert.userFullname).content
  db.contents.update(id, saved)
  if (handIn) moveWork(context, id, 'SUBMIT', { seenRevision: saved.revision })
}

/**
 * Two groups of the expert (one contains a proposal of their own unit) and one of the invited expert. It also seeds the
 * panels' other experts, and a panel past its due date with one expert late.
 */
export function seedReviews(db: Database, now: number): void {
  const since = workingMoment(now - 4 * day)
  const group = (expertId: string, id: string, title: string, titleEnglish: string, basic: boolean, days: number) => ({
    id,
    expertId,
    ...{ title, titleEnglish },
    formId: (basic ? basicReviewForm : technologyReviewForm).id,
    ...{ opensAt: since, dueAt: endOfDayAfter(now, days) },
  })
  const reviewsOf = (groupId: string) => db.works.where({ kind: 'REVIEW', belongsTo: groupId })
  const proposalsIn = (groupId: string) =>
    reviewsOf(groupId).flatMap(({ facts }) => db.works.get(String(facts.contentId)) ?? [])
  const commission = asOf(db, since, null)
  withCountedIds('reviews', () => {
    const technology = group(
      personaUserId('expert'),
      'review-tech',
      '技术攻关项目网评（第一组）',
      'Technology development, panel 1',
      false,
      5,
    )
    openGroup(commission, technology, proposalsFor(commission, technology.expertId, 4))
    for (const [index, work] of reviewsOf(technology.id).slice(0, written.length).entries())
      writeReview(db, work, workingMoment(now - (3 - index) * day), written[index] ?? {}, index === 0)
    const colleague = { ...technology, id: 'review-tech-b', expertId: 'user-17', panelId: technology.id }
    openGroup(commission, colleague, proposalsIn(technology.id))
    for (const [index, values] of [strict, middling].entries())
      writeReview(db, reviewsOf(colleague.id)[index] as WorkRow, workingMoment(now - 2 * day), values, true)

    const basic = group(
      personaUserId('expert'),
      'review-basic-3',
      '基础研究项目网评（第三组）',
      'Basic research, panel 3',
      true,
      12,
    )
    const ofOwnUnit = db.works.where({ kind: 'DECLARATION', state: 'UNDER_EVALUATION', unitId: unitIds.institute })
    openGroup(commission, basic, [...proposalsFor(commission, basic.expertId, 2), ...ofOwnUnit.slice(0, 1)])

    const peers = group(
      personaUserId('invitedExpert'),
      'review-peers',
      '国际同行评议（预备组）',
      'International peer review, first panel',
      true,
      9,
    )
    openGroup(commission, peers, proposalsFor(commission, peers.expertId, 2))

    // An expert of the university, so that its administrator sees reviews of this year.
    const soft = group(
      'user-7',
      'review-soft',
      '成果应用项目网评（第四组）',
      'Application of results, panel 4',
      false,
      20,
    )
    openGroup(commission, soft, ofOwnUnit.slice(0, 2))
    writeReview(db, reviewsOf(soft.id)[0] as WorkRow, workingMoment(now - day), middling, true)

    const past = group(
      'user-17',
      'review-past',
      '应用示范项目网评（第二组）',
      'Demonstration projects, panel 2',
      false,
      -2,
    )
    const begun = workingMoment(now - 12 * day)
    for (const [expertId, handedIn] of [
      ['user-17', [generous, middling]],
      ['user-29', [strict]],
    ] as const) {
      const id = `${past.id}-${expertId}`
      openGroup(
        asOf(db, begun, null),
        { ...past, id, panelId: past.id, expertId, opensAt: begun },
        ofOwnUnit.slice(0, 2),
      )
      for (const [index, values] of handedIn.entries())
        writeReview(db, reviewsOf(id)[index] as WorkRow, workingMoment(now - 6 * day), values, true)
    }

    const finished = group('', 'review-done', '成果转化项目网评（第五组）', 'Transfer of results, panel 5', false, -3)
    const proposals = proposalsFor(commission, '', 6)
    for (const [expertId, scores] of Object.entries(finishedPanel)) {
      const id = `${finished.id}-${expertId}`
      const own = proposals.filter((_, index) => scores[index] !== null)
      openGroup(asOf(db, begun, null), { ...finished, id, panelId: finished.id, expertId, opensAt: begun }, own)
      for (const [index, score] of scores.filter((given) => given !== null).entries())
        writeReview(db, reviewsOf(id)[index] as WorkRow, workingMoment(now - 5 * day), evenly(score, index), true)
    }
  })
}
