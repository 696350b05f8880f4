/** The units that the profile form offers, and the default one; for the profile page and its save. */
import type { Session } from '@/session/session'
import type { UnitChoice } from './profile-values'

/** The units of the profile form: usable memberships (specification, section 4). */
export function unitChoices(units: Session['units']): UnitChoice[] {
  return units.map(({ unit }) => ({ id: unit.id, unitName: unit.unitName }))
}

/** The default unit. */
export function defaultUnit(units: Session['units']): UnitChoice | null {
  const first = units.find(({ isDefault }) => isDefault === 1) ?? units[0]
  return first ? { id: first.unit.id, unitName: first.unit.unitName } : null
}
