/** A hook that shows the opened work item beside its list (split view). */

import type { ReactNode } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import { PageSkeleton } from '@/ui/PageSkeleton'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import { type SplitView, useSplitView } from './use-split-view'

/** Loaded when a paper opens beside the list. */
const SplitPane = lazyPart(
  () => import('./components/SplitPane').then((module) => module.SplitPane),
  () => <PageSkeleton />,
)

interface SplitList {
  /** Whether the list's rows open beside it. */
  allowed: boolean
  /** The kinds of the list. */
  kinds: readonly string[]
  state: { pageNo: number; pageSize: number; setPageNo(pageNo: number): void }
  /** The page of rows; undefined until it has come. */
  page: { items: readonly WorkRowFragment[]; total: number } | undefined
  loading: boolean
  /** Something was decided: the list and its counts are out of date. */
  onChanged(): void
}

/** A list's split view, and what stands beside its rows. */
export interface Split {
  view: SplitView
  /** The opened paper; undefined: the list is alone. */
  pane: ReactNode | undefined
  /** Whether the window is too narrow for both, so that the paper stands in place of the rows. */
  replacesRows: boolean
}

/** The paper that is open beside a list, as the address names it. */
export function useSplitPane({ allowed, kinds, state, page, loading, onChanged }: SplitList): Split {
  const view = useSplitView(allowed)
  const isOpen = view.active || view.paperId !== undefined
  const pane = isOpen ? (
    <SplitPane
      {...{ kinds, view, loading, onChanged, pageNo: state.pageNo, setPageNo: state.setPageNo }}
      rows={page?.items}
      pages={Math.ceil((page?.total ?? 0) / state.pageSize)}
    />
  ) : undefined
  return { view, pane, replacesRows: isOpen && !view.active }
}
