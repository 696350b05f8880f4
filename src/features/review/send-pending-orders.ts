/** Sends the rankings that closed pages left on the device; loaded by `src/app/use-send-pending-orders.ts`. */
import { evaluation } from '@/api/evaluation'
import { ReviewGroupsDocument } from './graphql/review.evaluation.generated'
import { sendPending } from './pending-order'
import { notePendingRankingOf } from './ranking-sender'

/** Sends rankings that closed pages left on this device. Rejects when the groups cannot be loaded. */
export async function sendPendingOrders(userId: string): Promise<void> {
  const { reviewGroups } = await evaluation.query(
    ReviewGroupsDocument,
    {},
    { fetchPolicy: 'no-cache', background: true },
  )
  await Promise.all(reviewGroups.map((group) => sendPending(userId, group)))
  notePendingRankingOf(userId)
}
