/** Normalises what is typed into the profile form, on blur and before saving. */
import { canonicalDay } from '@/lib/time/iso-day'
import { plainEmail } from '@/lib/validation/email'
import { plainDigits } from '@/lib/validation/mobile'
import { plainLine } from '@/lib/validation/name-letters'
import { plainCertificate } from '@/lib/validation/national-id'
import { plainTelephone } from '@/lib/validation/telephone'
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
