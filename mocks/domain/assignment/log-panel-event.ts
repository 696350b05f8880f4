/** Writes events of a review panel (created, invited, saved …) to the commission's log. */

import { commissionRole } from '@/lib/work/actor-title'
import type { BackendContext } from '../../context'
import type { UserRow } from '../../db/rows'
import type { LoggedEvent, LoggedStep } from '../../db/rows-log'
import type { PanelEventRow, ReviewPanelRow } from '../../db/rows-panels'
import { logEvent } from '../event-log'

/** What is done to a panel; a removed one has no log of its own any more. */
type Step = PanelEventRow['step'] | 'REMOVE'

const steps: Readonly<Record<Step, readonly [LoggedEvent, LoggedStep]>> = {
  CREATE: ['ASSIGNMENT', 'CREATE_PANEL'],
  CHANGE: ['ASSIGNMENT', 'CHANGE_PANEL'],
  MOVE: ['DATE', 'MOVE_PANEL'],
  REMOVE: ['ASSIGNMENT', 'REMOVE_PANEL'],
  ASSIGN: ['ASSIGNMENT', 'SAVE_ASSIGNMENT'],
  INVITE: ['ASSIGNMENT', 'INVITE_EXPERT'],
  WITHDRAW: ['ASSIGNMENT', 'WITHDRAW_INVITATION'],
  ACCEPT: ['ASSIGNMENT', 'ACCEPT_INVITATION'],
  DECLINE: ['ASSIGNMENT', 'DECLINE_INVITATION'],
  GIVE_BACK: ['ASSIGNMENT', 'GIVE_BACK_REVIEW'],
  RECORD: ['CONFLICT', 'RECORD_CONFLICT'],
  DISMISS: ['CONFLICT', 'DISMISS_CONFLICT'],
}

/** The steps of experts; all others are the commission's. */
const byExperts: readonly Step[] = ['ACCEPT', 'DECLINE', 'GIVE_BACK']

/** Adds what was done to a panel to the commission's log; a person with a part in any paper of the panel does not read it. */
export function logPanelEvent(
  context: Pick<BackendContext, 'db' | 'now'>,
  panel: Pick<ReviewPanelRow, 'title' | 'paperIds'>,
  actor: UserRow,
  { step, expertId, paperId, added, removed, reason }: { step: Step } & Partial<Omit<PanelEventRow, 'step'>>,
): void {
  const { db } = context
  const [event, logged] = steps[step]
  logEvent(context, {
    ...{ event, step: logged, kind: 'REVIEW', about: panel.paperIds, title: panel.title },
    number: db.works.get(paperId ?? '')?.number ?? null,
    personName: db.users.get(expertId ?? '')?.userFullname ?? null,
    ...((step === 'ASSIGN' || step === 'CHANGE') && { added: added ?? 0, removed: removed ?? 0 }),
    ...{ opinion: reason ?? null, actor, actorTitle: byExperts.includes(step) ? '专家' : commissionRole },
  })
}
