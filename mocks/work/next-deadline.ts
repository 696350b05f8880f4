/** Finds the next deadline of a project, for its row in the list of projects. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { openActions } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import { rowsBy } from '../db/row-index'
import type { WorkRow } from '../db/rows-work'
import type { NextDeadline } from '../resolvers/workflow.generated'
import { dueOf } from './due'
import { workView } from './view'
import { kindOf, viewerRolesOf } from './viewer-roles'

/** Cache per request: the caller's roles, used by every row of a list. */
const prepared = new WeakMap<BackendContext, ReturnType<typeof viewerRolesOf>>()

/** The work items of a project, and those of the platforms that it builds. */
function worksAround({ db }: BackendContext, projectId: string): WorkRow[] {
  const ofPlatforms = db.platforms.where({ projectId }).flatMap(({ id }) => rowsBy(db.works, 'belongsTo', id))
  return [...rowsBy(db.works, 'projectId', projectId), ...ofPlatforms.filter((work) => work.projectId === null)]
}

/**
 * The next deadline of a declaration and its project among the caller's readable work items, with the reports of a
 * platform that the project builds; null for none.
 */
export function nextDeadline(context: BackendContext, projectId: string): NextDeadline | null {
  const viewerRolesIn = getOrCreate(prepared, context, () => viewerRolesOf(context, requireCaller(context)))
  const own = context.db.works.get(projectId)
  const [next] = [...(own ? [own] : []), ...worksAround(context, projectId)]
    .flatMap((work) => {
      const dueAt = dueOf(context, work)
      if (dueAt === null) return []
      const viewerRoles = viewerRolesIn(work)
      return openActions(kindOf(work), work.state, viewerRoles).includes('VIEW')
        ? [{ work, standing: viewerRoles, dueAt }]
        : []
    })
    .toSorted((a, b) => a.dueAt - b.dueAt)
  if (!next) return null
  const { heldBy = null } = workView(context, next.work, next.standing)
  return { workId: next.work.id, kind: next.work.kind, dueAt: next.dueAt, heldBy }
}
