/** The dialog that extends the deadline of unsubmitted reviews, of one expert or a whole panel. */

import { evaluation } from '@/api/evaluation'
import { useT } from '@/ui/use-t'
import type { ReviewerCardFragment } from '../graphql/reviewer-card.evaluation.generated'
import { ExtendReviewsDocument } from '../graphql/reviewers.evaluation.generated'
import { ExtendDeadline } from './ExtendDeadline'

interface ExtendReviewsProps {
  /** Names the expert or panel; the draft is kept under it, also after one of the experts has submitted. */
  about: string
  /** Experts with unsubmitted reviews. */
  reviewers: readonly ReviewerCardFragment[]
  /** The name of the expert or panel. */
  of: string
  serverTime: number
  onExtended(): void
}

export function ExtendReviews({ about, reviewers, of, serverTime, onExtended }: ExtendReviewsProps) {
  const t = useT()
  const dates = reviewers.flatMap(({ dueAt }) => dueAt ?? [])
  return (
    <ExtendDeadline
      about={about}
      dueAt={dates.length > 0 ? Math.min(...dates) : null}
      serverTime={serverTime}
      of={of}
      note={t('只延长还没有提交的评审意见，期限更晚的不变。原因会记入办理过程，并告知专家。')}
      extend={(dueAt, reason) =>
        evaluation.mutate(
          ExtendReviewsDocument,
          { reviewerIds: reviewers.map(({ id }) => id), dueAt, reason },
          { background: true },
        )
      }
      onExtended={onExtended}
    />
  )
}
