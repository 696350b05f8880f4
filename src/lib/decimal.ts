import Big from 'big.js'
import { halfWidth } from './half-width'

/** Its own constructor, so that nobody else's settings reach in: quotients keep 40 digits, halves round up. */
const Exact = Big()
Exact.DP = 40
Exact.RM = Exact.roundHalfUp

/** An exact decimal; never a binary float. */
export type Decimal = Big

/** More digits than this are no amount anybody means; they are treated as text. */
const mostDigits = 100
/** What arithmetic may grow to before it is given up: keeps a hostile formula from eating the machine. */
const mostGrown = 400

const canonical = /^(?:0|[1-9]\d*)(?:\.\d+)?$/
const written = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/

/**
 * The canonical text of a decimal as typed: full-width digits, thousands separators in threes and stray spaces are
 * accepted; digits after the point stay as typed (`1.50`), so that a person can go on typing. Null when it is none.
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

/** Reads a decimal as a person types it (see `canonicalDecimal`); null when it is none. */
export function parseDecimal(typed: string): Decimal | null {
  const text = canonicalDecimal(typed)
  return text === null ? null : new Exact(text)
}

/** The decimal of a JSON number, by its shortest text: 0.12 is exactly 0.12. Null for NaN and the infinite. */
export function decimalOf(value: number): Decimal | null {
  return Number.isFinite(value) ? new Exact(String(value)) : null
}

export const zero: Decimal = new Exact(0)

export function isDecimal(value: unknown): value is Decimal {
  return value instanceof Exact
}

/** The decimal itself while it is of a size somebody may mean, else null. */
export function bounded(value: Decimal): Decimal | null {
  return value.c.length > mostGrown || Math.abs(value.e) > mostGrown ? null : value
}

/** The quotient to 40 digits; null for a division by zero. */
export function quotient(dividend: Decimal, divisor: Decimal): Decimal | null {
  return divisor.eq(zero) ? null : bounded(dividend.div(divisor))
}

/** Plain text without exponent or needless zeros: `1234.5`. */
export function decimalText(value: Decimal): string {
  const text = value.toFixed()
  return text === '-0' ? '0' : text
}

const rounding = { halfUp: Exact.roundHalfUp, up: Exact.roundUp, down: Exact.roundDown } as const

/** Rounds to `decimals` digits after the point; `up` is away from zero, `down` towards it. */
export function rounded(value: Decimal, decimals: number, mode: keyof typeof rounding = 'halfUp'): Decimal {
  return value.round(Math.min(Math.max(Math.trunc(decimals), -mostDigits), mostDigits), rounding[mode])
}

export interface DecimalFormat {
  /** Exactly so many digits after the point. */
  decimals?: number
  /** At most so many, needless zeros dropped; ignored when `decimals` is given. */
  atMost?: number
  /** Thousands separators; default true. */
  grouping?: boolean
}

/** A decimal for reading: `1,234.50`. Text that is no decimal is given back as it is. */
export function formatDecimal(value: string | Decimal, format: DecimalFormat = {}): string {
  const decimal = typeof value === 'string' ? parseDecimal(value) : value
  if (!decimal) return String(value)
  const { decimals, atMost, grouping = true } = format
  const text =
    decimals !== undefined
      ? rounded(decimal, decimals).toFixed(Math.max(0, decimals))
      : decimalText(atMost === undefined ? decimal : rounded(decimal, atMost))
  const plain = /^-[0.]+$/.test(text) ? text.slice(1) : text
  if (!grouping) return plain
  const [whole = '', fraction] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
