/** Sends the rankings that closed pages left on the device; loaded by `src/app/use-send-pending-rankings.ts`. */
import { evaluation } from '@/api/evaluation'
import { ReviewGroupsDocument } from './graphql/review.evaluation.generated'
import { notePendingRankingOf } from './ranking-sender'
import { sendStoredRanking } from './stored-ranking'

/** Sends rankings that closed pages left on this device. Rejects when the groups cannot be loaded. */
export async function sendPendingRankings(userId: string): Promise<void> {
  const { reviewGroups } = await evaluation.query(
    ReviewGroupsDocument,
    {},
    { fetchPolicy: 'no-cache', background: true },
  )
  await Promise.all(reviewGroups.map((group) => sendStoredRanking(userId, group)))
  notePendingRankingOf(userId)
}
