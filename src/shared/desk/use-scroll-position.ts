/** Remembers on this device how far a pane of a desk was scrolled, and restores it. */

import { type RefObject, useLayoutEffect } from 'react'
import { getPersonEntry, type PersonEntry, setPersonEntry } from '@/lib/storage/person-entries'

const pause = 200

interface Scrolled {
  /** Whether the whole page scrolls instead of the pane. */
  page: boolean
  /** Whether the pane is visible. */
  visible: boolean
}

/**
 * Stores a pane's scroll position on this device and restores it.
 * @param entry the desk, the content and the pane
 */
export function useScrollPosition(
  pane: RefObject<HTMLElement | null>,
  userId: string,
  entry: PersonEntry,
  { page, visible: shown }: Scrolled,
): void {
  // Before paint, so nothing jumps.
  useLayoutEffect(() => {
    const content = pane.current
    if (!content || !shown) return
    const box = page ? document.documentElement : content
    const listens = page ? window : content
    const position = Number(getPersonEntry(userId, entry) ?? 0)
    // The page may be where another pane was left.
    let isRestoring = page || position > 0
    const put = () => {
      // Later content may make the pane long enough.
      if (isRestoring) box.scrollTop = position
      if (Math.abs(box.scrollTop - position) < 2) isRestoring = false
    }
    put()
    const grown = new ResizeObserver(put)
    if (content.firstElementChild) grown.observe(content.firstElementChild)
    const own = () => {
      isRestoring = false
    }
    const settled = setTimeout(own, 3000)
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: number | null = null
    const write = () => {
      clearTimeout(timer)
      if (last !== null) setPersonEntry(userId, entry, String(last))
      last = null
    }
    const keep = () => {
      if (isRestoring) return
      last = Math.round(box.scrollTop)
      clearTimeout(timer)
      timer = setTimeout(write, pause)
    }
    listens.addEventListener('scroll', keep, { passive: true })
    for (const act of ['wheel', 'keydown', 'pointerdown'] as const)
      listens.addEventListener(act, own, { passive: true })
    return () => {
      write()
      clearTimeout(settled)
      grown.disconnect()
      listens.removeEventListener('scroll', keep)
      for (const act of ['wheel', 'keydown', 'pointerdown'] as const) listens.removeEventListener(act, own)
    }
  }, [pane, userId, entry, page, shown])
}
