/** The timeline of a project, derived from its work items; for the project's page. */

import { byDueDate } from '@/lib/work/due'
import { isKeyProject } from '@/work/letter-term'
import { type BackendContext, requireCaller } from '../context'
import { fail } from '../fail'
import type { LifeStep, ProjectLife } from '../resolvers/program.generated'
import { acceptanceSteps, afterAcceptance } from './life-of-closing'
import { changeSteps, onlyStep, taskBookSteps } from './life-of-contract'
import { declarationSteps, isMissed } from './life-of-declaration'
import { platformSteps } from './life-of-platforms'
import { topicSteps } from './life-of-topics'
import type { LifeView } from './life-step'
import { isProject, projectInForce, worksOf } from './project'
import { requireWork } from './viewer-roles'
import { worksSeen } from './works-seen'

/** The next step: of those in progress the one due first, else the first that has not begun. */
function nextOf(steps: readonly LifeStep[]): LifeStep | undefined {
  const [now] = steps.filter(({ standing }) => standing === 'NOW').sort(byDueDate(({ dueAt }) => dueAt ?? null))
  return now ?? steps.find(({ standing }) => standing === 'LATER')
}

/**
 * A project's whole life as the caller may see it, derived from its work items. 603101 for what is no declaration, 60154
 * for a person with no part in it.
 */
export function projectLife(context: BackendContext, projectId: string): ProjectLife {
  const { db, now } = context
  const caller = requireCaller(context)
  const declaration = db.works.get(projectId)
  if (declaration?.kind !== 'DECLARATION') return fail(603101)
  const platforms = db.platforms.where({ projectId })
  const built = new Set(platforms.map(({ id }) => id))
  const seen = worksSeen(context)
    .filter(({ work }) => work.id === projectId || work.projectId === projectId || built.has(work.belongsTo))
    .toSorted((a, b) => a.work.createdAt - b.work.createdAt)
  // Reading a platform's reports gives no part in the project.
  if (seen.every(({ work }) => built.has(work.belongsTo))) requireWork(context, projectId)
  const inForce = isProject(context, projectId) ? projectInForce(context, projectId) : undefined
  const creator = db.users.get(declaration.creatorId)?.userFullname ?? '—'
  const view: LifeView = {
    context,
    caller,
    declaration,
    leader: { id: inForce?.leaderId ?? declaration.creatorId, name: inForce?.leaderName ?? creator },
    unitId: inForce?.unitId ?? declaration.unitId,
    seen,
  }
  const [acceptance] = worksOf(context, projectId, 'ACCEPTANCE')
  const failed = acceptance?.state === 'FAILED'
  const closed = failed || acceptance?.state === 'PASSED'
  const before = declarationSteps(view)
  const continues = !['REFUSED', 'NOT_APPROVED'].includes(declaration.state) && !isMissed(view, declaration)
  const steps = continues
    ? [
        ...before,
        ...topicSteps(view),
        ...taskBookSteps(view),
        ...onlyStep(view, 'BUDGET_AUDIT', 'SIGNATURES'),
        ...changeSteps(view, inForce, closed),
        ...platformSteps(view, platforms, closed),
        ...acceptanceSteps(view, inForce),
        ...afterAcceptance(view, failed),
      ]
    : before
  return {
    id: projectId,
    number: declaration.number,
    title: declaration.title,
    leaderName: view.leader.name,
    unitName: inForce?.unitName ?? db.units.get(declaration.unitId)?.unitName ?? '—',
    key: inForce ? isKeyProject(acceptance?.amount ?? inForce.funding) : null,
    nextId: nextOf(steps)?.id ?? null,
    steps,
    serverTime: now,
  }
}
