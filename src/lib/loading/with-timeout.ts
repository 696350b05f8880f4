/** Limits how long a promise or a device is waited for. */

/** A promise did not settle within its time limit. Has the name of the browser's own timeout error. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * The result of `work`, or a rejection with `TimeoutError` after `limit` milliseconds. The work itself goes on: for
 * things that cannot be aborted (a chunk, IndexedDB).
 */
export async function withTimeout<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

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
