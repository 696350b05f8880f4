/** Reads a review panel: its papers, experts, pairs, invitations and conflicts, and checks who may assign it; for the other files of this folder. */

import { type BackendContext, requireCaller } from '../../context'
import { newId } from '../../db/new-id'
import { rowsBy } from '../../db/row-index'
import type { UserRow } from '../../db/rows'
import type { PanelEventRow, PanelPairRow, ReviewPanelRow } from '../../db/rows-panels'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { PanelPairState } from '../../resolvers/evaluation.generated'
import { actsForCommission, isRecused } from '../../work/viewer-roles'
import { logPanelEvent } from './log-panel-event'
import { conflictsAmong } from './panel-facts'

type Read = Pick<BackendContext, 'db' | 'now'>

export const papersOf = ({ db }: Pick<Read, 'db'>, { paperIds }: ReviewPanelRow): WorkRow[] =>
  paperIds.map((id) => db.works.get(id) ?? fail(500))

/** Who may be chosen: the experts of the database, by name. */
export const expertsOf = ({ db }: Pick<Read, 'db'>): UserRow[] =>
  db.users.where({ expertFlag: 1 }).sort((a, b) => a.userFullname.localeCompare(b.userFullname, 'zh'))

/** Whether a person may not follow a panel's assignment: leads, takes part in or may review one of its papers. */
function isInvolved(context: BackendContext, caller: UserRow, panel: ReviewPanelRow): boolean {
  return (
    panel.expertIds.includes(caller.id) ||
    papersOf(context, panel).some((work) => work.creatorId === caller.id || isRecused(context, caller, work))
  )
}

/** Panels that the caller assigns, for the commission; 60154 for others. */
export function ownPanels(context: BackendContext): ReviewPanelRow[] {
  const caller = requireCaller(context)
  if (!actsForCommission(context, caller)('REVIEW')) fail(60154)
  return context.db.reviewPanels.where((panel) => !isInvolved(context, caller, panel))
}

/** A panel that the caller assigns; 60154 for others, 601321 for none. */
export function requirePanel(context: BackendContext, panelId: string): { caller: UserRow; panel: ReviewPanelRow } {
  const caller = requireCaller(context)
  if (!actsForCommission(context, caller)('REVIEW')) fail(60154)
  const panel = context.db.reviewPanels.get(panelId) ?? fail(601321)
  return isInvolved(context, caller, panel) ? fail(60154) : { caller, panel }
}

/** An expert's last invitation to a panel. */
export const invitationOf = ({ db }: Pick<Read, 'db'>, panelId: string, expertId: string) =>
  rowsBy(db.panelInvitations, 'expertId', expertId).findLast((invitation) => invitation.panelId === panelId)

/** When the first expert of a panel was invited; null: nobody was yet. */
export function invitedSince({ db }: Pick<Read, 'db'>, panelId: string): number | null {
  const times = db.panelInvitations.where({ panelId }).map(({ at }) => at)
  return times.length === 0 ? null : Math.min(...times)
}

/** Where a pair of a panel stands. */
function pairState({ db }: Pick<Read, 'db'>, panelId: string, pair: PanelPairRow): PanelPairState {
  const invitation = invitationOf({ db }, panelId, pair.expertId)
  if (!invitation) return 'PLANNED'
  if (invitation.state !== 'ACCEPTED') return invitation.state
  const review = rowsBy(db.works, 'belongsTo', invitation.groupId ?? '').find(
    ({ kind, facts }) => kind === 'REVIEW' && facts.contentId === pair.paperId,
  )
  return review?.state === 'GIVEN_BACK' ? 'GIVEN_BACK' : 'ACCEPTED'
}

/** Whether a pair counts: its expert may still review the paper. */
export const isLive = (state: PanelPairState) => state === 'PLANNED' || state === 'INVITED' || state === 'ACCEPTED'

/** The pairs of a panel with their states. */
export const pairsOf = (context: Pick<Read, 'db'>, panel: ReviewPanelRow) =>
  panel.pairs.map((pair) => ({ ...pair, state: pairState(context, panel.id, pair) }))

export const dismissalId = (panelId: string, paperId: string, expertId: string, kind: string, detail: string) =>
  [panelId, paperId, expertId, kind, detail].join(' ')

/** The conflicts among a panel's papers and all experts, recorded ones first, each with how it was dismissed. */
export function conflictsOf(context: Read, panel: ReviewPanelRow) {
  const { db } = context
  const dismissalOf = ({ paperId, expertId }: PanelPairRow, kind: string, detail: string) =>
    db.conflictDismissals.get(dismissalId(panel.id, paperId, expertId, kind, detail)) ?? null
  const known = conflictsAmong(context, papersOf(context, panel), expertsOf(context)).map(
    ({ paperId, expertId, conflict }) => ({
      ...{ paperId, expertId, ...conflict, ...noRecord },
      dismissal: dismissalOf({ paperId, expertId }, conflict.kind, conflict.detail),
    }),
  )
  const papers = new Set(panel.paperIds)
  const own = db.recordedConflicts.where(({ panelId, paperId }) => panelId === panel.id && papers.has(paperId))
  const recorded = own.map((row) => ({
    ...{ paperId: row.paperId, expertId: row.expertId, kind: row.kind, weight: row.weight, detail: row.detail },
    ...{ source: 'OFFICER' as const, recordedId: row.id, sourceText: row.source },
    ...{ recordedBy: row.byName, recordedAt: row.at },
    dismissal: dismissalOf(row, row.kind, row.id),
  }))
  return [...recorded, ...known]
}

/** What a conflict has that no officer recorded. */
const noRecord = { recordedId: null, sourceText: null, recordedBy: null, recordedAt: null }

/** Refuses pairs with a conflict that is not dismissed, whatever the screen believed: 601338 with who and which paper. */
export function requireNoConflict(context: Read, panel: ReviewPanelRow, pairs: readonly PanelPairRow[]): void {
  const { db } = context
  const open = new Set(
    conflictsOf(context, panel)
      .filter(({ dismissal }) => dismissal === null)
      .map(({ paperId, expertId }) => `${paperId} ${expertId}`),
  )
  const found = pairs.filter(({ paperId, expertId }) => open.has(`${paperId} ${expertId}`))
  if (found.length > 0) fail(601338, { names: found.map((pair) => nameOfPair(db, pair)).join('、') })
}

/** Expert and paper, for a refusal. */
export function nameOfPair(db: Read['db'], { paperId, expertId }: PanelPairRow): string {
  return `${db.users.get(expertId)?.userFullname ?? expertId}（${db.works.get(paperId)?.number ?? paperId}）`
}

/** Writes down what was done to a panel; nothing removes or changes it. */
export function logPanel(
  { db, now }: Read,
  panel: Pick<ReviewPanelRow, 'id' | 'title' | 'paperIds'>,
  actor: UserRow,
  entry: Pick<PanelEventRow, 'step'> & Partial<PanelEventRow>,
): void {
  db.panelEvents.insert({
    ...{ id: newId('panel-event'), panelId: panel.id, at: now, actorId: actor.id, actorName: actor.userFullname },
    ...{ paperId: null, expertId: null, added: 0, removed: 0, reason: null },
    ...entry,
  })
  logPanelEvent({ db, now }, panel, actor, entry)
}
