/** A hook for the split view's state in the address: which work item of a list is open. */

import { useSearchParams } from 'react-router-dom'
import { useListSettings } from '@/shared/list/list-settings'
import { useMedia } from '@/ui/use-media'

/** The address parameter with the id of the paper that is open beside a list. */
export const paperParam = 'paper'

/** Wide enough for a list beside a paper, in a page with the menu. */
const wide = '(min-width: 992px)'

/** Where a list's opened paper stands. */
export interface SplitView {
  /** Whether the list offers it in this window. */
  offered: boolean
  /** Whether rows open beside the list now: the person wants it so, or the address names a paper. */
  active: boolean
  /** The id of the opened paper; absent: none. In a narrow window it stands in place of the rows. */
  paperId?: string
  /** The address of the list with a paper open beside it. */
  addressOf(id: string): string
  /** The address of the list alone. */
  listAddress: string
  /** Opens a paper in place of the one that is open. “Back” then leads to the list, not through every paper. */
  open(id: string): void
}

/**
 * The split view of a list: rows on the left, the opened paper on the right. The paper is in the address, so that
 * reload, “back” and a shared link lead to it.
 * @param allowed whether the list's papers can be read there
 */
export function useSplitView(allowed: boolean): SplitView {
  const [params, setParams] = useSearchParams()
  const { split } = useListSettings()
  const offered = useMedia(wide) && allowed
  const paperId = (allowed && params.get(paperParam)) || undefined
  const withPaper = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id === undefined) next.delete(paperParam)
    else next.set(paperParam, id)
    return next
  }
  const addressFor = (id: string | undefined) => `?${withPaper(id)}`
  return {
    offered,
    active: offered && (split || paperId !== undefined),
    paperId,
    addressOf: addressFor,
    listAddress: addressFor(undefined),
    open: (id) => setParams(withPaper(id), { replace: paperId !== undefined, preventScrollReset: true }),
  }
}
