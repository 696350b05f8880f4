import { commissionRole } from '@/lib/work/actor-title'
import type { BackendContext } from '../../context'
import type { UserRow } from '../../db/rows'
import type { LoggedEvent, LoggedStep } from '../../db/rows-log'
import type { PanelEventRow } from '../../db/rows-panels'
import { logEvent } from '../event-log'

const steps: Readonly<Record<PanelEventRow['step'], readonly [LoggedEvent, LoggedStep]>> = {
  CREATE: ['ASSIGNMENT', 'CREATE_PANEL'],
  ASSIGN: ['ASSIGNMENT', 'SAVE_ASSIGNMENT'],
  INVITE: ['ASSIGNMENT', 'INVITE_EXPERT'],
  WITHDRAW: ['ASSIGNMENT', 'WITHDRAW_INVITATION'],
  ACCEPT: ['ASSIGNMENT', 'ACCEPT_INVITATION'],
  DECLINE: ['ASSIGNMENT', 'DECLINE_INVITATION'],
  RECORD: ['CONFLICT', 'RECORD_CONFLICT'],
  DISMISS: ['CONFLICT', 'DISMISS_CONFLICT'],
}

/** Adds what was done to a panel to the commission's log; a person with a part in any paper of the panel does not read it. */
export function logPanelEvent(
  context: Pick<BackendContext, 'db' | 'now'>,
  panelId: string,
  actor: UserRow,
  { step, expertId, paperId, added, removed, reason }: Pick<PanelEventRow, 'step'> & Partial<PanelEventRow>,
): void {
  const { db } = context
  const panel = db.reviewPanels.get(panelId)
  const [event, logged] = steps[step]
  logEvent(context, {
    ...{ event, step: logged, kind: 'REVIEW', about: panel?.paperIds ?? [], title: panel?.title ?? '' },
    number: db.works.get(paperId ?? '')?.number ?? null,
    personName: db.users.get(expertId ?? '')?.userFullname ?? null,
    ...(step === 'ASSIGN' && { added: added ?? 0, removed: removed ?? 0 }),
    ...{
      opinion: reason ?? null,
      actor,
      actorTitle: step === 'ACCEPT' || step === 'DECLINE' ? '专家' : commissionRole,
    },
  })
}
