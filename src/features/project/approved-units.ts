/** The units that a person may declare for, for the form that begins a declaration. */

/** The part of a membership that declaring needs. */
interface MembershipLike {
  applyStatus: number
  isDefault: number
  unit: { id: string; unitName: string }
}

/** Status of an approved membership (specification, section 4). */
const approved = 2

/** The units a person may declare for: approved memberships, the default one first. */
export function approvedUnits(memberships: readonly MembershipLike[]): { id: string; name: string }[] {
  return memberships
    .filter((membership) => membership.applyStatus === approved)
    .toSorted((a, b) => b.isDefault - a.isDefault)
    .map(({ unit }) => ({ id: unit.id, name: unit.unitName }))
}
