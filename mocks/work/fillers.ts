import { rolesHad, type Standing, type WorkKind } from '@/work/kind'

/**
 * Whether a person with these roles fills in a kind of work item, now or in another state; they see unsubmitted
 * content.
 */
export function fills(kind: WorkKind, standing: Standing): boolean {
  const roles = rolesHad(standing)
  return Object.values(kind.states).some(({ actions }) => roles.some((role) => actions[role]?.includes('FILL')))
}
