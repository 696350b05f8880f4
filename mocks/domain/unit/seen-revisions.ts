/** Refuses changes to unit staff and departments that changed since the caller listed them (60321). */

import { fail } from '../../fail'

/** The revisions that rows had when they were listed. */
export type SeenRevisions = readonly { id: string; revision: number }[] | null | undefined

/** The revision of the one row that a call concerns; null where the call names none. */
export const seenOne = (id: string, revision: number | null | undefined): SeenRevisions =>
  revision == null ? null : [{ id, revision }]

/** The revision of a row that counts its changes; 1 before the first. */
export const revisionOf = ({ revision = 1 }: { revision?: number }) => revision

/** Refuses a row that changed since it was listed: 60321. */
export function requireSeen(seen: SeenRevisions, id: string, row: { revision?: number }): void {
  const listed = seen?.find((one) => one.id === id)
  if (listed && listed.revision !== revisionOf(row)) fail(60321)
}
