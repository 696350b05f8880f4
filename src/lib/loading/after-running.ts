/** A time limit that counts only the time in which the page runs, for storage that may never answer. */

/** Parts of a limit; of each, the time that the page could not run at all does not count. */
const parts = 5

/**
 * Calls `late` after `limit` milliseconds in which the page could run; returns a function that cancels. For answers that only the page's own
 * thread delivers (IndexedDB): on a busy computer, a plain timer would be due before an answer that has long been there.
 */
export function afterRunning(limit: number, late: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const next = (left: number) => {
    timer = setTimeout(() => (left > 1 ? next(left - 1) : late()), limit / parts)
  }
  next(parts)
  return () => clearTimeout(timer)
}
