/** Decides which actions on a work item are open to whom; for the screens and the embedded backend. */

import { decisions, stateOf, type WorkAction, type WorkKind, type WorkRole } from './kind'

/**
 * A person's standing towards a work item: assigned roles, whether they created it, and in which roles they acted
 * before.
 */
export interface ViewerRoles {
  roles: readonly WorkRole[]
  creator: boolean
  /** Roles in which the person passed, returned or signed it. */
  actedAs: readonly WorkRole[]
  /** People they may act for: absent colleagues, or a colleague who handed it over. */
  actsFor?: readonly RepresentedColleague[]
}

/** Acting for a colleague, within that colleague's rights and one's own. */
export interface RepresentedColleague extends Omit<ViewerRoles, 'actsFor'> {
  personId: string
  name: string
  /** Whether the person is involved in the item; then they cannot judge it for others either. */
  recused: boolean
}

/** Roles that must be exercised personally: confirming, signing and reviewing. */
export const personalRoles: readonly WorkRole[] = [
  'member',
  'expert',
  'signer',
  'leader',
  'commission',
  'nominator',
  'nominee',
]

/** Whether a role may judge: nobody decides about their own work, nor again in another role. */
function mayJudge(role: WorkRole, { creator, actedAs }: ViewerRoles): boolean {
  return !creator && actedAs.every((acted) => acted === role)
}

function isOpen(kind: WorkKind, state: string, action: WorkAction, role: WorkRole): boolean {
  return stateOf(kind, state)?.actions[role]?.includes(action) ?? false
}

/** The person's own roles in which an action is open. */
function ownRolesFor(kind: WorkKind, state: string, action: WorkAction, viewer: ViewerRoles): WorkRole[] {
  const judging = decisions.includes(action)
  return viewer.roles.filter((role) => isOpen(kind, state, action, role) && (!judging || mayJudge(role, viewer)))
}

/** The colleagues for whom an action is open; removing is open to the creator only. */
function colleaguesFor(
  kind: WorkKind,
  state: string,
  action: WorkAction,
  viewer: ViewerRoles,
): [RepresentedColleague, WorkRole][] {
  if (action === 'REMOVE') return []
  const judging = decisions.includes(action)
  return (viewer.actsFor ?? []).flatMap((colleague) =>
    ownRolesFor(kind, state, action, colleague)
      .filter((role) => !judging || (!colleague.recused && mayJudge(role, viewer)))
      .map((role): [RepresentedColleague, WorkRole] => [colleague, role]),
  )
}

/** The person's own roles, and those they have for colleagues. */
export function rolesHad({ roles, actsFor = [] }: ViewerRoles): readonly WorkRole[] {
  return actsFor.length === 0 ? roles : [...roles, ...actsFor.flatMap((colleague) => colleague.roles)]
}

/** The roles in which an action is open, own roles first. */
export function rolesFor(kind: WorkKind, state: string, action: WorkAction, viewer: ViewerRoles): WorkRole[] {
  const rolesOfColleagues = colleaguesFor(kind, state, action, viewer).map(([, role]) => role)
  return [...ownRolesFor(kind, state, action, viewer), ...rolesOfColleagues]
}

/** The colleague for whom a person takes a step; undefined when they act for themselves. */
export function actingFor(
  kind: WorkKind,
  state: string,
  action: WorkAction,
  viewer: ViewerRoles,
): RepresentedColleague | undefined {
  if (ownRolesFor(kind, state, action, viewer).length > 0) return undefined
  return colleaguesFor(kind, state, action, viewer)[0]?.[0]
}

/** The actions open to a person in a state, the most usual first, without repeats. */
export function openActions(kind: WorkKind, state: string, viewer: ViewerRoles): WorkAction[] {
  const named = rolesHad(viewer).flatMap((role) => stateOf(kind, state)?.actions[role] ?? [])
  return [...new Set(named)].filter((action) => rolesFor(kind, state, action, viewer).length > 0)
}

/** Whether a person may extend a deadline: the item's department may, while somebody holds it, but not for their own. */
export function mayExtend(kind: WorkKind, state: string, { roles, creator }: ViewerRoles): boolean {
  const holder = stateOf(kind, state)?.holder ?? null
  return kind.deadline !== undefined && holder !== null && roles.includes('department') && !creator
}
