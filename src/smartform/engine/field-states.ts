/** The engine's part for field states: what an editor reads of a field or cell, cached until it changes. */
import { getOrCreate } from '@/lib/collections/get-or-create'
import { jsonEqual } from '@/lib/collections/json-equal'
import { valueToText } from '../expression/values'
import type { FieldNode, FormNode } from '../schema/nodes'
import { columnOf } from '../schema/rows'
import type { FieldValue, Path } from '../schema/values'
import type { Conditions } from './conditions'
import type { Derived } from './derived'
import type { FieldState } from './engine'
import type { Rows } from './graph'
import { cellPath, partsOf } from './paths'
import type { ProblemList } from './problem-list'
import type { Revealed } from './revealed'
import type { Store } from './store'

interface Sources {
  form: FormNode
  store: Store
  derived: Derived
  conditions: Conditions
  problems: ProblemList
  revealed: Revealed
}

/**
 * The `FieldState` of each path, created on demand; the same object until something changes. Changes only mark a path;
 * it is recomputed when read, or on `flush` where somebody listens.
 */
export class FieldStates {
  private readonly made = new Map<Path, FieldState>()
  /** Paths of created or subscribed cells, by table. */
  private readonly cells = new Map<string, Set<Path>>()
  private readonly listeners = new Map<Path, Set<() => void>>()
  private readonly stale = new Set<Path>()

  constructor(private readonly from: Sources) {}

  get(path: Path): FieldState | undefined {
    const known = this.made.get(path)
    if (known && !this.stale.has(path)) return known
    this.stale.delete(path)
    const fresh = this.build(path)
    const state = known && fresh && unchanged(known, fresh) ? known : fresh
    if (state) {
      this.made.set(path, state)
      this.remember(path)
    } else this.made.delete(path)
    return state
  }

  subscribe(path: Path, listener: () => void): () => void {
    // Each subscription is separate, even with the same function.
    const own = () => listener()
    const listeners = getOrCreate(this.listeners, path, () => new Set()).add(own)
    this.remember(path)
    return () => {
      listeners.delete(own)
      if (listeners.size === 0 && this.listeners.get(path) === listeners) this.listeners.delete(path)
    }
  }

  mark(path: Path): void {
    if (this.made.has(path) || this.listeners.has(path)) this.stale.add(path)
  }

  markColumn(tableId: string, columnId: string, rows: Rows): void {
    if (rows !== 'all') for (const row of rows) this.mark(cellPath(tableId, row, columnId))
    else for (const path of this.cells.get(tableId) ?? []) if (path.endsWith(`/${columnId}`)) this.mark(path)
  }

  /**
   * The table's cells in all rows, because row numbers are part of their messages. Cells of deleted rows are dropped.
   */
  markCells(tableId: string): void {
    const paths = this.cells.get(tableId)
    for (const path of paths ?? []) {
      this.mark(path)
      if (this.listeners.has(path) || this.from.store.row(tableId, partsOf(path).rowId ?? '')) continue
      this.made.delete(path)
      this.stale.delete(path)
      paths?.delete(path)
    }
  }

  markAll(): void {
    for (const path of this.made.keys()) this.stale.add(path)
  }

  /** Notifies the listeners of paths whose state has changed. */
  flush(): void {
    const heard = [...this.stale].filter((path) => this.listeners.has(path))
    const changed = heard.filter((path) => {
      const before = this.made.get(path)
      return this.get(path) !== before
    })
    for (const path of changed) for (const listener of [...(this.listeners.get(path) ?? [])]) listener()
  }

  private remember(path: Path): void {
    const { fieldId, columnId } = partsOf(path)
    if (columnId === undefined) return
    getOrCreate(this.cells, fieldId, () => new Set()).add(path)
  }

  private build(path: Path): FieldState | undefined {
    const { fieldId, rowId, columnId } = partsOf(path)
    const node = this.from.form.fields.get(fieldId)
    if (!node) return undefined
    if (rowId !== undefined) return this.buildCell(path, node, rowId, columnId ?? '')
    const { conditions } = this.from
    return {
      path,
      node,
      value: this.valueOf(node),
      visible: conditions.visible(node),
      required: conditions.required(node),
      locked: conditions.locked(node),
      problems: this.problemsAt(path),
    }
  }

  private buildCell(path: Path, table: FieldNode, rowId: string, columnId: string): FieldState | undefined {
    if (table.kind !== 'table') return undefined
    const { conditions, derived, store } = this.from
    const node = columnOf(table, columnId)
    const row = store.row(table.id, rowId)
    if (!node || !row) return undefined
    const visible = conditions.cellVisible(table, node, rowId)
    const computed = node.kind === 'computed' ? derived.inRow(`value:${table.id}.${columnId}`, rowId) : null
    return {
      path,
      node,
      value: node.kind === 'computed' ? valueToText(computed ?? null) : (row.cells[columnId] ?? null),
      visible,
      required: visible && conditions.cellRequired(table, node, rowId),
      locked: conditions.cellLocked(table, node, rowId),
      problems: this.problemsAt(path),
    }
  }

  private valueOf(node: FieldNode): FieldValue {
    if (node.kind !== 'computed') return this.from.store.value(node.id)
    return valueToText(this.from.derived.get(`value:${node.id}`) ?? null)
  }

  private problemsAt(path: Path) {
    return this.from.problems.at(path).filter((problem) => this.from.revealed.shows(problem))
  }
}

function unchanged(before: FieldState, after: FieldState): boolean {
  return (
    before.value === after.value &&
    before.visible === after.visible &&
    before.required === after.required &&
    before.locked === after.locked &&
    jsonEqual(before.problems, after.problems)
  )
}
