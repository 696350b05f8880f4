import { useEffect, useState } from 'react'

/** From here on the header may go, in px scrolled (specification, section 9 "Header-hide scroll threshold"). */
const threshold = 300

/** Whether the header is out of sight: while one scrolls down, beyond the threshold; scrolling up brings it back. */
export function useHeaderAway(wanted: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!wanted) return setAway(false)
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (now !== last) setAway(now > last && now > threshold)
      last = now
    }
    // Whoever comes into the header by the keyboard must see where they are.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('header')) setAway(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [wanted])
  return away
}
