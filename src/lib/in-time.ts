/** What was waited for did not come within its time. Named as the browser names its own. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * The outcome of `work`, or a rejection with a `TimeoutError` after `limit` milliseconds. The work itself goes on: for what has no
 * way to be called off (a chunk, IndexedDB), so that nobody waits for ever for what never answers.
 */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
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
