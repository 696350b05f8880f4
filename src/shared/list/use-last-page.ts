/** A hook that leads from a page past the end of a list to its last one; for every list with its page in the address. */

import { useEffect } from 'react'
import type { ListState } from './use-list-state'

/**
 * Shows the last page of a list when the address asks for a later one: the rows of that page have been handled or
 * removed meanwhile, or the link is old. Without it the page would be empty although the list has rows.
 * @param page the loaded page with the number of all rows; undefined before the first response
 * @param loading whether a response is on its way; then the loaded page may be another one
 * @returns whether an empty page says nothing, because rows follow: those of the last page, or those on their way
 */
export function useLastPage(
  { pageNo, setPageNo }: Pick<ListState, 'pageNo' | 'setPageNo'>,
  pageSize: number,
  page: { items: readonly unknown[]; total: number } | undefined,
  loading: boolean,
): boolean {
  const last = page === undefined ? pageNo : Math.max(1, Math.ceil(page.total / pageSize))
  const isPast = !loading && pageNo > last
  useEffect(() => {
    if (isPast) setPageNo(last)
  }, [isPast, last, setPageNo])
  return isPast || (loading && page?.items.length === 0 && page.total > 0)
}
