import { mayExtend, stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import { inform } from '../domain/inform'
import { fail } from '../fail'
import type { Work } from '../resolvers/workflow.generated'
import { guideOfWork } from './guide'
import { requireWork, standings } from './standing'
import { workView } from './view'
import { workers } from './workers'

/** Longest reason, in characters. */
const longest = 200

/**
 * Gives one work more time: by its supervising department, with a reason that stands in the history and goes to who has it. 60154 for
 * others, 603003 for a work without a date or with nothing left to do, 603004 without a reason, 600 for a date that is not later.
 */
export function extendDeadline(context: BackendContext, workId: string, dueAt: number, said: string): Work {
  const { caller, work, kind, standing } = requireWork(context, workId)
  const { db, now } = context
  if (!standing.roles.includes('department') || standing.creator) fail(60154)
  if (!mayExtend(kind, work.state, standing) || work.deadline === null) return fail(603003, { state: work.state })
  const reason = said.trim()
  if (reason === '' || [...reason].length > longest) fail(603004)
  if (dueAt <= Math.max(now, work.deadline)) fail(600)
  const until = new Date(dueAt + 8 * 3600_000).toISOString().slice(0, 10)
  db.workHistories.insert({
    id: newId('work-history'),
    workId,
    step: 'EXTEND',
    role: 'department',
    actorId: caller.id,
    actorName: caller.userFullname,
    actorTitle: '主管处室',
    actorUnit: guideOfWork(context, work)?.department ?? null,
    at: now,
    opinion: `延期至 ${until}：${reason}`,
    state: work.state,
  })
  const done = db.works.update(workId, { deadline: dueAt, modifiedAt: now })
  const holder = stateOf(kind, work.state)?.holder
  const name = `${kind.noun}《${work.title}》`
  for (const userId of holder ? workers(context, work, holder) : [])
    inform(
      context,
      userId,
      `${name}期限延长至 ${until}`,
      `${name}的期限延长至 ${until}，原因：${reason}`,
      kind.addresses.overview.replace(':workId', workId),
    )
  return workView(context, done, standings(context, caller)(done))
}
