/** Decides whether a person with given roles fills in a work item of a kind; for rights to contents and their files. */
import type { WorkKind } from '@/work/kind'
import { rolesHad, type ViewerRoles } from '@/work/open-actions'

/**
 * Whether a person with these roles fills in a kind of work item, now or in another state; they see unsubmitted
 * content.
 */
export function fills(kind: WorkKind, viewerRoles: ViewerRoles): boolean {
  const roles = rolesHad(viewerRoles)
  return Object.values(kind.states).some(({ actions }) => roles.some((role) => actions[role]?.includes('FILL')))
}
