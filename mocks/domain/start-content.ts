import type { FormValues } from '@/smartform/schema/values'
import type { UnitRow, UserRow } from '../db/rows'
import type { GuideRow } from '../db/rows-work'
import { engineFor, formNode } from './form-engine'

/**
 * The values a new declaration begins with: the form's defaults, and what is known already — the unit, the applicant as
 * leader and first member, the guide's funding limit — so that nobody is asked twice.
 */
export function startValues(guide: GuideRow, person: UserRow, unit: UnitRow, now: number): FormValues {
  const name = person.userFullname
  const mobile = person.userMobile ?? ''
  const certificate = person.userCertificate ?? ''
  const leader = { name, mobile, certificate, role: 'leader', unit: unit.unitName, duty: '项目总体负责' }
  const known = {
    undertakingUnit: unit.unitName,
    creditCode: unit.unitUniformSocialCredit,
    leaderName: name,
    leaderMobile: mobile,
    leaderCertificate: certificate,
    leaderEmail: person.userEmail ?? '',
    leaderMajor: person.userMajor ?? '',
    members: [{ id: 'm1', cells: leader }],
    fundingLimit: guide.fundingLimit,
  }
  return engineFor(formNode(guide.formId), known, now).values()
}
