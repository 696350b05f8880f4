/** Finds the cells that break a rule, for the engine's messages at cells, and the rows that make a sum too large. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import type { Expression } from '../expression/ast'
import { evaluate, rowsWhere, type Scope } from '../expression/evaluate'
import { compare, identityKey, type Value } from '../expression/values'

/** Rows (by index) of one table's column that violate an assertion. */
export type Offenders = Map<string, Set<number>>

export function columnKey(table: string, column: string): string {
  return `${table}.${column}`
}

/** A sum over more rows than this blames none in particular. */
export const mostSummed = 2

/**
 * The cells that violate an assertion, where its shape tells: `unique(column…)`, `max(column) ≤ x`, `min(column) ≥ x`,
 * `countWhere(…) = or ≤ x`, and comparisons of a `sumWhere` over one or two rows, alone or joined by `and`. Otherwise
 * empty.
 */
export function findOffenders(assertion: Expression, scope: Scope): Offenders {
  const found: Offenders = new Map()
  const add: Add = (table, column, rows) => {
    const known = getOrCreate(found, columnKey(table, column), () => new Set())
    for (const row of rows) known.add(row)
  }
  const visit = (expression: Expression) => {
    if (!('args' in expression) || evaluate(expression, scope) !== false) return
    const [left, right] = expression.args
    switch (expression.op) {
      case 'and':
        expression.args.forEach(visit)
        break
      case 'unique':
        for (const { table, column, row } of repeated(expression.args, scope)) add(table, column, [row])
        break
      case 'lte':
      case 'lt':
      case 'gte':
      case 'gt':
      case 'eq':
        if (!left || !right) break
        addCompared(expression.op, left, evaluate(right, scope), scope, add)
        addSummed(expression.args, scope, add)
        break
    }
  }
  visit(assertion)
  return found
}

interface Cell {
  table: string
  column: string
  row: number
}

/** Cells whose value occurs more than once in the columns together. */
function repeated(args: readonly Expression[], scope: Scope): Cell[] {
  const byKey = new Map<string, Cell[]>()
  for (const argument of args) {
    if (argument.op !== 'column') continue
    scope.column(argument.table, argument.column).forEach((value, row) => {
      const key = identityKey(value)
      if (key !== null) getOrCreate(byKey, key, () => []).push({ table: argument.table, column: argument.column, row })
    })
  }
  return [...byKey.values()].filter((cells) => cells.length > 1).flat()
}

/** The rows of a comparison: fixed rows, and those of each small `sumWhere` in it. */
function addSummed(args: readonly Expression[], scope: Scope, add: Add): void {
  for (const argument of args) {
    if (argument.op === 'add' || argument.op === 'subtract' || argument.op === 'divide')
      addSummed(argument.args, scope, add)
    if (argument.op !== 'sumWhere' && argument.op !== 'at') continue
    const rows = rowsWhere(argument, scope)
    if (rows.length <= mostSummed) add(argument.table, argument.column, rows)
  }
}

type Add = (table: string, column: string, rows: Iterable<number>) => void

function addCompared(
  op: 'lte' | 'lt' | 'gte' | 'gt' | 'eq',
  left: Expression,
  limit: Value,
  scope: Scope,
  add: Add,
): void {
  if (left.op === 'countWhere') {
    // Too few rows are no row's fault.
    if (op !== 'gt' && compare(evaluate(left, scope), limit) !== -1)
      add(left.table, left.column, rowsWhere(left, scope))
    return
  }
  if (left.op !== 'max' && left.op !== 'min') return
  const beyond = (value: Value) => {
    const order = compare(value, limit)
    if (order === null) return false
    return left.op === 'max' ? order > 0 || (op === 'lt' && order === 0) : order < 0 || (op === 'gt' && order === 0)
  }
  if ((left.op === 'max') !== (op === 'lte' || op === 'lt')) return
  for (const argument of left.args) {
    if (argument.op !== 'column') continue
    const values = scope.column(argument.table, argument.column)
    add(
      argument.table,
      argument.column,
      values.flatMap((value, row) => (beyond(value) ? row : [])),
    )
  }
}
