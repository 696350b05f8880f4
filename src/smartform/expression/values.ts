/** The values of form expressions (number, text, date, list, missing) and their conversions; for engine, proofs and backend. */

import { type Decimal, decimalText, isDecimal, parseDecimal } from '@/lib/numbers/decimal'

/** The value of an expression. `null` is missing; a date is its `YYYY-MM-DD` text. */
export type Value = Decimal | string | boolean | null | readonly Value[]

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

/** A value as a number; a decimal text counts, everything else is missing. */
export function asNumber(value: Value): Decimal | null {
  if (typeof value === 'string') return parseDecimal(value)
  return isDecimal(value) ? value : null
}

/** A value as true or false; anything else is missing. */
export function asBoolean(value: Value): boolean | null {
  return typeof value === 'boolean' ? value : null
}

/** Whether a value is nothing, blank text, or a list of only such values. */
export function isMissing(value: Value): boolean {
  if (value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return isList(value) && value.every(isMissing)
}

/** All single values of nested lists, in order. */
export function flatten(values: readonly Value[]): Value[] {
  const flat: Value[] = []
  const take = (value: Value) => {
    if (isList(value)) value.forEach(take)
    else flat.push(value)
  }
  values.forEach(take)
  return flat
}

/** Equality as people mean it: decimals by amount (also against decimal text), text trimmed. */
export function sameValue(left: Value, right: Value): boolean {
  if (left === right) return true
  if (isList(left) && isList(right))
    return left.length === right.length && left.every((value, index) => sameValue(value, right[index] ?? null))
  if (typeof left === 'string' && typeof right === 'string') return left.trim() === right.trim()
  const [first, other] = [asNumber(left), asNumber(right)]
  return first !== null && other !== null && first.eq(other)
}

/**
 * Negative, zero or positive; null when one is missing or the kinds differ. Text is compared by code unit, so dates
 * sort.
 */
export function compare(left: Value, right: Value): number | null {
  if (typeof left === 'string' && typeof right === 'string') {
    const [first, other] = [left.trim(), right.trim()]
    if (first === '' || other === '') return null
    return first < other ? -1 : first > other ? 1 : 0
  }
  const [first, other] = [asNumber(left), asNumber(right)]
  return first && other ? first.cmp(other) : null
}

/** The key by which `unique` compares values; null for a missing one. */
export function identityKey(value: Value): string | null {
  if (isMissing(value)) return null
  if (isDecimal(value)) return `n${decimalText(value)}`
  if (isList(value)) return `l${value.map(identityKey).join('\n')}`
  return `${typeof value === 'string' ? 's' : 'b'}${String(value).trim()}`
}

/** A value as text: plain digits; lists joined with 、. */
export function valueToText(value: Value): string | null {
  if (value === null) return null
  if (isDecimal(value)) return decimalText(value)
  if (isList(value)) return value.map((item) => valueToText(item) ?? '').join('、')
  return String(value)
}
