/** The engine's part for conditions: whether fields and cells are visible, required and editable. */
import { isConstant } from '../expression/ast'
import { isTrue, type Scope } from '../expression/evaluate'
import type { ColumnNode, FieldNode, FormNode, PageNode, TableNode } from '../schema/nodes'
import { presetCells } from '../schema/rows'
import type { Derived } from './derived'
import type { Graph } from './graph'
import type { Store } from './store'

export class Conditions {
  constructor(
    private readonly form: FormNode,
    private readonly graph: Graph,
    private readonly store: Store,
    private readonly derived: Derived,
    private readonly scope: Scope,
    private readonly options: { editable: boolean; open?: ReadonlySet<string> },
  ) {}

  /** The field's node if it is visible. */
  visibleField(id: string): FieldNode | null {
    const node = this.form.fields.get(id)
    return node && this.visible(node) ? node : null
  }

  visible(node: FieldNode): boolean {
    return this.derived.holds(this.graph.keys.ofField(node.id))
  }

  visiblePage(page: PageNode): boolean {
    return isConstant(page.visibleWhen, true) || this.derived.holds(`page:${page.id}`)
  }

  /** Hidden answers are never required. */
  required(node: FieldNode): boolean {
    if (node.kind === 'computed' || node.kind === 'static') return false
    return !isConstant(node.requiredWhen, false) && this.visible(node) && isTrue(node.requiredWhen, this.scope)
  }

  locked(node: FieldNode): boolean {
    const { editable, open } = this.options
    if (!editable || (open && !open.has(node.id))) return true
    return !isConstant(node.lockedWhen, false) && isTrue(node.lockedWhen, this.scope)
  }

  /** Within its table, whatever the table's own condition. */
  cellShows(table: TableNode, column: ColumnNode, rowId: string): boolean {
    const key = this.graph.keys.ofColumn(table.id, column)
    return key === null || this.derived.inRow(key, rowId) === true
  }

  cellVisible(table: TableNode, column: ColumnNode, rowId: string): boolean {
    return this.visible(table) && this.cellShows(table, column, rowId)
  }

  /** For a visible cell. */
  cellRequired(table: TableNode, column: ColumnNode, rowId: string): boolean {
    if (column.kind === 'computed' || isConstant(column.requiredWhen, false)) return false
    return isTrue(column.requiredWhen, this.rowScope(table, rowId))
  }

  cellLocked(table: TableNode, column: ColumnNode, rowId: string): boolean {
    if (this.locked(table)) return true
    const preset = presetCells(table, rowId)
    if (preset && Object.hasOwn(preset, column.id)) return true
    return !isConstant(column.lockedWhen, false) && isTrue(column.lockedWhen, this.rowScope(table, rowId))
  }

  private rowScope(table: TableNode, rowId: string): Scope {
    return this.scope.inRow(table.id, this.store.table(table.id).index.get(rowId) ?? -1)
  }
}
