/** Row operations of a table field (add, remove, move, copy, sort) with undo, announcements and focus. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { stepBetween, withoutStep } from '@/lib/sheets/row-steps'
import { sortedRows } from '@/lib/sheets/sort-rows'
import type { RowOperationName } from '@/ui/grid/cell-keys'
import type { FormEngine } from '../../engine/engine'
import { cellPath, partsOf } from '../../engine/paths'
import { fieldElementId } from '../../fields/field-id'
import { hasFixedRows, rowLimit } from '../../schema/rows'
import type { Path, RowValue } from '../../schema/values'
import type { WrittenBlock } from '../../tables/plan-paste'
import { columnKind } from '../column-kinds'
import type { NodeOf } from '../kinds'
import { historyOf, keepHistory, type RowOperation } from './row-history'
import { cellText, rowsOf } from './table'
import { focusElement } from './use-grid'

/** The last operation on a table's rows. */
export interface RowEvent extends RowOperation {
  /** Whether it was undone or redone. */
  again?: 'undone' | 'redone'
}

/** The next focus: an element, and the row that must render for it. */
interface Next {
  elementId: string
  rowId?: string
}

export type TableRows = ReturnType<typeof useTableRows>

/**
 * Row operations. Each announces itself, moves the focus to where work continues, and can be undone without undoing
 * later typing.
 */
