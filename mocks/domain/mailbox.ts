/** A person's inbox: messages listed, read, removed, restored; for the message resolvers. */

import { type BackendContext, requireCaller } from '../context'
import type { MessageRow } from '../db/rows'
import { fail } from '../fail'
import type { InsiteMessage, MessageOrder, MessagePage, QueryInsiteMessagesArgs } from '../resolvers/message.generated'
import { markTodoRead, todoMessages } from '../work/todo-messages'
import { day } from './durations'
import { matcher, messageRows, type Narrowing } from './message-rows'
import { pageOf } from './paging'

function present({ db }: BackendContext, { id, userId: _userId, todo: _todo, attachments = [], ...row }: MessageRow) {
  const files = attachments.flatMap((key) => {
    const file = db.uploads.get(key)?.file
    return file ? [{ key, name: file.name, size: file.size }] : []
  })
  return {
    titleEn: null,
    contentEn: null,
    ...row,
    _id: id,
    hasContent: row.content !== null,
    attachments: files,
    extraData: null,
  }
}

/** A page of the caller's messages: to-dos first, by due date; the others newest first, or as asked. */
export function messagesOf(
  context: BackendContext,
  args: QueryInsiteMessagesArgs & Narrowing & { orderBy?: MessageOrder | null },
): MessagePage {
  const { id: userId } = requireCaller(context)
  const { type, read, orderBy, pageNo = 1, pageSize = 10 } = args
  const fits = matcher(args)
  const todos = type && type !== 'TODO' ? [] : todoMessages(context).filter((todo) => fits(asRow(todo)))
  const rows = type === 'TODO' ? [] : messageRows(context, userId, args, orderBy)
  const all = todos.length === 0 ? rows : [...todos, ...rows]
  const found = read === null || read === undefined ? all : all.filter((item) => item.read === read)
  const { items, total } = pageOf(found, pageNo, pageSize)
  return {
    items: items.map((item) => ('_id' in item ? item : present(context, item))),
    total,
    unread: all.reduce((sum, item) => (item.read ? sum : sum + 1), 0),
  }
}

const asRow = (message: InsiteMessage) => ({ ...message, content: message.content ?? null })

/** The caller's message; undefined when it no longer exists, 60154 for another person's. */
export function ownMessage(context: BackendContext, id: string): MessageRow | undefined {
  const caller = requireCaller(context)
  const row = context.db.messages.get(id)
  if (row && row.userId !== caller.id) fail(60154)
  return row
}

/** The caller's message with its attachments; null when it no longer exists. */
export function messageOf(context: BackendContext, id: string): InsiteMessage | null {
  const row = ownMessage(context, id)
  return row && row.contentType !== 'TODO' ? present(context, row) : null
}

/** Marks one message or to-do as read. Returns false when it no longer exists or was read before. */
export function markMessageRead(context: BackendContext, id: string): boolean {
  const row = ownMessage(context, id)
  if (!row) return markTodoRead(context, id)
  if (row.read) return false
  context.db.messages.update(id, { read: true })
  return true
}

/** Marks the given messages, or all that match. Returns how many were unread. */
export function markMessagesRead(
  context: BackendContext,
  { ids, ...narrowing }: Narrowing & { ids?: readonly string[] | null },
): number {
  const { id: userId } = requireCaller(context)
  const named = ids?.flatMap((id) => ownMessage(context, id) ?? [])
  const unread = (named ?? messageRows(context, userId, narrowing)).filter(({ read }) => !read)
  for (const { id } of unread) context.db.messages.update(id, { read: true })
  return unread.length
}

/**
 * Removes the caller's message. Returns false when it no longer exists. Messages removed more than a day ago are
 * deleted.
 */
export function removeMessage(context: BackendContext, id: string): boolean {
  const { db, now } = context
  const row = ownMessage(context, id)
  if (!row) return false
  for (const old of db.removedMessages.where(({ removedAt }) => now - removedAt > day))
    db.removedMessages.remove(old.id)
  db.messages.remove(id)
  db.removedMessages.insert({ ...row, removedAt: now })
  return true
}

/** Restores the caller's message. Returns false unless it was removed within the last day. */
export function restoreMessage(context: BackendContext, id: string): boolean {
  const { db, now } = context
  const caller = requireCaller(context)
  const removed = db.removedMessages.get(id)
  if (removed && removed.userId !== caller.id) fail(60154)
  if (!removed || now - removed.removedAt > day) return false
  const { removedAt: _removedAt, ...row } = removed
  db.removedMessages.remove(id)
  db.messages.insert(row)
  return true
}
