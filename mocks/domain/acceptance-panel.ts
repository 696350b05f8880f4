/** The experts of an acceptance (验收专家): who is invited, who is active, their findings and dates; for the acceptance's rules, its findings and their PDF. */

import { formatDay } from '@/lib/time/beijing-time'
import { endOfDayAfter } from '@/lib/time/working-days'
import { type AcceptanceFinding, fewestExperts, recommendedConclusion } from '@/work/acceptance-recommendation'
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { ReviewGroupRow } from '../db/rows-review'
import type { WorkRow } from '../db/rows-work'
import { acceptanceReviewForm } from '../forms/reviews/acceptance-review'
import { titleOf } from '../work/title'
import { isRecused, viewerRolesOf } from '../work/viewer-roles'
import { logEvent } from './event-log'
import { inform, type Words } from './inform'
import { openGroup } from './reviews'

/** Days that experts have for an acceptance that was rectified. */
const recheckDays = 14

/** An expert of a panel with their review. */
export interface PanelMember {
  group: ReviewGroupRow
  review: WorkRow
}

const roundOf = ({ facts }: WorkRow) => Number(facts.round ?? 0)
const panelId = ({ id }: WorkRow, round: number) => `acceptance-${id}-${round}`

/** The experts of an acceptance's current round, also those who gave it back. */
export function panelOf({ db }: Pick<BackendContext, 'db'>, work: WorkRow): PanelMember[] {
  return db.reviewGroups
    .where({ panelId: panelId(work, roundOf(work)) })
    .flatMap((group) => db.works.where({ kind: 'REVIEW', belongsTo: group.id }).map((review) => ({ group, review })))
}

export const activeIn = (panel: readonly PanelMember[]) => panel.filter(({ review }) => review.state !== 'GIVEN_BACK')

/** Whether a person concludes on an acceptance: for its department, and without a part in the project. */
export function mayConclude(context: BackendContext, caller: UserRow, work: WorkRow): boolean {
  const { roles, creator } = viewerRolesOf(context, caller)(work)
  return roles.includes('department') && !creator && !isRecused(context, caller, work)
}

/** The submitted answers of a review; undefined before. */
export function findingIn({ db }: Pick<BackendContext, 'db'>, { id, state }: WorkRow) {
  return state === 'SUBMITTED' ? db.contents.get(id)?.submitted?.values : undefined
}

/**
 * What the findings of the current round recommend; null while one is missing, and where the department itself checks
 * what was rectified.
 */
export function recommendationOf(context: Pick<BackendContext, 'db'>, work: WorkRow) {
  if (work.facts.recheck === 'DEPARTMENT') return null
  const findings = activeIn(panelOf(context, work)).map(({ review }) => findingIn(context, review)?.recommendation)
  return findings.includes(undefined) ? null : recommendedConclusion(findings as readonly AcceptanceFinding[])
}

/** Invites experts to the current round; the first call begins round 1. */
export function inviteExperts(
  context: BackendContext,
  work: WorkRow,
  { experts, dueAt, round = Math.max(roundOf(work), 1) }: { experts: readonly string[]; dueAt: number; round?: number },
): void {
  const before = context.db.reviewGroups.where({ panelId: panelId(work, round) }).length
  const title = titleOf(work)
  const again = round > 1
  for (const [index, expertId] of experts.entries()) {
    const group = openGroup(
      context,
      {
        id: `${panelId(work, round)}-${before + index + 1}`,
        panelId: panelId(work, round),
        expertId,
        title: again ? `《${title}》整改后验收` : `《${title}》验收`,
        titleEnglish: again ? `Acceptance of “${title}” after rectification` : `Acceptance of “${title}”`,
        formId: acceptanceReviewForm.id,
        opensAt: context.now,
        dueAt,
      },
      [work],
    )
    const invites: Words = again
      ? [
          `请您复核整改后的验收《${title}》`,
          `Please examine the acceptance of “${title}” again after its rectification`,
        ]
      : [`邀请您验收《${title}》`, `You are invited to review the acceptance of “${title}”`]
    const day = formatDay(dueAt)
    const words: Words = [
      `请先声明有无利害关系，再于 ${day} 24 时前提交验收意见。`,
      `Please state your interests first, and submit your finding by the end of ${day} (Beijing time).`,
    ]
    inform(context, expertId, invites, words, `/expert/review/${group.id}-1`, 's10')
    logEvent(context, {
      ...{ event: 'ASSIGNMENT', step: 'INVITE_EXPERT', kind: work.kind, workId: work.id, about: [work.id] },
      ...{ title, number: work.number, unitName: context.db.units.get(work.unitId)?.unitName ?? null },
      ...{ personName: context.db.users.get(expertId)?.userFullname ?? null },
      // After a rectification the portal asks the same experts again, whoever passed it.
      ...(again ? { actor: null, actorTitle: '系统' } : { actor: context.caller, actorTitle: '主管处室' }),
    })
  }
}

/** What the leader of a review's acceptance was asked to rectify before it; null at a first examination. */
export function rectificationOf({ db }: Pick<BackendContext, 'db'>, review: WorkRow): string | null {
  const work = db.works.get(String(review.facts.contentId))
  const group = db.reviewGroups.get(review.belongsTo)
  if (work?.kind !== 'ACCEPTANCE' || group?.panelId === panelId(work, 1)) return null
  const asked = db.workHistories
    .where({ workId: work.id, step: 'RECTIFY' })
    .findLast(({ at }) => at <= review.createdAt)
  if (!asked) return null
  const remarks = (db.contents.get(work.id)?.former?.comments ?? []).filter(({ at }) => at === asked.at)
  return [asked.opinion, ...remarks.map(({ text }) => text)].join('\n')
}

/** Asks the experts of the last round again, about what was rectified. */
export function inviteAgain(context: BackendContext, work: WorkRow): Record<string, unknown> {
  const experts = activeIn(panelOf(context, work)).map(({ group }) => group.expertId)
  const round = roundOf(work) + 1
  inviteExperts(context, work, { experts, dueAt: endOfDayAfter(context.now, recheckDays), round })
  return { round }
}

/**
 * Where an acceptance goes after one of its reviews: to the conclusion once every finding is in, back to the assignment
 * when too few experts are left; undefined for other reviews.
 */
export function settledPanel(context: BackendContext, { facts }: WorkRow): { workId: string; to: string } | undefined {
  const work = context.db.works.get(String(facts.contentId))
  if (work?.kind !== 'ACCEPTANCE' || work.state !== 'EXPERT_ACCEPTANCE') return undefined
  const active = activeIn(panelOf(context, work))
  const missing = active.length < fewestExperts
  if (!missing && active.some(({ review }) => review.state !== 'SUBMITTED')) return undefined
  return { workId: work.id, to: missing ? 'TO_ASSIGN' : 'TO_CONCLUDE' }
}
