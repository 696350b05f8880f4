/** The operators of form expressions (comparison, sums, dates …), with argument and result types. */

import { bounded, type Decimal, decimalOf, quotient, rounded, zero } from '@/lib/numbers/decimal'
import { countCharacters } from '@/lib/text/count-characters'
import { addDays, addMonths, monthsBetween } from '@/lib/time/days'
import { daysBetween } from '@/lib/time/iso-day'
import { fullMatchPattern, isFullMatch } from '@/lib/validation/full-match'
import {
  asBoolean,
  asNumber,
  compare,
  flatten,
  identityKey,
  isList,
  isMissing,
  sameValue,
  type Value,
  valueToText,
} from './values'

/**
 * The kind of an argument. `numbers`: numbers or lists of them; `range`: the two dates of a date range; `pattern`: a
 * constant regular expression.
 */
export type ArgumentKind = 'number' | 'numbers' | 'boolean' | 'date' | 'range' | 'list' | 'pattern' | 'any'

/** The kind of an operator's result, as far as it is known in advance. */
export type ResultKind = 'number' | 'boolean' | 'text' | 'range' | 'list' | 'any'

export interface Operator {
  /** Minimum and maximum number of arguments. */
  arity: readonly [least: number, most: number]
  /** The kind of each argument; the last one applies to all further arguments. */
  takes: readonly ArgumentKind[]
  gives: ResultKind
  /** Computes the result from values; absent: `evaluate` handles the arguments itself. */
  apply?: (...args: Value[]) => Value
}

const many = 500

/** The operators over expressions. For missing operands see `evaluate.ts`. */
export const operators = {
  add: { arity: [1, many], takes: ['number'], gives: 'number', apply: (...all) => sum(all) },
  subtract: { arity: [2, many], takes: ['number'], gives: 'number', apply: (whole, ...parts) => minus(whole, parts) },
  multiply: { arity: [2, many], takes: ['number'], gives: 'number', apply: (...all) => product(all) },
  divide: { arity: [2, 2], takes: ['number'], gives: 'number', apply: (left, by) => both(left, by, quotient) },
  sum: { arity: [1, many], takes: ['numbers'], gives: 'number', apply: (...all) => sum(all) },
  min: { arity: [1, many], takes: ['numbers'], gives: 'number', apply: (...all) => extreme(all, -1) },
  max: { arity: [1, many], takes: ['numbers'], gives: 'number', apply: (...all) => extreme(all, 1) },
  round: { arity: [1, 2], takes: ['number'], gives: 'number', apply: (left, to) => both(left, to ?? zero, roundedTo) },
  count: { arity: [1, many], takes: ['any'], gives: 'number', apply: (...all) => decimalOf(present(all).length) },
  length: { arity: [1, 1], takes: ['any'], gives: 'number', apply: (whole) => decimalOf(length(whole)) },
  days: { arity: [2, 2], takes: ['date'], gives: 'number', apply: (from, to) => between(from, to, daysBetween) },
  months: { arity: [2, 2], takes: ['date'], gives: 'number', apply: (from, to) => between(from, to, monthsBetween) },
  years: { arity: [2, 2], takes: ['date'], gives: 'number', apply: (from, to) => between(from, to, yearsBetween) },
  addDays: { arity: [2, 2], takes: ['date', 'number'], gives: 'text', apply: (day, by) => later(day, by, addDays) },
  addMonths: { arity: [2, 2], takes: ['date', 'number'], gives: 'text', apply: (day, by) => later(day, by, addMonths) },
  addYears: { arity: [2, 2], takes: ['date', 'number'], gives: 'text', apply: (day, by) => later(day, by, addYears) },
  eq: { arity: [2, 2], takes: ['any'], gives: 'boolean', apply: (left, other) => equal(left, other) },
  ne: { arity: [2, 2], takes: ['any'], gives: 'boolean', apply: (left, other) => !equal(left, other) },
  lt: { arity: [2, 2], takes: ['any'], gives: 'boolean', apply: (left, other) => ordered(left, other, (by) => by < 0) },
  lte: {
    arity: [2, 2],
    takes: ['any'],
    gives: 'boolean',
    apply: (left, other) => ordered(left, other, (by) => by <= 0),
  },
  gt: { arity: [2, 2], takes: ['any'], gives: 'boolean', apply: (left, other) => ordered(left, other, (by) => by > 0) },
  gte: {
    arity: [2, 2],
    takes: ['any'],
    gives: 'boolean',
    apply: (left, other) => ordered(left, other, (by) => by >= 0),
  },
  and: { arity: [1, many], takes: ['boolean'], gives: 'boolean', apply: (...all) => every(all) },
  or: { arity: [1, many], takes: ['boolean'], gives: 'boolean', apply: (...all) => not(every(all.map(not))) },
  not: { arity: [1, 1], takes: ['boolean'], gives: 'boolean', apply: (truth) => not(truth) },
  if: { arity: [2, 3], takes: ['boolean', 'any'], gives: 'any' },
  empty: { arity: [1, 1], takes: ['any'], gives: 'boolean', apply: (value) => isMissing(value) },
  filled: { arity: [1, 1], takes: ['any'], gives: 'boolean', apply: (value) => !isMissing(value) },
  includes: { arity: [2, 2], takes: ['any'], gives: 'boolean', apply: (whole, part) => includes(whole, part) },
  startsWith: { arity: [2, 2], takes: ['any'], gives: 'boolean', apply: (text, part) => texts(text, part, startsWith) },
  endsWith: { arity: [2, 2], takes: ['any'], gives: 'boolean', apply: (text, part) => texts(text, part, endsWith) },
  matches: {
    arity: [2, 2],
    takes: ['any', 'pattern'],
    gives: 'boolean',
    apply: (text, by) => texts(text, by, matches),
  },
  concat: { arity: [1, many], takes: ['any'], gives: 'text', apply: (...all) => all.map(textOf).join('') || null },
  slice: {
    arity: [2, 3],
    takes: ['any', 'number'],
    gives: 'text',
    apply: (text, from, most) => slice(text, from, most),
  },
  unique: { arity: [1, many], takes: ['list'], gives: 'boolean', apply: (...all) => unique(all) },
  list: { arity: [0, many], takes: ['any'], gives: 'list', apply: (...all) => all },
  start: {
    arity: [1, 1],
    takes: ['range'],
    gives: 'text',
    apply: (range) => (isList(range) ? (range[0] ?? null) : null),
  },
  end: {
    arity: [1, 1],
    takes: ['range'],
    gives: 'text',
    apply: (range) => (isList(range) ? (range[1] ?? null) : null),
  },
  today: { arity: [0, 0], takes: [], gives: 'text' },
} as const satisfies Record<string, Operator>

