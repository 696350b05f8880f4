/** Erasure requests (删除个人信息) for the commission: listed and answered; used by the permission resolvers. */

import { endOfDayAfter } from '@/lib/time/working-days'
import { type BackendContext, requireCaller } from '../context'
import type { UserRow } from '../db/rows'
import { fail } from '../fail'
import type { ErasureDecision, ErasurePage, ErasureState, ErasureToAnswer } from '../resolvers/permission.generated'
import { inform } from './inform'
import { pageOf } from './paging'
import { erasureDays } from './personal-data'

/** `userType` of people of the commission. */
const commission = 3
/** Longest answer. */
const longest = 200

function requireCommission(context: BackendContext): UserRow {
  const caller = requireCaller(context)
  return caller.userType === commission ? caller : fail(60154)
}

type Row = ReturnType<BackendContext['db']['erasureRequests']['all']>[number]

function view({ db }: BackendContext, row: Row): ErasureToAnswer {
  const unitId = db.memberships.where({ userId: row.userId }).find(({ applyStatus }) => applyStatus === 2)?.unitId
  return {
    id: row.id,
    userFullname: db.users.get(row.userId)?.userFullname ?? '',
    unitName: db.units.get(unitId ?? '')?.unitName ?? null,
    what: row.what,
    createdAt: row.createdAt,
    dueAt: endOfDayAfter(row.createdAt, erasureDays, true),
    state: row.answer === null ? 'OPEN' : 'ANSWERED',
    decision: row.decision ?? null,
    answer: row.answer,
    answeredBy: db.users.get(row.answeredById ?? '')?.userFullname ?? null,
  }
}

/** A page of everybody's requests: open ones first, the oldest of them first; of the others the latest. */
export function erasureRequestsToAnswer(
  context: BackendContext,
  state: ErasureState | null | undefined,
  pageNo: number,
  pageSize: number,
): ErasurePage {
  requireCommission(context)
  const all = context.db.erasureRequests.all().map((row) => view(context, row))
  const open = all.filter((one) => one.state === 'OPEN').sort((a, b) => a.createdAt - b.createdAt)
  const answered = all.filter((one) => one.state === 'ANSWERED').sort((a, b) => b.createdAt - a.createdAt)
  return pageOf(
    [...open, ...answered].filter((one) => !state || one.state === state),
    pageNo,
    pageSize,
  )
}

/** Answers a request once, and tells the person. */
export function answerErasure(
  context: BackendContext,
  id: string,
  decision: ErasureDecision,
  words: string,
): ErasureToAnswer {
  const caller = requireCommission(context)
  const answer = words.trim()
  const row = context.db.erasureRequests.get(id) ?? fail(600)
  if (row.answer !== null) fail(60368)
  if (answer === '' || answer.length > longest) fail(600)
  const answered = context.db.erasureRequests.update(id, { answer, decision, answeredById: caller.id })
  const isErased = decision === 'ERASED'
  inform(
    context,
    row.userId,
    [
      isErased ? '您申请删除的信息已删除' : '您申请删除的信息不能删除',
      isErased ? 'What you asked to erase has been erased' : 'What you asked to erase cannot be erased',
    ],
    [`申请：${row.what}。答复：${answer}`, `Request: ${row.what}. Answer: ${answer}`],
    '/account/settings/data',
    's01',
  )
  return view(context, answered)
}
