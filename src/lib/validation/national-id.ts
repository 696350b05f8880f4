/** Validates resident ID numbers and reads birthday and sex from them, for profile and certificates. */

import { beijingToday } from '../time/beijing-time'
import { isDay } from '../time/iso-day'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'
const written = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/

/** The check digit (GB 11643, ISO 7064 MOD 11-2) of the first 17 digits. */
export function nationalIdCheckDigit(digits: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return checkDigits[sum % 11] ?? ''
}

/**
 * Whether a text is a resident ID number (GB 11643-1999): 18 characters, a valid birthday not after `today`
 * (`YYYY-MM-DD`), the right check digit; `X` in either case. The old 15-digit form is invalid since 2013.
 */
export function isNationalId(value: string, today: string = beijingToday()): boolean {
  const number = value.toUpperCase()
  const match = written.exec(number)
  if (!match) return false
  const born = match.slice(1).join('-')
  return isDay(born) && born <= today && nationalIdCheckDigit(number) === number[17]
}

/** Whether a text has the shape of a resident ID number, valid or not: 17 digits and a digit or X. */
export function looksLikeNationalId(value: string): boolean {
  return /^\d{17}[\dX]$/i.test(value)
}

/**
 * What an 18-character resident ID number encodes: birthday (characters 7 to 14) and sex (character 17, odd is male 0,
 * even is female 1).
 */
export interface NationalIdFacts {
  /** `YYYY-MM-DD`; null where these digits are no past date. */
  birthday: string | null
  sex: 0 | 1
}

/**
 * Reads the facts from any 18 characters of the right shape (specification, section 5), even with a wrong check digit;
 * else null.
 */
export function nationalIdFacts(value: string, today: string = beijingToday()): NationalIdFacts | null {
  if (!looksLikeNationalId(value)) return null
  const born = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`
  return { birthday: isDay(born) && born <= today ? born : null, sex: Number(value[16]) % 2 === 1 ? 0 : 1 }
}

/**
 * Normalises a certificate number: full-width characters become half-width, spaces and hyphens go, letters become upper
 * case.
 */
export function plainCertificate(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\u200b-]/g, '')
    .toUpperCase()
}
