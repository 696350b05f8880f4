/** Goes to the next and the previous paper of the split view, over page ends. */

import { useEffect, useState } from 'react'

interface PaneSteps {
  /** The papers of the page that can be opened, in the order of the list. */
  papers: readonly { id: string }[]
  /** The place of the opened one among them; −1: it is not on this page. */
  place: number
  open(id: string): void
  loading: boolean
  pageNo: number
  pages: number
  setPageNo(pageNo: number): void
}

/** Steps through a list's papers, from the last of a page to the first of the next one and back. */
export function usePaneSteps({ papers, place, open, loading, pageNo, pages, setPageNo }: PaneSteps) {
  // The page that was turned to, and which of its papers to open once its rows are there.
  const [turn, setTurn] = useState<{ pageNo: number; at: 0 | -1; from: string | undefined }>()
  const firstId = papers[0]?.id
  const arrived = turn !== undefined && turn.pageNo === pageNo && !loading && firstId !== turn.from
  const target = arrived ? papers.at(turn.at)?.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when the rows have come
  useEffect(() => {
    if (!arrived) return
    setTurn(undefined)
    if (target !== undefined) open(target)
  }, [arrived])
  const isInside = (by: 1 | -1) => papers[place < 0 ? (by > 0 ? 0 : -1) : place + by] !== undefined
  const can = (by: 1 | -1) => isInside(by) || (place >= 0 && pageNo + by >= 1 && pageNo + by <= pages)
  return {
    /** Whether there is a paper in this direction: +1 below, −1 above. */
    can,
    go(by: 1 | -1) {
      const next = papers[place < 0 ? (by > 0 ? 0 : -1) : place + by]
      if (next) open(next.id)
      else if (can(by)) {
        setTurn({ pageNo: pageNo + by, at: by > 0 ? 0 : -1, from: firstId })
        setPageNo(pageNo + by)
      }
    },
  }
}
