/** The types of a parsed form expression (syntax tree). */

import type { OperatorName } from './operators'
import type { Value } from './values'

/** Selects cells of a column: the cell of a fixed row (by index), or the rows in which `where` holds. */
export type Cells =
  | { op: 'at'; table: string; row: number; column: string }
  | { op: 'sumWhere' | 'countWhere'; table: string; column: string; where: Expression }

/** A parsed expression: closed, and all its references exist. */
export type Expression =
  | { op: 'constant'; value: Value }
  /** The value of a top-level field. */
  | { op: 'field'; field: string }
  /** The values of a column, one per row. */
  | { op: 'column'; table: string; column: string }
  /** The value of a column in the expression's own row. */
  | { op: 'cell'; column: string }
  /** The number of rows of a table. */
  | { op: 'rows'; table: string }
  /** The cell itself, or the rows in which `where` holds (its `cell`s are that row's). */
  | Cells
  | { op: OperatorName; args: readonly Expression[] }

export const always: Expression = { op: 'constant', value: true }
export const never: Expression = { op: 'constant', value: false }
export const missing: Expression = { op: 'constant', value: null }

export function isConstant(expression: Expression, value: Value): boolean {
  return expression.op === 'constant' && expression.value === value
}
