/** Rejects a promise that takes too long, with a `TimeoutError`; for chunks, calls, storage. */

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
