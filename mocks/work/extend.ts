/** Extends the deadline of a work item or a review with a reason; the screens' “延期”. */

import { countCharacters } from '@/lib/text/count-characters'
import { formatDay } from '@/lib/time/beijing-time'
import { stateOf } from '@/work/kind'
import { mayExtend } from '@/work/open-actions'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { WorkHistoryRow, WorkRow } from '../db/rows-work'
import { inEnglish, inform } from '../domain/inform'
import { fail } from '../fail'
import type { Work } from '../resolvers/workflow.generated'
import { guideOfWork } from './guide'
import { roleHolders } from './role-holders'
import { workView } from './view'
import { requireWork, viewerRolesOf } from './viewer-roles'

/** Longest reason, in characters. */
const longest = 200

/** The normalised reason: 603004 for a missing or too long one. */
export function requireReason(said: string): string {
  const reason = said.trim()
  return reason === '' || countCharacters(reason) > longest ? fail(603004) : reason
}

/**
 * Moves a work item's deadline and records it in the history. The caller checks the permission and sends the messages.
 */
export function moveDeadline(
  { db, now }: BackendContext,
  work: WorkRow,
  { dueAt, reason }: { dueAt: number; reason: string },
  by: Pick<WorkHistoryRow, 'role' | 'actorId' | 'actorName' | 'actorTitle' | 'actorUnit'>,
): WorkRow {
  db.workHistories.insert({
    id: newId('work-history'),
    workId: work.id,
    step: 'EXTEND',
    ...by,
    at: now,
    opinion: `延期至 ${formatDay(dueAt)}：${reason}`,
    state: work.state,
  })
  return db.works.update(work.id, { deadline: dueAt, modifiedAt: now })
}

/**
 * Extends a work item's deadline: by its supervising department, with a reason that is recorded in the history and sent
 * to the holder. 60154 for others, 603003 for a work item without a date or with nothing left to do, 603004 without a
 * reason, 600 for a date that is not later.
 */
export function extendDeadline(context: BackendContext, workId: string, dueAt: number, said: string): Work {
  const { caller, work, kind, viewerRoles } = requireWork(context, workId)
  const { now } = context
  if (!viewerRoles.roles.includes('department') || viewerRoles.creator) fail(60154)
  if (!mayExtend(kind, work.state, viewerRoles) || work.deadline === null) return fail(603003, { state: work.state })
  const reason = requireReason(said)
  if (dueAt <= Math.max(now, work.deadline)) fail(600)
  const until = formatDay(dueAt)
  const actorUnit = guideOfWork(context, work)?.department ?? null
  const by = {
    role: 'department',
    actorId: caller.id,
    actorName: caller.userFullname,
    actorTitle: '主管处室',
    actorUnit,
  } as const
  const done = moveDeadline(context, work, { dueAt, reason }, by)
  const holder = stateOf(kind, work.state)?.holder
  const [name, nameEn] = [`${kind.noun}《${work.title}》`, `${inEnglish(kind.noun)} “${work.title}”`]
  for (const userId of holder ? roleHolders(context, work, holder) : [])
    inform(
      context,
      userId,
      [`${name}期限延长至 ${until}`, `${nameEn}: more time until ${until}`],
      [`${name}的期限延长至 ${until}，原因：${reason}`, `${nameEn} may be handed in until ${until}. Reason: ${reason}`],
      kind.addresses.overview.replace(':workId', workId),
    )
  return workView(context, done, viewerRolesOf(context, caller)(done))
}
