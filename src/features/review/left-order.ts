import { dropLeft, findLeft } from '@/lib/drafts/device-keeper'
import { heldAnswer } from '@/lib/drafts/use-draft'
import { same } from '@/lib/same'
import type { ReviewGroupCardFragment } from './graphql/review.evaluation.generated'
import { rankingPlace, sendOrder } from './ranking-sender'

/** The order the server holds of a group, by ids. */
export const servedOrder = ({ tasks }: ReviewGroupCardFragment) =>
  tasks
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ id }) => id)

/** The order a page that is gone left of a group, where nobody put it in order elsewhere since; then that stands. */
async function leftOrder(userId: string, group: ReviewGroupCardFragment): Promise<readonly string[] | null> {
  const place = rankingPlace(userId, group.id)
  const [newest] = await findLeft(place)
  if (!newest) return null
  const { value, from } = heldAnswer(newest) ?? {}
  if (Array.isArray(value) && same(from, servedOrder(group))) return value
  await dropLeft(place)
  return null
}

/** Sends the order that a page which is gone left of a group; answers whether there was one. */
export async function sendLeft(userId: string, group: ReviewGroupCardFragment): Promise<boolean> {
  const order = await leftOrder(userId, group)
  if (order) sendOrder(userId, group.id, order)
  return order !== null
}
