import { useCallback, useEffect, useState } from 'react'
import { fieldElementId, reachEvent } from '../../fields/field-id'
import type { Path } from '../../schema/values'
import { focusElement } from './focus-element'

/** Brings the focus to a cell that may not be drawn yet: draws its row first. Answers links to fields as well. */
export function useReach(tableId: string, rowIds: readonly string[], draw: (rowId: string) => void) {
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
