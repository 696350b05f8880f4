/** The units that a person administers, whole or by department; for menu rules, unit pages and the choice of a unit. */
import type { Membership } from './session'

/** The units that a person administers, whole or by department; whole units first. */
export function administeredUnits(units: readonly Membership[]): { id: string; unitName: string }[] {
  const isAdministrator = (membershipFields: Membership) =>
    membershipFields.isAdmin === 1 || membershipFields.userDepartments.some(({ isAdmin }) => isAdmin === 1)
  return units
    .filter((unit) => unit.applyStatus === 2 && isAdministrator(unit))
    .toSorted((unit, other) => other.isAdmin - unit.isAdmin)
    .map(({ unit }) => ({ id: unit.id, unitName: unit.unitName }))
}
