import { type RefObject, useEffect, useRef } from 'react'

/** Whether what asked for something is still drawn when the answer comes: false once it is gone, or hidden in another tab of the page. */
export function useIsMounted(): RefObject<boolean> {
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  return there
}
