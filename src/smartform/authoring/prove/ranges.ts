/** Exact arithmetic on ranges of numbers, for the proof of a form (`prove-form.ts`). */

import { type Decimal, decimalOf, quotient, zero } from '@/lib/numbers/decimal'

/** All numbers from `low` to `high`, both included; null: without end. */
export interface Range {
  low: Decimal | null
  high: Decimal | null
}

export const everyNumber: Range = { low: null, high: null }

/** The range of one number. */
export function only(number: Decimal): Range {
  return { low: number, high: number }
}

/** A range between two whole numbers; null: without end. */
export function between(low: number, high: number | null): Range {
  return { low: decimalOf(low), high: high === null ? null : decimalOf(high) }
}

const lower = (a: Decimal, b: Decimal) => (a.lt(b) ? a : b)
const higher = (a: Decimal, b: Decimal) => (a.gt(b) ? a : b)

/** The smallest range that holds both. */
export function hull(a: Range, b: Range): Range {
  return { low: a.low && b.low && lower(a.low, b.low), high: a.high && b.high && higher(a.high, b.high) }
}

/** What both have in common; null for nothing. */
export function intersection(a: Range, b: Range): Range | null {
  const low = a.low && b.low ? higher(a.low, b.low) : (a.low ?? b.low)
  const high = a.high && b.high ? lower(a.high, b.high) : (a.high ?? b.high)
  return low && high && low.gt(high) ? null : { low, high }
}

/** Whether some number of `a` is smaller than (`orEqual`: or equals) some number of `b`. */
export function canBeBelow(a: Range, b: Range, orEqual: boolean): boolean {
  if (!a.low || !b.high) return true
  return orEqual ? a.low.lte(b.high) : a.low.lt(b.high)
}

export function plus(a: Range, b: Range): Range {
  return { low: a.low && b.low && a.low.plus(b.low), high: a.high && b.high && a.high.plus(b.high) }
}

export function negative({ low, high }: Range): Range {
  return { low: high && zero.minus(high), high: low && zero.minus(low) }
}

/** The range times a count between `from` and `to` (null: any), for sums over rows. */
export function timesCount(each: Range, from: Decimal, to: Decimal | null): Range {
  const end = (bound: Decimal | null, grows: boolean): Decimal | null => {
    if (!bound) return to?.eq(zero) ? zero : null
    const far = bound.gt(zero) === grows
    if (bound.eq(zero)) return zero
    if (far) return to && bound.times(to)
    return bound.times(from)
  }
  return { low: end(each.low, false), high: end(each.high, true) }
}

/** The product; exact at the corners, unbounded where a corner is. */
export function product(a: Range, b: Range): Range {
  if (!a.low || !a.high || !b.low || !b.high) {
    const atLeast = (range: Range) => range.low?.gte(zero) === true
    return atLeast(a) && atLeast(b) ? { low: zero, high: null } : everyNumber
  }
  return corners(a, b, (left, right) => left.times(right))
}

/** The quotient; unbounded where the divisor may be zero. */
export function divided(a: Range, b: Range): Range {
  const awayFromZero = (b.low?.gt(zero) ?? false) || (b.high?.lt(zero) ?? false)
  if (!awayFromZero || !a.low || !a.high || !b.low || !b.high) return everyNumber
  return corners(a, b, (left, right) => quotient(left, right) ?? zero)
}

function corners(a: Range, b: Range, combine: (left: Decimal, right: Decimal) => Decimal): Range {
  const ends = [a.low, a.high].flatMap((left) => [b.low, b.high].map((right) => combine(left ?? zero, right ?? zero)))
  const [first = zero, ...more] = ends
  return { low: more.reduce(lower, first), high: more.reduce(higher, first) }
}
