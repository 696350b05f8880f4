import { useT } from '@/ui/use-t'
import { listPageSize, useListState } from './use-list-state'
import { useYearFilter, yearOf } from './use-year-filter'
import type { WorkListFilter } from './WorkListFilters'

interface OpenListWords {
  /** What the filter by openness is called, and what it says of what is open now. */
  open: { label: string; now: string }
  /** What the words are looked for in. */
  words: string
}

/** A list of what is open now, the rest a filter away, found by year and by words: its state in the address, what to ask for, its filters. */
export function useOpenList({ open: openText, words }: OpenListWords) {
  const t = useT()
  const state = useListState(['open', 'year', 'keyword'])
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
    page: { pageNo: state.pageNo, pageSize: listPageSize },
  }
}
