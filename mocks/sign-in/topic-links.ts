/** Binds a person to a topic or subproject by the code of its link; for the program resolvers. */

import { type BackendContext, requireCaller } from '../context'
import type { TopicLinkRow } from '../db/rows-entry'
import { inform, joined, type Words } from '../domain/inform'
import { maskedName } from '../domain/masked-name'
import { isProgressOpen, partViews } from '../domain/project-topics'
import { intermediate } from '../domain/real-name-level'
import { fail } from '../fail'
import type { SubprojectInput } from '../resolvers/program.generated'
import { checkCode } from '../verification-codes'
import { giveTopic } from '../work/topics'
import { plain, plainName } from './plain'

function view(context: BackendContext, row: TopicLinkRow) {
  const { caller, now } = context
  const { checkCode, boundBy, leaderMobile, leaderName, projectId: _projectId, remindedAt: _remindedAt, ...rest } = row
  const mine = boundBy !== null && boundBy === caller?.id
  return {
    ...rest,
    leaderName: maskedName(leaderName),
    mobileTail: leaderMobile.slice(-4),
    expired: row.expiresAt <= now,
    needsCheckCode: checkCode !== null,
    bound: boundBy !== null,
    mine,
    parts: mine ? partViews(context, row.id) : [],
    progressOpen: mine && isProgressOpen(context, row.id),
  }
}

export function topicLink(context: BackendContext, id: string) {
  return view(context, context.db.topicLinks.get(id) ?? fail(603108))
}

export function bindTopic(context: BackendContext, id: string, code: string | null) {
  const caller = requireCaller(context)
  const row = context.db.topicLinks.get(id) ?? fail(603108)
  if (row.boundBy !== null && row.boundBy !== caller.id) fail(603109)
  if (row.expiresAt <= context.now) fail(601310, { expiredOn: row.expiresAt })
  if (row.checkCode === null) {
    // Nobody is invited while there is no mobile.
    if (row.leaderMobile !== caller.userMobile)
      fail(601309, row.leaderMobile === '' ? {} : { tail: row.leaderMobile.slice(-4) })
  } else if (row.checkCode !== plain(code ?? '')) fail(603108)
  return view(context, bind(context, row, caller.id))
}

function bind(context: BackendContext, row: TopicLinkRow, callerId: string): TopicLinkRow {
  if (row.boundBy === null) {
    const title: Words = [`已关联${row.name}`, `“${row.name}” is linked with your account`]
    const of: Words = [`，所属项目：${row.projectName}。`, `. It belongs to the project “${row.projectName}”.`]
    const link = row.kind === 'TOPIC' ? `/topicRelevance?id=${row.id}` : `/subProject/${row.id}`
    inform(context, callerId, title, joined(title, of), link)
  }
  return giveTopic(context, row, callerId)
}

/** Binds a subproject by the values of its notice; each mismatch has its code (specification, section 8). */
export function bindSubproject(context: BackendContext, typed: SubprojectInput) {
  const { db, now } = context
  const caller = requireCaller(context)
  if (caller.userGrade < intermediate) fail(60345)
  const row = db.topicLinks.where({ kind: 'SUBPROJECT' }).find(({ number }) => number === plain(typed.projectNumber))
  if (!row) return fail(603209)
  if (plainName(row.name) !== plainName(typed.projectName)) fail(603210)
  if (plain(row.unitName) !== plain(typed.undertakingUnit)) fail(603211)
  if (plain(row.leaderName) !== plain(typed.leader)) fail(603212)
  if (row.checkCode !== plain(typed.checkCode)) fail(603213)
  if (row.boundBy !== null) fail(603103)
  if (row.expiresAt <= now) fail(601310, { expiredOn: row.expiresAt })
  if (!checkCode(context, caller.userMobile ?? '', typed.verificationCode)) fail(603011)
  return view(context, bind(context, row, caller.id))
}

/** The caller's bound topics, the newest project first. */
export function ownTopics(context: BackendContext) {
  const { id } = requireCaller(context)
  return context.db.topicLinks
    .where({ boundBy: id })
    .toSorted((a, b) => b.number.localeCompare(a.number))
    .map((row) => view(context, row))
}
