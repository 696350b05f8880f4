import { evaluation } from '@/api/evaluation'
import { ReviewGroupsDocument } from './graphql/review.evaluation.generated'
import { sendLeft } from './left-order'
import { noteOrdersOf } from './ranking-sender'

/** Sends the orders that pages which are gone left on this device. Rejects where the groups cannot be asked for. */
export async function sendLeftOrders(userId: string): Promise<void> {
  const { reviewGroups } = await evaluation.query(
    ReviewGroupsDocument,
    {},
    { fetchPolicy: 'no-cache', background: true },
  )
  await Promise.all(reviewGroups.map((group) => sendLeft(userId, group)))
  noteOrdersOf(userId)
}
