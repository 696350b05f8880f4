/** How the form engine computed a value (operands, rules, causes), for the inspector of the testers' page. */

import type { FormEngine } from '@/smartform/engine/engine'
import { partsOf } from '@/smartform/engine/paths'
import { type Expression, isConstant } from '@/smartform/expression/ast'
import { evaluate, isTrue, judge, type Scope } from '@/smartform/expression/evaluate'
import { valueToText } from '@/smartform/expression/values'
import type { RuleNode } from '@/smartform/schema/nodes'
import { columnOf } from '@/smartform/schema/rows'
import type { RowValue } from '@/smartform/schema/values'

/** An evaluated expression with its operands. */
export interface Trace {
  /** The operator, or the reference. */
  label: string
  /** Null where missing. */
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

/** How an expression gets its value, operand by operand; constants have no operands. */
function traceOf(expression: Expression, scope: Scope): Trace {
  const value = valueToText(evaluate(expression, scope))
  if (expression.op === 'constant') return { label: '', value, operands: [] }
  const operands = 'args' in expression ? expression.args.map((arg) => traceOf(arg, scope)) : []
  return { label: nameOf(expression), value, operands }
}

/** The evaluation of one rule; texts are null where unknown. */
interface RuleTrace {
  rule: RuleNode
  /** Whether it is judged at all. */
  applies: boolean
  /** Null while an operand is missing. */
  holds: boolean | null
  current: string | null
  limit: string | null
  /** The evaluated assertion. */
  why: Trace
}

/** Every rule of the form, as it is now. */
export function traceRules(engine: FormEngine): RuleTrace[] {
  const scope = engine.scope
  return engine.form.rules.map((rule) => {
    const applies = isTrue(rule.when, scope)
    return {
      rule,
      applies,
      holds: applies ? judge(rule.assert, scope) : null,
      current: rule.ledger && valueToText(evaluate(rule.ledger.current, scope)),
      limit: rule.ledger && valueToText(evaluate(rule.ledger.limit, scope)),
      why: traceOf(rule.assert, scope),
    }
  })
}

/** Why a field or cell is visible, required, locked, and has its value; nothing without a condition. */
type Causes = Readonly<Record<'visible' | 'required' | 'locked' | 'value', readonly Trace[]>>

const nothing: Causes = { visible: [], required: [], locked: [], value: [] }

export function causesOf(engine: FormEngine, path: string): Causes {
  const { fieldId, rowId, columnId } = partsOf(path)
  const { form } = engine
  const field = form.fields.get(fieldId)
  if (!field) return nothing
  const page = form.pages.find(({ id }) => id === field.pageId)
  const section = page?.sections.find(({ id }) => id === field.sectionId)
  const column = field.kind === 'table' && columnId !== undefined ? columnOf(field, columnId) : undefined
  const rows = engine.field(fieldId)?.value
  const row = Array.isArray(rows) ? rows.findIndex((row: RowValue) => row.id === rowId) : -1
  const whole = engine.scope
  const traces = (expressions: readonly (Expression | undefined)[], scope = whole) =>
    expressions.flatMap((expression) =>
      !expression || isConstant(expression, true) || isConstant(expression, false) ? [] : traceOf(expression, scope),
    )
  const inRow = (expression: Expression | undefined) => traces([expression], whole.inRow(fieldId, row))
  const node = column ?? field
  return {
    visible: [...traces([page?.visibleWhen, section?.visibleWhen, field.visibleWhen]), ...inRow(column?.visibleWhen)],
    required: column ? inRow(column.requiredWhen) : traces([field.requiredWhen]),
    locked: [...traces([field.lockedWhen]), ...inRow(column?.lockedWhen)],
    value: node.kind !== 'computed' ? [] : column ? inRow(node.value) : traces([node.value]),
  }
}
