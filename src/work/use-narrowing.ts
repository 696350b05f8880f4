import { common } from '@/api/common'
import { workflow } from '@/api/workflow'
import type { WorkFilter } from '@/api/workflow/schema.generated'
import { entryName } from '@/lib/i18n/dictionary-entry-name'
import { SearchDictionaryDocument } from '@/shared/graphql/dictionaries.common.generated'
import type { WorkListFilter } from '@/shared/list/WorkListFilters'
import { useT } from '@/ui/use-t'
import { WorkCountsByYearDocument } from './graphql/works.workflow.generated'

/** Filters of a list besides state and keyword. */
export type Narrowing = 'year' | 'district'

/** The requested filters: years that occur in the list, and the city's districts; each offers all until loaded. */
export function useNarrowing(keys: readonly Narrowing[], within: WorkFilter): WorkListFilter[] {
  const t = useT()
  const quiet = { fetchPolicy: 'cache-first', background: true } as const
  const counts = workflow.useAnswer(WorkCountsByYearDocument, {
    variables: { filter: within },
    ...quiet,
    skip: !keys.includes('year'),
  })
  const districts = common.useAnswer(SearchDictionaryDocument, {
    variables: { type: 'user_shanghai_District', limit: 50 },
    ...quiet,
    skip: !keys.includes('district'),
  })
  const years = [...new Set((counts.data?.workCounts ?? []).flatMap(({ year }) => year ?? []))].toSorted(
    (a, b) => b - a,
  )
  const filters: Readonly<Record<Narrowing, WorkListFilter>> = {
    year: {
      kind: 'select',
      name: 'year',
      label: t('年度'),
      onRetry: counts.failure && counts.retry,
      options: years.map((year) => ({ value: String(year), label: t('{year} 年', { year }) })),
    },
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
  return keys.map((name) => filters[name])
}
