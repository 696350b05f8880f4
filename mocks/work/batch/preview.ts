/** Previews a batch decision: outcome and letters of each work item, without deciding. */

import { type BackendContext, requireCaller } from '../../context'
import { record } from '../../db/database'
import type { DecisionPreview } from '../../resolvers/workflow.generated'
import { seenTitles } from '../list'
import { needsOpinion } from '../steps'
import { workView } from '../view'
import { viewerRolesOf } from '../viewer-roles'
import { attemptDecision } from './attempt'
import { type BatchDecision, stepOf } from './decide-batch'
import { departuresIn } from './departures'

/** Stands in a previewed letter for an opinion that is not written yet. */
const openOpinion = '……'

/**
 * What a batch decision would do to each work item: it is decided as `decideBatch` does, then everything is reverted.
 */
export function previewDecisions(context: BackendContext, batch: BatchDecision): DecisionPreview[] {
  const { db } = context
  const caller = requireCaller(context)
  const ids = [...new Set(batch.ids)]
  const titles = seenTitles(context, ids)
  const departuresOf = departuresIn(context, ids, batch.action)
  const isOpinionOpen = needsOpinion.includes(batch.action) && !batch.opinion?.trim()
  const stepFor = stepOf(isOpinionOpen ? { ...batch, opinion: openOpinion } : batch)
  const viewerRolesIn = viewerRolesOf(context, caller)
  const preview = (id: string): DecisionPreview => {
    const title = titles.get(id) ?? null
    const departures = departuresOf(id)
    const { code, letters } = attemptDecision(context, id, batch.action, stepFor(id))
    const work = db.works.get(id)
    if (code !== null || !work)
      return { id, title, code, kind: null, state: null, heldBy: null, amount: null, departures: [], letters: [] }
    const { heldBy, amount } = workView(context, work, viewerRolesIn(work))
    return {
      ...{ id, title, code, kind: work.kind, state: work.state, departures, amount: amount ?? null },
      heldBy: heldBy ?? null,
      letters: letters.map(({ message, content, contentEn }) => ({
        to: db.users.get(message.userId)?.userFullname ?? '—',
        ...{ title: message.title, titleEn: message.titleEn ?? message.title, content, contentEn },
      })),
    }
  }
  return record(db, () => ids.map(preview), true).result
}
