/** The engine's part for changes: set a value, add, move and remove rows. */
import { jsonEqual } from '@/lib/collections/json-equal'
import { isConstant } from '../expression/ast'
import { columnKind } from '../kinds/column-kinds'
import { kindOf } from '../kinds/kinds'
import type { FieldNode, FormNode, TableNode } from '../schema/nodes'
import {
  coerceRows,
  columnOf,
  hasFixedRows,
  inputColumns,
  isRowId,
  makeRow,
  mostRowsIn,
  rowLimit,
  tableIn,
} from '../schema/rows'
import type { FieldValue, RowValue } from '../schema/values'
import type { Core, Edit } from './core'
import type { Changes } from './derived'
import type { ChangeOrigin } from './engine'

/** The ways values change. Each does one change of the store and has the core follow it; a refused one does nothing and says so. */
export class Edits {
  constructor(
    private readonly form: FormNode,
    private readonly core: Core,
  ) {}

  /** Sets a field's initial value, before anything is computed. */
  begin(node: FieldNode, raw: unknown): void {
    this.take(start('server'), node, raw)
  }

  /** A person's answer in a field. Answers whether the field took it. */
  setField(id: string, value: FieldValue): boolean {
    const node = this.form.fields.get(id)
    if (!node || !this.core.store.holds(id) || this.core.conditions.locked(node)) return false
    if (node.kind === 'table' && this.overfills(node, value)) return false
    const edit = start('person')
    this.take(edit, node, node.kind === 'table' ? this.keepLocked(node, value) : value)
    this.finish(edit)
    return true
  }

  /** A person's answer in a cell. Answers whether the cell took it. */
  setCell(tableId: string, rowId: string, columnId: string, value: FieldValue): boolean {
    const { store, conditions } = this.core
    const table = tableIn(this.form, tableId)
    const row = store.row(tableId, rowId)
    const column = table && columnOf(table, columnId)
    if (!table || !row || !column || column.kind === 'computed') return false
    if (conditions.cellLocked(table, column, rowId)) return false
    const cell = columnKind(column).coerce(column, value)
    if (jsonEqual(row.cells[columnId], cell)) return true
    store.replaceRow(tableId, { id: rowId, cells: { ...row.cells, [columnId]: cell } })
    const edit = start('person')
    edit.changes.set(`value:${tableId}.${columnId}`, new Set([rowId]))
    edit.fieldIds.push(tableId)
    this.finish(edit)
    return true
  }

  insertRow(tableId: string, index: number, initial: Partial<RowValue>): string | null {
    const table = this.freeTable(tableId)
    const { rows } = this.core.store.table(tableId)
    if (!table || rows.length >= rowLimit(table)) return null
    const row = newRow(table, rows, initial)
    this.restructure(table, rows.toSpliced(within(index, rows.length), 0, row), [row.id])
    return row.id
  }

  removeRow(tableId: string, rowId: string): { row: RowValue; index: number } | null {
    const table = this.freeTable(tableId)
    const { rows } = this.core.store.table(tableId)
    const index = rows.findIndex(({ id }) => id === rowId)
    const row = rows[index]
    if (!table || !row) return null
    this.restructure(table, rows.toSpliced(index, 1), [rowId])
    return { row, index }
  }

  moveRow(tableId: string, rowId: string, toIndex: number): boolean {
    const table = this.freeTable(tableId)
    const { rows } = this.core.store.table(tableId)
    const index = rows.findIndex(({ id }) => id === rowId)
    const row = rows[index]
    const to = within(toIndex, rows.length - 1)
    if (!table || !row) return false
    if (index !== to) this.restructure(table, rows.toSpliced(index, 1).toSpliced(to, 0, row), [])
    return true
  }

  /** Loads values of several fields, locked or not; unknown ids are ignored. */
  load(values: ReadonlyMap<string, unknown>, origin: ChangeOrigin): void {
    const edit = start(origin)
    for (const [id, raw] of values) {
      const node = this.form.fields.get(id)
      if (node && this.core.store.holds(id)) this.take(edit, node, raw)
    }
    this.finish(edit)
  }

