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
    const shown = region.current
    if (!shown) return
    const look = () => {
      const wider = shown.scrollWidth > shown.clientWidth
      const scrollable = getComputedStyle(shown).overflowX !== 'visible'
      setScrolls(wider && scrollable)
      // A sticky last column shows its shadow only above hidden content.
      const beyond = shown.scrollWidth - shown.clientWidth - Math.abs(shown.scrollLeft) > 1
      shown.toggleAttribute('data-beyond', beyond)
    }
    const watch = new ResizeObserver(look)
    watch.observe(shown)
    if (shown.firstElementChild) watch.observe(shown.firstElementChild)
    shown.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      shown.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <section ref={region} tabIndex={scrolls ? 0 : undefined} {...section}>
      {children}
    </section>
  )
}
