import type { BackendContext } from '../context'
import type { NextDeadline } from '../resolvers/program.generated'
import { dueOf } from './due'
import { listWorks } from './list'
import { isProject } from './project'
import { workView } from './view'

type Seen = ReturnType<typeof listWorks>[number]

/** What the caller may read of each project, found once a request. */
const found = new WeakMap<BackendContext, Map<string, Seen[]>>()

function worksByProject(context: BackendContext): Map<string, Seen[]> {
  const known = found.get(context)
  if (known) return known
  const works = new Map<string, Seen[]>()
  for (const seen of listWorks(context, {})) {
    const { projectId } = seen.work
    if (projectId !== null) works.set(projectId, [...(works.get(projectId) ?? []), seen])
  }
  found.set(context, works)
  return works
}

/** What is due next in a project's life, of what the caller may read; null for what is no project and where nothing is. */
export function nextDeadline(context: BackendContext, projectId: string): NextDeadline | null {
  if (!isProject(context, projectId)) return null
  const [next] = (worksByProject(context).get(projectId) ?? [])
    .flatMap((seen) => {
      const dueAt = dueOf(context, seen.work)
      return dueAt === null ? [] : [{ ...seen, dueAt }]
    })
    .toSorted((a, b) => a.dueAt - b.dueAt)
  if (!next) return null
  const { heldBy = null } = workView(context, next.work, next.standing)
  return { workId: next.work.id, kind: next.work.kind, dueAt: next.dueAt, heldBy }
}
