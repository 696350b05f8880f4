/** A hook for finding a text in a table field: its button or Alt+Shift+F, the match, the steps. */
import { type KeyboardEvent, useState } from 'react'
import type { CellPosition } from '@/lib/sheets/cell-positions'
import { findCells } from '@/lib/sheets/find-cells'
import { lazyPart } from '@/ui/lazy-part'
import { fieldElementId } from '../../fields/field-id'
import { cellText, heldIn, rowsOf } from './table'
import type { Grid } from './use-grid'

const FindBar = lazyPart(() => import('@/ui/grid/FindBar').then((module) => module.FindBar))

export type Finding = ReturnType<typeof useFinding>

/**
 * Find in a table: by its button, or Alt+Shift+F in a cell. It starts at the current cell and ends in the found one.
 */
export function useFinding(grid: Grid, point: (position: CellPosition | null) => void) {
  const [from, setFrom] = useState<CellPosition | null>(null)
  const { engine, node } = grid
  const id = fieldElementId(node.id)
  const buttonId = `${id}-finder`
  const inputId = `${id}-find`
  const open = () => {
    setFrom(grid.positionOf(document.activeElement) ?? { row: 0, column: 0 })
    // When it is already open.
    document.getElementById(inputId)?.focus()
  }
  return {
    buttonId,
    open,
    preload: FindBar.preload,
    onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyF') return
      event.preventDefault()
      open()
    },
    bar: from && (
      <FindBar
        label={node.label}
        find={(text) =>
          findCells(text, rowsOf(engine, node.id), node.columns, (row, column) =>
            cellText(column, heldIn(engine, node.id, row, column)),
          ).filter((position) => engine.field(grid.pathOf(position))?.visible !== false)
        }
        columnOf={(position) => node.columns[position.column]?.label ?? ''}
        inputId={inputId}
        from={from}
        point={point}
        close={(position) => {
          setFrom(null)
          point(null)
          if (position) grid.reach(grid.pathOf(position))
          else document.getElementById(buttonId)?.focus()
        }}
      />
    ),
  }
}
