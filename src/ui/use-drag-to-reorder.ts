/** A hook that reorders a list by dragging, for rankings and the tree of the forms' workshop. */
import { type PointerEvent as Press, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Reorders a list by dragging with mouse, pen or finger; Escape cancels.
 * @param list its children are the entries, in order
 * @param onMove called while the entry passes others; `to` counts from 0
 * @param onDropped called with the final index
 */
export function useDragToReorder(
  list: RefObject<HTMLElement | null>,
  onMove: ((key: string, to: number) => void) | undefined,
  onDropped: (key: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<{ key: string; from: number } | null>(null)
  const lastIndex = useRef(0)
  const callbacks = useRef({ onMove, onDropped })
  useEffect(() => {
    callbacks.current = { onMove, onDropped }
  })

  // The listeners are on the document: the dragged element moves in the document and would lose its pointer capture.
  useEffect(() => {
    if (!dragged) return
    const { key, from } = dragged
    const put = (to: number) => {
      if (to < 0 || to === lastIndex.current) return
      lastIndex.current = to
      callbacks.current.onMove?.(key, to)
    }
    const move = ({ clientY }: PointerEvent) => put(indexAt(list.current, clientY, lastIndex.current))
    const drop = () => {
      setDragged(null)
      if (lastIndex.current !== from) callbacks.current.onDropped(key, lastIndex.current)
    }
    const back = () => {
      put(from)
      setDragged(null)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') back()
    }
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', drop)
    document.addEventListener('pointercancel', back)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', drop)
      document.removeEventListener('pointercancel', back)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [dragged, list])

  return {
    /** Key of the dragged entry. */
    dragged: dragged?.key ?? null,
    /** Event handlers of an entry's drag handle. */
    grip: (key: string, index: number) => ({
      onPointerDown(event: Press<HTMLElement>) {
        if (event.button !== 0) return
        event.preventDefault()
        lastIndex.current = index
        setDragged({ key, from: index })
      },
    }),
  }
}

/**
 * The index of an entry dragged to a height: past the middle of another it takes that one's index; -1 keeps its own.
 */
function indexAt(list: HTMLElement | null, y: number, at: number): number {
  const middles = [...(list?.children ?? [])].map((child) => {
    const { top, height } = child.getBoundingClientRect()
    return top + height / 2
  })
  const before = middles.findIndex((middle, index) => index < at && y < middle)
  return before >= 0 ? before : middles.findLastIndex((middle, index) => index > at && y > middle)
}
