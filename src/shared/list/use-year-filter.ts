/** The filter of lists by year, with the years for which guides exist; for lists of projects, filings and guides. */
import { program } from '@/api/program'
import { useT } from '@/ui/use-t'
import { GuideYearsDocument } from '../graphql/years.program.generated'
import type { WorkListFilter } from './WorkListFilters'

/**
 * The filter by the years for which guides exist; it offers all years until they are known.
 * @param isEnabled whether it is shown
 */
export function useYearFilter(isEnabled = true): WorkListFilter {
  const t = useT()
  const { data, failure, retry } = program.useAnswer(GuideYearsDocument, { skip: !isEnabled })
  const years = data?.guideYears ?? []
  return {
    kind: 'select',
    name: 'year',
    label: t('年度'),
    onRetry: failure && retry,
    options: years.map((year) => ({ value: String(year.value), label: year.label })),
  }
}

/** A year out of a URL; undefined for what is none. */
export function yearOf(raw: string | undefined): number | undefined {
  return raw !== undefined && /^\d{4}$/.test(raw) ? Number(raw) : undefined
}
