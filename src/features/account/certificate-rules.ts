/**
 * Rules of certificate type and number in the profile: validity, and what a resident ID number says of its owner; for
 * the validation, the pages and the save of the profile.
 */
import type { DictionaryEntry } from '@/lib/i18n/dictionary-entry-name'
import { isCertificateNumber, isCertificateType, residentId } from '@/lib/validation/certificate'
import { nationalIdFacts, plainCertificate } from '@/lib/validation/national-id'
import type { ProfileValues } from './profile-values'

/**
 * Whether an entry of user_id_type is the resident ID card: the entry with the configured id (specification, section 9)
 * or, by default, the code of GA/T 517.
 */
export function isResidentCard(type: DictionaryEntry | null): boolean {
  const fixed = import.meta.env.VITE_RESIDENT_CARD_ID
  return fixed ? type?.id === fixed : type?.code === residentId
}

/** Whether a number is invalid for its certificate type; unknown types accept any number. */
export function isWrongNumber(type: DictionaryEntry | null, number: string): boolean {
  return isCertificateType(type?.code) && !isCertificateNumber(type.code, number)
}

type Identity = Pick<ProfileValues, 'userCertificatetype' | 'userCertificate' | 'userBirthday' | 'userSex'>

/** Whether the certificate is the resident ID card; without a type, it is assumed. */
export function isResident({ userCertificatetype }: Pick<ProfileValues, 'userCertificatetype'>): boolean {
  return userCertificatetype === null || isResidentCard(userCertificatetype)
}

/**
 * The typed number and what follows from it: birthday (characters 7 to 14) and sex (character 17, odd male 0, even
 * female 1) of a resident ID card; clearing the number clears the birthday (specification, section 5).
 */
export function withCertificateNumber(identity: Identity, number: string, today: string): Partial<Identity> {
  const plain = plainCertificate(number)
  if (plain === '') return { userCertificate: number, userBirthday: '' }
  const facts = isResidentCard(identity.userCertificatetype) ? nationalIdFacts(plain, today) : null
  if (!facts) return { userCertificate: number }
  return { userCertificate: number, userBirthday: facts.birthday ?? '', userSex: facts.sex }
}

/** Changing the certificate type clears number (specification, section 5) and birthday. */
export function withCertificateType(identity: Identity, type: DictionaryEntry | null): Partial<Identity> {
  if (type?.id === identity.userCertificatetype?.id) return { userCertificatetype: type }
  return { userCertificatetype: type, userCertificate: '', userBirthday: '' }
}
