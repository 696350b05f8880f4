/** Evaluates an expression over sets of values, for the proof of a form (`prove-form.ts`). */

import { zero } from '@/lib/numbers/decimal'
import type { Expression } from '../../expression/ast'
import { apply } from '../../expression/evaluate'
import { type OperatorName, operators } from '../../expression/operators'
import {
  type Abstract,
  anything,
  asNumbers,
  asTruth,
  exactly,
  exactValue,
  join,
  numbers,
  presence,
  truth,
} from './abstract-value'
import {
  between,
  canBeBelow,
  divided,
  everyNumber,
  hull,
  negative,
  only,
  plus,
  product,
  type Range,
  timesCount,
} from './ranges'

/** What the names of an expression may be. */
export interface Surroundings {
  field(id: string): Abstract
  /** The list of a column's values. */
  column(table: string, column: string): Abstract
  rowCount(table: string): Range
  /** One cell of a fixed row. */
  at(table: string, row: number, column: string): Abstract
  cell(column: string): Abstract
  /** The same where `cell` reads any row of a table. */
  inRow(table: string): Surroundings
}

/** The values an expression may have. Sound: a value it really has is always among them. */
export function mayBe(expression: Expression, within: Surroundings): Abstract {
  switch (expression.op) {
    case 'constant':
      return exactly(expression.value)
    case 'field':
      return within.field(expression.field)
    case 'column':
      return within.column(expression.table, expression.column)
    case 'cell':
      return within.cell(expression.column)
    case 'rows':
      return numbers(within.rowCount(expression.table))
    case 'at':
      return within.at(expression.table, expression.row, expression.column)
    case 'sumWhere':
    case 'countWhere': {
      const { list } = within.column(expression.table, expression.column)
      const where = asTruth(mayBe(expression.where, within.inRow(expression.table)))
      if (!list || !where.yes) return exactly(zero)
      const chosen = where.no || where.missing ? between(0, null) : list.length
      const range = { low: chosen.low, high: list.length.high }
      return expression.op === 'countWhere'
        ? numbers({ low: zero, high: range.high })
        : numbers(sumOf(list.items, range))
    }
    case 'today':
      return { ...anything('text'), missing: false }
    case 'if': {
      const [condition, then, otherwise] = expression.args
      const test = condition ? asTruth(mayBe(condition, within)) : { yes: false, no: true, missing: false }
      const branches = [
        ...(test.yes && then ? [mayBe(then, within)] : []),
        ...((test.no || test.missing) && otherwise ? [mayBe(otherwise, within)] : []),
      ]
      return join(branches)
    }
    default:
      return operate(
        expression.op,
        expression.args.map((argument) => mayBe(argument, within)),
      )
  }
}

/** The sum of so many items, missing ones counted as 0. */
function sumOf(items: Abstract, { low, high }: Range): Range {
  // A list in a list counts with all its items.
  if (items.list) return everyNumber
  const { range, missing } = asNumbers(items)
  if (!range) return only(zero)
  const each = missing ? hull(range, only(zero)) : range
  return timesCount(each, low ?? zero, high)
}

/** A value as one of a sum. */
function summand(of: Abstract): Range {
  const one = only(zero.plus(1))
  if (!of.list) return sumOf(of, one)
  return hull(sumOf(of.list.items, of.list.length), sumOf({ ...of, list: null }, one))
}

function operate(op: Exclude<OperatorName, 'if' | 'today'>, args: readonly Abstract[]): Abstract {
  const values = args.map(exactValue)
  const exact = values.filter((value) => value !== undefined)
  if (exact.length === args.length) return exactly(apply(op, exact))
  const [first, second] = args
  switch (op) {
    case 'add':
    case 'sum':
      return numbers(args.map(summand).reduce(plus))
    case 'subtract':
      return numbers(
        args
          .slice(1)
          .map(summand)
          .map(negative)
          .reduce(plus, first ? summand(first) : only(zero)),
      )
    case 'multiply':
      return arithmetic(args, product)
    case 'divide':
      return divisible(arithmetic(args, divided))
    case 'min':
    case 'max':
      return extreme(op, args)
    case 'and':
      return both(args)
    case 'or':
      return opposite(both(args.map(opposite)))
    case 'not':
      return first ? opposite(first) : anything('boolean')
    case 'empty':
    case 'filled': {
      const { missing, present } = first ? presence(first) : { missing: true, present: true }
      return op === 'empty' ? truth(missing, present) : truth(present, missing)
    }
    case 'eq':
    case 'ne': {
      const same = first && second ? equality(first, second) : anything('boolean')
      return op === 'eq' ? same : opposite(same)
    }
    case 'lt':
      return first && second ? order(first, second, false) : anything('boolean')
    case 'lte':
      return first && second ? order(first, second, true) : anything('boolean')
    case 'gt':
      return first && second ? order(second, first, false) : anything('boolean')
    case 'gte':
      return first && second ? order(second, first, true) : anything('boolean')
    case 'count':
    case 'length':
      return numbers({ low: zero, high: op === 'count' ? mostOf(args) : null })
    default:
      return anything(operators[op].gives)
  }
}

