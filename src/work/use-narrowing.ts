/** The filters of lists of work items (year, unit, guide …), and how many works each value leaves; for `WorkTable`. */

import { common } from '@/api/common'
import { workflow } from '@/api/workflow'
import type { WorkFilter } from '@/api/workflow/schema.generated'
import { entryName } from '@/lib/i18n/dictionary-entry-name'
import { SearchDictionaryDocument } from '@/shared/graphql/dictionaries.common.generated'
import type { WorkListFilter } from '@/shared/list/WorkListFilters'
import { useT } from '@/ui/use-t'
import { WorkFilterCountsDocument } from './graphql/works.workflow.generated'

/** Filters of a list besides state and keyword. */
export type Narrowing = 'year' | 'district' | 'unit' | 'guide'

/**
 * The requested filters, and how many works each value leaves. Years, units and guides are those that occur in the
 * list, districts the city's; each offers all until loaded.
 * @param isWaiting whether the list's own rows are still on their way; the counts are requested after them
 */
export function useNarrowing(keys: readonly Narrowing[], filter: WorkFilter, isWaiting: boolean) {
  const t = useT()
  const counts = workflow.useAnswer(WorkFilterCountsDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    background: true,
    skip: isWaiting,
  })
  const districts = common.useAnswer(SearchDictionaryDocument, {
    variables: { type: 'user_shanghai_District', limit: 50 },
    fetchPolicy: 'cache-first',
    background: true,
    skip: !keys.includes('district'),
  })
  const found = counts.data?.workFilterCounts
  const ofCounts = { kind: 'select', onRetry: counts.failure && counts.retry } as const
  const filters: Readonly<Record<Narrowing, WorkListFilter>> = {
    year: {
      ...ofCounts,
      name: 'year',
      label: t('年度'),
      options: (found?.years ?? []).map((year) => ({ ...year, label: t('{year} 年', { year: year.label }) })),
    },
    unit: { ...ofCounts, name: 'unit', label: t('单位'), multiple: true, options: found?.units ?? [] },
    guide: { ...ofCounts, name: 'guide', label: t('指南'), multiple: true, options: found?.guides ?? [] },
    district: {
      kind: 'select',
      name: 'district',
      label: t('所在区'),
      onRetry: districts.failure && districts.retry,
      options: (districts.data?.dictionaries ?? []).map((dictionary) => ({
        value: dictionary.id,
        label: entryName(dictionary),
      })),
    },
  }
  return {
    recount: counts.retry,
    narrowing: keys.map((name) => filters[name]),
    /** How many works a state leaves; nothing while unknown. */
    countOf(state: string): { count?: number } {
      return found ? { count: found.states.find(({ value }) => value === state)?.count ?? 0 } : {}
    },
  }
}
