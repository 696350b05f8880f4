/** A hook that tells an asynchronous action whether its component is still visible. */
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether the component is still visible when an asynchronous result arrives: false after unmounting, or while another
 * tab of the page is visible.
 */
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
