/** Certificate types (ID card, passport …) and the formats of their numbers; for profile, form field, backend and seeds. */
import { text } from '../i18n/i18n'
import { isNationalId } from './national-id'

/** Certificate types with their codes (GA/T 517) and number formats. */
export const certificateTypes = {
  '111': { label: text('居民身份证'), fits: isNationalId },
  '114': { label: text('军官证'), fits: (number: string) => /^[\p{Script=Han}A-Z]{0,4}\d{6,8}[号]?$/u.test(number) },
  '414': { label: text('护照'), fits: (number: string) => /^[A-Z0-9]{5,17}$/.test(number) },
  '516': { label: text('港澳居民来往内地通行证'), fits: (number: string) => /^[HM]\d{8}(\d{2})?$/.test(number) },
  '511': { label: text('台湾居民来往大陆通行证'), fits: (number: string) => /^(\d{8}|[A-Z]\d{9,10})$/.test(number) },
  '810': { label: text('港澳台居民居住证'), fits: (number: string) => /^8[123]/.test(number) && isNationalId(number) },
  '553': {
    label: text('外国人永久居留身份证'),
    fits: (number: string) => /^[A-Z]{3}\d{12}$/.test(number) || (number.startsWith('9') && isNationalId(number)),
  },
} as const

export type CertificateType = keyof typeof certificateTypes

/** 居民身份证, the resident ID card. */
export const residentId: CertificateType = '111'

export function isCertificateType(value: unknown): value is CertificateType {
  return typeof value === 'string' && Object.hasOwn(certificateTypes, value)
}

/** Whether a number fits its certificate type. Normalise it with `plainCertificate` first. */
export function isCertificateNumber(type: CertificateType, number: string): boolean {
  return certificateTypes[type].fits(number)
}
