/** Filters and sorts a person's inbox; fast enough for 100,000 messages; for the mailbox and its export. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { inOrder, inserted, type OrderKeys } from '@/lib/collections/in-order'
import type { BackendContext } from '../context'
import type { MessageRow } from '../db/rows'
import type { Table } from '../db/table'
import type { MessageOrder, MessageOrderField, QueryInsiteMessagesArgs } from '../resolvers/message.generated'

/** Filters of a message list; absent: no filter. */
export type Narrowing = Pick<QueryInsiteMessagesArgs, 'system' | 'type'> & { keyword?: string | null }

/** The text of a message in each language. */
type Written = Pick<MessageRow, 'title' | 'titleEn' | 'content' | 'contentEn'>

type Filed = Written & Pick<MessageRow, 'system' | 'contentType'>

const newestFirst: MessageOrder = { field: 'DATE', descending: true }

const keys: OrderKeys<MessageRow> = {
  DATE: ({ createDate }) => createDate,
  TITLE: ({ title }) => title,
  TITLE_EN: ({ title, titleEn }) => titleEn ?? title,
  SYSTEM: ({ system }) => system,
} satisfies Record<MessageOrderField, (row: MessageRow) => string | number>

/** Whether a text names an order of messages. */
export const isMessageOrderField = (field: string): field is MessageOrderField => Object.hasOwn(keys, field)

/** What was found last, per database. Rows are never changed in place, so a row's text stays true of it. */
interface Known {
  /** Each person's messages by person and order. */
  sorted: Map<string, { revision: number; rows: readonly MessageRow[] }>
  /** Those that matched, by person, order and filters; of one revision. */
  matched: Map<string, readonly MessageRow[]>
  revision: number
}
const known = new WeakMap<Table<MessageRow>, Known>()
const texts = new WeakMap<Written, string>()

/** How many filtered lists are remembered, for who turns their pages. */
const remembered = 20

/** Literal text search: pattern characters have no special meaning. */
function contains(written: Written, keyword: string): boolean {
  const text = getOrCreate(texts, written, () => {
    const { title, titleEn, content, contentEn } = written
    return [title, titleEn, ...[content, contentEn].map((html) => html?.replace(/<[^>]*>/g, ''))]
      .join('\n')
      .toLowerCase()
  })
  return text.includes(keyword)
}

/** Returns a function that tells whether a message matches. */
export function matcher({ system, type, keyword }: Narrowing): (item: Filed) => boolean {
  const words = keyword?.trim().toLowerCase()
  return (item) =>
    (!system || system.includes(item.system)) &&
    (!type || item.contentType === type) &&
    (!words || contains(item, words))
}

/** The caller's own messages that match, newest first or as asked; to-dos are derived and not among them. */
export function messageRows(
  context: BackendContext,
  userId: string,
  narrowing: Narrowing,
  order?: MessageOrder | null,
): readonly MessageRow[] {
  const { messages } = context.db
  const rows = ownRows(messages, userId, order ?? newestFirst)
  const { system, type, keyword } = narrowing
  if (!system && !type && !keyword?.trim()) return rows
  const state = stateOf(messages)
  if (state.revision !== messages.revision) state.matched.clear()
  state.revision = messages.revision
  if (state.matched.size >= remembered) state.matched.clear()
  const key = JSON.stringify([userId, order, system, type, keyword])
  return getOrCreate(state.matched, key, () => rows.filter(matcher(narrowing)))
}

const stateOf = (messages: Table<MessageRow>): Known =>
  getOrCreate(known, messages, () => ({ sorted: new Map(), matched: new Map(), revision: messages.revision }))

/** A person's own messages in an order. After a change of some messages only these are put in their places anew. */
function ownRows(messages: Table<MessageRow>, userId: string, order: MessageOrder): readonly MessageRow[] {
  const { sorted } = stateOf(messages)
  const key = `${userId} ${order.field} ${order.descending}`
  const before = sorted.get(key)
  if (before?.revision === messages.revision) return before.rows
  const changed = before && messages.changedSince(before.revision)
  const rows =
    before && changed
      ? withChanged(before.rows, new Set(changed), messages, userId, order)
      : inOrder(unsortedRows(messages, userId, order), keys, order)
  sorted.set(key, { revision: messages.revision, rows })
  return rows
}

const isOwn = ({ userId, contentType }: MessageRow, personId: string) => userId === personId && contentType !== 'TODO'

/** Equal messages of another order stand newest first. */
function unsortedRows(messages: Table<MessageRow>, userId: string, order: MessageOrder): readonly MessageRow[] {
  const isDefault = order.field === newestFirst.field && order.descending === newestFirst.descending
  return isDefault ? messages.where((row) => isOwn(row, userId)) : ownRows(messages, userId, newestFirst)
}

/** Sorted messages with the changed ones taken out and put in where they belong now. */
function withChanged(
  rows: readonly MessageRow[],
  changed: ReadonlySet<string>,
  messages: Table<MessageRow>,
  userId: string,
  order: MessageOrder,
): readonly MessageRow[] {
  const now = [...changed].flatMap((id) => messages.get(id) ?? []).filter((row) => isOwn(row, userId))
  const others = rows.filter(({ id }) => !changed.has(id))
  if (now.length === 0 && others.length === rows.length) return rows
  return inserted(others, now, keys, order)
}
