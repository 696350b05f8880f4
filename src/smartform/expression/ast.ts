import type { Decimal } from '@/lib/decimal'

/** What an expression can come to. `null` is a missing value; a date is its `YYYY-MM-DD` text. */
export type Value = Decimal | string | boolean | null | readonly Value[]

/** What an argument must be. `numbers`: numbers or lists of them; `range`: the two days of a date range; `pattern`: a constant regular expression. */
export type ArgumentKind = 'number' | 'numbers' | 'boolean' | 'date' | 'range' | 'list' | 'pattern' | 'any'

/** What an operator gives, as far as it is known beforehand. */
export type ResultKind = 'number' | 'boolean' | 'text' | 'range' | 'list' | 'any'

export interface Operator {
  /** Fewest and most arguments. */
  arity: readonly [least: number, most: number]
  /** Kind of each argument; the last goes for all that follow. */
  takes: readonly ArgumentKind[]
  gives: ResultKind
}

const many = 500

/** The operators whose arguments are expressions. Missing operands: see `evaluate.ts`. */
export const operators = {
  add: { arity: [1, many], takes: ['number'], gives: 'number' },
  subtract: { arity: [2, many], takes: ['number'], gives: 'number' },
  multiply: { arity: [2, many], takes: ['number'], gives: 'number' },
  divide: { arity: [2, 2], takes: ['number'], gives: 'number' },
  sum: { arity: [1, many], takes: ['numbers'], gives: 'number' },
  min: { arity: [1, many], takes: ['numbers'], gives: 'number' },
  max: { arity: [1, many], takes: ['numbers'], gives: 'number' },
  round: { arity: [1, 2], takes: ['number'], gives: 'number' },
  count: { arity: [1, many], takes: ['any'], gives: 'number' },
  length: { arity: [1, 1], takes: ['any'], gives: 'number' },
  days: { arity: [2, 2], takes: ['date'], gives: 'number' },
  months: { arity: [2, 2], takes: ['date'], gives: 'number' },
  years: { arity: [2, 2], takes: ['date'], gives: 'number' },
  addDays: { arity: [2, 2], takes: ['date', 'number'], gives: 'text' },
  addMonths: { arity: [2, 2], takes: ['date', 'number'], gives: 'text' },
  addYears: { arity: [2, 2], takes: ['date', 'number'], gives: 'text' },
  eq: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  ne: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  lt: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  lte: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  gt: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  gte: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  and: { arity: [1, many], takes: ['boolean'], gives: 'boolean' },
  or: { arity: [1, many], takes: ['boolean'], gives: 'boolean' },
  not: { arity: [1, 1], takes: ['boolean'], gives: 'boolean' },
  if: { arity: [2, 3], takes: ['boolean', 'any'], gives: 'any' },
  empty: { arity: [1, 1], takes: ['any'], gives: 'boolean' },
  filled: { arity: [1, 1], takes: ['any'], gives: 'boolean' },
  includes: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  startsWith: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  endsWith: { arity: [2, 2], takes: ['any'], gives: 'boolean' },
  matches: { arity: [2, 2], takes: ['any', 'pattern'], gives: 'boolean' },
  concat: { arity: [1, many], takes: ['any'], gives: 'text' },
  slice: { arity: [2, 3], takes: ['any', 'number'], gives: 'text' },
  unique: { arity: [1, many], takes: ['list'], gives: 'boolean' },
  list: { arity: [0, many], takes: ['any'], gives: 'list' },
  start: { arity: [1, 1], takes: ['range'], gives: 'text' },
  end: { arity: [1, 1], takes: ['range'], gives: 'text' },
  today: { arity: [0, 0], takes: [], gives: 'text' },
} as const satisfies Record<string, Operator>

export type OperatorName = keyof typeof operators

export function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(operators, name)
}

/** What is meant of a column: the cell of a fixed row (by its place among them), or the rows in which `where` holds. */
export type Cells =
  | { op: 'at'; table: string; row: number; column: string }
  | { op: 'sumWhere' | 'countWhere'; table: string; column: string; where: Expression }

/** A parsed expression: closed, and all its references exist. */
export type Expression =
  | { op: 'constant'; value: Value }
  /** The value of a top-level field. */
  | { op: 'field'; field: string }
  /** The values of a column, one a row. */
  | { op: 'column'; table: string; column: string }
  /** The value of a column in the row the expression stands in. */
  | { op: 'cell'; column: string }
  /** How many rows a table has. */
  | { op: 'rows'; table: string }
  /** The cell itself, or over the rows in which `where` holds (its `cell`s are that row's). */
  | Cells
  | { op: OperatorName; args: readonly Expression[] }

export const always: Expression = { op: 'constant', value: true }
export const never: Expression = { op: 'constant', value: false }
export const missing: Expression = { op: 'constant', value: null }

export function isConstant(expression: Expression, value: Value): boolean {
  return expression.op === 'constant' && expression.value === value
}
