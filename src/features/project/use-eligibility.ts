import { program } from '@/api/program'
import { answerOf } from '@/shared/answer'
import { type DeclarationRowFragment, MyProjectsDocument } from './graphql/declarations.program.generated'
import type { DeclarationConditionsQuery, GuideQuery } from './graphql/guides.program.generated'
import { DeclarationConditionsDocument } from './graphql/guides.program.generated'

/** How a person stands towards a guide. */
export interface Eligibility {
  conditions: DeclarationConditionsQuery['declarationConditions']
  /** The declaration they have under it already and that comes before a new one. */
  existing: DeclarationRowFragment | undefined
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
  // A person has a handful of declarations in a year, so the one under this guide is among the first fifty.
  const mine = answerOf(
    program.useQuery(MyProjectsDocument, {
      variables: { filter: { year: guide.year }, pageNo: 1, pageSize: 50 },
      fetchPolicy: 'network-only',
    }),
  )
  const list = conditions.data?.declarationConditions
  const own = mine.data?.myProjects.items
  return {
    eligibility: list && own && eligibilityOf(list, own, guide.id),
    failure: conditions.failureText ?? mine.failureText,
    loading: conditions.loading || mine.loading,
    lookAgain() {
      conditions.retry()
      mine.retry()
    },
  }
}

/** A declaration that can be filled comes first; another stands in the way only where the guide takes one a person. */
function eligibilityOf(
  conditions: Eligibility['conditions'],
  own: readonly DeclarationRowFragment[],
  guideId: string,
): Eligibility {
  const unmet = conditions.filter((one) => !one.met)
  const others = own.filter((one) => one.guide.id === guideId)
  const existing =
    others.find((one) => one.actions.includes('FILL')) ??
    (unmet.some((one) => one.kind === 'ONE_PER_PERSON') ? others[0] : undefined)
  return { conditions, existing, unmet: existing ? 0 : unmet.length }
}
