/** The engine's part for visibility and computed values, recomputed incrementally. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { evaluate, type Scope } from '../expression/evaluate'
import { sameValue, type Value } from '../expression/values'
import type { DependencyNode } from '../schema/dependencies'
import type { Graph, Rows, SinkNode } from './graph'
import type { Store } from './store'

/** What changed, by key. */
export type Changes = Map<string, Rows>

/**
 * Everything derived: visibility of pages, sections, fields and cells, and computed values. Recomputes only what reads
 * a changed key, in graph order, and stops where the result is unchanged.
 */
export class Derived {
  private readonly single = new Map<string, Value>()
  private readonly inRows = new Map<string, Map<string, Value>>()

  constructor(
    private readonly graph: Graph,
    private readonly store: Store,
    private readonly scope: Scope,
  ) {}

  /** The computed value or condition of a key; undefined when not computed. */
  get(key: string): Value | undefined {
    return this.single.get(key)
  }

  inRow(key: string, rowId: string): Value | undefined {
    return this.inRows.get(key)?.get(rowId)
  }

  /** Whether the condition of a key holds; a null key always does. */
  holds(key: string | null): boolean {
    return key === null || this.single.get(key) === true
  }

  workOutAll(): void {
    for (const node of this.graph.order) this.workOut(node, 'all')
  }

  /** Recomputes what depends on `changes`, adds the results to them, and returns what has to be checked again. */
  propagate(changes: Changes): Map<SinkNode, Rows> {
    for (const node of this.graph.affected([...changes.keys()])) {
      const rows = rowsToDo(node, changes)
      const changed = rows && this.workOut(node, rows)
      if (changed) changes.set(node.key, changed)
    }
    const touched = new Map<SinkNode, Rows>()
    for (const key of changes.keys())
      for (const sink of this.graph.sinks(key)) {
        const rows = touched.has(sink) ? null : rowsToDo(sink, changes)
        if (rows) touched.set(sink, rows)
      }
    return touched
  }

  /** The rows whose result changed; null for none. Values of gone rows are dropped. */
  private workOut(node: DependencyNode, rows: Rows): Rows | null {
    if (node.table === null) {
      const value = this.outcome(node, this.scope)
      const before = this.single.get(node.key)
      if (before !== undefined && sameValue(before, value)) return null
      this.single.set(node.key, value)
      return 'all'
    }
    return this.workOutRows(node, node.table, rows)
  }

  private workOutRows(node: DependencyNode, tableId: string, rows: Rows): Rows | null {
    const values = getOrCreate(this.inRows, node.key, () => new Map<string, Value>())
    const { index } = this.store.table(tableId)
    const changed = new Set<string>()
    for (const rowId of rows === 'all' ? new Set([...values.keys(), ...index.keys()]) : rows) {
      const at = index.get(rowId)
      if (at === undefined) {
        values.delete(rowId)
        continue
      }
      const value = this.outcome(node, this.scope.inRow(tableId, at))
      const before = values.get(rowId)
      if (before !== undefined && sameValue(before, value)) continue
      values.set(rowId, value)
      changed.add(rowId)
    }
    return changed.size > 0 ? changed : null
  }

  private outcome(node: DependencyNode, scope: Scope): Value {
    if (node.role === 'value') return evaluate(node.expression, scope)
    return this.holds(node.within) && evaluate(node.expression, scope) === true
  }
}

/** The rows in which a dependency changed; null for none. */
function rowsToDo({ reads }: Pick<DependencyNode, 'reads'>, changes: Changes): Rows | null {
  let found: Set<string> | null = null
  for (const read of reads) {
    const rows = changes.get(read.key)
    if (rows === undefined) continue
    if (!read.sameRow || rows === 'all') return 'all'
    found ??= new Set()
    for (const row of rows) found.add(row)
  }
  return found
}
