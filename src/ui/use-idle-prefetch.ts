import { useEffect } from 'react'

/** How long a page is left alone before the code of what is likely to come next is fetched, in milliseconds. */
const settled = 1000

/**
 * Fetches code that no first view needs, once the page has been there for a while. What fails is tried again, and told of, when it is
 * asked for.
 * @param fetch the same function at each drawing
 * @param given.when the page is there; at once by default
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
