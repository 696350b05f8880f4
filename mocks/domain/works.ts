import { declarationDue, declarationStates } from '@/lib/work/declaration'
import { byDueDate } from '@/lib/work/due'
import { findKind } from '@/work/kinds/all'
import { type BackendContext, requireCaller } from '../context'
import { fail } from '../fail'
import type { Work, WorkflowEntry } from '../resolvers/workflow.generated'
import { listWorks } from '../work/list'
import { requireWork } from '../work/standing'
import { workView } from '../work/view'
import { guideOf, holderName } from './declaration-view'
import { reviewedDeclarations } from './review-lists'
import { type Part, requirePart } from './roles'

function declarationWork(
  context: BackendContext,
  { declaration, actions }: Pick<Part, 'declaration' | 'actions'>,
): Work {
  const { db, now } = context
  const guide = guideOf(context, declaration)
  const dueAt = declarationDue(declaration.state, guide)
  return {
    kind: 'DECLARATION',
    kindVersion: 1,
    id: declaration.contentId,
    projectId: null,
    formId: declaration.formId,
    creatorId: declaration.creatorId,
    stateLabel: declarationStates[declaration.state].label,
    amount: declaration.funding,
    holder: declarationStates[declaration.state].holder,
    submittedAt: declaration.submittedAt,
    actions: [...actions],
    facts: {},
    number: declaration.number,
    title: declaration.name ?? '未命名项目',
    unitId: declaration.unitId,
    unitName: db.units.get(declaration.unitId)?.unitName ?? '—',
    guideId: guide.id,
    platformId: null,
    belongsTo: guide.title,
    year: guide.year,
    creatorName: db.users.get(declaration.creatorId)?.userFullname ?? '—',
    state: declaration.state,
    since: declaration.stateSince,
    heldBy: dueAt === null ? null : holderName(context, declaration),
    dueAt,
    serverTime: now,
    opinion: declaration.opinion,
    decisions: (['PASS', 'RETURN', 'REFUSE'] as const).filter((decision) => actions.includes(decision)),
    extendable: false,
  }
}

/** One work of any kind, for a person with a part in it; of the kinds asked for, else 603001 or the code its kind names. */
export function workOf(context: BackendContext, kinds: readonly string[] | null, id: string): Work {
  const { db } = context
  const absent = findKind(kinds?.[0] ?? '')?.codes?.absent
  if (absent !== undefined && !kinds?.includes(db.works.get(id)?.kind ?? '')) fail(absent)
  const work = db.works.get(id)
    ? workView(context, requireWork(context, id).work, requireWork(context, id).standing)
    : declarationWork(context, requirePart(context, id))
  return kinds === null || kinds.includes(work.kind) ? work : fail(603001)
}

/** Everything that waits for the caller's decision, what is due first before the rest. */
export function waitingWorks(context: BackendContext): Work[] {
  const caller = requireCaller(context)
  const declarations = caller.permissions.includes('s02.f006')
    ? reviewedDeclarations(context).filter(({ waiting }) => waiting)
    : []
  const others = listWorks(context, { scope: 'WAITING' })
    .filter(({ standing }) => !standing.creator && !standing.roles.includes('member'))
    .map(({ work, standing }) => workView(context, work, standing))
  return [...declarations.map((one) => declarationWork(context, one)), ...others].sort(
    (a, b) => byDueDate<Work>(({ dueAt }) => dueAt ?? null)(a, b) || a.since - b.since,
  )
}

/** What happened to a work of any kind, for a person with a part in it. */
export function historyOf(context: BackendContext, contentId: string): WorkflowEntry[] {
  const { db } = context
  if (db.works.get(contentId)) {
    requireWork(context, contentId)
    return db.workHistories
      .where({ workId: contentId })
      .toSorted((a, b) => a.at - b.at)
      .map((entry) => ({ ...entry, actorRole: entry.actorTitle }))
  }
  requirePart(context, contentId)
  return db.histories.where({ contentId }).toSorted((a, b) => a.at - b.at)
}