export function useTableRows(engine: FormEngine, node: NodeOf<'table'>, draw: (rowId: string) => void) {
  const [event, setEvent] = useState<RowEvent | null>(null)
  const next = useRef<Next | null>(null)

  // After rendering: focuses the operation's target.
  useEffect(() => {
    if (event === null || next.current === null) return
    focusElement(next.current.elementId)
    next.current = null
  }, [event])

  const actions = useMemo(() => {
    const rows = () => rowsOf(engine, node.id)
    const firstColumn = node.columns.find((column) => column.kind !== 'computed')?.id ?? ''
    const cell = (rowId: string, columnId = firstColumn): Next => ({
      elementId: fieldElementId(cellPath(node.id, rowId, columnId)),
      rowId,
    })
    const say = (event: RowEvent, where: Next | null) => {
      next.current = where
      if (where?.rowId) draw(where.rowId)
      setEvent(event)
    }
    /**
     * Does something to the rows and remembers how to take it back; `where` is asked afterwards.
     * @param change answers whether the table took it
     */
    const act = (
      operation: RowOperation,
      change: () => boolean,
      where?: (after: readonly RowValue[]) => Next | null,
    ) => {
      const before = rows()
      if (!change()) return say({ kind: 'refused', n: 0 }, null)
      const after = rows()
      const step = stepBetween(before, after)
      if (!step) return
      keepHistory(engine, node.id, { done: [...historyOf(engine, node.id).done, { ...operation, step }], undone: [] })
      say(operation, where?.(after) ?? null)
    }
    /** Undoes the latest entry of one history and pushes its opposite to the other. */
    const back = (from: 'done' | 'undone', leave = true) => {
      const history = historyOf(engine, node.id)
      const operation = history[from].at(-1)
      if (!operation) return
      const before = rows()
      const whole = withoutStep(before, operation.step)
      if (!hasFixedRows(node) && whole.length > Math.max(before.length, rowLimit(node)))
        return say({ kind: 'noRoom', n: rowLimit(node) }, null)
      if (!engine.set(node.id, whole)) return say({ kind: 'refused', n: 0 }, null)
      const after = rows()
      const opposite = stepBetween(before, after)
      const to = from === 'done' ? 'undone' : 'done'
      const moved = opposite ? [...history[to], { ...operation, step: opposite }] : history[to]
      const remaining = { ...history, [from]: history[from].slice(0, -1), [to]: moved }
      keepHistory(engine, node.id, remaining)
      const restored = opposite && after.find((row) => opposite.added.has(row.id))
      const button = { elementId: (remaining.done.length > 0 ? undoButtonId : redoButtonId)(node.id) }
      const { step: _, ...event } = operation
      const where = restored && remaining.done.length === 0 ? cell(restored.id) : button
      say({ ...event, again: from === 'done' ? 'undone' : 'redone' }, leave ? where : null)
    }
    /** Inserts a row, empty or with another row's cells. */
    const insert = (index: number, like?: Pick<RowValue, 'cells'>) => {
      if (rows().length >= rowLimit(node)) return say({ kind: 'full', n: rowLimit(node) }, null)
      let added: string | null = null
      const change = () => {
        added = engine.insertRow(node.id, index, like)
        return added !== null
      }
      act({ kind: like ? 'copied' : 'added', n: index + 1 }, change, () => (added ? cell(added) : null))
    }
    return {
      insert,
      /** Runs a row operation; `columnId`: the cell in which the focus stays. */
      row(operation: RowOperationName, rowId: string, columnId?: string) {
        const index = rows().findIndex((row) => row.id === rowId)
        const { cells } = rows()[index] ?? {}
        if (!cells) return
        if (operation === 'insertAbove' || operation === 'insertBelow')
          return insert(index + (operation === 'insertBelow' ? 1 : 0))
        if (operation === 'copy') return insert(index + 1, { cells })
        if (operation === 'remove')
          return act(
            { kind: 'removed', n: index + 1 },
            () => engine.removeRow(node.id, rowId) !== null,
            () => ({ elementId: undoButtonId(node.id) }),
          )
        const to = index + (operation === 'moveUp' ? -1 : 1)
        act(
          { kind: 'moved', n: to + 1 },
          () => engine.moveRow(node.id, rowId, to),
          () => (columnId ? cell(rowId, columnId) : { elementId: rowMenuId(node.id, rowId), rowId }),
        )
      },
      /** Changes the order for good; saved and undoable. */
      sort(columnId: string, direction: 1 | -1) {
        const column = node.columns.find((column) => column.id === columnId)
        if (!column) return
        const numeric = columnKind(column).numeric === true
        const text = (row: RowValue) => {
          const value = engine.field(`${node.id}/${row.id}/${columnId}`)?.value
          return numeric ? String(value ?? '') : cellText(column, row.cells[columnId])
        }
        const kind = direction > 0 ? 'sortedUp' : 'sortedDown'
        act({ kind, n: rows().length, column: column.label }, () =>
          engine.set(node.id, sortedRows(rows(), { text, numeric }, direction)),
        )
      },
      /** Pastes a block; problems stay at their cells. */
      paste({ rows: after, count, problems, report }: WrittenBlock) {
        const before = new Map(rows().map((row) => [row.id, row]))
        act(
          { kind: 'pasted', n: count, report },
          () => {
            const isTaken = engine.set(node.id, after)
            if (isTaken) engine.setServerProblems(problems, 'paste')
            return isTaken
          },
          (now) => now.filter((row) => before.get(row.id) !== row).map(({ id }) => cell(id))[0] ?? null,
        )
      },
      /** Writes cells at some paths; the focus stays. A single cell is cheaper than all rows. */
      write(operation: RowOperation, after: readonly RowValue[], paths: readonly Path[]) {
        const { rowId, columnId = '' } = partsOf(paths[0] ?? '')
        const value = after.find((row) => row.id === rowId)?.cells[columnId]
        const alone = paths.length === 1 && after.length === rows().length && value !== undefined
        act(operation, () => engine.set(alone ? (paths[0] ?? '') : node.id, alone ? value : after))
      },
      undo: (leave = true) => back('done', leave),
      redo: () => back('undone'),
    }
  }, [engine, node, draw])

  const { done, undone } = historyOf(engine, node.id)
  return { event, actions, canUndo: done.length > 0, canRedo: undone.length > 0 }
}

export function undoButtonId(tableId: string): string {
  return `${fieldElementId(tableId)}-undo`
}

export function redoButtonId(tableId: string): string {
  return `${fieldElementId(tableId)}-redo`
}

export function rowMenuId(tableId: string, rowId: string): string {
  return `${fieldElementId(`${tableId}/${rowId}`)}-actions`
}
