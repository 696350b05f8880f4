/** Evaluates expressions of forms: conditions, computed values, rules; for the engine, proofs, the inspector and the backend. */

import { decimalOf } from '@/lib/numbers/decimal'
import type { Cells, Expression } from './ast'
import { type OperatorName, operators } from './operators'
import { asBoolean, isMissing, type Value } from './values'

/** Supplies the values of an expression. Unknown names give null, an empty list or 0. */
export interface Scope {
  /** `YYYY-MM-DD`. */
  today(): string
  field(id: string): Value
  column(table: string, column: string): readonly Value[]
  rowCount(table: string): number
  /** In the scope's row; null outside a row. */
  cell(column: string): Value
  /** The same scope with `cell` reading row `index` of `table`. */
  inRow(table: string, index: number): Scope
}

/**
 * Evaluates an expression; never throws. Missing operands: `add`, `subtract` and `sum` count them as 0; `count`, `min`,
 * `max` and `unique` skip them; other arithmetic and every ordering gives null, as does a division by zero. `eq` and
 * `ne` always answer (missing equals missing). `and`, `or` and `not` are three-valued; `if` treats null as false.
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
    case 'at':
    case 'sumWhere':
    case 'countWhere': {
      const column = scope.column(expression.table, expression.column)
      const values = rowsWhere(expression, scope).map((row) => column[row] ?? null)
      return expression.op === 'at'
        ? (values[0] ?? null)
        : apply(expression.op === 'sumWhere' ? 'sum' : 'count', [values])
    }
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
export function isTrue(expression: Expression, scope: Scope): boolean {
  return evaluate(expression, scope) === true
}

/** The result of a rule's assertion; null (not judged) also for an equality with a missing side. */
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

/** The selected rows of a column, by index. */
export function rowsWhere(filter: Cells, scope: Scope): number[] {
  if (filter.op === 'at') return [filter.row]
  return scope
    .column(filter.table, filter.column)
    .flatMap((_, row) => (isTrue(filter.where, scope.inRow(filter.table, row)) ? row : []))
}

/** Applies an operator to evaluated arguments. */
export function apply(op: Exclude<OperatorName, 'if' | 'today'>, args: readonly Value[]): Value {
  const { apply: work }: { apply: (...args: Value[]) => Value } = operators[op]
  return work(...args)
}
