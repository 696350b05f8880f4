import { type DeclarationRole, type DeclarationState, declarationStates, nextState } from '@/lib/work/declaration'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { CommentRow, DeclarationRow, HistoryRow } from '../db/rows-work'
import { fail } from '../fail'
import type { FieldCommentInput, WorkflowReceipt } from '../resolvers/workflow.generated'
import { markRead } from './content-view'
import { guideOf, holderName } from './declaration-view'
import { handedInValues, problemsOf } from './form-engine'
import { requireOpen } from './guide-view'
import { informCreator, informReviewers } from './inform'
import { requireMembers } from './members'
import { approvedMemberships } from './memberships'
import { type Part, requirePart } from './roles'

type Step = 'SUBMIT' | 'WITHDRAW' | 'PASS' | 'RETURN' | 'REFUSE'

/** Longest opinion and comment, in characters; longer ones are cut, the screens refuse them before. */
const longestOpinion = 500

/** The role in which the caller takes a step and where it leads: 60154 without such a role, 603003 (handing in twice 603104) when it is not open. */
function requireStep({ declaration, roles }: Part, step: Step, able: readonly DeclarationRole[]) {
  const fitting = roles.filter((role) => able.includes(role))
  if (fitting.length === 0) fail(60154)
  for (const role of fitting) {
    const state = nextState(declaration.state, step, role)
    if (state) return { role, state }
  }
  return fail(step === 'SUBMIT' ? 603104 : 603003, { state: declaration.state })
}

/** The caller's title in a history, and their unit or department. */
function actorOf(context: BackendContext, { caller, declaration }: Part, role: DeclarationRole) {
  const { db } = context
  if (role === 'department') return { actorRole: '主管处室', actorUnit: guideOf(context, declaration).department }
  const actorUnit = db.units.get(declaration.unitId)?.unitName ?? null
  if (role === 'creator') return { actorRole: '申报人', actorUnit }
  const wholeUnit = approvedMemberships(db, caller.id).some(
    ({ unitId, isAdmin }) => unitId === declaration.unitId && isAdmin === 1,
  )
  const department = declaration.departmentId ? db.departments.get(declaration.departmentId)?.name : null
  return wholeUnit
    ? { actorRole: '单位管理员', actorUnit }
    : { actorRole: '部门管理员', actorUnit: department ?? actorUnit }
}

/** Moves the declaration, writes its history, and answers the receipt. */
function take(
  context: BackendContext,
  part: Part,
  step: Step,
  to: { role: DeclarationRole; state: DeclarationState },
  changes: Partial<DeclarationRow>,
  opinion: string | null = null,
): { declaration: DeclarationRow; receipt: WorkflowReceipt } {
  const { db, now } = context
  const { contentId } = part.declaration
  const entry: HistoryRow = {
    id: newId('history'),
    contentId,
    step,
    actorName: part.caller.userFullname,
    ...actorOf(context, part, to.role),
    at: now,
    opinion,
    state: to.state,
  }
  db.histories.insert(entry)
  const declaration = db.declarations.update(contentId, {
    ...changes,
    state: to.state,
    stateSince: now,
    modifiedAt: now,
  })
  const nextHolder = declarationStates[to.state].holder ? holderName(context, declaration) : null
  return { declaration, receipt: { contentId, number: declaration.number, state: to.state, at: now, nextHolder } }
}

/** The next free number under the guide: the guide's own and three digits. */
function newNumber({ db }: BackendContext, { number, id }: { number: string; id: string }): string {
  const given = db.declarations.where({ guideId: id }).map((one) => Number(one.number?.slice(number.length) ?? 0))
  return `${number}${String(Math.max(0, ...given) + 1).padStart(3, '0')}`
}

/** Hands a declaration in: see `submitDeclaration` in the contract for the codes. What was handed in stays as it is. */
export function submit(context: BackendContext, contentId: string, seenRevision: number): WorkflowReceipt {
  const { db, now } = context
  const part = requirePart(context, contentId)
  const to = requireStep(part, 'SUBMIT', ['creator'])
  const guide = guideOf(context, part.declaration)
  requireOpen(guide, now)
  const content = db.contents.get(contentId) ?? fail(60401)
  if (content.revision !== seenRevision) fail(60408, { revision: content.revision })
  const problems = problemsOf(content, now)
  if (problems.some(({ severity }) => severity === 'ERROR')) fail(60405, { problems })
  requireMembers(context, content)

  const submitted = { revision: content.revision, values: handedInValues(content, now) }
  // What was returned stays beside the correction, with the answers to its comments.
  const returned = part.declaration.state === 'RETURNED' ? content.submitted : null
  const former = returned ? { ...returned, comments: content.comments } : (content.former ?? null)
  db.contents.update(contentId, { submitted, comments: [], former })
  const number = part.declaration.number ?? newNumber(context, guide)
  const { declaration, receipt } = take(context, part, 'SUBMIT', to, { number, submittedAt: now, opinion: null })
  informCreator(context, declaration, `已提交，编号 ${number}，等待单位审核`, null)
  informReviewers(context, declaration)
  return receipt
}

/** Takes a declaration back until the unit has acted. */
export function withdraw(context: BackendContext, contentId: string): WorkflowReceipt {
  const part = requirePart(context, contentId)
  return take(context, part, 'WITHDRAW', requireStep(part, 'WITHDRAW', ['creator']), {}).receipt
}

const outcomes: Readonly<Partial<Record<DeclarationState, string>>> = {
  DEPARTMENT_REVIEW: '已通过单位审核，等待主管部门审核',
  ACCEPTED: '已受理',
  RETURNED: '被退回修改，请按意见修改后再次提交',
  REFUSED: '不予受理',
}

/** The unit's or the department's decision: 603004 without an opinion, 603325 when the unit recommends too late. */
export function decide(
  context: BackendContext,
  contentId: string,
  decision: 'PASS' | 'RETURN' | 'REFUSE',
  said: string | null,
  comments: readonly FieldCommentInput[],
): WorkflowReceipt {
  const part = requirePart(context, contentId)
  const to = requireStep(part, decision, ['unit', 'department'])
  const opinion = said?.trim().slice(0, longestOpinion) || null
  if (decision !== 'PASS' && opinion === null) fail(603004)
  const { recommendBy } = guideOf(context, part.declaration)
  if (to.state === 'DEPARTMENT_REVIEW' && context.now > recommendBy) fail(603325, { deadline: recommendBy })

  const pinned = comments.flatMap(({ path, text }): CommentRow[] =>
    text.trim() === ''
      ? []
      : [
          {
            id: newId('comment'),
            path,
            text: text.trim().slice(0, longestOpinion),
            author: part.caller.userFullname,
            at: context.now,
          },
        ],
  )
  const content = context.db.contents.update(contentId, { comments: decision === 'RETURN' ? pinned : [] })
  markRead(context, content, part.caller.id)
  const changes: Partial<DeclarationRow> = { opinion: decision === 'PASS' ? null : opinion }
  if (to.state === 'DEPARTMENT_REVIEW') changes.reachedDepartment = true
  const { declaration, receipt } = take(context, part, decision, to, changes, opinion)
  informCreator(context, declaration, outcomes[to.state] ?? '', opinion)
  if (to.state === 'DEPARTMENT_REVIEW') informReviewers(context, declaration)
  return receipt
}
