import { type KeyboardEvent, useState } from 'react'
import type { CellSpot } from '@/lib/sheets/cell-spots'
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
export function useFinding(grid: Grid, point: (spot: CellSpot | null) => void) {
  const [from, setFrom] = useState<CellSpot | null>(null)
  const { engine, node } = grid
  const id = fieldElementId(node.id)
  const buttonId = `${id}-finder`
  const inputId = `${id}-find`
  const open = () => {
    setFrom(grid.spotOf(document.activeElement) ?? { row: 0, column: 0 })
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
          ).filter((spot) => engine.field(grid.pathOf(spot))?.visible !== false)
        }
        columnOf={(spot) => node.columns[spot.column]?.label ?? ''}
        inputId={inputId}
        from={from}
        point={point}
        close={(spot) => {
          setFrom(null)
          point(null)
          if (spot) grid.reach(grid.pathOf(spot))
          else document.getElementById(buttonId)?.focus()
        }}
      />
    ),
  }
}
