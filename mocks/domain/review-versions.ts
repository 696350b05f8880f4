/** Former versions of an expert's review, stored as it is saved and shown beside it; for the review's page. */

import { jsonEqual } from '@/lib/collections/json-equal'
import type { BackendContext } from '../context'
import type { ContentRow } from '../db/rows-work'
import type { ReviewVersion } from '../resolvers/evaluation.generated'
import { totalOf } from './review-scores'

/** Saves within this many milliseconds belong to one version. */
const oneGo = 5 * 60_000
/** Maximum number of stored versions per review. */
const most = 50

const versionsOf = ({ db }: Pick<BackendContext, 'db'>, reviewId: string) =>
  db.reviewVersions.where({ reviewId }).toSorted((a, b) => b.revision - a.revision)

/** Stores a version after a save; saves shortly after each other share one. */
export function keepVersion(context: BackendContext, { id, revision, values }: ContentRow): void {
  const { db, now } = context
  const [last, ...older] = versionsOf(context, id)
  if (last && now - last.at < oneGo) {
    db.reviewVersions.update(last.id, { revision, values })
    return
  }
  if (last && jsonEqual(last.values, values)) return
  db.reviewVersions.insert({ id: `${id}@${revision}`, reviewId: id, revision, values, at: now })
  for (const reviewVersion of older.slice(most - 2)) db.reviewVersions.remove(reviewVersion.id)
}

/** The earlier versions of a review, newest first. */
export function formerVersions(context: BackendContext, content: ContentRow): ReviewVersion[] {
  return versionsOf(context, content.id)
    .filter(({ values }) => !jsonEqual(values, content.values))
    .map(({ revision, at, values }) => ({ revision, at, values, total: totalOf({ ...content, values }, context.now) }))
}
