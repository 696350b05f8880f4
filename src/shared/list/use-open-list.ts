/** A hook for lists of guides and award reports, which show open items first. */

import { useT } from '@/ui/use-t'
import { useListState } from './use-list-state'
import { useYearFilter, yearOf } from './use-year-filter'
import type { WorkListFilter } from './WorkListFilters'

interface OpenListWords<Field extends string> {
  /** The label of the filter by openness, and the label of its value “open now”. */
  open: { label: string; now: string }
  /** The fields that the keyword searches. */
  words: string
  /** The columns that sort the list, by key, as the backend calls them. */
  orders?: Readonly<Record<string, Field>>
}

/**
 * A list that shows open items first and filters by openness, year and keyword. Returns its URL state, query variables
 * and filters.
 */
export function useOpenList<Field extends string>({ open: openText, words, orders }: OpenListWords<Field>) {
  const t = useT()
  const state = useListState(['open', 'year', 'keyword'], { orders })
  const { open = 'now', year, keyword } = state.filters
  const filters: WorkListFilter[] = [
    {
      kind: 'select',
      name: 'open',
      label: openText.label,
      options: [
        { value: 'now', label: openText.now },
        { value: 'any', label: t('全部') },
      ],
      initial: 'now',
    },
    useYearFilter(),
    { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: words },
  ]
  return {
    ...{ state, filters },
    narrowing: { open: open === 'now' ? true : undefined, year: yearOf(year), keyword },
    page: { orderBy: state.orderBy, pageNo: state.pageNo, pageSize: state.pageSize },
  }
}
