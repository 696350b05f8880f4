import { bounded, type Decimal, decimalOf, quotient, rounded, zero } from '@/lib/decimal'
import { countCharacters } from '../schema/count-characters'
import { daysBetween } from '../schema/iso-day'
import { matchesWhole, wholePattern } from '../schema/whole-pattern'
import type { Expression, OperatorName, Value } from './ast'
import { addDays, addMonths, monthsBetween } from './days'
import { asBoolean, asNumber, compare, flatten, identityKey, isList, isMissing, sameValue, valueToText } from './values'

/** Where an expression gets its values from. Unknown names give null, an empty list or 0. */
export interface Scope {
  /** `YYYY-MM-DD`. */
  today(): string
  field(id: string): Value
  column(table: string, column: string): readonly Value[]
  rowCount(table: string): number
  /** In the row this scope stands in; null outside of one. */
  cell(column: string): Value
  /** The same with `cell` reading row `index` of `table`. */
  inRow(table: string, index: number): Scope
}

/**
 * What an expression comes to; never throws. Missing operands: `add`, `subtract` and `sum` count them 0; `count`, `min`,
 * `max` and `unique` leave them out; other arithmetic and every ordering gives null, as does a division by zero. `eq` and
 * `ne` always answer (missing equals missing). `and`, `or` and `not` know three values; `if` takes null as no.
 */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.op) {
    case 'constant':
      return expression.value
    case 'field':
      return scope.field(expression.field)
    case 'column':
      return scope.column(expression.table, expression.column)
    case 'cell':
      return scope.cell(expression.column)
    case 'at':
      return scope.column(expression.table, expression.column)[expression.row] ?? null
    case 'rows':
      return decimalOf(scope.rowCount(expression.table))
    case 'sumWhere':
      return sum(whereHolds(expression, scope))
    case 'countWhere':
      return decimalOf(whereHolds(expression, scope).filter((value) => !isMissing(value)).length)
    case 'if': {
      const branch = evaluateAt(expression.args, 0, scope) === true ? 1 : 2
      return evaluateAt(expression.args, branch, scope)
    }
    case 'today':
      return scope.today()
    default:
      return apply(
        expression.op,
        expression.args.map((argument) => evaluate(argument, scope)),
      )
  }
}

/** Whether a condition holds: only true does. */
export function holds(expression: Expression, scope: Scope): boolean {
  return evaluate(expression, scope) === true
}

/** How a rule's assertion stands; null, not judged, also for an equality with a side missing. */
export function judge(assertion: Expression, scope: Scope): boolean | null {
  if (assertion.op === 'eq' || assertion.op === 'ne') {
    const sides = assertion.args.map((argument) => evaluate(argument, scope))
    return sides.some(isMissing) ? null : asBoolean(apply(assertion.op, sides))
  }
  return asBoolean(evaluate(assertion, scope))
}

function evaluateAt(args: readonly Expression[], index: number, scope: Scope): Value {
  const argument = args[index]
  return argument ? evaluate(argument, scope) : null
}

function whereHolds(filter: { table: string; column: string; where: Expression }, scope: Scope): Value[] {
  return scope
    .column(filter.table, filter.column)
    .filter((_, index) => holds(filter.where, scope.inRow(filter.table, index)))
}

/** Applies an operator to values that are already there. */
export function apply(op: Exclude<OperatorName, 'if' | 'today'>, args: readonly Value[]): Value {
  const [first = null, second = null, third = null] = args
  switch (op) {
    case 'add':
    case 'sum':
      return sum(args)
    case 'subtract':
      return bounded((asNumber(first) ?? zero).minus(sum(args.slice(1)) ?? zero))
    case 'multiply':
      return product(args)
    case 'divide':
      return both(first, second, quotient)
    case 'min':
      return extreme(args, -1)
    case 'max':
      return extreme(args, 1)
    case 'round':
      return both(first, second ?? zero, (value, decimals) => rounded(value, decimals.toNumber()))
    case 'count':
      return decimalOf(flatten(args).filter((value) => !isMissing(value)).length)
    case 'length':
      return decimalOf(isList(first) ? first.length : typeof first === 'string' ? countCharacters(first.trim()) : 0)
    case 'days':
      return typeof first === 'string' && typeof second === 'string' ? days(first, second) : null
    case 'months':
    case 'years':
      return wholeMonths(first, second, op === 'years' ? 12 : 1)
    case 'addDays':
      return later(first, second, addDays)
    case 'addMonths':
      return later(first, second, addMonths)
    case 'addYears':
      return later(first, second, (day, years) => addMonths(day, years * 12))
    case 'startsWith':
      return ofTexts(first, second, (text, part) => text.startsWith(part))
    case 'endsWith':
      return ofTexts(first, second, (text, part) => text.endsWith(part))
    case 'matches':
      return ofTexts(first, second, matches)
    case 'concat':
      return args.map((value) => valueToText(value) ?? '').join('') || null
    case 'slice':
      return slice(first, asNumber(second), asNumber(third))
    case 'eq':
      return equal(first, second)
    case 'ne':
      return !equal(first, second)
    case 'lt':
      return ordered(first, second, (order) => order < 0)
    case 'lte':
      return ordered(first, second, (order) => order <= 0)
    case 'gt':
      return ordered(first, second, (order) => order > 0)
    case 'gte':
      return ordered(first, second, (order) => order >= 0)
    case 'and':
      return all(args)
    case 'or':
      return not(all(args.map((value) => not(asBoolean(value)))))
    case 'not':
      return not(asBoolean(first))
    case 'empty':
      return isMissing(first)
    case 'filled':
      return !isMissing(first)
    case 'includes':
      return includes(first, second)
    case 'unique':
      return unique(args)
    case 'list':
      return args
    case 'start':
      return isList(first) ? (first[0] ?? null) : null
    case 'end':
      return isList(first) ? (first[1] ?? null) : null
  }
}

