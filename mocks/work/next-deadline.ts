/** Finds the next deadline of a project for its row in the list of projects. */

import { openActions } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../context'
import type { WorkRow } from '../db/rows-work'
import type { NextDeadline } from '../resolvers/workflow.generated'
import { dueOf } from './due'
import { workView } from './view'
import { kindOf, viewerRolesOf } from './viewer-roles'

interface Prepared {
  viewerRolesIn: ReturnType<typeof viewerRolesOf>
  works: ReadonlyMap<string, readonly WorkRow[]>
}

/** Cache per request: the caller's roles and each project's work items, used by every row of a list. */
const prepared = new WeakMap<BackendContext, Prepared>()

function prepare(context: BackendContext): Prepared {
  const known = prepared.get(context)
  if (known) return known
  const works = new Map<string, WorkRow[]>()
  const built = new Map(context.db.platforms.all().map(({ id, projectId }) => [id, projectId]))
  for (const work of context.db.works.all()) {
    const projectId = work.projectId ?? built.get(work.belongsTo)
    if (projectId == null) continue
    const others = works.get(projectId)
    if (others) others.push(work)
    else works.set(projectId, [work])
  }
  const found = { viewerRolesIn: viewerRolesOf(context, requireCaller(context)), works }
  prepared.set(context, found)
  return found
}

/**
 * The next deadline of a declaration and its project among the caller's readable work items, with the reports of a
 * platform that the project builds; null for none.
 */
export function nextDeadline(context: BackendContext, projectId: string): NextDeadline | null {
  const { viewerRolesIn, works } = prepare(context)
  const own = context.db.works.get(projectId)
  const [next] = [...(own ? [own] : []), ...(works.get(projectId) ?? [])]
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
