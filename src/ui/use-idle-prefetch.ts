/** A hook that prefetches code while the page is idle (dialogs, menus, editors). */

import { useEffect } from 'react'

/** How long the page must be idle before the prefetch, in milliseconds. */
const settled = 1000

/**
 * Prefetches code that no first view needs, once the page has been idle. A failed prefetch is ignored: the code loads
 * and reports errors when it is needed.
 * @param fetch the same function on every render
 * @param given.when the page is ready; at once by default
 * @param given.after milliseconds
 */
export function useIdlePrefetch(
  fetch: () => Promise<void>,
  { when = true, after = settled }: { when?: boolean; after?: number } = {},
): void {
  useEffect(() => {
    if (!when) return
    const timer = setTimeout(() => void fetch().catch(() => {}), after)
    return () => clearTimeout(timer)
  }, [fetch, when, after])
}