export type OperatorName = keyof typeof operators

export function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(operators, name)
}

function sum(values: readonly Value[]): Decimal | null {
  let total = zero
  for (const value of flatten(values)) {
    const number = asNumber(value)
    if (number) total = total.plus(number)
  }
  return bounded(total)
}

function minus(whole: Value, parts: readonly Value[]): Decimal | null {
  return bounded((asNumber(whole) ?? zero).minus(sum(parts) ?? zero))
}

function product(values: readonly Value[]): Decimal | null {
  let total: Decimal | null = null
  for (const value of values) {
    const number = asNumber(value)
    if (!number) return null
    total = total ? bounded(total.times(number)) : number
    if (!total) return null
  }
  return total
}

function both(
  left: Value,
  right: Value,
  combine: (decimal: Decimal, other: Decimal) => Decimal | null,
): Decimal | null {
  const [first, other] = [asNumber(left), asNumber(right)]
  return first && other ? combine(first, other) : null
}

const roundedTo = (value: Decimal, decimals: Decimal) => rounded(value, decimals.toNumber())

/** The smallest (`sign` -1) or largest (1) number among the values. */
function extreme(values: readonly Value[], sign: 1 | -1): Decimal | null {
  let found: Decimal | null = null
  for (const value of flatten(values)) {
    const number = asNumber(value)
    if (number && (!found || number.cmp(found) === sign)) found = number
  }
  return found
}

const present = (values: readonly Value[]) => flatten(values).filter((value) => !isMissing(value))

function length(whole: Value): number {
  return isList(whole) ? whole.length : typeof whole === 'string' ? countCharacters(whole.trim()) : 0
}

function between(start: Value, end: Value, count: (start: string, end: string) => number | null): Decimal | null {
  const distance = typeof start === 'string' && typeof end === 'string' ? count(start, end) : null
  return distance === null ? null : decimalOf(distance)
}

/** Whole years. */
function yearsBetween(start: string, end: string): number | null {
  const months = monthsBetween(start, end)
  return months && Math.trunc(months / 12)
}

function later(day: Value, by: Value, step: (day: string, by: number) => string | null): string | null {
  const count = asNumber(by)
  return typeof day === 'string' && count ? step(day, count.toNumber()) : null
}

const addYears = (day: string, years: number) => addMonths(day, years * 12)

const textOf = (value: Value) => valueToText(value) ?? ''

/** Compares two texts; null when one is missing. */
function texts(item: Value, other: Value, test: (text: string, other: string) => boolean | null): boolean | null {
  const [left, right] = [textOf(item).trim(), textOf(other).trim()]
  return left === '' || right === '' ? null : test(left, right)
}

const startsWith = (text: string, part: string) => text.startsWith(part)
const endsWith = (text: string, part: string) => text.endsWith(part)

function matches(text: string, source: string): boolean | null {
  const pattern = fullMatchPattern(source)
  return pattern && isFullMatch(pattern, text)
}

/** A part of a text: from a position (starting at 1), to the end or for a number of characters. */
function slice(value: Value, from: Value, most: Value = null): string | null {
  const [first, count, text] = [asNumber(from), asNumber(most), textOf(value).trim()]
  if (!first || text === '') return null
  const start = Math.max(0, first.toNumber() - 1)
  return [...text].slice(start, count ? start + Math.max(0, count.toNumber()) : undefined).join('') || null
}

function equal(left: Value, right: Value): boolean {
  return isMissing(left) || isMissing(right) ? isMissing(left) && isMissing(right) : sameValue(left, right)
}

function ordered(left: Value, right: Value, test: (order: number) => boolean): boolean | null {
  const order = compare(left, right)
  return order === null ? null : test(order)
}

function every(values: readonly Value[]): boolean | null {
  const truths = values.map(asBoolean)
  if (truths.includes(false)) return false
  return truths.includes(null) ? null : true
}

function not(value: Value): boolean | null {
  const truth = asBoolean(value)
  return truth === null ? null : !truth
}

/** Whether a list contains a value, or a text a part. A missing part is contained in nothing. */
function includes(whole: Value, part: Value): boolean {
  if (isMissing(part)) return false
  if (isList(whole)) return flatten(whole).some((item) => sameValue(item, part))
  return typeof whole === 'string' && typeof part === 'string' && whole.includes(part.trim())
}

function unique(values: readonly Value[]): boolean {
  const keys = flatten(values).flatMap((value) => identityKey(value) ?? [])
  return new Set(keys).size === keys.length
}
