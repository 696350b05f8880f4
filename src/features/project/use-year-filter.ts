import { program } from '@/api/program'
import { answerOf } from '@/shared/answer'
import type { WorkListFilter } from '@/shared/WorkListFilters'
import { useT } from '@/ui/use-t'
import { GuideYearsDocument } from './graphql/guides.program.generated'

/** The filter by the years for which guides exist; it offers all years until they are known. */
export function useYearFilter(): WorkListFilter {
  const t = useT()
  const { data } = answerOf(program.useQuery(GuideYearsDocument))
  const years = data?.guideYears ?? []
  return {
    kind: 'select',
    name: 'year',
    label: t('年度'),
    options: years.map((year) => ({ value: String(year.value), label: year.label })),
  }
}
