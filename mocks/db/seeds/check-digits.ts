/** Makes invented numbers that pass their check digit (credit codes, organisation codes, ID numbers, bank accounts), for seeds, sample answers and the register of the real-name certification. */

import { creditCheckCharacter } from '@/lib/unit/credit-code'
import { nationalIdCheckDigit } from '@/lib/validation/national-id'

/** A unified social credit code from its first 17 characters: adds the check character of GB 32100-2015. */
export function creditCode(first17: string): string {
  return `${first17}${creditCheckCharacter(first17)}`
}

const organizationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

/** The organisation code within 17 characters of a credit code, with its check character (GB 11714): `12345678-9`. */
export function organizationCode(first17: string): string {
  const body = first17.slice(8, 16)
  const sum = [...body].reduce(
    (total, char, index) => total + Number.parseInt(char, 36) * (organizationWeights[index] ?? 0),
    0,
  )
  const check = 11 - (sum % 11)
  return `${body}-${check === 10 ? 'X' : check === 11 ? '0' : check}`
}

/** A resident ID number (GB 11643) from region, birthday `YYYYMMDD` and a sequence of three digits (odd: male). */
export function idNumber(region: string, birthday: string, sequence: number): string {
  const body = region + birthday + String(sequence).padStart(3, '0')
  return body + nationalIdCheckDigit(body)
}

/** A bank account from its first digits: adds the Luhn check digit. */
export function bankAccount(first: string): string {
  const sum = [...first].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return first + String((10 - (sum % 10)) % 10)
}
