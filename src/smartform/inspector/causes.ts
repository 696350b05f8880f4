import type { FormEngine } from '../engine/engine'
import { placeOf } from '../engine/paths'
import { type Expression, isConstant } from '../expression/ast'
import { columnOf } from '../schema/rows'
import type { RowValue } from '../schema/values'
import { inspectScope } from './inspect-scope'
import { type Trace, traceOf } from './trace'

/** Why a field or cell shows, is required, is locked and has its value; nothing where that is no condition's doing. */
type Causes = Readonly<Record<'visible' | 'required' | 'locked' | 'value', readonly Trace[]>>

const nothing: Causes = { visible: [], required: [], locked: [], value: [] }

export function causesOf(engine: FormEngine, path: string): Causes {
  const { fieldId, rowId, columnId } = placeOf(path)
  const { form } = engine
  const field = form.fields.get(fieldId)
  if (!field) return nothing
  const page = form.pages.find(({ id }) => id === field.pageId)
  const section = page?.sections.find(({ id }) => id === field.sectionId)
  const column = field.kind === 'table' && columnId !== undefined ? columnOf(field, columnId) : undefined
  const rows = engine.field(fieldId)?.value
  const row = Array.isArray(rows) ? rows.findIndex((one: RowValue) => one.id === rowId) : -1
  const whole = inspectScope(engine)
  const traces = (expressions: readonly (Expression | undefined)[], scope = whole) =>
    expressions.flatMap((one) => (!one || isConstant(one, true) || isConstant(one, false) ? [] : traceOf(one, scope)))
  const inRow = (one: Expression | undefined) => traces([one], whole.inRow(fieldId, row))
  const node = column ?? field
  return {
    visible: [...traces([page?.visibleWhen, section?.visibleWhen, field.visibleWhen]), ...inRow(column?.visibleWhen)],
    required: column ? inRow(column.requiredWhen) : traces([field.requiredWhen]),
    locked: [...traces([field.lockedWhen]), ...inRow(column?.lockedWhen)],
    value: node.kind !== 'computed' ? [] : column ? inRow(node.value) : traces([node.value]),
  }
}
