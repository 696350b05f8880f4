/** The values of a form that count when it is submitted: no answers of hidden fields. */
import { isConstant } from '../expression/ast'
import { rowsIn } from '../schema/rows'
import type { FieldValue, FormValues } from '../schema/values'
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
    if (node.kind !== 'table' || !state.visible) return [[id, value]]
    const hidable = node.columns.filter(({ visibleWhen, keepHidden }) => !isConstant(visibleWhen, true) && !keepHidden)
    const rows = rowsIn(value).map((row) => {
      const hidden = hidable.filter((column) => !engine.field(cellPath(id, row.id, column.id))?.visible)
      const cells = Object.entries(row.cells).filter(([column]) => !hidden.some((element) => element.id === column))
      return { ...row, cells: Object.fromEntries(cells) }
    })
    return [[id, rows]]
  })
  return Object.fromEntries(submitted)
}
