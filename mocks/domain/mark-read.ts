/** Records that a reviewer has read the submitted version of a content. */
import type { BackendContext } from '../context'
import type { ContentRow } from '../db/rows-work'

export function markRead(
  { db }: Pick<BackendContext, 'db'>,
  { id, submitted, readBy }: ContentRow,
  userId: string,
): void {
  const read = readBy?.[userId] ?? []
  if (!submitted || read.includes(submitted.revision)) return
  db.contents.update(id, { readBy: { ...readBy, [userId]: [...read, submitted.revision] } })
}
