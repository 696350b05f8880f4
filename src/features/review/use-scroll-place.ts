import { type RefObject, useLayoutEffect } from 'react'
import { keepOnDevice, readFromDevice } from '@/lib/device-storage'

const pause = 200

interface Scrolled {
  /** The whole page scrolls, not the pane: what is shown of it in turn shares one bar. */
  page: boolean
  /** Whether the pane is the one that is shown. */
  shown: boolean
}

/**
 * Keeps how far a pane is scrolled, on this device, and puts it back when the pane is there again.
 * @param key what is read in it, of whom
 */
export function useScrollPlace(pane: RefObject<HTMLElement | null>, key: string, { page, shown }: Scrolled): void {
  // Before it is painted: nobody sees it jump.
  useLayoutEffect(() => {
    const content = pane.current
    if (!content || !shown) return
    const box = page ? document.documentElement : content
    const listens = page ? window : content
    const place = Number(readFromDevice(key) ?? 0)
    // The page may stand where another pane was left.
    let wanted = page || place > 0
    const put = () => {
      // What is drawn later makes the pane long enough.
      if (wanted) box.scrollTop = place
      if (Math.abs(box.scrollTop - place) < 2) wanted = false
    }
    put()
    const grown = new ResizeObserver(put)
    if (content.firstElementChild) grown.observe(content.firstElementChild)
    const own = () => {
      wanted = false
    }
    const settled = setTimeout(own, 3000)
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: number | null = null
    const write = () => {
      clearTimeout(timer)
      if (last !== null) keepOnDevice(key, String(last))
      last = null
    }
    const keep = () => {
      if (wanted) return
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
  }, [pane, key, page, shown])
}
