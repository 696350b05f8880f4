import { type BackendContext, requireCaller } from '../context'
import type { TopicLinkRow } from '../db/rows-entry'
import { inform } from '../domain/inform'
import { fail } from '../fail'
import { hidden } from './public-view'

function view({ caller, now }: BackendContext, row: TopicLinkRow) {
  const { checkCode, boundBy, leaderMobile, leaderName, ...rest } = row
  return {
    ...rest,
    leaderName: hidden(leaderName),
    mobileTail: leaderMobile.slice(-4),
    expired: row.expiresAt <= now,
    needsCheckCode: checkCode !== null,
    bound: boundBy !== null,
    mine: boundBy !== null && boundBy === caller?.id,
  }
}

export function topicLink(context: BackendContext, id: string) {
  return view(context, context.db.topicLinks.get(id) ?? fail(603108))
}

export function bindTopic(context: BackendContext, id: string, checkCode: string | null) {
  const caller = requireCaller(context)
  const row = context.db.topicLinks.get(id) ?? fail(603108)
  if (row.boundBy !== null && row.boundBy !== caller.id) fail(603109)
  if (row.expiresAt <= context.now) fail(601310, { expiredOn: row.expiresAt })
  if (row.checkCode === null) {
    if (row.leaderMobile !== caller.userMobile) fail(601309, { tail: row.leaderMobile.slice(-4) })
  } else if (row.checkCode !== (checkCode ?? '').normalize('NFKC').replace(/\s/g, '').toUpperCase()) fail(603108)
  if (row.boundBy === null) {
    const title = `已关联${row.name}`
    const link = row.kind === 'TOPIC' ? `/topicRelevance?id=${row.id}` : `/subProject/${row.id}`
    inform(context, caller.id, title, `${title}，所属项目：${row.projectName}。`, link)
  }
  return view(context, context.db.topicLinks.update(row.id, { boundBy: caller.id }))
}
