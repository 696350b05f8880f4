/** Converts a review panel and its papers to the contract's types, for the commission and for invited experts. */
import countBy from 'lodash/countBy'
import type { BackendContext } from '../../context'
import { rowsBy } from '../../db/row-index'
import type { UserRow } from '../../db/rows'
import type { PanelEventRow, ReviewPanelRow } from '../../db/rows-panels'
import type { WorkRow } from '../../db/rows-work'
import type {
  AssignmentPanel,
  AssignmentPanelSummary,
  PanelExpert,
  PanelLogEntry,
  PanelPaper,
} from '../../resolvers/evaluation.generated'
import { titleOf } from '../../work/title'
import { isOver } from '../reviews'
import { mainMembership } from '../unit/memberships'
import { conflictsOf, expertsOf, invitationOf, isLive, ownPanels, pairsOf, papersOf } from './panel'
import { expertTopics, paperTopics } from './panel-facts'

/** A paper as the commission and its invited experts see it in a panel. */
export function paperView(context: BackendContext, work: WorkRow): PanelPaper {
  const { db } = context
  const { field, keywords } = paperTopics(context, work)
  return {
    id: work.id,
    number: work.number,
    name: titleOf(work),
    unitName: db.units.get(work.unitId)?.unitName ?? '',
    leaderName: db.users.get(work.creatorId)?.userFullname ?? '',
    field,
    keywords: [...keywords],
  }
}

function expertView(context: BackendContext, panel: ReviewPanelRow, user: UserRow): PanelExpert {
  const { db } = context
  const { field, keywords } = expertTopics(context, user)
  const invitation = invitationOf(context, panel.id, user.id)
  const open = rowsBy(db.works, 'creatorId', user.id).filter(
    (review) => review.kind === 'REVIEW' && ['WAITING', 'IN_REVIEW'].includes(review.state) && !isOver(context, review),
  )
  return {
    id: `${panel.id}:${user.id}`,
    expertId: user.id,
    name: user.userFullname,
    unitName: db.units.get(mainMembership(db, user.id)?.unitId ?? '')?.unitName ?? '',
    field,
    keywords: [...keywords],
    joins: panel.expertIds.includes(user.id),
    open: open.length,
    invitationId: invitation?.id ?? null,
    invitation: invitation?.state ?? null,
    invitedAt: invitation?.at ?? null,
    answeredAt: invitation?.answeredAt ?? null,
    ground: invitation?.ground ?? null,
    reason: invitation?.reason ?? null,
  }
}

function eventView({ db }: BackendContext, event: PanelEventRow): PanelLogEntry {
  const { id, at, actorName, step, added, removed, reason, paperId, expertId } = event
  return {
    ...{ id, at, actorName, step, added, removed, reason },
    paperNumber: paperId === null ? null : (db.works.get(paperId)?.number ?? null),
    expertName: expertId === null ? null : (db.users.get(expertId)?.userFullname ?? null),
  }
}

/** A panel with all that its assignment needs. */
export function panelView(context: BackendContext, panel: ReviewPanelRow): AssignmentPanel {
  const { id, title, titleEnglish, dueAt, perPaper, most, revision, savedAt, savedBy } = panel
  return {
    ...{ id, title, titleEnglish, dueAt, perPaper, most, revision, savedAt, savedBy },
    serverTime: context.now,
    papers: papersOf(context, panel).map((work) => paperView(context, work)),
    experts: expertsOf(context).map((user) => expertView(context, panel, user)),
    conflicts: conflictsOf(context, panel).map(({ dismissal, ...conflict }) => ({
      ...conflict,
      dismissedFor: dismissal?.reason ?? null,
      dismissedBy: dismissal?.byName ?? null,
      dismissedAt: dismissal?.at ?? null,
    })),
    pairs: pairsOf(context, panel),
    log: context.db.panelEvents
      .where({ panelId: id })
      .toReversed()
      .map((event) => eventView(context, event)),
  }
}

/** The panels that the caller assigns, with how far they are: what lacks experts first, then by date. */
export function panelSummaries(context: BackendContext): AssignmentPanelSummary[] {
  return ownPanels(context)
    .map((panel) => {
      const { id, title, titleEnglish, dueAt, perPaper, paperIds } = panel
      const live = pairsOf(context, panel).filter(({ state }) => isLive(state))
      const counts = countBy(live, ({ paperId }) => paperId)
      const missing = paperIds.map((paperId) => Math.max(0, perPaper - (counts[paperId] ?? 0)))
      const of = (state: string) => new Set(live.filter((pair) => pair.state === state).map(({ expertId }) => expertId))
      return {
        ...{ id, title, titleEnglish, dueAt },
        papers: paperIds.length,
        missing: missing.reduce((sum, count) => sum + count, 0),
        planned: of('PLANNED').size,
        invited: of('INVITED').size,
        accepted: of('ACCEPTED').size,
      }
    })
    .sort((a, b) => Number(b.missing > 0) - Number(a.missing > 0) || a.dueAt - b.dueAt)
}
