import { type RefObject, useEffect } from 'react'
import { keepOnDevice, readFromDevice } from '@/lib/device-storage'

const pause = 200

/**
 * Keeps how far a pane is scrolled, on this device, and puts it back when the pane is there again.
 * @param key what is read in it, of whom
 */
export function useScrollPlace(pane: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    const shown = pane.current
    if (!shown) return
    const place = Number(readFromDevice(key) ?? 0)
    let wanted = place > 0
    const put = () => {
      // What is drawn later makes the pane long enough.
      if (wanted) shown.scrollTop = place
      if (Math.abs(shown.scrollTop - place) < 2) wanted = false
    }
    put()
    const grown = new ResizeObserver(put)
    if (shown.firstElementChild) grown.observe(shown.firstElementChild)
    const settled = setTimeout(() => {
      wanted = false
    }, 3000)
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!wanted) keepOnDevice(key, String(Math.round(shown.scrollTop)))
      }, pause)
    }
    const own = () => {
      wanted = false
    }
    shown.addEventListener('scroll', keep, { passive: true })
    for (const act of ['wheel', 'keydown', 'pointerdown'] as const) shown.addEventListener(act, own, { passive: true })
    return () => {
      clearTimeout(timer)
      clearTimeout(settled)
      grown.disconnect()
      shown.removeEventListener('scroll', keep)
      for (const act of ['wheel', 'keydown', 'pointerdown'] as const) shown.removeEventListener(act, own)
    }
  }, [pane, key])
}
