/** The values of a form that count when it is submitted: no answers of hidden fields. */
import type { FieldValue, FormValues, RowValue } from '../schema/values'
import type { FormEngine } from './engine'
import { cellPath } from './paths'

/**
 * The submitted values: saved answers without those of hidden fields and cells, unless the definition keeps them.
 * Values without a field are left out too.
 */
export function submittedValues(engine: FormEngine): FormValues {
  const submitted = Object.entries(engine.values()).flatMap(([id, value]): [string, FieldValue][] => {
    const state = engine.field(id)
    if (!state || !(state.visible || state.node.keepHidden)) return []
    const { node } = state
    if (node.kind !== 'table' || !Array.isArray(value)) return [[id, value]]
    const conditional = node.columns.filter(
      ({ visibleWhen, keepHidden }) => visibleWhen.op !== 'constant' && !keepHidden,
    )
    if (conditional.length === 0 || !state.visible) return [[id, value]]
    const rows = (value as readonly RowValue[]).map((row) => {
      const hidden = conditional.filter((column) => engine.field(cellPath(id, row.id, column.id))?.visible === false)
      const cells = Object.entries(row.cells).filter(([column]) => !hidden.some((element) => element.id === column))
      return { ...row, cells: Object.fromEntries(cells) }
    })
    return [[id, rows]]
  })
  return Object.fromEntries(submitted)
}
