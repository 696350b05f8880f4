/** Reads a project: values in force with agreed changes, its work items; used by all rules about projects. */

import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import { rowsBy } from '../db/row-index'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'

/** A project's current state: the approved values with every change agreed since. */
export interface ProjectInForce {
  declaration: WorkRow
  leaderId: string
  leaderName: string
  unitId: string
  unitName: string
  cycle: { start: string | null; end: string | null }
  /** In 万元, exact decimal. */
  funding: string
  /** The direct costs in force: the task book's, or those of the last agreed budget change. */
  directCosts: unknown
  indirectSpecial: unknown
}

/** Whether an id is a project's, that is, an approved declaration's. */
export function isProject({ db }: Pick<BackendContext, 'db'>, projectId: string): boolean {
  return db.works.where({ id: projectId, kind: 'DECLARATION', state: 'APPROVED' }).length > 0
}

/** A project's approved declaration; 603101 for an unknown project. */
function requireProject({ db }: BackendContext, projectId: string): WorkRow {
  const declaration = db.works.get(projectId)
  return declaration?.kind === 'DECLARATION' && declaration.state === 'APPROVED' ? declaration : fail(603101)
}

/** A project's work items of one kind, oldest first. */
export function worksOf({ db }: BackendContext, projectId: string, kind: string): WorkRow[] {
  return rowsBy(db.works, 'projectId', projectId)
    .filter((work) => work.kind === kind)
    .toSorted((a, b) => a.createdAt - b.createdAt)
}

/** Whether a work item is the concluded acceptance that closed its project. */
export const closesProject = ({ kind, state }: WorkRow) =>
  kind === 'ACCEPTANCE' && (state === 'PASSED' || state === 'FAILED')

/** Maximum number of running projects per leader. */
export const mostRunning = 3

/** The number of approved projects that a person leads and that are not closed. */
export function runningProjects(context: BackendContext, leaderId: string): number {
  const { db } = context
  const closed = new Set(db.works.where(closesProject).map(({ projectId }) => projectId))
  return db.works
    .where({ kind: 'DECLARATION', state: 'APPROVED' })
    .filter(({ id }) => !closed.has(id) && projectInForce(context, id).leaderId === leaderId).length
}

/** The last submitted values of a work item's form; undefined before the first submission. */
export function handedIn({ db }: Pick<BackendContext, 'db'>, workId: string): FormValues | undefined {
  return db.contents.get(workId)?.submitted?.values
}

interface Range {
  start: string | null
  end: string | null
}

/** A project including every agreed change; audit, acceptance and letters use it. */
export function projectInForce(context: BackendContext, projectId: string): ProjectInForce {
  const { db } = context
  const declaration = requireProject(context, projectId)
  const declared = handedIn(context, projectId) ?? {}
  const [book] = worksOf(context, projectId, 'TASK_BOOK')
  const committed = (book && handedIn(context, book.id)) ?? declared
  const project: ProjectInForce = {
    declaration,
    leaderId: declaration.creatorId,
    leaderName: db.users.get(declaration.creatorId)?.userFullname ?? '—',
    unitId: declaration.unitId,
    unitName: db.units.get(declaration.unitId)?.unitName ?? '—',
    cycle: (committed.cycle ?? declared.cycle ?? { start: null, end: null }) as Range,
    funding: declaration.amount ?? '0',
    directCosts: committed.directCosts,
    indirectSpecial: committed.indirectSpecial,
  }
  for (const change of worksOf(context, projectId, 'CONTRACT_CHANGE')) {
    if (change.state === 'AGREED') apply(context, project, handedIn(context, change.id) ?? {})
  }
  return project
}

function apply({ db }: BackendContext, project: ProjectInForce, change: FormValues): void {
  switch (change.changeKind) {
    case 'leader': {
      const named = typeof change.newLeaderMobile === 'string' ? change.newLeaderMobile : ''
      project.leaderName = typeof change.newLeaderName === 'string' ? change.newLeaderName : project.leaderName
      project.leaderId = db.users.where({ userMobile: named })[0]?.id ?? project.leaderId
      break
    }
    case 'unit': {
      const unit = change.newUnit as { id: string; name: string } | null
      if (unit) Object.assign(project, { unitId: unit.id, unitName: unit.name })
      break
    }
    case 'period': {
      const end = typeof change.newEnd === 'string' ? change.newEnd : project.cycle.end
      project.cycle = { ...project.cycle, end }
      break
    }
    case 'budget':
      project.directCosts = change.directCosts
  }
}
