/** State and filters of lists that show open items first. */

import { useT } from '@/ui/use-t'
import { useListState } from './use-list-state'
import { useYearFilter, yearOf } from './use-year-filter'
import type { WorkListFilter } from './WorkListFilters'

interface OpenListWords {
  /** The label of the filter by openness, and the label of its value “open now”. */
  open: { label: string; now: string }
  /** The fields that the keyword searches. */
  words: string
  /** Keys of the columns that sort the list. */
  sortable?: readonly string[]
}

/**
 * A list that shows open items first and filters by openness, year and keyword. Returns its URL state, query variables
 * and filters.
 */
export function useOpenList({ open: openText, words, sortable }: OpenListWords) {
  const t = useT()
  const state = useListState(['open', 'year', 'keyword'], { sortable })
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
    page: { pageNo: state.pageNo, pageSize: state.pageSize },
  }
}