function sum(values: readonly Value[]): Decimal | null {
  let total = zero
  for (const value of flatten(values)) {
    const number = asNumber(value)
    if (number) total = total.plus(number)
  }
  return bounded(total)
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

function both(left: Value, right: Value, combine: (one: Decimal, other: Decimal) => Decimal | null): Decimal | null {
  const [one, other] = [asNumber(left), asNumber(right)]
  return one && other ? combine(one, other) : null
}

/** The least (`sign` -1) or greatest (1) number among the values. */
function extreme(values: readonly Value[], sign: 1 | -1): Decimal | null {
  let found: Decimal | null = null
  for (const value of flatten(values)) {
    const number = asNumber(value)
    if (number && (!found || number.cmp(found) === sign)) found = number
  }
  return found
}

function days(start: string, end: string): Decimal | null {
  const distance = daysBetween(start, end)
  return distance === null ? null : decimalOf(distance)
}

/** Months complete between two days, by `each` together. */
function wholeMonths(start: Value, end: Value, each: number): Decimal | null {
  const months = typeof start === 'string' && typeof end === 'string' ? monthsBetween(start, end) : null
  return months === null ? null : decimalOf(Math.trunc(months / each))
}

function later(day: Value, by: Value, step: (day: string, by: number) => string | null): string | null {
  const count = asNumber(by)
  return typeof day === 'string' && count ? step(day, count.toNumber()) : null
}

/** Of two texts that are both there. */
function ofTexts(one: Value, other: Value, test: (one: string, other: string) => boolean | null): boolean | null {
  const [left, right] = [(valueToText(one) ?? '').trim(), (valueToText(other) ?? '').trim()]
  return left === '' || right === '' ? null : test(left, right)
}

function matches(text: string, source: string): boolean | null {
  const pattern = wholePattern(source)
  return pattern && matchesWhole(pattern, text)
}

/** Characters of a text from the first (counted from 1), to the end or so many. */
function slice(value: Value, first: Decimal | null, count: Decimal | null): string | null {
  const text = (valueToText(value) ?? '').trim()
  if (!first || text === '') return null
  const from = Math.max(0, first.toNumber() - 1)
  return [...text].slice(from, count ? from + count.toNumber() : undefined).join('') || null
}

function equal(left: Value, right: Value): boolean {
  return isMissing(left) || isMissing(right) ? isMissing(left) && isMissing(right) : sameValue(left, right)
}

function ordered(left: Value, right: Value, test: (order: number) => boolean): boolean | null {
  const order = compare(left, right)
  return order === null ? null : test(order)
}

function all(values: readonly Value[]): boolean | null {
  const truths = values.map(asBoolean)
  if (truths.includes(false)) return false
  return truths.includes(null) ? null : true
}

function not(value: boolean | null): boolean | null {
  return value === null ? null : !value
}

/** A list has a value, or a text has a part. A missing part is in nothing. */
function includes(whole: Value, part: Value): boolean {
  if (isMissing(part)) return false
  if (isList(whole)) return flatten(whole).some((item) => sameValue(item, part))
  return typeof whole === 'string' && typeof part === 'string' && whole.includes(part.trim())
}

function unique(values: readonly Value[]): boolean {
  const keys = flatten(values).flatMap((value) => identityKey(value) ?? [])
  return new Set(keys).size === keys.length
}
