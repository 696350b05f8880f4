/** Deletes a work item with its content and history; for removing drafts, memberships and confirmation requests. */
import type { BackendContext } from '../context'
import { keepInLog } from './deleted-work-log'

/** Removes a work item with its content and its history; what the commission has seen of it stays in the log. */
export function dropWork({ db }: Pick<BackendContext, 'db'>, id: string): void {
  const work = db.works.get(id)
  if (work) keepInLog({ db }, work)
  db.works.remove(id)
  db.contents.remove(id)
  for (const part of db.delegatedSections.where({ workId: id })) db.delegatedSections.remove(part.id)
  for (const entry of db.workHistories.where({ workId: id })) db.workHistories.remove(entry.id)
}
