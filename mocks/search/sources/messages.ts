/** Search results: a person's own notices and messages; no to-dos, because their work items are found themselves. */
import type { Database } from '../../db/database'
import type { MessageRow } from '../../db/rows'
import type { SearchSource } from './source'

const plain = (html: string | null | undefined) => html?.replace(/<[^>]*>/g, ' ') ?? ''

const isFound = ({ contentType }: MessageRow) => contentType !== 'TODO'

export function messagesSource(db: Database): SearchSource<MessageRow> {
  return {
    kind: 'MESSAGE',
    table: 'messages',
    usedTables: [],
    usersOf: () => [],
    ownerOf: ({ userId }) => userId,
    rows: () => db.messages.where(isFound),
    row(id) {
      const message = db.messages.get(id)
      return message && isFound(message) ? message : undefined
    },
    idOf: ({ id }) => id,
    uses: () => [],
    words: ({ title, titleEn, content, contentEn }) => ({
      title,
      also: [titleEn],
      body: `${plain(content)} ${plain(contentEn)}`,
    }),
    at: ({ createDate }) => createDate,
    sightOf: (_context, { id }) => ({
      prepare:
        () =>
        ({ userId }) =>
          userId === id,
      basis: '',
    }),
    view: (_context, { title, titleEn, createDate, contentType }) => ({
      title,
      titleEn,
      where: [],
      at: createDate,
      messageType: contentType,
    }),
  }
}
