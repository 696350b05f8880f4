import { dropLeft, findLeft } from '@/lib/drafts/device-keeper'
import { heldAnswer } from '@/lib/drafts/use-draft'
import { same } from '@/lib/same'
import type { ReviewGroupCardFragment } from './graphql/review.evaluation.generated'
import { rankingPlace } from './ranking-sender'

/** The order the server holds of a group, by ids. */
export const servedOrder = ({ tasks }: ReviewGroupCardFragment) =>
  tasks
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ id }) => id)

/** The order a page that is gone left of a group, where nobody put it in order elsewhere since; then that stands. */
export async function leftOrder(userId: string, group: ReviewGroupCardFragment): Promise<readonly string[] | null> {
  const place = rankingPlace(userId, group.id)
  const [newest] = await findLeft(place)
  if (!newest) return null
  const { value, from } = heldAnswer(newest) ?? {}
  if (Array.isArray(value) && same(from, servedOrder(group))) return value
  await dropLeft(place)
  return null
}
