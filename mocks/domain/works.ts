import { byDueDate } from '@/lib/work/due'
import { declarationDue, type WorkKind } from '@/lib/work/kinds'
import { type BackendContext, requireCaller } from '../context'
import { fail } from '../fail'
import type { Decision, Work, WorkflowEntry } from '../resolvers/workflow.generated'
import { requireWholeCompany } from './company-rights'
import { guideOf, holderName } from './declaration-view'
import { filedView, requireFiled, waitingFiled } from './filed-works'
import { reviewedDeclarations } from './review-lists'
import { type Part, requirePart } from './roles'
import { approve, refuse } from './staff'
import { decideExpert } from './unit-experts'
import { decideFiling } from './unit-filings'

function declarationWork(
  context: BackendContext,
  { declaration, actions }: Pick<Part, 'declaration' | 'actions'>,
): Work {
  const { db, now } = context
  const guide = guideOf(context, declaration)
  const dueAt = declarationDue(declaration.state, guide)
  return {
    kind: 'DECLARATION',
    id: declaration.contentId,
    number: declaration.number,
    title: declaration.name ?? '未命名项目',
    unitId: declaration.unitId,
    unitName: db.units.get(declaration.unitId)?.unitName ?? '—',
    guideId: guide.id,
    belongsTo: guide.title,
    creatorName: db.users.get(declaration.creatorId)?.userFullname ?? '—',
    state: declaration.state,
    since: declaration.stateSince,
    heldBy: dueAt === null ? null : holderName(context, declaration),
    dueAt,
    serverTime: now,
    opinion: declaration.opinion,
    decisions: (['PASS', 'RETURN', 'REFUSE'] as const).filter((decision) => actions.includes(decision)),
  }
}

/** One work of any kind, for a person with a part in it. */
export function workOf(context: BackendContext, kind: WorkKind, id: string): Work {
  if (kind === 'DECLARATION') return declarationWork(context, requirePart(context, id))
  const work = requireFiled(context, id)
  return work.kind === kind ? filedView(context, work) : fail(603001)
}

/** Everything that waits for the caller's decision, what is due first before the rest. */
export function waitingWorks(context: BackendContext): Work[] {
  const caller = requireCaller(context)
  const declarations = caller.permissions.includes('s02.f006')
    ? reviewedDeclarations(context).filter(({ waiting }) => waiting)
    : []
  return [...declarations.map((one) => declarationWork(context, one)), ...waitingFiled(context)].sort(
    (a, b) => byDueDate<Work>(({ dueAt }) => dueAt ?? null)(a, b) || a.since - b.since,
  )
}

/** What happened to a work of any kind, for a person with a part in it. */
export function historyOf(context: BackendContext, contentId: string): WorkflowEntry[] {
  if (context.db.declarations.get(contentId)) requirePart(context, contentId)
  else requireFiled(context, contentId)
  return context.db.histories.where({ contentId }).toSorted((a, b) => a.at - b.at)
}

const longest = 200

/** The unit's decision about a work that goes through it: 60154 without the right or about one's own, 603003 when it is not open. */
export function decideWork(
  context: BackendContext,
  kind: WorkKind,
  id: string,
  decision: Decision,
  said: string | null,
): Work {
  if (kind === 'DECLARATION') return fail(603003)
  const work = requireFiled(context, id)
  if (work.kind !== kind) fail(603001)
  const rights = requireWholeCompany(context, work.unitId)
  if (work.creatorId === rights.caller.id) fail(60154)
  if (!work.open.includes(decision)) fail(603003)
  const opinion = said?.trim() || null
  if ((decision !== 'PASS' && opinion === null) || [...(opinion ?? '')].length > longest) fail(603004)
  if (kind === 'MEMBERSHIP')
    decision === 'PASS' ? approve(context, rights, id) : refuse(context, rights, id, opinion ?? '')
  else if (decision === 'REFUSE') fail(603003)
  else if (kind === 'EXPERT_APPLICATION') decideExpert(context, rights, id, decision, opinion)
  else decideFiling(context, rights, kind, id, decision, opinion)
  return workOf(context, kind, id)
}
