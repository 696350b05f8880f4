/** What a declaration says of a member of its team; the certificate comes masked. */
export interface MemberSaid {
  name: string
  certificate: string
  role: string
  months: string
  unit: string
  duty: string
}

/** Reads it from the facts of a member's part; what is missing is empty. */
export function memberSaid({ facts }: { facts: unknown }): MemberSaid {
  const said = (facts as { said?: Partial<MemberSaid> } | null)?.said ?? {}
  const { name = '', certificate = '', role = '', months = '', unit = '', duty = '' } = said
  return { name, certificate, role, months, unit, duty }
}
