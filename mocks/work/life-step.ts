/** Makes the steps of a project's timeline from work items, done or to come, as one person sees them; for the `life-of-….ts` files. */

import { stateOf, type WorkState } from '@/work/kind'
import { findKind } from '@/work/kinds/all'
import { openActions } from '@/work/open-actions'
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import type { LifeStep, LifeStepKind } from '../resolvers/program.generated'
import { dueOf } from './due'
import { causeOf, todoLink } from './todos'
import { addressIn, holderName, workView } from './view'
import { kindOf, viewerRolesOf } from './viewer-roles'
import type { Seen } from './works-seen'

/** A project as one person sees it. */
export interface LifeView {
  context: BackendContext
  caller: UserRow
  declaration: WorkRow
  leader: { id: string; name: string }
  unitId: string
  /** The work items that the person may read, oldest first. */
  seen: readonly Seen[]
}

type StepFields = Pick<LifeStep, 'id' | 'kind' | 'standing'> & Partial<LifeStep>

/** A step with its usual values. */
export function lifeStep(fields: StepFields): LifeStep {
  return {
    label: null,
    workKind: null,
    workVersion: null,
    state: null,
    heldBy: null,
    doneAt: null,
    dueAt: null,
    extensions: 0,
    after: null,
    days: null,
    workingDays: false,
    until: null,
    submitted: null,
    total: null,
    waiting: false,
    link: null,
    parts: [],
    ...fields,
  }
}

export const seenOf = ({ seen }: LifeView, kind: string) => seen.filter(({ work }) => work.kind === kind)

const standingOf = ({ holder, colour }: WorkState) =>
  holder !== null ? 'NOW' : colour === 'success' ? ('DONE' as const) : ('ENDED' as const)

/** The page where a person opens a work item; for a decision that waits for them, where they decide. */
function linkOf({ context }: LifeView, seen: Seen): string {
  if (seen.waiting) return todoLink(context, seen, causeOf(seen))
  return addressIn(context, seen.work, kindOf(seen.work).addresses.overview)
}

/** Converts a work item into a step of the project's life. */
export function stepOfWork(view: LifeView, seen: Seen, kind: LifeStepKind, id = seen.work.projectId ?? ''): LifeStep {
  const { context } = view
  const { work, viewerRoles } = seen
  const state = stateOf(kindOf(work), work.state)
  const standing = state ? standingOf(state) : 'NOW'
  return lifeStep({
    id: `${id}/${kind}`,
    kind,
    standing,
    workKind: work.kind,
    workVersion: work.kindVersion,
    state: work.state,
    heldBy: workView(context, work, viewerRoles).heldBy ?? null,
    doneAt: standing === 'NOW' ? null : work.stateSince,
    dueAt: dueOf(context, work),
    extensions: context.db.workHistories.where({ workId: work.id, step: 'EXTEND' }).length,
    waiting: seen.waiting,
    link: linkOf(view, seen),
  })
}

/**
 * A step whose work item does not exist yet; undefined for a person who could not read it when it begins. The rights
 * are those in a work item that the project would have.
 */
export function stepToCome(
  view: LifeView,
  workKind: string,
  step: Pick<LifeStep, 'kind' | 'after'> & Partial<LifeStep>,
): LifeStep | undefined {
  const { context, caller, declaration, leader, unitId } = view
  const kind = findKind(workKind)
  if (!kind) return undefined
  const work: WorkRow = {
    ...declaration,
    id: '',
    kind: workKind,
    kindVersion: kind.version,
    belongsTo: declaration.id,
    projectId: declaration.id,
    creatorId: leader.id,
    unitId,
    assigned: {},
    state: kind.initial,
    reachedDepartment: true,
  }
  const roles = viewerRolesOf(context, caller)(work)
  if (!openActions(kind, kind.initial, roles).includes('VIEW')) return undefined
  const holder = stateOf(kind, kind.initial)?.holder ?? null
  const counted = kind.deadline?.from === 'created' || kind.deadline?.from === 'approved'
  return lifeStep({
    id: `${declaration.id}/${step.kind}`,
    standing: 'LATER',
    workKind,
    // An auditor is named when the audit is assigned.
    heldBy: holder === null || holder === 'auditor' ? null : holderName(context, work, holder),
    days: counted ? (kind.deadline?.days ?? null) : null,
    workingDays: kind.deadline?.working ?? false,
    ...step,
  })
}
