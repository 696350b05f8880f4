import { evaluation } from '@/api/evaluation'
import { ReviewGroupsDocument } from './graphql/review.evaluation.generated'
import { leftOrder } from './left-order'
import { sendOrder } from './ranking-sender'
import { noteWaitingOrders } from './waiting-orders'

/** Sends the orders that pages which are gone left on this device. Rejects where the groups cannot be asked for. */
export async function sendLeftOrders(userId: string): Promise<void> {
  const { reviewGroups } = await evaluation.query(
    ReviewGroupsDocument,
    {},
    { fetchPolicy: 'no-cache', background: true },
  )
  noteWaitingOrders(false)
  for (const group of reviewGroups) {
    const order = await leftOrder(userId, group)
    if (order) sendOrder(userId, group.id, order)
  }
}
