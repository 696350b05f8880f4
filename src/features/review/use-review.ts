/** Hooks that load the reviewer's groups and one review, cached for use offline. */

import { useCallback } from 'react'
import { evaluation } from '@/api/evaluation'
import { smartform } from '@/api/smartform'
import { precacheDesk } from '@/lib/loading/service-worker'
import { cachedResponse, cacheResponse } from '@/lib/storage/response-cache'
import { keepForOffline } from '@/session/load-session'
import { useSession } from '@/session/session'
import { contentSnapshot } from '@/shared/content/content-snapshot'
import { FormContentDocument, FormDefinitionDocument } from '@/shared/graphql/forms.smartform.generated'
import { type CachedQuery, useCachedQuery } from '@/shared/query/use-cached-query'
import type { ContentSnapshot } from '@/smartform/ports'
import {
  type ReviewGroupCardFragment,
  ReviewGroupsDocument,
  ReviewTaskDocument,
  type ReviewTaskQuery,
} from './graphql/review.evaluation.generated'

const fresh = { fetchPolicy: 'no-cache', background: true } as const

// Increased when the cached shape changes: older entries are ignored.
const listKey = 'reviews/2'

/** Prepares the desk for offline use. */
function readyForOffline(): void {
  precacheDesk()
  void keepForOffline()
}

/** The person's groups, fresh or cached. */
export function useReviewGroups(): CachedQuery<ReviewGroupCardFragment[]> {
  const userId = useSession().user.id
  const ask = useCallback(async () => {
    const { reviewGroups } = await evaluation.query(ReviewGroupsDocument, {}, fresh)
    if (reviewGroups.length > 0) readyForOffline()
    return reviewGroups
  }, [])
  return useCachedQuery(userId, listKey, ask)
}

/** A review with its subject and form. */
export interface OpenedReview {
  desk: ReviewTaskQuery['reviewTask']
  /** Null until interests are declared. */
  form: { content: ContentSnapshot; definition: unknown } | null
}

export const reviewKey = (taskId: string) => `review/2:${taskId}`

/** Updates a group in the cached list. */
export async function keepGroup(userId: string, group: ReviewGroupCardFragment): Promise<void> {
  const cached = await cachedResponse<ReviewGroupCardFragment[]>(userId, listKey)
  if (cached)
    await cacheResponse(
      userId,
      listKey,
      cached.value.map((reviewGroupCard) => (reviewGroupCard.id === group.id ? group : reviewGroupCard)),
    )
}

/** One review with everything needed to read and write it offline. */
export function useReview(taskId: string): CachedQuery<OpenedReview> {
  const userId = useSession().user.id
  const ask = useCallback(async (): Promise<OpenedReview> => {
    const { reviewTask: desk } = await evaluation.query(ReviewTaskDocument, { taskId }, fresh)
    readyForOffline()
    // The screen does not wait for the cache.
    void keepGroup(userId, desk.group)
    if (desk.document === null) return { desk, form: null }
    const { formContent } = await smartform.query(FormContentDocument, { contentId: taskId }, fresh)
    const content = contentSnapshot(formContent)
    const { formId, formVersion: version } = content
    const { formDefinition } = await smartform.query(FormDefinitionDocument, { formId, version }, fresh)
    return { desk, form: { content, definition: formDefinition.definition } }
  }, [userId, taskId])
  return useCachedQuery(userId, reviewKey(taskId), ask)
}
