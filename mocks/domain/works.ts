import { declarationStates } from '@/lib/work/declaration'
import { byDueDate } from '@/lib/work/due'
import { declarationDue } from '@/lib/work/kinds'
import type { WorkAction } from '@/work/kind'
import { type BackendContext, requireCaller } from '../context'
import { fail } from '../fail'
import type { Work, WorkflowEntry } from '../resolvers/workflow.generated'
import { listWorks } from '../work/list'
import { requireWork } from '../work/standing'
import { workView } from '../work/view'
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

/** One work of any kind, for a person with a part in it; 603001 when it is of another kind than the one asked for. */
export function workOf(context: BackendContext, kind: string | null, id: string): Work {
  const { db } = context
  const work = db.works.get(id)
    ? workView(context, requireWork(context, id).work, requireWork(context, id).standing)
    : db.declarations.get(id)
      ? declarationWork(context, requirePart(context, id))
      : filedView(context, requireFiled(context, id))
  return kind === null || work.kind === kind ? work : fail(603001)
}

/** Everything that waits for the caller's decision, what is due first before the rest. */
export function waitingWorks(context: BackendContext): Work[] {
  const caller = requireCaller(context)
  const declarations = caller.permissions.includes('s02.f006')
    ? reviewedDeclarations(context).filter(({ waiting }) => waiting)
    : []
  const ofProjects = listWorks(context, { scope: 'WAITING' })
    .filter(({ standing }) => !standing.creator && !standing.roles.includes('member'))
    .map(({ work, standing }) => workView(context, work, standing))
  return [...declarations.map((one) => declarationWork(context, one)), ...waitingFiled(context), ...ofProjects].sort(
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
  if (db.declarations.get(contentId)) requirePart(context, contentId)
  else requireFiled(context, contentId)
  return db.histories.where({ contentId }).toSorted((a, b) => a.at - b.at)
}

const longest = 200
const unitDecisions = ['PASS', 'RETURN', 'REFUSE'] as const

/** The unit's decision about a work that goes through it: 60154 without the right or about one's own, 603003 when it is not open. */
export function decideWork(
  context: BackendContext,
  kind: string | null,
  id: string,
  action: WorkAction,
  said: string | null,
): Work {
  if (context.db.declarations.get(id)) return fail(603003)
  const work = requireFiled(context, id)
  if (kind !== null && work.kind !== kind) fail(603001)
  const rights = requireWholeCompany(context, work.unitId)
  if (work.creatorId === rights.caller.id) fail(60154)
  const decision = unitDecisions.find((one) => one === action && work.open.includes(one)) ?? fail(603003)
  const opinion = said?.trim() || null
  if ((decision !== 'PASS' && opinion === null) || [...(opinion ?? '')].length > longest) fail(603004)
  if (work.kind === 'MEMBERSHIP')
    decision === 'PASS' ? approve(context, rights, id) : refuse(context, rights, id, opinion ?? '')
  else if (decision === 'REFUSE') fail(603003)
  else if (work.kind === 'EXPERT_APPLICATION') decideExpert(context, rights, id, decision, opinion)
  else decideFiling(context, rights, work.kind, id, decision, opinion)
  return workOf(context, work.kind, id)
}
