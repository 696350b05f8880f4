import { type Decimal, decimalText, isDecimal, parseDecimal } from '@/lib/decimal'

/** What an expression can come to. `null` is a missing value; a date is its `YYYY-MM-DD` text. */
export type Value = Decimal | string | boolean | null | readonly Value[]

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

/** The number a value is; text counts when it is a decimal, everything else is missing. */
export function asNumber(value: Value): Decimal | null {
  if (typeof value === 'string') return parseDecimal(value)
  return isDecimal(value) ? value : null
}

/** True or false; anything else is missing. */
export function asBoolean(value: Value): boolean | null {
  return typeof value === 'boolean' ? value : null
}

/** Nothing, blank text, or a list of nothing but such. */
export function isMissing(value: Value): boolean {
  if (value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return isList(value) && value.every(isMissing)
}

/** All single values in lists and lists of lists, in their order. */
export function flatten(values: readonly Value[]): Value[] {
  const flat: Value[] = []
  const take = (value: Value) => {
    if (isList(value)) value.forEach(take)
    else flat.push(value)
  }
  values.forEach(take)
  return flat
}

/** Equal as persons mean it: decimals by amount (also against text that is one), text without spaces around it. */
export function sameValue(left: Value, right: Value): boolean {
  if (left === right) return true
  if (left === null || right === null) return false
  if (isList(left) || isList(right)) {
    if (!isList(left) || !isList(right) || left.length !== right.length) return false
    return left.every((value, index) => sameValue(value, right[index] ?? null))
  }
  if (typeof left === 'boolean' || typeof right === 'boolean') return false
  if (typeof left === 'string' && typeof right === 'string') return left.trim() === right.trim()
  const [one, other] = [asNumber(left), asNumber(right)]
  return one !== null && other !== null && one.eq(other)
}

/** Negative, zero or positive; null when one is missing or they are not of a kind. Text goes by code unit: days sort. */
export function compare(left: Value, right: Value): number | null {
  if (typeof left === 'string' && typeof right === 'string') {
    const [one, other] = [left.trim(), right.trim()]
    if (one === '' || other === '') return null
    return one < other ? -1 : one > other ? 1 : 0
  }
  const [one, other] = [asNumber(left), asNumber(right)]
  return one && other ? one.cmp(other) : null
}

/** Two values with the same key count as the same in `unique`; null for a missing one. */
export function identityKey(value: Value): string | null {
  if (isMissing(value)) return null
  if (isDecimal(value)) return `n${decimalText(value)}`
  if (isList(value)) return `l${value.map(identityKey).join('\n')}`
  return `${typeof value === 'string' ? 's' : 'b'}${String(value).trim()}`
}

/** As shown and kept: a decimal in plain digits, text; a list joined with 、. */
export function valueToText(value: Value): string | null {
  if (value === null) return null
  if (isDecimal(value)) return decimalText(value)
  if (isList(value)) return value.map((item) => valueToText(item) ?? '').join('、')
  return String(value)
}
