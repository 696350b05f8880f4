/** The focus among the cells of a table field; other hooks of the table editor move it through `Grid`. */

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CellPosition } from '@/lib/sheets/cell-positions'
import type { FormEngine } from '../../engine/engine'
import { cellPath } from '../../engine/paths'
import { fieldElementId, focusableIn, reachEvent } from '../../fields/field-id'
import type { Path } from '../../schema/values'
import type { NodeOf } from '../kinds'

/** An editable table, for code that acts on its cells: locations, and moving the focus. */
export type Grid = ReturnType<typeof useGrid>

export function useGrid(
  engine: FormEngine,
  node: NodeOf<'table'>,
  rowIds: readonly string[],
  draw: (rowId: string) => void,
) {
  const reach = useReach(node.id, rowIds, draw)
  return useMemo(() => {
    const pathOf = ({ row, column }: CellPosition): Path =>
      cellPath(node.id, rowIds[row] ?? '', node.columns[column]?.id ?? '')
    return {
      ...{ engine, node, rowIds, pathOf },
      /** Focuses a cell that may not be rendered yet: its row renders first. */
      reach,
      /** Renders a row that may be far from the viewport. */
      draw,
      /** The cell that contains an element; null outside cells. */
      positionOf(target: EventTarget | null): CellPosition | null {
        const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-column]') : null
        const row = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - 2
        return cell && row >= 0 ? { row, column: Number(cell.dataset.column) } : null
      },
      elementOf: ({ row, column }: CellPosition) =>
        document
          .getElementById(fieldElementId(node.id))
          ?.querySelector(`tr[aria-rowindex="${row + 2}"] > td[data-column="${column}"]`),
      /** Focuses a rendered cell; returns whether there was one. */
      focus: (position: CellPosition) => focusElement(fieldElementId(pathOf(position))),
    }
  }, [engine, node, rowIds, draw, reach])
}

/** Also answers links to fields. */
function useReach(tableId: string, rowIds: readonly string[], draw: (rowId: string) => void) {
  const [meant, setMeant] = useState<{ path: Path } | null>(null)

  useEffect(() => {
    if (meant) focusElement(fieldElementId(meant.path))
  }, [meant])

  const reach = useCallback(
    (path: Path) => {
      draw(path.split('/')[1] ?? '')
      setMeant({ path })
    },
    [draw],
  )

  useEffect(() => {
    const answer = (event: Event) => {
      const path: unknown = event instanceof CustomEvent ? event.detail : null
      if (typeof path !== 'string' || !path.startsWith(`${tableId}/`)) return
      const [, rowId = '', columnId] = path.split('/')
      const drawn = columnId === undefined || document.getElementById(fieldElementId(path)) !== null
      if (drawn || !rowIds.includes(rowId)) return
      event.preventDefault()
      reach(path)
    }
    document.addEventListener(reachEvent, answer)
    return () => document.removeEventListener(reachEvent, answer)
  }, [tableId, rowIds, reach])

  return reach
}

/**
 * Focuses an element by id, or its first control, and selects its text, so that typing replaces it. Returns whether
 * there was one.
 */
export function focusElement(id: string): boolean {
  const target = focusableIn(document.getElementById(id))
  if (!target) return false
  target.focus()
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select()
  return true
}
