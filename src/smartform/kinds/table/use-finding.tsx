import { type KeyboardEvent, useState } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import type { FormEngine } from '../../engine/engine'
import { fieldElementId } from '../../fields/field-id'
import type { Path } from '../../schema/values'
import type { CellSpot } from '../../tables/cell-block'
import type { NodeOf } from '../kinds'

const FindBar = lazyPart(() => import('./FindBar').then((module) => module.FindBar))

interface FindingOptions {
  engine: FormEngine
  node: NodeOf<'table'>
  placeOf(element: Element): { rowIndex: number; columnIndex: number } | null
  /** Puts the focus on a cell that may not be drawn yet. */
  reach(path: Path): void
  point(spot: CellSpot | null): void
}

export type Finding = ReturnType<typeof useFinding>

/** Finding in a table: from its button, or from a cell by Alt, Shift and F; it begins at the cell in hand and ends in the one found. */
export function useFinding({ engine, node, placeOf, reach, point }: FindingOptions) {
  const [from, setFrom] = useState<CellSpot | null>(null)
  const id = fieldElementId(node.id)
  const buttonId = `${id}-finder`
  const inputId = `${id}-find`
  const open = () => {
    const place = document.activeElement && placeOf(document.activeElement)
    setFrom({ row: place?.rowIndex ?? 0, column: place?.columnIndex ?? 0 })
    // where it is open already
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
        engine={engine}
        node={node}
        inputId={inputId}
        from={from}
        point={point}
        close={(path) => {
          setFrom(null)
          if (path) reach(path)
          else document.getElementById(buttonId)?.focus()
        }}
      />
    ),
  }
}
