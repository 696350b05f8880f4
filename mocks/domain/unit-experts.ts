import { byDueDate } from '@/lib/work/due'
import {
  type ExpertApplicationAction,
  isExpertApplicationStatus,
  nextExpertStatus,
  openExpertActions,
} from '@/lib/work/expert-application'
import { reviewDue } from '@/lib/work/kinds'
import type { BackendContext } from '../context'
import type { ExpertApplyRow } from '../db/rows'
import { fail } from '../fail'
import type { UnitExpert, UnitExpertDecision, UnitExpertFilter } from '../resolvers/expert.generated'
import { type CompanyRights, seesDepartments } from './company-rights'
import { recordDecision } from './filed-works'
import { inform } from './inform'

/** The state that is under way: of the later change where there is one, else of the application. */
function statusOf({ applyStatus, editStatus }: ExpertApplyRow): number {
  return editStatus ?? applyStatus
}

function decisionsOf(rights: CompanyRights, row: ExpertApplyRow): UnitExpertDecision[] {
  const status = statusOf(row)
  if (!rights.wholeUnit || !isExpertApplicationStatus(status)) return []
  const isDecision = (action: ExpertApplicationAction) => action === 'PASS' || action === 'RETURN'
  return openExpertActions(status, 'unit').filter(isDecision) as UnitExpertDecision[]
}

/** Applications filed through the unit, as far as the rights show their people; drafts are nobody's but the applicant's. */
function applicationsSeen({ db }: BackendContext, rights: CompanyRights): ExpertApplyRow[] {
  return db.expertApplies.where((one) => {
    if (one.unitId !== rights.unitId || statusOf(one) === 0) return false
    const membership = db.memberships.where({ userId: one.userId, unitId: rights.unitId })[0]
    return seesDepartments(rights, membership?.departments.map(({ id }) => id) ?? [])
  })
}

/** A unit's experts as far as they fit, those that wait for the unit first, by their date, then the last changed. */
export function unitExpertList(context: BackendContext, rights: CompanyRights, filter: UnitExpertFilter): UnitExpert[] {
  const { db } = context
  const keyword = filter.keyword?.trim().toLowerCase() ?? ''
  return applicationsSeen(context, rights)
    .filter((one) => filter.applyStatus == null || statusOf(one) === filter.applyStatus)
    .flatMap((row): UnitExpert[] => {
      const user = db.users.get(row.userId)
      if (!user) return []
      return [
        {
          id: row.id,
          userId: user.id,
          userFullname: user.userFullname,
          userPosition: user.userPosition,
          userMajor: user.userMajor,
          isEdit: row.editStatus !== null,
          applyStatus: statusOf(row),
          applyUnitReason: row.applyUnitReason,
          applyStcsmReason: row.applyStcsmReason,
          modifiedAt: row.modifiedAt,
          expertAt: db.expertProfiles.get(user.id)?.expertAt ?? null,
          dueAt: statusOf(row) === 1 ? reviewDue('EXPERT_APPLICATION', row.modifiedAt) : null,
          serverTime: context.now,
          actions: decisionsOf(rights, row),
        },
      ]
    })
    .filter((one) => `${one.userFullname} ${one.userPosition ?? ''}`.toLowerCase().includes(keyword))
    .sort((a, b) => byDueDate<UnitExpert>(({ dueAt }) => dueAt ?? null)(a, b) || b.modifiedAt - a.modifiedAt)
}

export function waitingExperts(context: BackendContext, rights: CompanyRights): number {
  return applicationsSeen(context, rights).filter((one) => statusOf(one) === 1).length
}

/** Passes an application on or returns it; 60154 for another unit's or one's own, 603003 when its state does not allow it. */
export function decideExpert(
  context: BackendContext,
  rights: CompanyRights,
  id: string,
  decision: UnitExpertDecision,
  reason: string | null,
): void {
  const { db, now } = context
  const row = db.expertApplies.get(id) ?? fail(603003)
  if (row.unitId !== rights.unitId || row.userId === rights.caller.id) fail(60154)
  const status = statusOf(row)
  const next = isExpertApplicationStatus(status) ? nextExpertStatus(status, decision, 'unit') : null
  if (next === null) fail(603003)
  db.expertApplies.update(id, {
    ...(row.editStatus === null ? { applyStatus: next } : { editStatus: next }),
    applyUnitReason: decision === 'RETURN' ? reason : null,
    modifiedAt: now,
  })
  recordDecision(context, id, decision, reason)
  const what = row.editStatus === null ? '专家入库申请' : '专家信息变更'
  const told = decision === 'PASS' ? '已通过单位审核，等待科委审核' : `被单位退回：${reason}`
  inform(
    context,
    row.userId,
    `您的${what}${decision === 'PASS' ? '已通过单位审核' : '被单位退回'}`,
    `您的${what}${told}。`,
    null,
    's01',
  )
}
