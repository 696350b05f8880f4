import type { Expression } from '../expression/ast'
import { evaluate, type Scope } from '../expression/evaluate'
import { valueToText } from '../expression/values'

/** An expression as it came out, and each of its operands. */
export interface Trace {
  /** The operator, or what is referred to. */
  what: string
  /** Null where it is missing. */
  value: string | null
  operands: readonly Trace[]
}

function nameOf(expression: Expression): string {
  switch (expression.op) {
    case 'field':
      return expression.field
    case 'column':
    case 'at':
    case 'sumWhere':
    case 'countWhere':
      return `${expression.op} ${expression.table}.${expression.column}`
    case 'cell':
      return expression.column
    case 'rows':
      return `rows ${expression.table}`
    default:
      return expression.op
  }
}

/** How an expression comes to its value, operand by operand; constants are operands without any. */
export function traceOf(expression: Expression, scope: Scope): Trace {
  const value = valueToText(evaluate(expression, scope))
  if (expression.op === 'constant') return { what: '', value, operands: [] }
  const operands = 'args' in expression ? expression.args.map((one) => traceOf(one, scope)) : []
  return { what: nameOf(expression), value, operands }
}
