import { isCertificateNumber, isCertificateType, residentId } from '@/lib/certificate'
import type { DictionaryEntry } from '@/lib/entry-name'
import { nationalIdFacts, plainCertificate } from '@/lib/national-id'
import type { ProfileValues } from './profile-values'

/**
 * Whether an entry of user_id_type is the resident ID card: the one with the fixed id (specification, section 9), where the
 * build is told it; its value is not shown there, so that by default the code of GA/T 517 says so.
 */
export function isResidentCard(type: DictionaryEntry | null): boolean {
  const fixed = import.meta.env.VITE_RESIDENT_CARD_ID
  return fixed ? type?.id === fixed : type?.code === residentId
}

/** Whether a number is none of its kind of certificate; of kinds nothing is known of, any number is taken. */
export function isWrongNumber(type: DictionaryEntry | null, number: string): boolean {
  return isCertificateType(type?.code) && !isCertificateNumber(type.code, number)
}

type Identity = Pick<ProfileValues, 'userCertificatetype' | 'userCertificate' | 'userBirthday' | 'userSex'>

/** Whether the certificate is the resident ID card; while no type is chosen it is taken for one. */
export function isResident({ userCertificatetype }: Pick<ProfileValues, 'userCertificatetype'>): boolean {
  return userCertificatetype === null || isResidentCard(userCertificatetype)
}

/**
 * The number as typed, and what follows: of a resident ID card's 18 characters the birthday (7th to 14th) and the sex (17th,
 * odd male 0, even female 1); clearing the number clears the birthday (specification, section 5).
 */
export function withCertificateNumber(identity: Identity, number: string, today: string): Partial<Identity> {
  const plain = plainCertificate(number)
  if (plain === '') return { userCertificate: number, userBirthday: '' }
  const facts = isResidentCard(identity.userCertificatetype) ? nationalIdFacts(plain, today) : null
  if (!facts) return { userCertificate: number }
  return { userCertificate: number, userBirthday: facts.birthday ?? '', userSex: facts.sex }
}

/** Another kind of certificate clears the number (specification, section 5), and with it the birthday. */
export function withCertificateType(identity: Identity, type: DictionaryEntry | null): Partial<Identity> {
  if (type?.id === identity.userCertificatetype?.id) return { userCertificatetype: type }
  return { userCertificatetype: type, userCertificate: '', userBirthday: '' }
}
