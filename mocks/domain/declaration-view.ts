import type { BackendContext } from '../context'
import type { GuideRow, WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type { Declaration, DeclarationFilter } from '../resolvers/program.generated'
import type { WorkFilter } from '../resolvers/workflow.generated'
import { guideOfWork } from '../work/guide'
import { listWorks, type Seen } from '../work/list'
import { workView } from '../work/view'
import { guideView } from './guide-view'

/** The guide of a declaration; 60346 where somebody removed it. */
function guideOf(context: BackendContext, work: WorkRow): GuideRow {
  return guideOfWork(context, work) ?? fail(60346)
}

/** A declaration as the contract gives it to one person. */
export function declarationView(context: BackendContext, { work, standing }: Omit<Seen, 'waiting'>): Declaration {
  const view = workView(context, work, standing)
  return {
    ...work,
    contentId: work.id,
    name: work.title || null,
    funding: work.amount,
    formId: work.formId ?? '',
    state: work.state as Declaration['state'],
    guide: guideView(guideOf(context, work), context.now),
    dueAt: view.dueAt,
    unitName: view.unitName,
    creatorName: view.creatorName,
    heldBy: view.heldBy ?? '已办结',
    actions: view.actions as Declaration['actions'],
  }
}

/** The declarations that fit and that the caller may read. */
export function declarations(
  context: BackendContext,
  { keyword, states, year }: DeclarationFilter,
  narrowed: Omit<WorkFilter, 'kinds'>,
): Seen[] {
  return listWorks(context, { kinds: ['DECLARATION'], keyword, states, year, ...narrowed })
}
