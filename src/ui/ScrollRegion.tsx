/** A labelled region for wide content, such as tables of numbers, that can be scrolled by keyboard. */

import { type ComponentProps, useEffect, useRef, useState } from 'react'

/**
 * With `content-visibility` the browser lays out far content late; until its width is known, the region is a tab stop.
 */
const laidOutLater = () => typeof CSS !== 'undefined' && CSS.supports?.('content-visibility', 'auto')

/**
 * A labelled region whose content may be wider than the region. It is a tab stop only while it scrolls; `data-beyond`
 * marks content beyond its end.
 * @param children one element, the wide content
 */
export function ScrollRegion({ children, ...section }: Omit<ComponentProps<'section'>, 'ref' | 'tabIndex'>) {
  const region = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(laidOutLater)
  useEffect(() => {
    const visible = region.current
    if (!visible) return
    const look = () => {
      const wider = visible.scrollWidth > visible.clientWidth
      const scrollable = getComputedStyle(visible).overflowX !== 'visible'
      setScrolls(wider && scrollable)
      // A sticky last column shows its shadow only above hidden content.
      const beyond = visible.scrollWidth - visible.clientWidth - Math.abs(visible.scrollLeft) > 1
      visible.toggleAttribute('data-beyond', beyond)
    }
    const watch = new ResizeObserver(look)
    watch.observe(visible)
    if (visible.firstElementChild) watch.observe(visible.firstElementChild)
    visible.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      visible.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <section ref={region} tabIndex={scrolls ? 0 : undefined} {...section}>
      {children}
    </section>
  )
}
