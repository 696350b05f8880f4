import { parseDecimal } from '@/lib/decimal'
import type { FieldState, FormEngine } from '../engine/engine'
import type { Value } from '../expression/ast'
import type { Scope } from '../expression/evaluate'
import { kindOf } from '../kinds/kinds'
import type { RowValue } from '../schema/values'

/** What expressions see, read from outside the engine: the slow and simple way, for a look at how things came about. */
export function inspectScope(engine: FormEngine): Scope {
  const operand = (state: FieldState | undefined): Value => {
    if (!state) return null
    if (state.node.kind === 'computed') return computed(state.value)
    return state.visible ? kindOf(state.node).operand(state.node, state.value) : null
  }
  const rowsOf = (table: string): readonly RowValue[] => {
    const state = engine.field(table)
    return state?.visible && state.node.kind === 'table' && Array.isArray(state.value) ? state.value : []
  }
  const inRow = (table: string | null, row: RowValue | undefined): Scope => ({
    today: () => engine.today(),
    field: (id) => operand(engine.field(id)),
    column: (id, column) => rowsOf(id).map((each) => operand(engine.field(`${id}/${each.id}/${column}`))),
    rowCount: (id) => rowsOf(id).length,
    cell: (column) => (table !== null && row ? operand(engine.field(`${table}/${row.id}/${column}`)) : null),
    inRow: (id, index) => inRow(id, rowsOf(id)[index]),
  })
  return inRow(null, undefined)
}

/** A computed value is shown as text: a decimal is the number it says. */
function computed(value: FieldState['value']): Value {
  return typeof value === 'string' ? (parseDecimal(value) ?? value) : null
}
