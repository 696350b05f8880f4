/** Shows and answers an invitation of an expert or unit member by the code of its link; for the expert resolvers. */

import { type BackendContext, requireCaller } from '../context'
import type { UserRow } from '../db/rows'
import type { ExpertInvitationRow } from '../db/rows-entry'
import { inform, type Words } from '../domain/inform'
import { maskedName } from '../domain/masked-name'
import { intermediate } from '../domain/real-name-level'
import { openGroup, proposalsFor } from '../domain/reviews'
import { joinByInvitation } from '../domain/unit/unit-invitations'
import { fail } from '../fail'
import { basicReviewForm, technologyReviewForm } from '../forms/reviews/all'
import { beginExpertApplication, expertWorks } from '../work/kinds/expert-application'

/** Number of proposals that an accepted invitation assigns. */
const proposalsOfInvitation = 2
export const invitationAddresses: Readonly<Record<ExpertInvitationRow['kind'], string>> = {
  ENTRY: '/expert/entry',
  REVIEW: '/expert/invite',
  OVERSEAS: '/expert/invitation',
  MOBILE: '/expert/mobileInvitation',
  UNIT: '/expert/mobileInvitation',
}

function find({ db }: BackendContext, code: string): ExpertInvitationRow {
  return db.expertInvitations.get(code) ?? fail(601305)
}

/** The public facts of an invitation, for anybody with its code. */
function invitationView({ caller, now }: BackendContext, row: ExpertInvitationRow) {
  const { id, inviteeName, inviteeMobile, answer, answeredBy, joins, ...rest } = row
  return {
    ...rest,
    code: id,
    state: answer ?? (row.expiresAt > now ? ('OPEN' as const) : ('EXPIRED' as const)),
    inviteeName: inviteeName && maskedName(inviteeName),
    mobileTail: inviteeMobile?.slice(-4) ?? null,
    mine: answeredBy !== null && answeredBy === caller?.id,
  }
}

export function expertInvitation(context: BackendContext, code: string) {
  return invitationView(context, find(context, code))
}

export function answerInvitation(context: BackendContext, code: string, accept: boolean) {
  const caller = requireCaller(context)
  const row = find(context, code)
  if (row.answer) fail(601308)
  if (row.expiresAt <= context.now) fail(601310, { expiredOn: row.expiresAt })
  if (row.inviteeMobile && row.inviteeMobile !== caller.userMobile) fail(601309, { tail: row.inviteeMobile.slice(-4) })
  if (accept) follow(context, caller, row)
  const answer = accept ? ('ACCEPTED' as const) : ('DECLINED' as const)
  return invitationView(context, context.db.expertInvitations.update(row.id, { answer, answeredBy: caller.id }))
}

/** The result of accepting: membership of a unit, an application, a place among the invited experts, or reviews. */
function follow(context: BackendContext, caller: UserRow, row: ExpertInvitationRow): void {
  const { db } = context
  if (row.kind === 'UNIT') {
    joinByInvitation(context, caller, row)
    return
  }
  if (row.kind === 'OVERSEAS') {
    db.users.update(caller.id, { isInvitedExpert: 1 })
  } else if (row.kind !== 'REVIEW') {
    if (caller.expertFlag === 1) fail(601302)
    if (caller.userGrade < intermediate) fail(601306)
    if (expertWorks(context, caller.id, 'EXPERT_APPLICATION').length === 0) beginExpertApplication(context)
  }
  const title: Words = [`您已接受邀请：${row.title}`, `You accepted the invitation: ${row.titleEnglish || row.title}`]
  const reviews = row.startsAt !== null && row.endsAt !== null
  const link = reviews ? '/expert/review' : `${invitationAddresses[row.kind]}?code=${row.id}`
  inform(context, caller.id, title, title, link, 's10')
  if (row.startsAt === null || row.endsAt === null) return
  const fromAbroad = row.kind === 'OVERSEAS'
  const group = {
    expertId: caller.id,
    title: fromAbroad ? '国际同行评议' : row.title.replace(/^邀请您参加/, ''),
    titleEnglish: fromAbroad ? 'International peer review' : row.titleEnglish,
    formId: (fromAbroad ? basicReviewForm : technologyReviewForm).id,
    opensAt: row.startsAt,
    dueAt: row.endsAt,
  }
  openGroup(context, group, proposalsFor(context, caller.id, proposalsOfInvitation))
}
