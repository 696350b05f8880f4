import type { Membership } from './session'

/** The units that a person administers, whole or by department; whole units first. */
export function administeredUnits(units: readonly Membership[]): { id: string; unitName: string }[] {
  const leads = (one: Membership) => one.isAdmin === 1 || one.userDepartments.some(({ isAdmin }) => isAdmin === 1)
  return units
    .filter((one) => one.applyStatus === 2 && leads(one))
    .toSorted((one, other) => other.isAdmin - one.isAdmin)
    .map(({ unit }) => ({ id: unit.id, unitName: unit.unitName }))
}
