import type { Session } from '@/session/session'
import type { UnitChoice } from './profile-values'

/** The units of the profile form: the memberships in force, listed for applyStatus 0 (specification, section 4). */
export function unitChoices(units: Session['units']): UnitChoice[] {
  return units.map(({ unit }) => ({ id: unit.id, unitName: unit.unitName }))
}

/** The unit taken first. */
export function defaultUnit(units: Session['units']): UnitChoice | null {
  const first = units.find(({ isDefault }) => isDefault === 1) ?? units[0]
  return first ? { id: first.unit.id, unitName: first.unit.unitName } : null
}
