/** The Excel export of a person's notices or messages as they are filtered; for the export resolver. */

import { ownValue } from '@/lib/collections/own-value'
import { systemNames } from '@/lib/mail/message-systems'
import { formatMinuteInBeijing } from '@/lib/time/beijing-time'
import { type BackendContext, requireCaller } from '../context'
import type { MessageRow } from '../db/rows'
import { fail } from '../fail'
import type { MessagesToExport } from '../resolvers/export.generated'
import { describeSheet } from '../sheets/sheet'
import { isMessageOrderField, messageRows } from './message-rows'

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' }

/** The words of a message's text, without its markup. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ownValue(entities, name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** The caller's notices or messages as a spreadsheet; 600 for another type. */
export function messagesSheet(context: BackendContext, { type, system, read, keyword, orderBy }: MessagesToExport) {
  const { id: userId } = requireCaller(context)
  if (type !== 'NOTICE' && type !== 'INBOX') return fail(600)
  const order = orderBy && isMessageOrderField(orderBy.field) ? { ...orderBy, field: orderBy.field } : null
  return describeSheet<MessageRow>({
    title: (words) => words(type === 'NOTICE' ? '通知' : '消息'),
    idOf: ({ id }) => id,
    rows(ids) {
      const own = ids?.flatMap((id) => context.db.messages.get(id) ?? [])
      if (own) return own.filter((row) => row.userId === userId && row.contentType === type)
      return messageRows(context, userId, { type, system, keyword }, order).filter(
        (row) => read == null || row.read === read,
      )
    },
    columns: [
      { head: '消息标题', cell: ({ title, titleEn }, words) => words.entry({ name: title, nameEn: titleEn }) },
      { head: '来源', cell: ({ system: code }, words) => words(ownValue(systemNames, code) ?? code) },
      { head: '发送时间', cell: ({ createDate }) => formatMinuteInBeijing(createDate) },
      { head: '状态', cell: (row, words) => words(row.read ? '已读' : '未读') },
      {
        head: '正文',
        cell: ({ content, contentEn }, words) => wordsOf(words.entry({ name: content ?? '', nameEn: contentEn })),
      },
    ],
  })
}
