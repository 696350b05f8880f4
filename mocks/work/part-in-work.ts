/** Decides whether a person takes part in a work item; such a person does not learn who reviews it. */
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import { isRecused } from './viewer-roles'

/** Whether a person leads, takes part in or reviews a work item: then they do not learn who reviews it. */
export function hasPartIn({ db }: Pick<BackendContext, 'db'>, caller: UserRow, workId: string): boolean {
  const work = db.works.get(workId)
  if (!work) return false
  const reviews = db.works.where({ kind: 'REVIEW', creatorId: caller.id })
  return (
    work.creatorId === caller.id ||
    isRecused({ db }, caller, work) ||
    reviews.some(({ facts }) => facts.contentId === workId)
  )
}
