import { decisions, rolesFor, stateOf, targetsOf, type WorkAction, type WorkRole } from '@/work/kind'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { CommentRow, WorkRow } from '../db/rows-work'
import { handedInValues, problemsOf } from '../domain/form-engine'
import { inform } from '../domain/inform'
import { fail } from '../fail'
import type { FieldCommentInput, Work } from '../resolvers/workflow.generated'
import { rulesOf } from './all-rules'
import { requireWork, standings, type WorkPart } from './standing'
import { guideOfWork, workView } from './view'
import { workers } from './workers'

/** Longest opinion and comment, in characters; the screens refuse longer ones before. */
const longestOpinion = 500

const titles: Readonly<Record<WorkRole, string>> = {
  creator: '项目负责人',
  member: '项目组成员',
  unit: '单位管理员',
  department: '主管处室',
  commission: '市科委',
  auditor: '审计人员',
  expert: '专家',
  signer: '签署方',
}

/** Steps that need a reason. */
const needsOpinion: readonly WorkAction[] = ['RETURN', 'REFUSE', 'RECTIFY', 'DECLINE']

interface StepInput {
  opinion?: string | null
  comments?: readonly FieldCommentInput[]
  /** The revision the person has seen; for works with a form that are handed in. */
  seenRevision?: number | null
  facts?: Readonly<Record<string, unknown>>
  verified?: boolean
}

/**
 * The role in which the caller takes a step: 60154 where it is open to others only, the kind's own code for the state, or 603003.
 * One's own and a second role after a first are 60154 too: the state would allow it, the assignment does not.
 */
function requireStep({ kind, work, standing }: WorkPart, action: WorkAction): WorkRole {
  const [role] = rolesFor(kind, work.state, action, standing)
  if (role !== undefined) return role
  const state = stateOf(kind, work.state)
  const someone = Object.values(state?.actions ?? {}).some((actions) => actions.includes(action))
  if (someone) fail(60154)
  return fail(state?.refusals?.[action] ?? 603003, { state: work.state })
}

/** Takes one step: checks it, changes the work, writes its history, tells whom it concerns. The one place where works move. */
export function takeStep(context: BackendContext, workId: string, action: WorkAction, input: StepInput = {}): Work {
  const part = requireWork(context, workId)
  const { work, kind, caller } = part
  const role = requireStep(part, action)
  const opinion = input.opinion?.trim().slice(0, longestOpinion) || null
  if (needsOpinion.includes(action) && opinion === null) fail(603004)
  const state = stateOf(kind, work.state)
  const [named] = state ? targetsOf(state, action) : []
  if (named === undefined) fail(603003, { state: work.state })
  const rules = rulesOf(work)
  if (action === 'SUBMIT') requireComplete(context, part, input.seenRevision ?? null)
  const first = { ...part, action, to: named, opinion, facts: input.facts ?? {}, verified: input.verified ?? false }
  rules.guard?.(context, first)
  const to = rules.target?.(context, first) ?? named
  const taking = { ...first, to }

  if (action === 'SUBMIT') keepSubmitted(context, work)
  if (decisions.includes(action)) pinComments(context, part, action, input.comments ?? [])
  const { db, now } = context
  const holder = stateOf(kind, to)?.holder
  const changed: Partial<WorkRow> = {
    state: to,
    stateSince: to === work.state ? work.stateSince : now,
    modifiedAt: now,
    ...(action === 'SUBMIT' && { submittedAt: now, opinion: null }),
    ...(decisions.includes(action) && { opinion: action === 'PASS' ? null : opinion }),
    ...(holder === 'department' && { reachedDepartment: true }),
  }
  db.workHistories.insert({
    id: newId('work-history'),
    workId,
    step: action,
    role,
    actorId: caller.id,
    actorName: caller.userFullname,
    actorTitle: role === 'creator' && work.projectId === null ? '填报人' : titles[role],
    actorUnit: actorUnit(context, work, role),
    at: now,
    opinion,
    state: to,
  })
  const moved = db.works.update(workId, changed)
  const more = rules.took?.(context, taking, moved)
  const done = more ? db.works.update(workId, more) : moved
  tell(context, part, done, opinion)
  return workView(context, done, standings(context, caller)(done))
}

function actorUnit(context: BackendContext, work: WorkRow, role: WorkRole): string | null {
  if (role === 'department') return guideOfWork(context, work)?.department ?? null
  if (role === 'auditor' || role === 'expert') return null
  return context.db.units.get(work.unitId)?.unitName ?? null
}

/** What is handed in on a form is whole, as its holder has seen it, and in time. */
function requireComplete(context: BackendContext, { work, kind }: WorkPart, seenRevision: number | null): void {
  const { db, now } = context
  const { deadline } = work
  if (kind.deadline?.refusedWith !== undefined && deadline !== null && now > deadline && work.opinion === null)
    fail(kind.deadline.refusedWith, { deadline })
  if (work.formId === null) return
  const content = db.contents.get(work.id) ?? fail(60401)
  if (content.revision !== seenRevision) fail(60408, { revision: content.revision })
  const problems = problemsOf(content, now)
  if (problems.some(({ severity }) => severity === 'ERROR')) fail(60405, { problems })
}

/** What was handed in stays as it is; what was returned stays beside the correction, with the answers to its comments. */
function keepSubmitted({ db, now }: BackendContext, work: WorkRow): void {
  const content = db.contents.get(work.id)
  if (!content) return
  const returned = work.opinion !== null ? content.submitted : null
  db.contents.update(work.id, {
    submitted: { revision: content.revision, values: handedInValues(content, now) },
    former: returned ? { ...returned, comments: content.comments } : (content.former ?? null),
    comments: [],
  })
}

function pinComments(
  { db, now }: BackendContext,
  { work, caller }: WorkPart,
  action: WorkAction,
  comments: readonly FieldCommentInput[],
): void {
  if (!db.contents.get(work.id)) return
  const pinned = comments
    .filter(({ text }) => text.trim() !== '')
    .map(
      ({ path, text }): CommentRow => ({
        id: newId('comment'),
        path,
        text: text.trim().slice(0, longestOpinion),
        author: caller.userFullname,
        at: now,
      }),
    )
  db.contents.update(work.id, { comments: action === 'RETURN' || action === 'RECTIFY' ? pinned : [] })
}

/** Tells who has it next that it waits, and who made it what became of it; nobody hears of their own step. */
function tell(context: BackendContext, { kind, caller }: WorkPart, work: WorkRow, opinion: string | null) {
  const state = stateOf(kind, work.state)
  const link = kind.addresses.overview.replace(':workId', work.id)
  const name = `${kind.noun}《${work.title}》`
  const said = opinion ? `意见：${opinion}` : ''
  if (work.creatorId !== caller.id)
    inform(
      context,
      work.creatorId,
      `${name}：${state?.label ?? ''}`,
      `${name}现在的状态为“${state?.label ?? ''}”。${said}`,
      link,
    )
  if (!state || state.holder === null || state.holder === 'creator') return
  const review = (kind.addresses.review ?? kind.addresses.overview).replace(':workId', work.id)
  for (const userId of workers(context, work, state.holder)) {
    if (userId === caller.id) continue
    inform(context, userId, `${name}待您办理`, `${name}${work.number ? `（${work.number}）` : ''}待您办理。`, review)
  }
}
