import type { BackendContext } from '../context'
import type { GuideRow, WorkRow } from '../db/rows-work'

/** The guide of a declaration, or of the project a work is part of; undefined elsewhere. */
export function guideOfWork(
  { db }: Pick<BackendContext, 'db'>,
  { projectId }: Pick<WorkRow, 'projectId'>,
): GuideRow | undefined {
  const declaration = projectId === null ? undefined : db.declarations.get(projectId)
  return declaration && db.guides.get(declaration.guideId)
}
