/** Finds the fields and cells that supply amounts to an expression, for the links of a violated rule. */
import type { Expression } from '../expression/ast'
import { rowsWhere, type Scope } from '../expression/evaluate'
import type { FormNode, TableNode } from '../schema/nodes'
import { columnOf } from '../schema/rows'
import type { Path, RowValue } from '../schema/values'
import type { Conditions } from './conditions'
import type { Feed } from './engine'
import { mostSummed } from './offenders'
import { cellPath } from './paths'

interface Sources {
  form: FormNode
  conditions: Pick<Conditions, 'visibleField'>
  scope: Scope
  rowsOf(tableId: string): readonly RowValue[]
}

/**
 * The visible fields and cells that supply amounts to expressions: a budget line by its cell, a whole column by its
 * first cell. Computed values stand for their operands.
 */
export function feedsOf(expressions: readonly Expression[], from: Sources): readonly Feed[] {
  const found = new Map<Path, Feed>()
  const add = (path: Path, of: Feed['of']) => found.has(path) || found.set(path, { path, of })

  const column = (tableId: string, columnId: string, rows?: readonly number[]): void => {
    const table = from.conditions.visibleField(tableId)
    if (table?.kind !== 'table') return
    const node = columnOf(table, columnId)
    if (node?.kind === 'computed') {
      visit(node.value, table)
      return
    }
    const all = from.rowsOf(tableId)
    const some = rows && rows.length > 0 && rows.length <= mostSummed ? rows : null
    const ids = (some ?? [0]).flatMap((index) => all[index]?.id ?? [])
    if (ids.length === 0) add(tableId, 'field')
    for (const id of ids) add(cellPath(tableId, id, columnId), some ? 'cell' : 'column')
  }
  const field = (id: string) => {
    const node = from.conditions.visibleField(id) ?? from.form.fields.get(id)
    if (node?.kind === 'computed') visit(node.value, null)
    else if (from.conditions.visibleField(id)) add(id, 'field')
  }
  const visit = (expression: Expression, table: TableNode | null): void => {
    switch (expression.op) {
      case 'constant':
        break
      case 'field':
        field(expression.field)
        break
      case 'column':
        column(expression.table, expression.column)
        break
      case 'cell':
        if (table) column(table.id, expression.column)
        break
      case 'rows':
        if (from.conditions.visibleField(expression.table)) add(expression.table, 'field')
        break
      case 'at':
      case 'sumWhere':
      case 'countWhere':
        column(expression.table, expression.column, rowsWhere(expression, from.scope))
        break
      case 'if':
        for (const branch of expression.args.slice(1)) visit(branch, table)
        break
      default:
        for (const argument of expression.args) visit(argument, table)
    }
  }
  for (const expression of expressions) visit(expression, null)
  return [...found.values()]
}
