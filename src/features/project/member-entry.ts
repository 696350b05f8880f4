/** Reads what a declaration says of a team member, for the member's confirmation. */

/** What a declaration says of a team member; the certificate is masked. */
export interface MemberEntry {
  name: string
  certificate: string
  role: string
  months: string
  unit: string
  duty: string
}

/** Reads it from a work item's facts; missing values are empty. */
export function memberEntry({ facts }: { facts: unknown }): MemberEntry {
  const said = (facts as { said?: Partial<MemberEntry> } | null)?.said ?? {}
  const { name = '', certificate = '', role = '', months = '', unit = '', duty = '' } = said
  return { name, certificate, role, months, unit, duty }
}
