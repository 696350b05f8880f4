import { type ComponentProps, useEffect, useRef, useState } from 'react'

/**
 * A labelled region whose content may be wider than it: a stop of the keyboard while it scrolls, and only then.
 * @param children one element, the content that may be too wide
 */
export function ScrollRegion({ children, ...section }: Omit<ComponentProps<'section'>, 'ref' | 'tabIndex'>) {
  const region = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const shown = region.current
    if (!shown) return
    const look = () => {
      const wider = shown.scrollWidth > shown.clientWidth
      const scrollable = getComputedStyle(shown).overflowX !== 'visible'
      setScrolls(wider && scrollable)
    }
    const watch = new ResizeObserver(look)
    watch.observe(shown)
    if (shown.firstElementChild) watch.observe(shown.firstElementChild)
    return () => watch.disconnect()
  }, [])
  return (
    <section ref={region} tabIndex={scrolls ? 0 : undefined} {...section}>
      {children}
    </section>
  )
}
