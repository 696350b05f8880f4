import type { DictionaryEntry } from '@/lib/entry-name'
import { nationalIdFacts, plainCertificate } from '@/lib/national-id'
import type { ProfileValues } from './profile-values'

/** The resident ID card in the dictionary user_id_type, a fixed id (specification, section 9). */
export const residentCardId = 'user_id_type.111'

type Identity = Pick<ProfileValues, 'userCertificatetype' | 'userCertificate' | 'userBirthday' | 'userSex'>

/** Whether the certificate is the resident ID card; while no type is chosen it is taken for one. */
export function isResident({ userCertificatetype }: Pick<ProfileValues, 'userCertificatetype'>): boolean {
  return userCertificatetype === null || userCertificatetype.id === residentCardId
}

/**
 * The number as typed, and what follows: of a resident ID card's 18 characters the birthday (7th to 14th) and the sex (17th,
 * odd male 0, even female 1); clearing the number clears the birthday (specification, section 5).
 */
export function withCertificateNumber(identity: Identity, number: string, today: string): Partial<Identity> {
  const plain = plainCertificate(number)
  if (plain === '') return { userCertificate: number, userBirthday: '' }
  const facts = identity.userCertificatetype?.id === residentCardId ? nationalIdFacts(plain, today) : null
  if (!facts) return { userCertificate: number }
  return { userCertificate: number, userBirthday: facts.birthday ?? '', userSex: facts.sex }
}

/** Another kind of certificate clears the number (specification, section 5), and with it the birthday. */
export function withCertificateType(identity: Identity, type: DictionaryEntry | null): Partial<Identity> {
  if (type?.id === identity.userCertificatetype?.id) return { userCertificatetype: type }
  return { userCertificatetype: type, userCertificate: '', userBirthday: '' }
}
