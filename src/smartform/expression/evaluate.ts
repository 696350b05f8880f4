import { bounded, type Decimal, decimalOf, quotient, rounded, zero } from '@/lib/decimal'
import { countCharacters } from '../schema/count-characters'
import { daysBetween } from '../schema/iso-day'
import type { Expression, OperatorName, Value } from './ast'
import { asBoolean, asNumber, compare, flatten, identityKey, isList, isMissing, sameValue } from './values'

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
  const [first = null, second = null] = args
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
    case 'addYears':
      return typeof first === 'string' ? yearsOn(first, asNumber(second)) : null
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

/** The same day some whole years on; 1 March where that year has no 29 February. */
function yearsOn(day: string, years: Decimal | null): string | null {
  const on = years && String(Number(day.slice(0, 4)) + years.toNumber()).padStart(4, '0') + day.slice(4)
  if (!on || daysBetween(day, day) === null) return null
  if (daysBetween(on, on) !== null) return on
  return on.endsWith('-02-29') && /^\d{4}-/.test(on) ? `${on.slice(0, 4)}-03-01` : null
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
