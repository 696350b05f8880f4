/** A hook that leads from a page past the end of a list to its last one; for every list with its page in the address. */

import { useEffect } from 'react'
import type { ListState } from './use-list-state'

/**
 * Shows the last page of a list when the address asks for a later one: the rows of that page have been handled or
 * removed meanwhile, or the link is old. Without it the page would be empty although the list has rows.
 * @param total the rows of the whole list; undefined before the first response
 * @param loading whether a response is on its way; then the total may be of another page
 * @returns whether the page is past the end and about to be replaced
 */
export function useLastPage(
  { pageNo, setPageNo }: Pick<ListState, 'pageNo' | 'setPageNo'>,
  pageSize: number,
  total: number | undefined,
  loading: boolean,
): boolean {
  const last = total === undefined ? pageNo : Math.max(1, Math.ceil(total / pageSize))
  const isPast = !loading && pageNo > last
  useEffect(() => {
    if (isPast) setPageNo(last)
  }, [isPast, last, setPageNo])
  return isPast
}