/** How many values there are at most; null: any number. */
function mostOf(args: readonly Abstract[]): Range['high'] {
  const counts = args.map(({ list }) => (!list ? zero.plus(1) : list.items.list ? null : list.length.high))
  return counts.some((count) => count === null)
    ? null
    : counts.reduce<typeof zero>((all, one) => all.plus(one ?? zero), zero)
}

/** Arithmetic that is missing where an operand is. */
function arithmetic(args: readonly Abstract[], combine: (a: Range, b: Range) => Range): Abstract {
  const read = args.map(asNumbers)
  const ranges = read.flatMap(({ range }) => range ?? [])
  if (ranges.length < read.length) return exactly(null)
  return numbers(
    ranges.reduce(combine),
    read.some(({ missing }) => missing),
  )
}

/** A division by zero is missing. */
function divisible(of: Abstract): Abstract {
  return of.number?.low && of.number.high ? of : { ...of, missing: true }
}

function extreme(op: 'min' | 'max', args: readonly Abstract[]): Abstract {
  const read = args.map((of) => asNumbers(of.list ? join([of.list.items, { ...of, list: null }]) : of))
  const lists = args.some(({ list }) => list !== null)
  if (args.some(({ list }) => list?.items.list)) return anything('number')
  const ranges = read.flatMap(({ range }) => range ?? [])
  if (ranges.length === 0) return exactly(null)
  const missing = read.every((item) => item.missing) || lists
  if (lists || read.some((item) => item.missing)) return numbers(ranges.reduce(hull), missing)
  const pick = (bounds: readonly Range['low'][]) => {
    const known = bounds.filter((bound) => bound !== null)
    return known.reduce<Range['low']>((a, b) => (a === null || b.cmp(a) === (op === 'max' ? 1 : -1) ? b : a), null)
  }
  const [lows, highs] = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)]
  const open = (bounds: readonly Range['low'][]) => bounds.includes(null)
  return numbers({
    low: op === 'max' ? pick(lows) : open(lows) ? null : pick(lows),
    high: op === 'min' ? pick(highs) : open(highs) ? null : pick(highs),
  })
}

function both(args: readonly Abstract[]): Abstract {
  const truths = args.map(asTruth)
  if (truths.some(({ yes, no, missing }) => no && !yes && !missing)) return truth(false, true)
  return truth(
    truths.every(({ yes }) => yes),
    truths.some(({ no }) => no),
    truths.some(({ missing }) => missing),
  )
}

function opposite(of: Abstract): Abstract {
  const { yes, no, missing } = asTruth(of)
  return truth(no, yes, missing)
}

function equality(a: Abstract, b: Abstract): Abstract {
  const [left, right] = [presence(a), presence(b)]
  const sameNumber =
    a.number !== null &&
    b.number !== null &&
    canBeBelow(a.number, b.number, true) &&
    canBeBelow(b.number, a.number, true)
  const sameText =
    (a.text === true && b.text !== false) ||
    (b.text === true && a.text !== false) ||
    (a.text instanceof Set &&
      b.text instanceof Set &&
      [...a.text].some((one) => b.text instanceof Set && b.text.has(one)))
  const mixed = (a.number !== null && b.text !== false) || (b.number !== null && a.text !== false)
  const lists = a.list !== null && b.list !== null
  const same = sameNumber || sameText || mixed || lists || (a.yes && b.yes) || (a.no && b.no)
  return truth((left.missing && right.missing) || same, true)
}

/** `a` before `b`; missing where one is, or where they are of different kinds. */
function order(a: Abstract, b: Abstract, orEqual: boolean): Abstract {
  const [left, right] = [asNumbers(a), asNumbers(b)]
  if (a.text !== false || b.text !== false) return anything('boolean')
  if (!left.range || !right.range) return exactly(null)
  return truth(
    canBeBelow(left.range, right.range, orEqual),
    canBeBelow(right.range, left.range, !orEqual),
    left.missing || right.missing,
  )
}
