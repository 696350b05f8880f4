/** Reads what a declaration says of a team member, for the member's confirmation. */

import { recordOf, textOf } from '@/lib/collections/record'

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
  const { name, certificate, role, months, unit, duty } = recordOf(recordOf(facts).said)
  return {
    name: textOf(name),
    certificate: textOf(certificate),
    role: textOf(role),
    months: textOf(months),
    unit: textOf(unit),
    duty: textOf(duty),
  }
}
