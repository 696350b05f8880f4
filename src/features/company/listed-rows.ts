/** Rows chosen in a unit's list as arguments of a batch call: ids and the revisions that were on screen; the backend refuses rows that changed since. */

/** Rows of a list for a batch: their ids, and the revisions that were on the screen (60321 for a row that changed since). */
export function listedRows(rows: readonly { id: string; revision: number }[]) {
  return { ids: rows.map(({ id }) => id), seen: rows.map(({ id, revision }) => ({ id, revision })) }
}
