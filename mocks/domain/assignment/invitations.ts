/**
 * Invites experts to review for a panel, withdraws invitations, takes their answers and reports a review given back; for
 * the evaluation resolvers.
 */

import { formatDay } from '@/lib/time/beijing-time'
import { type BackendContext, requireCaller } from '../../context'
import { newId } from '../../db/new-id'
import type { UserRow } from '../../db/rows'
import type { PanelInvitationRow, ReviewPanelRow } from '../../db/rows-panels'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { InterestGround, PanelInvitation } from '../../resolvers/evaluation.generated'
import { requireReason } from '../../work/extend'
import { titleOf } from '../../work/title'
import { inform, type Words } from '../inform'
import { openGroup } from '../reviews'
import { logPanelEvent } from './log-panel-event'
import { invitationOf, isLive, logPanel, pairsOf, requireNoConflict, requirePanel } from './panel'
import { paperView } from './panel-view'

/** Nobody joins a panel after its date, because they could submit nothing: 601325. */
function requireInTime({ now }: BackendContext, { dueAt }: ReviewPanelRow): void {
  if (now > dueAt) fail(601325, { deadline: dueAt })
}

/** An expert's papers in a panel. */
const papersFor = (context: BackendContext, panel: ReviewPanelRow, expertId: string) =>
  pairsOf(context, panel).filter((pair) => pair.expertId === expertId && isLive(pair.state))

/**
 * Invites experts to review what is saved for them; codes as in the contract. Every conflict is judged again: what the
 * portal knows may have changed since it was saved.
 */
export function inviteReviewers(
  context: BackendContext,
  panelId: string,
  expertIds: readonly string[],
): ReviewPanelRow {
  const { db, now } = context
  const { caller, panel } = requirePanel(context, panelId)
  requireInTime(context, panel)
  const ids = [...new Set(expertIds)]
  const planned = ids.map((expertId) => papersFor(context, panel, expertId))
  const idle = ids.filter((expertId, index) => planned[index]?.length === 0 || invitationOf(context, panelId, expertId))
  if (ids.length === 0 || idle.length > 0)
    fail(601343, { names: idle.map((id) => db.users.get(id)?.userFullname ?? id).join('、') || '—' })
  requireNoConflict(context, panel, planned.flat())
  for (const [index, expertId] of ids.entries()) {
    const papers = planned[index]?.length ?? 0
    db.panelInvitations.insert({
      ...{ id: newId('panel-invitation'), panelId, expertId, state: 'INVITED', at: now },
      ...{ answeredAt: null, ground: null, reason: null, groupId: null },
    })
    const title: Words = [`邀请您参加评审：${panel.title}`, `You are invited to review: ${panel.titleEnglish}`]
    const content: Words = [
      `共 ${papers} 份，${formatDay(panel.dueAt)} 24 时前提交。请在评审工作台接受或谢绝。`,
      `${papers} to review, by the end of ${formatDay(panel.dueAt)} (Beijing time). Please accept or decline at the reviewer’s desk.`,
    ]
    inform(context, expertId, title, content, '/expert/review', 's10')
    logPanel(context, panel, caller, { step: 'INVITE', expertId, added: papers })
  }
  return panel
}

/** An invitation that is not answered; 601321 for none, 601344 after it was answered or withdrawn. */
function openInvitation({ db }: BackendContext, id: string) {
  const invitation = db.panelInvitations.get(id) ?? fail(601321)
  const panel = db.reviewPanels.get(invitation.panelId) ?? fail(601321)
  return { invitation, panel }
}

/** Withdraws an invitation that is not answered, with a reason that is sent; the papers are free for others. */
export function withdrawInvitation(context: BackendContext, id: string, said: string): ReviewPanelRow {
  const { db, now } = context
  const { invitation, panel } = openInvitation(context, id)
  const { caller } = requirePanel(context, panel.id)
  if (invitation.state !== 'INVITED') fail(601344)
  const reason = requireReason(said)
  db.panelInvitations.update(id, { state: 'WITHDRAWN', answeredAt: now, reason })
  inform(
    context,
    invitation.expertId,
    [`评审邀请已撤回：${panel.title}`, `Invitation withdrawn: ${panel.titleEnglish}`],
    [`原因：${reason}`, `Reason: ${reason}`],
    '/expert/review',
    's10',
  )
  logPanel(context, panel, caller, { step: 'WITHDRAW', expertId: invitation.expertId, reason })
  return panel
}

