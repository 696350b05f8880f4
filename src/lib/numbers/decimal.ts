/** Exact decimals (no floating point): parsed, formatted, compared; for amounts in forms, figures and charts. */

import Big from 'big.js'
import { halfWidth } from '../text/half-width'

/** An own constructor, so that no other code's settings apply: quotients keep 40 digits, halves round up. */
const Exact = Big()
Exact.DP = 40
Exact.RM = Exact.roundHalfUp

/** An exact decimal, never a binary float. */
export type Decimal = Big

/** A number with more digits is treated as text. */
const mostDigits = 100
/** Limit for results of calculations. It stops hostile formulas from using up memory. */
const mostGrown = 400

const canonical = /^(?:0|[1-9]\d*)(?:\.\d+)?$/
const written = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/

/**
 * Normalises a typed decimal: accepts full-width digits, thousands separators and stray spaces; keeps trailing zeros
 * (`1.50`) so that typing can go on. Null when the text is no decimal.
 */
export function canonicalDecimal(typed: string): string | null {
  if (typed.length > 4 * mostDigits) return null
  if (typed.length <= mostDigits && canonical.test(typed)) return typed
  const match = written.exec(halfWidth(typed))
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  const digits = whole.replaceAll(',', '')
  if (digits.length + fraction.length === 0 || digits.length + fraction.length > mostDigits) return null
  const amount = `${digits.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`
  return sign === '-' && /[1-9]/.test(amount) ? `-${amount}` : amount
}

/** Parses a typed decimal (see `canonicalDecimal`); null when the text is none. */
export function parseDecimal(typed: string): Decimal | null {
  const text = canonicalDecimal(typed)
  return text === null ? null : new Exact(text)
}

/** The exact decimal of a JSON number, from its shortest text: 0.12 is exactly 0.12. Null for NaN and infinity. */
export function decimalOf(value: number): Decimal | null {
  return Number.isFinite(value) ? new Exact(String(value)) : null
}

export const zero: Decimal = new Exact(0)

export function isDecimal(value: unknown): value is Decimal {
  return value instanceof Exact
}

/** The decimal, or null when it is too large to be meant. */
export function bounded(value: Decimal): Decimal | null {
  return value.c.length > mostGrown || Math.abs(value.e) > mostGrown ? null : value
}

/** The quotient with 40 digits; null for a division by zero. */
export function quotient(dividend: Decimal, divisor: Decimal): Decimal | null {
  return divisor.eq(zero) ? null : bounded(dividend.div(divisor))
}

/** Plain text without exponent or trailing zeros: `1234.5`. */
export function decimalText(value: Decimal): string {
  return value.toFixed()
}

const rounding = { halfUp: Exact.roundHalfUp, up: Exact.roundUp, down: Exact.roundDown } as const

/** Rounds to `decimals` digits after the point; `up` is away from zero, `down` towards it. */
export function rounded(value: Decimal, decimals: number, mode: keyof typeof rounding = 'halfUp'): Decimal {
  return value.round(Math.min(Math.max(Math.trunc(decimals), -mostDigits), mostDigits), rounding[mode])
}

export interface DecimalFormat {
  /** Exact number of digits after the point. */
  decimals?: number
  /** Largest number of digits after the point; trailing zeros are dropped. Ignored when `decimals` is given. */
  atMost?: number
  /** Thousands separators; default true. */
  grouping?: boolean
}

/** Formats a decimal for reading: `1,234.50`. Returns text that is no decimal unchanged. */
export function formatDecimal(value: string | Decimal, format: DecimalFormat = {}): string {
  const decimal = typeof value === 'string' ? parseDecimal(value) : value
  if (!decimal) return String(value)
  const { decimals, atMost, grouping = true } = format
  const text =
    decimals !== undefined
      ? rounded(decimal, decimals).toFixed(Math.max(0, decimals))
      : decimalText(atMost === undefined ? decimal : rounded(decimal, atMost))
  if (!grouping) return text
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
