import { halfWidth } from './half-width'

/** 1, 2, 3 …: digits only, no leading zero, no sign (specification, section 5 "Shared checkers"). */
export function isPositiveInteger(value: string): boolean {
  return /^[1-9]\d*$/.test(value)
}

/** 0, 1, 2 …: as a positive integer, or a single zero. */
export function isZeroOrPositiveInteger(value: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(value)
}

/** Digits only, leading zeros included; not empty. */
export function isDigits(value: string): boolean {
  return /^\d+$/.test(value)
}

/** A decimal of 0 or more: up to 10 digits before the point and, where there is one, 1 to 6 behind it, or fewer where a field says so. */
export function isNonNegativeDecimal(value: string, decimals = 6): boolean {
  const match = /^(?:0|[1-9]\d{0,9})(?:\.(\d{1,6}))?$/.exec(value)
  return match !== null && (match[1]?.length ?? 0) <= decimals
}

/** The signed variant: as a non-negative decimal, with a minus before it or without. */
export function isSignedDecimal(value: string): boolean {
  return isNonNegativeDecimal(value.replace(/^-/, ''))
}

/**
 * A number as people type or paste it, made plain: full-width digits, stray spaces and thousands separators in threes
 * (`１，２３４．５`, ` 1,234 `, what Excel copies) become `1234.5` and `1234`; leading zeros go. Anything else stays as it was, so
 * that it can be shown with its message.
 */
export function plainNumber(typed: string): string {
  const text = halfWidth(typed)
  const match = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(text)
  if (!match) return typed.trim()
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return `${sign === '-' ? '-' : ''}${digits}${fraction}`
}
