/** Warns where a batch decision departs from a recommendation or from earlier decisions. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { decisions, type WorkAction } from '@/work/kind'
import { rolesFor } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import type { DecisionDeparture } from '../../resolvers/workflow.generated'
import { rulesOf } from '../all-rules'
import { guideOfWork } from '../guide'
import { kindOf, viewerRolesOf } from '../viewer-roles'

/** The fewest decisions about works alike that say anything. */
const fewest = 3

/** Steps that end a review. That the commission received a work says nothing about its outcome. */
const judging: readonly WorkAction[] = decisions.filter((action) => action !== 'RECEIVE' && action !== 'ASSIGN')

/** Says from what the decision about a work item of the batch departs. */
export function departuresIn(
  context: BackendContext,
  ids: readonly string[],
  action: WorkAction,
): (id: string) => DecisionDeparture[] {
  const { db } = context
  if (!judging.includes(action)) return () => []
  const viewerRolesIn = viewerRolesOf(context, requireCaller(context))
  const decided = decidedAlike(context, new Set(ids))
  return (id) => {
    const work = db.works.get(id)
    if (!work) return []
    const recommended = rulesOf(work).facts?.(context, work)?.recommended
    const [role = ''] = rolesFor(kindOf(work), work.state, action, viewerRolesIn(work))
    const alike = decided.get(alikeKey(context, work, role))
    return [
      ...(isAction(recommended) && recommended !== action
        ? [{ cause: 'RECOMMENDED' as const, action: recommended }]
        : []),
      ...fromOthers(alike, action),
    ].map((departure) => ({ count: null, total: null, ...departure }))
  }
}

const isAction = (value: unknown): value is WorkAction => judging.some((action) => action === value)

const alikeKey = (context: BackendContext, work: WorkRow, role: string) =>
  [work.kind, guideOfWork(context, work)?.id ?? '', role].join(' ')

/** How often each action was last taken, by kind, guide and role, besides the works of the batch. */
function decidedAlike(
  context: BackendContext,
  batch: ReadonlySet<string>,
): ReadonlyMap<string, Map<WorkAction, number>> {
  const { db } = context
  const last = new Map<string, { workId: string; role: string; step: string; at: number }>()
  for (const { workId, role, step, at } of db.workHistories.all()) {
    if (role === null || batch.has(workId) || !(isAction(step) || step === 'TAKE_BACK')) continue
    const key = `${workId} ${role}`
    if (at >= (last.get(key)?.at ?? 0)) last.set(key, { workId, role, step, at })
  }
  const counts = new Map<string, Map<WorkAction, number>>()
  for (const { workId, role, step } of last.values()) {
    const work = db.works.get(workId)
    if (!work || !isAction(step)) continue
    const steps = getOrCreate(counts, alikeKey(context, work, role), () => new Map<WorkAction, number>())
    steps.set(step, (steps.get(step) ?? 0) + 1)
  }
  return counts
}

function fromOthers(alike: ReadonlyMap<WorkAction, number> | undefined, action: WorkAction) {
  const entries = [...(alike ?? [])].toSorted(([, a], [, b]) => b - a)
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  const [most] = entries
  if (!most || total < fewest || (alike?.get(action) ?? 0) * 3 >= total) return []
  return [{ cause: 'OTHERS' as const, action: most[0], count: most[1], total }]
}
