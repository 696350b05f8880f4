import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormEngine, NamedProblem } from '../../engine/engine'
import { fieldElementId } from '../../fields/field-id'
import { hasFixedRows, rowLimit } from '../../schema/rows'
import type { FieldValue, RowValue } from '../../schema/values'
import type { CellReport } from '../../tables/import-report'
import { stepBetween, withoutStep } from '../../tables/row-steps'
import { sortedRows } from '../../tables/sort-rows'
import { columnKind } from '../column-kinds'
import type { NodeOf } from '../kinds'
import type { RowDeedName } from './cell-keys'
import { focusElement } from './focus-element'
import { historyOf, keepHistory, type RowDeed, type RowEventKind } from './row-history'
import { cellText, rowsOf } from './table'

/** The last thing that happened to a table's rows. */
export interface RowEvent extends Omit<RowDeed, 'step'> {
  /** It was taken back, or done again. */
  again?: 'undone' | 'redone'
}

/** A table's rows with a block in them. */
export interface WrittenBlock {
  rows: readonly RowValue[]
  count: number
  /** What the preview says of the cells, to stay at them. */
  problems: readonly NamedProblem[]
  /** What became of each cell of the sheet. */
  report: readonly CellReport[]
}

/** Where the focus goes on: an element, and the row that has to be drawn for it. */
interface Next {
  elementId: string
  rowId?: string
}

interface Deed {
  kind: RowEventKind
  n: number
  column?: string
  left?: number
  report?: readonly CellReport[]
}

export type TableRows = ReturnType<typeof useTableRows>

/**
 * The operations on a table's rows. Each says what it did, puts the focus where work goes on, and can be taken back,
 * several steps, without taking back what was typed since.
 */
