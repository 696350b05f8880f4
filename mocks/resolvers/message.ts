/** Resolvers of the endpoint `message`: messages inside the portal. */

import { newId } from '../db/new-id'
import {
  markMessageRead,
  markMessagesRead,
  messageOf,
  messagesOf,
  ownMessage,
  removeMessage,
  restoreMessage,
} from '../domain/mailbox'
import { fail } from '../fail'
import { todosOf } from '../work/todos'
import type { Resolvers } from './message.generated'

export const resolvers: Resolvers = {
  Query: {
    insiteMessages: (_root, args, context) => messagesOf(context, args),
    searchMessages: (_root, args, context) => messagesOf(context, args),
    insiteMessage: (_root, { id }, context) => messageOf(context, id),
  },
  Mutation: {
    markMessageRead: (_root, { id }, context) => markMessageRead(context, id),
    markMessagesRead: (_root, args, context) => markMessagesRead(context, args),
    removeMessage: (_root, { id }, context) => removeMessage(context, id),
    restoreMessage: (_root, { id }, context) => restoreMessage(context, id),
    sendMessage(_root, { completedTodoSendMessage: { id, siteTitle, siteContent } }, context) {
      const todo = ownMessage(context, id)
      // A to-do that its work item completes cannot be marked as done; a done one is not done again.
      if (!todo) return todosOf(context).some((todo) => todo.id === id) ? false : fail(603135)
      if (todo.contentType !== 'TODO') return false
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
