import { type ComponentProps, useEffect, useRef, useState } from 'react'

/** Where what is out of sight is laid out only once it comes near, a region is a stop until its width is known. */
const laidOutLater = () => typeof CSS !== 'undefined' && CSS.supports?.('content-visibility', 'auto')

/**
 * A labelled region (with `data-beyond` while more of it lies behind its end) whose content may be wider than it: a stop of the keyboard while it scrolls, and only then.
 * @param children one element, the content that may be too wide
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
      // what stays at the end casts its shadow only upon something
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
