/** What a declaration says of a team member; the certificate is masked. */
export interface MemberSaid {
  name: string
  certificate: string
  role: string
  months: string
  unit: string
  duty: string
}

/** Reads it from a work item's facts; missing values are empty. */
export function memberSaid({ facts }: { facts: unknown }): MemberSaid {
  const said = (facts as { said?: Partial<MemberSaid> } | null)?.said ?? {}
  const { name = '', certificate = '', role = '', months = '', unit = '', duty = '' } = said
  return { name, certificate, role, months, unit, duty }
}
