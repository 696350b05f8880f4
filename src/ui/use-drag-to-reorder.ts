import { type PointerEvent as Press, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Drags entries of a list to another place, by mouse, pen or finger; Escape puts the entry back.
 * @param list its children are the entries, in order
 * @param onMove called as the entry passes others; `to` counts from 0
 * @param onDropped where it came to lie
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

  // The document listens: what is held is moved in it, and would lose what it captured.
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
    /** The entry that is held. */
    dragged: dragged?.key ?? null,
    /** What the grip of an entry listens to. */
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

/** The place an entry has when it is held at a height: past the middle of another it stands there; -1: it stays. */
function indexAt(list: HTMLElement | null, y: number, at: number): number {
  const middles = [...(list?.children ?? [])].map((child) => {
    const { top, height } = child.getBoundingClientRect()
    return top + height / 2
  })
  const before = middles.findIndex((middle, index) => index < at && y < middle)
  return before >= 0 ? before : middles.findLastIndex((middle, index) => index > at && y > middle)
}
