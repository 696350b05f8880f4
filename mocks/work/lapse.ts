/** Moves work items on whose deadline has passed; runs before each request and after seeding. */

import { stateOf } from '@/work/kind'
import { findKind } from '@/work/kinds/all'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { WorkRow } from '../db/rows-work'
import { dueOf } from './due'
import { notifyStep } from './notify-step'

/** The automatic transition of a work item and its time; undefined for none. */
function lapseOf(context: Pick<BackendContext, 'db' | 'now'>, work: WorkRow): { to: string; at: number } | undefined {
  const kind = findKind(work.kind, work.kindVersion)
  const to = kind && stateOf(kind, work.state)?.lapsesTo
  if (to === undefined) return undefined
  const at = dueOf(context, work)
  return at === null ? undefined : { to, at }
}

/** Cache of the next lapse; valid while no work item changes. */
const known = new WeakMap<object, { revision: number; next: number }>()

/**
 * Moves every work item whose date has passed according to its description, dated at that time, and notifies those
 * concerned. Runs before each call, because there is no timer.
 */
export function lapseWorks(context: BackendContext): void {
  const { db, now } = context
  const last = known.get(db.works)
  if (last?.revision === db.works.revision && now <= last.next) return
  let next = Number.POSITIVE_INFINITY
  for (const work of db.works.all()) {
    const lapse = lapseOf(context, work)
    if (!lapse) continue
    const { to, at } = lapse
    if (now <= at) {
      next = Math.min(next, at)
      continue
    }
    const actor = { actorId: null, actorName: '系统', actorTitle: '系统', actorUnit: null }
    db.workHistories.insert({
      ...{ id: newId('work-history'), workId: work.id, step: 'LAPSE', role: null, ...actor },
      ...{ at, opinion: null, state: to },
    })
    const done = db.works.update(work.id, { state: to, stateSince: at, modifiedAt: Math.max(at, work.modifiedAt) })
    notifyStep(context, done, { action: 'VIEW', by: '', opinion: null })
  }
  known.set(db.works, { revision: db.works.revision, next })
}
