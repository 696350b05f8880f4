/** Loads whether a person may declare under a guide, for the guide's page. */

import { program } from '@/api/program'
import { workflow } from '@/api/workflow'
import { type WorkRowFragment, WorksDocument } from '@/work/graphql/works.workflow.generated'
import type { DeclarationConditionsQuery, GuideQuery } from './graphql/guides.program.generated'
import { DeclarationConditionsDocument } from './graphql/guides.program.generated'

/** A person rarely has more than one declaration under a guide. */
const few = 10

/** A person's eligibility under a guide. */
export interface Eligibility {
  conditions: DeclarationConditionsQuery['declarationConditions']
  /** Their existing declaration that precedes a new one. */
  existing: WorkRowFragment | undefined
  /** Number of unmet conditions. */
  unmet: number
}

/**
 * Loads a guide's conditions and an existing declaration. After a first success, a failed reload keeps the result (the
 * failure is announced), so that choices on the page stay.
 */
export function useEligibility(guide: GuideQuery['guide']): {
  eligibility: Eligibility | undefined
  failure: string | undefined
  loading: boolean
  lookAgain(): void
} {
  const conditions = program.useAnswer(DeclarationConditionsDocument, {
    variables: { guideId: guide.id },
    fetchPolicy: 'network-only',
  })
  const mine = workflow.useAnswer(WorksDocument, {
    variables: {
      filter: { kinds: ['DECLARATION'], scope: 'OWN', guideId: guide.id },
      pageNo: 1,
      pageSize: few,
    },
    fetchPolicy: 'network-only',
  })
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

/** An editable declaration comes first; another one blocks only where the guide allows one per person. */
function eligibilityOf(conditions: Eligibility['conditions'], others: readonly WorkRowFragment[]): Eligibility {
  const unmet = conditions.filter((condition) => !condition.met)
  const existing =
    others.find((other) => other.actions.includes('FILL')) ??
    (unmet.some((item) => item.kind === 'ONE_PER_PERSON') ? others[0] : undefined)
  return { conditions, existing, unmet: existing ? 0 : unmet.length }
}
