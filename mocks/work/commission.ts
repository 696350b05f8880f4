/** Steps of the commission that no persona takes, such as approving a declaration; for the demo panel and seeds. */

import { commissionRole } from '@/lib/work/actor-title'
import { stateOf, targetsOf, type WorkAction } from '@/work/kind'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { WorkHistoryRow, WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { kindOf } from './viewer-roles'

interface Outcome {
  /** EVALUATE and CONCLUDE are the two outcomes of a declaration; RULE counts the findings about an acceptance. */
  step: Extract<WorkHistoryRow['step'], 'EVALUATE' | 'CONCLUDE' | 'RULE' | 'PASS' | 'RETURN'>
  to: string
  opinion?: string | null
}

/** A step of the commission that no persona takes; 603003 where the description does not allow it. */
export function takeCommissionStep(
  { db, now }: BackendContext,
  workId: string,
  { step, to, opinion = null }: Outcome,
): WorkRow {
  const work = db.works.get(workId) ?? fail(603001)
  const state = stateOf(kindOf(work), work.state)
  const action: WorkAction = step === 'PASS' || step === 'RETURN' ? step : 'RULE'
  if (!state || !targetsOf(state, action).includes(to)) fail(603003, { state: work.state })
  db.workHistories.insert({
    id: newId('work-history'),
    workId,
    step,
    role: 'commission',
    actorId: null,
    actorName: action === 'RULE' ? '评审系统' : '市科学技术委员会',
    actorTitle: commissionRole,
    actorUnit: null,
    at: now,
    opinion,
    state: to,
  })
  const stepOpinion = step === 'RETURN' || step === 'PASS' ? { opinion: step === 'RETURN' ? opinion : null } : {}
  return db.works.update(workId, { state: to, stateSince: now, modifiedAt: now, ...stepOpinion })
}
