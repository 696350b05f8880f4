import { plainEmail } from '@/lib/email'
import { canonicalDay } from '@/lib/iso-day'
import { plainLine } from '@/lib/letters'
import { plainDigits } from '@/lib/mobile'
import { plainCertificate } from '@/lib/national-id'
import { plainTelephone } from '@/lib/telephone'
import { profileFieldNames, profileFields } from './profile-fields'
import type { AcademyValue, ProfileField, ProfileValues } from './profile-values'

const tidyDay = (typed: string) => canonicalDay(plainLine(typed))

const tidiers: Partial<Record<ProfileField, (typed: string) => string>> = {
  userCertificate: plainCertificate,
  userBirthday: tidyDay,
  userEmail: plainEmail,
  userTelephone: plainTelephone,
  userFax: plainTelephone,
  userZipcode: plainDigits,
  userBankAccount: plainDigits,
  userSubBankName: (typed) => plainLine(typed).replaceAll(' ', ''),
  firstEntryTime: tidyDay,
  expectDepartureTime: tidyDay,
}

/** Tidies a text on blur: half-width numbers, trimmed. */
export function tidyText(field: ProfileField, typed: string): string {
  return (tidiers[field] ?? plainLine)(typed)
}

const tidyAcademy = (academy: AcademyValue | null) =>
  academy === null ? null : { ...academy, date: tidyDay(academy.date) }

/** Tidies all texts, before a save validates and sends them. */
export function tidyProfile(values: ProfileValues): ProfileValues {
  const tidy: Record<string, unknown> = { ...values }
  for (const field of profileFieldNames) {
    const value = values[field]
    if (profileFields[field].shape === 'text' && typeof value === 'string') tidy[field] = tidyText(field, value)
  }
  return {
    ...(tidy as unknown as ProfileValues),
    engineeringAcademy: tidyAcademy(values.engineeringAcademy),
    sciencesAcademy: tidyAcademy(values.sciencesAcademy),
  }
}
