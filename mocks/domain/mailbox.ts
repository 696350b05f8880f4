/** A person's messages: listed, read, removed, restored. */

import { type BackendContext, requireCaller } from '../context'
import type { MessageRow } from '../db/rows'
import type { Table } from '../db/table'
import { fail } from '../fail'
import type { InsiteMessage, MessagePage, QueryInsiteMessagesArgs } from '../resolvers/message.generated'
import { markTodoRead, todoMessages } from '../work/todo-messages'
import { day } from './durations'
import { pageOf } from './paging'

/** Filters of a message list; absent: no filter. */
type Narrowing = Pick<QueryInsiteMessagesArgs, 'system' | 'type'> & { keyword?: string | null }

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

/** Literal text search: pattern characters have no special meaning. */
function contains({ title, titleEn, content, contentEn }: Written, keyword: string): boolean {
  const words = [title, titleEn, ...[content, contentEn].map((html) => html?.replace(/<[^>]*>/g, ''))]
  return words.join('\n').toLowerCase().includes(keyword.toLowerCase())
}

/** The text of a message in each language. */
type Written = Pick<MessageRow, 'title' | 'titleEn' | 'content' | 'contentEn'>

function fits(item: Written & Pick<MessageRow, 'system' | 'contentType'>, narrowing: Narrowing): boolean {
  const { system, type } = narrowing
  const keyword = narrowing.keyword?.trim()
  return (
    (!system || system.includes(item.system)) &&
    (!type || item.contentType === type) &&
    (!keyword || contains(item, keyword))
  )
}

/** The caller's own rows that match, newest first; to-dos are derived and not among them. */
function rowsOf(context: BackendContext, userId: string, narrowing: Narrowing): readonly MessageRow[] {
  const rows = ownRows(context, userId)
  const { system, type, keyword } = narrowing
  return system || type || keyword?.trim() ? rows.filter((message) => fits(message, narrowing)) : rows
}

/** Every person's messages, newest first, per database while no message changes. */
const newestFirst = new WeakMap<Table<MessageRow>, { revision: number; rows: Map<string, readonly MessageRow[]> }>()

/** A person's own messages, newest first; sorted once after a change of any message. */
function ownRows({ db: { messages } }: BackendContext, userId: string): readonly MessageRow[] {
  const before = newestFirst.get(messages)
  const known =
    before?.revision === messages.revision
      ? before
      : { revision: messages.revision, rows: new Map<string, MessageRow[]>() }
  newestFirst.set(messages, known)
  const rows =
    known.rows.get(userId) ??
    messages
      .where((message) => message.userId === userId && message.contentType !== 'TODO')
      .sort((a, b) => b.createDate - a.createDate)
  known.rows.set(userId, rows)
  return rows
}

/** A page of the caller's messages: to-dos first, by due date; the others newest first. */
export function messagesOf(context: BackendContext, args: QueryInsiteMessagesArgs & Narrowing): MessagePage {
  const { id: userId } = requireCaller(context)
  const { type, read, pageNo = 1, pageSize = 10 } = args
  const todos =
    type && type !== 'TODO' ? [] : todoMessages(context).filter((todoMessage) => fits(asRow(todoMessage), args))
  const rows = type === 'TODO' ? [] : rowsOf(context, userId, args)
  const all = [...todos, ...rows]
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
  const unread = (named ?? rowsOf(context, userId, narrowing)).filter(({ read }) => !read)
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
