/** Finds the guide (指南) that a work item belongs to. */
import type { BackendContext } from '../context'
import type { GuideRow, WorkRow } from '../db/rows-work'

/** The guide of a declaration, of a member's part in one, or of a work item's project; undefined otherwise. */
export function guideOfWork(
  { db }: Pick<BackendContext, 'db'>,
  work: Pick<WorkRow, 'projectId' | 'kind' | 'belongsTo'>,
): GuideRow | undefined {
  const of = work.kind === 'MEMBER_PART' ? work.belongsTo : work.projectId
  const declaration = of === null ? work : db.works.get(of)
  return declaration?.kind === 'DECLARATION' ? db.guides.get(declaration.belongsTo) : undefined
}
