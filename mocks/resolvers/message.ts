import { urgencyOf } from '@/lib/work/due'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { MessageRow } from '../db/rows'
import { fail } from '../fail'
import { dueOf } from '../work/due'
import { waitingWorks } from '../work/list'
import type { Resolvers } from './message.generated'

const day = 24 * 3600_000

function todoData({ std, end }: { std: number; end: number }, now: number) {
  const status = now < std ? 1 : { overdue: 3, soon: 4, later: 2 }[urgencyOf(end, now)]
  return {
    std,
    end,
    tiph: now < std ? null : String(Math.floor((now - std) / day)),
    tipm: now > end ? null : String(Math.ceil((end - now) / day)),
    flag: 1,
    todo_status: status,
  }
}

/**
 * A message as it stands now: a todo with a cause lasts as long as that, and one about what waits is due when the first of it
 * is. Null when its cause is gone.
 */
function standing(context: BackendContext, row: MessageRow): MessageRow | null {
  const cause = row.todo?.cause
  if (!row.todo || cause === undefined) return row
  if (cause === 'WAITING') {
    const first = waitingWorks(context).find(({ work }) => work.kind === 'DECLARATION')
    return first ? { ...row, todo: { ...row.todo, end: dueOf(context, first.work) ?? row.todo.end } } : null
  }
  const state = context.db.works.get(cause.contentId)?.state
  return state !== undefined && cause.states.includes(state) ? row : null
}

function present({ id, userId: _userId, todo, ...row }: MessageRow, now: number) {
  return { ...row, _id: id, hasContent: row.content !== null, extraData: todo ? todoData(todo, now) : null }
}

/** The caller's message; undefined when it is gone, 60154 when it is another person's. */
function ownMessage(context: BackendContext, id: string): MessageRow | undefined {
  const caller = requireCaller(context)
  const row = context.db.messages.get(id)
  if (row && row.userId !== caller.id) fail(60154)
  return row
}

export const resolvers: Resolvers = {
  Query: {
    insiteMessages(_root, { system, type, read, pageNo, pageSize }, context) {
      const caller = requireCaller(context)
      const ofKind = context.db.messages
        .where({ userId: caller.id })
        .flatMap((one) => standing(context, one) ?? [])
        .filter((one) => (!system || system.includes(one.system)) && (!type || one.contentType === type))
      const found = ofKind
        .filter((one) => read === null || read === undefined || one.read === read)
        .sort((one, other) => other.createDate - one.createDate)
      const from = (pageNo - 1) * pageSize
      return {
        items: found.slice(from, from + pageSize).map((row) => present(row, context.now)),
        total: found.length,
        unread: ofKind.filter((one) => !one.read).length,
      }
    },
  },
  Mutation: {
    markMessageRead(_root, { id }, context) {
      const row = ownMessage(context, id)
      if (!row || row.read) return false
      context.db.messages.update(id, { read: true })
      return true
    },
    removeMessage(_root, { id }, context) {
      return ownMessage(context, id) ? context.db.messages.remove(id) : false
    },
    sendMessage(_root, { completedTodoSendMessage: { id, siteTitle, siteContent } }, context) {
      const todo = ownMessage(context, id)
      if (todo?.contentType !== 'TODO') return false
      context.db.messages.remove(id)
      context.db.messages.insert({
        id: newId('message'),
        userId: todo.userId,
        createDate: context.now,
        read: false,
        contentType: 'INBOX',
        title: siteTitle,
        content: siteContent,
        system: todo.system,
        link: todo.link,
        todo: null,
      })
      return true
    },
  },
}
