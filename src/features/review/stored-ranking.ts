/** Finds and sends a ranking that an earlier page left on the device, for the offline work of reviewers. */

import { jsonEqual } from '@/lib/collections/json-equal'
import { dropDrafts, findDrafts } from '@/lib/drafts/left-drafts'
import { draftedValue } from '@/lib/drafts/use-draft'
import type { ReviewGroupCardFragment } from './graphql/review.evaluation.generated'
import { rankingDraftKey, sendRanking } from './ranking-sender'

/** The server's ranking of a group, as ids. */
export const serverOrder = ({ tasks }: ReviewGroupCardFragment) =>
  tasks
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ id }) => id)

/** The ranking that a closed page left of a group, unless it was ranked elsewhere since. */
async function storedRanking(userId: string, group: ReviewGroupCardFragment): Promise<readonly string[] | null> {
  const draftKey = rankingDraftKey(userId, group.id)
  const [newest] = await findDrafts(draftKey)
  if (!newest) return null
  const { value, from } = draftedValue(newest) ?? {}
  if (Array.isArray(value) && jsonEqual(from, serverOrder(group))) return value
  await dropDrafts(draftKey)
  return null
}

/** Sends that ranking; resolves whether there was one. */
export async function sendStoredRanking(userId: string, group: ReviewGroupCardFragment): Promise<boolean> {
  const order = await storedRanking(userId, group)
  if (order) sendRanking(userId, group.id, order)
  return order !== null
}
