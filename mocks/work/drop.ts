import type { BackendContext } from '../context'

/** Removes a work item with its content and its history. */
export function dropWork({ db }: Pick<BackendContext, 'db'>, id: string): void {
  db.works.remove(id)
  db.contents.remove(id)
  for (const part of db.givenParts.where({ workId: id })) db.givenParts.remove(part.id)
  for (const entry of db.workHistories.where({ workId: id })) db.workHistories.remove(entry.id)
}
