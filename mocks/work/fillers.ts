import { rolesHad, type Standing, type WorkKind } from '@/work/kind'

/** Whether somebody who stands so fills a kind of work in, now or in another of its states: they see what is not handed in yet. */
export function fills(kind: WorkKind, standing: Standing): boolean {
  const roles = rolesHad(standing)
  return Object.values(kind.states).some(({ actions }) => roles.some((role) => actions[role]?.includes('FILL')))
}
