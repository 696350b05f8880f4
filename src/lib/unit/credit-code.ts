/** Validates the unified social credit code (统一社会信用代码) of a unit. */
import { halfWidth } from '@/lib/text/half-width'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The check character (GB 32100-2015) of the first 17 characters. */
export function creditCheckCharacter(code: string): string | undefined {
  const sum = weights.reduce((total, weight, index) => total + weight * alphabet.indexOf(code[index] ?? ''), 0)
  return alphabet[(31 - (sum % 31)) % 31]
}

/**
 * Whether a text is a unified social credit code: 18 characters without I, O, S, V, Z, with the check character of GB
 * 32100-2015.
 */
export function isCreditCode(value: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value)) return false
  return creditCheckCharacter(value) === value[17]
}

/** Normalises a code: half-width, without spaces, upper case. */
export function plainCreditCode(typed: string): string {
  return halfWidth(typed).toUpperCase()
}
