import { evaluation } from '@/api/evaluation'
import { ReviewGroupsDocument } from './graphql/review.evaluation.generated'
import { sendLeft } from './left-order'
import { noteOrdersOf } from './ranking-sender'

/** Sends rankings that closed pages left on this device. Rejects when the groups cannot be loaded. */
export async function sendLeftOrders(userId: string): Promise<void> {
  const { reviewGroups } = await evaluation.query(
    ReviewGroupsDocument,
    {},
    { fetchPolicy: 'no-cache', background: true },
  )
  await Promise.all(reviewGroups.map((group) => sendLeft(userId, group)))
  noteOrdersOf(userId)
}
