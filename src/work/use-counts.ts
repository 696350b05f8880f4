/** Hooks for the number of work items per kind, for tabs with counts. */
import { workflow } from '@/api/workflow'
import type { WorkFilter } from '@/api/workflow/schema.generated'
import { WorkCountsDocument } from './graphql/works.workflow.generated'

/** The number of matching work items per kind that this person may read; undefined while unknown. */
export function useCounts(filter: WorkFilter): Readonly<Record<string, number>> | undefined {
  return useCountsAnswer(filter).counts
}

/** The same with the failure, for screens where the numbers are essential. */
export function useCountsAnswer(filter: WorkFilter) {
  const answer = workflow.useAnswer(WorkCountsDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const counts: Record<string, number> = {}
  for (const { kind, count } of answer.data?.workCounts ?? []) counts[kind] = (counts[kind] ?? 0) + count
  return { ...answer, counts: answer.data && counts }
}