  /** Puts a field's value into the store, and into the edit when it differs. */
  private take(edit: OpenEdit, node: FieldNode, raw: unknown): void {
    if (node.kind === 'table') this.takeRows(edit, node, raw)
    else this.takeValue(edit, node, raw)
  }

  private takeValue(edit: OpenEdit, node: FieldNode, raw: unknown): void {
    const { store } = this.core
    const value = kindOf(node).coerce(node, raw)
    if (jsonEqual(store.value(node.id), value)) return
    store.setValue(node.id, value)
    edit.changes.set(`value:${node.id}`, 'all')
    edit.fieldIds.push(node.id)
  }

  private takeRows(edit: OpenEdit, table: TableNode, raw: unknown): void {
    const { store } = this.core
    const before = store.table(table.id).rows
    // Unchanged rows stay the same objects.
    const rows = coerceRows(table, raw).map((row) => {
      const known = store.row(table.id, row.id)
      return known && jsonEqual(known, row) ? known : row
    })
    if (rows.length === before.length && rows.every((row, index) => row === before[index])) return
    store.setRows(table.id, rows)
    for (const key of [`rows:${table.id}`, ...rowKeys(table)]) edit.changes.set(key, 'all')
    edit.fieldIds.push(table.id)
  }

  /** New rows for a free table; `changed` are ids of added or removed rows. */
  private restructure(table: TableNode, rows: readonly RowValue[], changed: readonly string[]): void {
    this.core.store.setRows(table.id, rows)
    const edit = start('person')
    edit.changes.set(`rows:${table.id}`, 'all')
    for (const key of rowKeys(table)) edit.changes.set(key, new Set(changed))
    edit.fieldIds.push(table.id)
    this.finish(edit)
  }

  private finish(edit: Edit): void {
    if (edit.fieldIds.length > 0) this.core.commit(edit)
  }

  /** A table to which a person may add rows. */
  private freeTable(id: string): TableNode | null {
    const table = tableIn(this.form, id)
    return table && !hasFixedRows(table) && !this.core.conditions.locked(table) ? table : null
  }

  /** Whether the value exceeds the table's row limit and its current number of rows. */
  private overfills(table: TableNode, value: FieldValue): boolean {
    if (hasFixedRows(table) || !Array.isArray(value)) return false
    return value.length > mostRowsIn(table, this.core.store.table(table.id).rows.length)
  }

  /** Keeps old values of locked cells in existing rows. */
  private keepLocked(table: TableNode, value: FieldValue): unknown {
    const { conditions, store } = this.core
    const lockable = inputColumns(table).filter(({ lockedWhen }) => !isConstant(lockedWhen, false))
    if (lockable.length === 0) return value
    return coerceRows(table, value).map((row) => {
      const before = store.row(table.id, row.id)
      if (!before) return row
      const locked = lockable.filter((column) => conditions.cellLocked(table, column, row.id))
      const kept = Object.entries(before.cells).filter(([columnId]) => locked.some(({ id }) => id === columnId))
      return { id: row.id, cells: { ...row.cells, ...Object.fromEntries(kept) } }
    })
  }
}

interface OpenEdit extends Edit {
  changes: Changes
  fieldIds: string[]
}

function start(origin: ChangeOrigin): OpenEdit {
  return { origin, changes: new Map(), fieldIds: [] }
}

/** All keys under which single rows of a table are read. */
function rowKeys(table: TableNode): string[] {
  return [`row:${table.id}`, ...inputColumns(table).map((column) => `value:${table.id}.${column.id}`)]
}

/** A new row, with the given id if it is free. Ids are random, so that rows of two people never collide. */
function newRow(table: TableNode, rows: readonly RowValue[], { id, cells = {} }: Partial<RowValue>): RowValue {
  const free = isRowId(id) && !rows.some((row) => row.id === id)
  return makeRow(table, free ? id : randomId(), cells)
}

function randomId(): string {
  return `r${Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')}`
}

function within(index: number, length: number): number {
  return Number.isFinite(index) ? Math.min(Math.max(Math.trunc(index), 0), length) : length
}
