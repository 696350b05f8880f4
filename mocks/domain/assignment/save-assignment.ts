/** Saves which expert of a panel reviews which paper, and dismissed conflicts; for the evaluation resolvers. */

import groupBy from 'lodash/groupBy'
import { formatDay } from '@/lib/time/beijing-time'
import type { BackendContext } from '../../context'
import type { UserRow } from '../../db/rows'
import type { PanelPairRow, ReviewPanelRow } from '../../db/rows-panels'
import { fail } from '../../fail'
import type { AssignmentInput } from '../../resolvers/evaluation.generated'
import { requireReason } from '../../work/extend'
import { extendGroup } from '../extend-reviews'
import { inform } from '../inform'
import { openOf } from '../review-progress'
import { addReviews, isOver } from '../reviews'
import {
  conflictsOf,
  dismissalId,
  expertsOf,
  invitationOf,
  isLive,
  logPanel,
  nameOfPair,
  pairsOf,
  requireNoConflict,
  requirePanel,
} from './panel'

const keyOf = ({ paperId, expertId }: PanelPairRow) => `${paperId} ${expertId}`

/** Refuses pairs that cannot be at all: 601339. */
function requireKnown(context: BackendContext, panel: ReviewPanelRow, { expertIds, pairs }: AssignmentInput): void {
  const { db } = context
  const known = new Set(expertsOf(context).map(({ id }) => id))
  const joined = new Set(expertIds.filter((id) => known.has(id)))
  const lost = new Set(
    pairsOf(context, panel)
      .filter(({ state }) => !isLive(state))
      .map(keyOf),
  )
  const closed = (expertId: string) => {
    const state = invitationOf(context, panel.id, expertId)?.state
    return state === 'DECLINED' || state === 'WITHDRAWN'
  }
  const keys = pairs.map(keyOf)
  const wrong = pairs.filter(
    (pair, index) =>
      !panel.paperIds.includes(pair.paperId) ||
      !joined.has(pair.expertId) ||
      closed(pair.expertId) ||
      lost.has(keyOf(pair)) ||
      keys.indexOf(keyOf(pair)) !== index,
  )
  if (wrong.length > 0 || joined.size !== expertIds.length)
    fail(601339, { names: wrong.map((pair) => nameOfPair(db, pair)).join('、') || '—' })
}

/**
 * Saves who reviews what; codes as in the contract. Experts who accepted before get their new papers at once; nobody else
 * is told before they are invited.
 */
export function saveAssignment(context: BackendContext, panelId: string, input: AssignmentInput): ReviewPanelRow {
  const { db, now } = context
  const { caller, panel } = requirePanel(context, panelId)
  if (input.seenRevision !== panel.revision) fail(60408)
  requireKnown(context, panel, input)
  const pairs = input.pairs.map(({ paperId, expertId }) => ({ paperId, expertId }))
  const most = input.most ?? null
  const loads = Object.values(groupBy(pairs, ({ expertId }) => expertId))
  if (most !== null && (most < 1 || loads.some(({ length }) => length > most))) fail(601340, { limit: most })
  const before = pairsOf(context, panel)
  const keys = new Set(pairs.map(keyOf))
  const left = before.filter((pair) => isLive(pair.state) && pair.state !== 'PLANNED' && !keys.has(keyOf(pair)))
  if (left.length > 0) fail(601341, { names: left.map((pair) => nameOfPair(db, pair)).join('、') })
  const saved = new Set(before.map(keyOf))
  const added = pairs.filter((pair) => !saved.has(keyOf(pair)))
  if (added.some(({ paperId }) => isOver(context, { facts: { contentId: paperId } }))) fail(601330)
  // A pair whose expert was invited or has accepted cannot be removed here, so a conflict found since does not stop the rest.
  const told = new Set(before.filter(({ state }) => state === 'INVITED' || state === 'ACCEPTED').map(keyOf))
  requireNoConflict(
    context,
    panel,
    pairs.filter((pair) => !told.has(keyOf(pair))),
  )
  const lost = before.filter(({ state }) => !isLive(state)).map(({ paperId, expertId }) => ({ paperId, expertId }))
  const removed = before.filter((pair) => pair.state === 'PLANNED' && !keys.has(keyOf(pair))).length
  for (const [expertId, own] of Object.entries(groupBy(added, (pair) => pair.expertId)))
    giveMore(context, caller, panel, expertId, own)
  logPanel(context, panel, caller, { step: 'ASSIGN', added: added.length, removed })
  return db.reviewPanels.update(panelId, {
    ...{ expertIds: [...input.expertIds], most, pairs: [...lost, ...pairs] },
    ...{ revision: panel.revision + 1, savedAt: now, savedBy: caller.userFullname },
  })
}

/**
 * Adds papers to the reviews of an expert who has accepted, and tells them. They are due with the panel where its date was moved since, and with
 * them what the expert has not submitted yet. After that date nothing could be submitted: 601325.
 */
function giveMore(
  context: BackendContext,
  caller: UserRow,
  panel: ReviewPanelRow,
  expertId: string,
  pairs: readonly PanelPairRow[],
): void {
  const { db, now } = context
  const invitation = invitationOf(context, panel.id, expertId)
  const group = db.reviewGroups.get(invitation?.groupId ?? '')
  if (invitation?.state !== 'ACCEPTED' || !group) return
  const dueAt = Math.max(group.dueAt, panel.dueAt)
  if (now > dueAt) fail(601325, { deadline: dueAt })
  const open = openOf(context, group).filter(({ deadline }) => (deadline ?? 0) < dueAt)
  if (open.length > 0) extendGroup(context, caller, group, open, dueAt, '评审组的期限推迟')
  const [first] = addReviews(
    context,
    db.reviewGroups.update(group.id, { dueAt }),
    pairs.map(({ paperId }) => db.works.get(paperId) ?? fail(500)),
  )
  inform(
    context,
    expertId,
    [`${panel.title}：新增 ${pairs.length} 份评审`, `${panel.titleEnglish}: ${pairs.length} more to review`],
    [
      `请在 ${formatDay(dueAt)} 24 时前提交，先声明有无利害关系。不能评审的，请退回并说明原因。`,
      `Due by the end of ${formatDay(dueAt)} (Beijing time). Please state your interests first, or give a paper back with a reason.`,
    ],
    `/expert/review/${first?.id ?? ''}`,
    's10',
  )
}

/**
 * Dismisses the conflicts between a paper and an expert, with a reason that is kept: soft ones, and those that an officer
 * recorded. A conflict that turns up later is not dismissed with it.
 */
export function dismissConflicts(
  context: BackendContext,
  panelId: string,
  pair: PanelPairRow,
  said: string,
): ReviewPanelRow {
  const { db, now } = context
  const { caller, panel } = requirePanel(context, panelId)
  const found = conflictsOf(context, panel).filter(
    ({ paperId, expertId }) => paperId === pair.paperId && expertId === pair.expertId,
  )
  const open = found.filter(({ dismissal }) => dismissal === null)
  if (open.length === 0 || found.some(({ weight, recordedId }) => weight === 'HARD' && recordedId === null))
    fail(601342)
  const reason = requireReason(said)
  for (const { kind, detail: about, recordedId } of open) {
    const detail = recordedId ?? about
    db.conflictDismissals.insert({
      id: dismissalId(panelId, pair.paperId, pair.expertId, kind, detail),
      ...{ panelId, ...pair, kind, detail, reason, byName: caller.userFullname, at: now },
    })
  }
  logPanel(context, panel, caller, { step: 'DISMISS', ...pair, reason })
  return panel
}
