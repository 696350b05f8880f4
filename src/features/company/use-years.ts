import { program } from '@/api/program'
import { answerOf } from '@/shared/answer'
import type { WorkListFilter } from '@/shared/WorkListFilters'
import { useT } from '@/ui/use-t'
import { CompanyYearsDocument } from './graphql/projects.program.generated'

/** The filter by year; it offers all years until they are known. */
export function useYears(): WorkListFilter {
  const t = useT()
  const { data } = answerOf(program.useQuery(CompanyYearsDocument))
  const options = (data?.guideYears ?? []).map(({ value, label }) => ({ value: String(value), label }))
  return { kind: 'select', name: 'year', label: t('年度'), options }
}

/** A year out of a URL; undefined for what is none. */
export function yearOf(raw: string | undefined): number | undefined {
  return raw !== undefined && /^\d{4}$/.test(raw) ? Number(raw) : undefined
}
