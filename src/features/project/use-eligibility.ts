import { program } from '@/api/program'
import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import { type WorkRowFragment, WorksDocument } from '@/work/graphql/works.workflow.generated'
import type { DeclarationConditionsQuery, GuideQuery } from './graphql/guides.program.generated'
import { DeclarationConditionsDocument } from './graphql/guides.program.generated'

/** A person has one declaration under a guide, rarely more. */
const few = 10

/** How a person stands towards a guide. */
export interface Eligibility {
  conditions: DeclarationConditionsQuery['declarationConditions']
  /** The declaration they have under it already and that comes before a new one. */
  existing: WorkRowFragment | undefined
  /** How many conditions are in the way of a new one. */
  unmet: number
}

/**
 * Asks how the conditions of a guide stand and whether there is a declaration under it already. Once known, a failed
 * second look leaves it as it is (the failure is announced), so that nothing chosen on the page is lost.
 */
export function useEligibility(guide: GuideQuery['guide']): {
  eligibility: Eligibility | undefined
  failure: string | undefined
  loading: boolean
  lookAgain(): void
} {
  const conditions = answerOf(
    program.useQuery(DeclarationConditionsDocument, { variables: { guideId: guide.id }, fetchPolicy: 'network-only' }),
  )
  const mine = answerOf(
    workflow.useQuery(WorksDocument, {
      variables: {
        filter: { kinds: ['DECLARATION'], scope: 'OWN', guideId: guide.id },
        pageNo: 1,
        pageSize: few,
      },
      fetchPolicy: 'network-only',
    }),
  )
  const list = conditions.data?.declarationConditions
  const own = mine.data?.works.items
  return {
    eligibility: list && own && eligibilityOf(list, own),
    failure: conditions.failureText ?? mine.failureText,
    loading: conditions.loading || mine.loading,
    lookAgain() {
      conditions.retry()
      mine.retry()
    },
  }
}

/** A declaration that can be filled comes first; another stands in the way only where the guide takes one a person. */
function eligibilityOf(conditions: Eligibility['conditions'], others: readonly WorkRowFragment[]): Eligibility {
  const unmet = conditions.filter((one) => !one.met)
  const existing =
    others.find((one) => one.actions.includes('FILL')) ??
    (unmet.some((one) => one.kind === 'ONE_PER_PERSON') ? others[0] : undefined)
  return { conditions, existing, unmet: existing ? 0 : unmet.length }
}
