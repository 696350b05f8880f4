/** Normalises and checks DOIs and patent numbers, for the resume. */
import { halfWidth } from '@/lib/text/half-width'

const doi = /^10\.\d{4,9}\/[^\s]{1,80}$/
const patentWeights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/** Normalises a DOI: without `https://doi.org/` or `doi:`, half-width, lower case. */
export function plainDoi(typed: string): string {
  return halfWidth(typed)
    .toLowerCase()
    .replace(/^(https?:\/\/)?(dx\.)?doi\.org\//, '')
    .replace(/^doi:/, '')
}

/** Whether a text is a DOI: `10.`, a registrant, a slash and a suffix (ISO 26324). Normalise it first. */
export function isDoi(value: string): boolean {
  return doi.test(value)
}

/** Normalises a patent number: without CN or ZL, spaces and brackets; with the point before the check digit. */
export function plainPatentNumber(typed: string): string {
  const bare = halfWidth(typed)
    .toUpperCase()
    .replace(/^(ZL|CN)/, '')
  return /^\d{12}[\dX]$/.test(bare) ? `${bare.slice(0, 12)}.${bare.slice(12)}` : bare
}

/**
 * Whether a text is a Chinese patent application number since 2003 (ZC 0006): year, type (1, 2, 3, 8, 9), seven digits,
 * a point and the check digit (weights 2 to 9, then 2 to 5, modulo 11).
 */
export function isPatentNumber(value: string): boolean {
  const match = /^(20\d{2})([12389])(\d{7})\.([\dX])$/.exec(value)
  if (!match) return false
  const digits = value.slice(0, 12)
  const sum = patentWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (sum % 11 === 10 ? 'X' : String(sum % 11)) === match[4]
}