function invitationView(
  context: BackendContext,
  invitation: PanelInvitationRow,
  panel: ReviewPanelRow,
): PanelInvitation {
  const { db, now } = context
  const { title, titleEnglish, dueAt } = panel
  return {
    ...{ id: invitation.id, title, titleEnglish, dueAt, invitedAt: invitation.at, serverTime: now },
    papers: papersFor(context, panel, invitation.expertId).map(({ paperId }) =>
      paperView(context, db.works.get(paperId) ?? fail(500)),
    ),
  }
}

/** The caller's invitations that are not answered, those due first in front. */
export function ownInvitations(context: BackendContext): PanelInvitation[] {
  const { id: expertId } = requireCaller(context)
  return context.db.panelInvitations
    .where({ expertId, state: 'INVITED' })
    .map((invitation) => {
      const { panel } = openInvitation(context, invitation.id)
      return invitationView(context, invitation, panel)
    })
    .sort((a, b) => a.dueAt - b.dueAt)
}

/** The officers who last saved or invited, who are told how an expert answered. */
const officersOf = ({ db }: BackendContext, panelId: string) =>
  new Set(
    db.panelEvents.where(({ step, panelId: of }) => of === panelId && step === 'INVITE').map(({ actorId }) => actorId),
  )

/** Answers one's own invitation. Accepting opens the reviews; declining needs a ground and a reason. */
export function answerInvitation(
  context: BackendContext,
  id: string,
  answer: { accepts: boolean; ground: InterestGround | null; reason: string },
): void {
  const { db, now } = context
  const caller = requireCaller(context)
  const { invitation, panel } = openInvitation(context, id)
  if (invitation.expertId !== caller.id) fail(60154)
  if (invitation.state !== 'INVITED') fail(601344)
  if (answer.accepts) accept(context, caller, invitation, panel)
  else {
    const reason = requireReason(answer.reason)
    db.panelInvitations.update(id, { state: 'DECLINED', answeredAt: now, ground: answer.ground, reason })
    logPanel(context, panel, caller, { step: 'DECLINE', expertId: caller.id, reason })
  }
  const words: Words = answer.accepts
    ? [`${caller.userFullname}接受了评审邀请`, `${caller.userFullname} accepted the invitation to review`]
    : [
        `${caller.userFullname}谢绝了评审邀请，须另请专家`,
        `${caller.userFullname} declined the invitation to review: somebody else is needed`,
      ]
  for (const officer of officersOf(context, panel.id))
    inform(context, officer, words, [panel.title, panel.titleEnglish], `/commission/reviews/${panel.id}/assign`, 's10')
}

function accept(context: BackendContext, caller: UserRow, { id }: PanelInvitationRow, panel: ReviewPanelRow): void {
  const { db, now } = context
  requireInTime(context, panel)
  const papers = papersFor(context, panel, caller.id).map(({ paperId }) => db.works.get(paperId) ?? fail(500))
  const { title, titleEnglish, formId, dueAt } = panel
  const group = openGroup(
    context,
    { panelId: panel.id, expertId: caller.id, title, titleEnglish, formId, opensAt: now, dueAt },
    papers,
  )
  db.panelInvitations.update(id, { state: 'ACCEPTED', answeredAt: now, groupId: group.id })
  logPanel(context, panel, caller, { step: 'ACCEPT', expertId: caller.id })
}

/**
 * Writes down for the commission that an expert gave the review of a declaration back, and tells the officers who invited
 * for its panel. An acceptance shows it on its own page.
 */
export function reportGivenBack(context: BackendContext, review: WorkRow, reason: string): void {
  const { db } = context
  const caller = requireCaller(context)
  const group = db.reviewGroups.get(review.belongsTo) ?? fail(601321)
  const paper = db.works.get(String(review.facts.contentId)) ?? fail(500)
  if (paper.kind === 'ACCEPTANCE') return
  const panel = db.reviewPanels.get(group.panelId)
  const entry = { step: 'GIVE_BACK', paperId: paper.id, expertId: caller.id, reason } as const
  if (!panel) {
    logPanelEvent(context, { title: group.title, paperIds: [paper.id] }, caller, entry)
    return
  }
  logPanel(context, panel, caller, entry)
  const name = caller.userFullname
  const number = paper.number ?? titleOf(paper)
  for (const officer of officersOf(context, panel.id))
    inform(
      context,
      officer,
      [`${name}退回了评审，须另请专家：${number}`, `${name} gave a review back, somebody else is needed: ${number}`],
      [`${panel.title}。原因：${reason}`, `${panel.titleEnglish}. Reason: ${reason}`],
      `/commission/reviews/${panel.id}/assign`,
      's10',
    )
}
