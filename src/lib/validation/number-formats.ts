/** Checks and normalises typed numbers, for form fields, tables and small forms. */

import { halfWidth } from '../text/half-width'

/**
 * Whether a text is a positive integer: digits only, no leading zero, no sign (specification, section 5 "Shared
 * checkers").
 */
export function isPositiveInteger(value: string): boolean {
  return /^[1-9]\d*$/.test(value)
}

/** Whether a text is a positive integer or a single zero. */
export function isZeroOrPositiveInteger(value: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(value)
}

/** Whether a text has only digits, leading zeros included; not empty. */
export function isDigits(value: string): boolean {
  return /^\d+$/.test(value)
}

/**
 * Whether a text is a decimal of 0 or more: up to 10 integer digits and at most 6 decimals, or fewer where a field says
 * so.
 */
export function isNonNegativeDecimal(value: string, decimals = 6): boolean {
  const match = /^(?:0|[1-9]\d{0,9})(?:\.(\d{1,6}))?$/.exec(value)
  return match !== null && (match[1]?.length ?? 0) <= decimals
}

/** The signed variant: an optional minus before a non-negative decimal. */
export function isSignedDecimal(value: string): boolean {
  return isNonNegativeDecimal(value.replace(/^-/, ''))
}

/**
 * Normalises a typed or pasted number: full-width digits, stray spaces and thousands separators (`１，２３４．５`, ` 1,234 `)
 * become `1234.5` and `1234`; leading zeros go. Returns any other text unchanged, so that it can be shown with its
 * message.
 */
export function plainNumber(typed: string): string {
  const text = halfWidth(typed)
  const match = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(text)
  if (!match) return typed.trim()
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return `${sign === '-' ? '-' : ''}${digits}${fraction}`
}