export function useTableRows(engine: FormEngine, node: NodeOf<'table'>, draw: (rowId: string) => void) {
  const [event, setEvent] = useState<RowEvent | null>(null)
  const next = useRef<Next | null>(null)

  // After the rows are drawn: the element the operation pointed at.
  useEffect(() => {
    if (event === null || next.current === null) return
    focusElement(next.current.elementId)
    next.current = null
  }, [event])

  const actions = useMemo(() => {
    const rows = () => rowsOf(engine, node.id)
    const firstColumn = node.columns.find((column) => column.kind !== 'computed')?.id ?? ''
    const cell = (rowId: string, columnId = firstColumn): Next => ({
      elementId: fieldElementId(`${node.id}/${rowId}/${columnId}`),
      rowId,
    })
    const say = (said: RowEvent, where: Next | null) => {
      next.current = where
      if (where?.rowId) draw(where.rowId)
      setEvent(said)
    }
    /** Does something to the rows and remembers how to take it back; `where` is asked afterwards. */
    const act = (deed: Deed, change: () => void, where: (after: readonly RowValue[]) => Next | null) => {
      const before = rows()
      change()
      const after = rows()
      const step = stepBetween(before, after)
      if (!step) return
      keepHistory(engine, node.id, { done: [...historyOf(engine, node.id).done, { ...deed, step }], undone: [] })
      say(deed, where(after))
    }
    /** Takes the latest deed of one side of the history back and puts its opposite on the other. */
    const back = (from: 'done' | 'undone', leave = true) => {
      const history = historyOf(engine, node.id)
      const deed = history[from].at(-1)
      if (!deed) return
      const before = rows()
      const whole = withoutStep(before, deed.step)
      if (!hasFixedRows(node) && whole.length > Math.max(before.length, rowLimit(node)))
        return say({ kind: 'noRoom', n: rowLimit(node) }, null)
      engine.set(node.id, whole)
      const after = rows()
      const opposite = stepBetween(before, after)
      const rest = history[from].slice(0, -1)
      const other = from === 'done' ? history.undone : history.done
      const moved = opposite ? [...other, { ...deed, step: opposite }] : other
      const done = from === 'done' ? rest : moved
      keepHistory(engine, node.id, { done, undone: from === 'done' ? moved : rest })
      const came = opposite && after.find((row) => opposite.added.has(row.id))
      const { step: _, ...said } = deed
      const button = undoButtonId(node.id)
      say(
        { ...said, again: from === 'done' ? 'undone' : 'redone' },
        !leave
          ? null
          : done.length > 0
            ? { elementId: button }
            : came
              ? cell(came.id)
              : { elementId: redoButtonId(node.id) },
      )
    }
    /** A row at a place, empty or with the cells of another. */
    const insert = (index: number, like?: Pick<RowValue, 'cells'>) => {
      if (rows().length >= rowLimit(node)) return say({ kind: 'full', n: rowLimit(node) }, null)
      let added: string | null = null
      const change = () => {
        added = engine.insertRow(node.id, index, like)
      }
      act({ kind: like ? 'copied' : 'added', n: index + 1 }, change, () => (added === null ? null : cell(added)))
    }
    return {
      insert,
      /** One of the things that can be done with a row; `columnId`: from which of its cells, where the focus then stays. */
      row(deed: RowDeedName, rowId: string, columnId?: string) {
        const index = rows().findIndex((row) => row.id === rowId)
        const { cells } = rows()[index] ?? {}
        if (!cells) return
        switch (deed) {
          case 'insertAbove':
            return insert(index)
          case 'insertBelow':
            return insert(index + 1)
          case 'copy':
            return insert(index + 1, { cells })
          case 'moveUp':
          case 'moveDown': {
            const to = index + (deed === 'moveUp' ? -1 : 1)
            const change = () => engine.moveRow(node.id, rowId, to)
            const button = { elementId: rowMenuId(node.id, rowId), rowId }
            return act({ kind: 'moved', n: to + 1 }, change, () => (columnId ? cell(rowId, columnId) : button))
          }
          case 'remove':
            return act(
              { kind: 'removed', n: index + 1 },
              () => engine.removeRow(node.id, rowId),
              () => ({ elementId: undoButtonId(node.id) }),
            )
        }
      },
      /** A real new order, which is saved and can be taken back. */
      sort(columnId: string, direction: 1 | -1) {
        const column = node.columns.find((one) => one.id === columnId)
        if (!column) return
        const numeric = columnKind(column).numeric === true
        const text = (row: RowValue) => {
          const value = engine.field(`${node.id}/${row.id}/${columnId}`)?.value
          return numeric ? String(value ?? '') : cellText(column, row.cells[columnId])
        }
        act(
          { kind: direction > 0 ? 'sortedUp' : 'sortedDown', n: rows().length, column: column.label },
          () => engine.set(node.id, sortedRows(rows(), { text, numeric }, direction)),
          () => null,
        )
      },
      /** A cell's value in one row or in all from it to the end. */
      fill(rowIds: readonly string[], columnId: string, value: FieldValue) {
        const column = node.columns.find((one) => one.id === columnId)?.label
        const first = rows().findIndex((row) => row.id === rowIds[0]) + 1
        const deed: Deed =
          rowIds.length === 1 ? { kind: 'filled', n: first, column } : { kind: 'filledDown', n: rowIds.length, column }
        const wanted = new Set(rowIds)
        const filled = (row: RowValue) =>
          wanted.has(row.id) ? { id: row.id, cells: { ...row.cells, [columnId]: value } } : row
        // one cell costs less by itself than as part of all rows
        const change = () => {
          if (rowIds.length === 1) engine.set(`${node.id}/${rowIds[0]}/${columnId}`, value)
          else engine.set(node.id, rows().map(filled) as readonly RowValue[])
        }
        act(deed, change, () => null)
      },
      /** Rows with a block written into them; what is wrong with its cells stays said at them. */
      paste({ rows: after, count, problems, report }: WrittenBlock) {
        const before = new Map(rows().map((row) => [row.id, row]))
        act(
          { kind: 'pasted', n: count, report },
          () => {
            engine.set(node.id, after)
            engine.setServerProblems(problems, 'paste')
          },
          (now) => {
            const first = now.find((row) => before.get(row.id) !== row)
            return first ? cell(first.id) : null
          },
        )
      },
      /** Cells written in a block; the focus stays with it. */
      write: (deed: Deed, after: readonly RowValue[]) =>
        act(
          deed,
          () => engine.set(node.id, after),
          () => null,
        ),
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
