/** Hides the header while the user scrolls down. */

import { useEffect, useState } from 'react'

/** The header may hide from this scroll position, in px (specification, section 9 "Header-hide scroll threshold"). */
const threshold = 300

/** Whether the header is hidden: while scrolling down beyond the threshold; scrolling up shows it. */
export function useHeaderAway(enabled: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!enabled) return setAway(false)
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (now !== last) setAway(now > last && now > threshold)
      last = now
    }
    // The header appears when the keyboard focus enters it.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('header')) setAway(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [enabled])
  return away
}
