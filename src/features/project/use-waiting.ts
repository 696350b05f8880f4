import { program } from '@/api/program'
import { answerOf } from '@/shared/answer'
import { type DeclarationRowFragment, DeclarationsUnderReviewDocument } from './graphql/declarations.program.generated'

/**
 * What waits for this person's decision among what one unit filed under one guide, at most ten. Which state that is
 * depends on who asks, so both are asked for and the actions decide. Empty while unknown: it is only an offer.
 */
export function useWaiting(unitId: string, guideId: string): readonly DeclarationRowFragment[] {
  const query = program.useQuery(DeclarationsUnderReviewDocument, {
    variables: {
      unitId,
      guideId,
      filter: { states: ['UNIT_REVIEW', 'DEPARTMENT_REVIEW'] },
      pageNo: 1,
      pageSize: 10,
    },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  return answerOf(query).data?.declarationsUnderReview.items.filter((one) => one.actions.includes('PASS')) ?? []
}
