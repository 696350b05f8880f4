/** When the autosave of a form sends and reads again: after a pause in typing, at the latest after six seconds; when it retries and gives a response up. */

import { withTimeout } from '../loading/with-timeout'

/** Delay after the last key, and longest delay while typing goes on; in milliseconds. */
const pause = 1200
const longest = 6000
const firstRetry = 2000
const slowestRetry = 60_000

/** Delay before the n-th retry in a row (n starts at 1), in milliseconds. */
function retryDelay(attempt: number): number {
  return Math.min(slowestRetry, firstRetry * 2 ** (attempt - 1))
}

/** Timeout for a response, in milliseconds. */
const longestAnswer = 20_000

/** The result of a promise, or `otherwise` when it fails or times out. */
export function answerInTime<Answer>(request: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return withTimeout(request, longestAnswer).catch(() => otherwise)
}

/** A timer for the next request. Each `soon` postpones it while typing goes on, up to a limit. */
export function createSendTimer(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: number | null = null
  const at = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      latest = null
      send()
    }, delay)
  }
  return {
    soon() {
      const now = Date.now()
      latest ??= now + longest
      at(Math.max(0, Math.min(pause, latest - now)))
    },
    retry: (attempt: number) => at(retryDelay(attempt)),
    cancel() {
      clearTimeout(timer)
      latest = null
    },
  }
}

export type SendTimer = ReturnType<typeof createSendTimer>
