import type { BackendContext } from '../context'
import type { GuideRow, WorkRow } from '../db/rows-work'

/** The guide of a declaration, or of the project a work is part of; undefined elsewhere. */
export function guideOfWork(
  { db }: Pick<BackendContext, 'db'>,
  work: Pick<WorkRow, 'projectId' | 'kind' | 'belongsTo'>,
): GuideRow | undefined {
  const declaration = work.projectId === null ? work : db.works.get(work.projectId)
  return declaration?.kind === 'DECLARATION' ? db.guides.get(declaration.belongsTo) : undefined
}
