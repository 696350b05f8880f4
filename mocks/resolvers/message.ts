import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { MessageRow } from '../db/rows'
import { fail } from '../fail'
import { markTodoRead, todoMessages } from '../work/todo-messages'
import type { InsiteMessage, Resolvers } from './message.generated'

function present({ id, userId: _userId, todo: _todo, ...row }: MessageRow): InsiteMessage {
  return { ...row, _id: id, hasContent: row.content !== null, extraData: null }
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
      const stored = context.db.messages
        .where(({ userId, contentType }) => userId === caller.id && contentType !== 'TODO')
        .sort((one, other) => other.createDate - one.createDate)
        .map(present)
      // Todos stand first, by what is due first; the rest by what is newest.
      const ofKind = [...todoMessages(context), ...stored].filter(
        (one) => (!system || system.includes(one.system)) && (!type || one.contentType === type),
      )
      const found = ofKind.filter((one) => read === null || read === undefined || one.read === read)
      const from = (pageNo - 1) * pageSize
      return {
        items: found.slice(from, from + pageSize),
        total: found.length,
        unread: ofKind.filter((one) => !one.read).length,
      }
    },
  },
  Mutation: {
    markMessageRead(_root, { id }, context) {
      const row = ownMessage(context, id)
      if (!row) return markTodoRead(context, id)
      if (row.read) return false
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
