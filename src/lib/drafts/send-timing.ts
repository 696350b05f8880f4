import { inTime } from '../in-time'

/** After the last key, and at most this long while somebody types without a pause; milliseconds. */
const pause = 1200
const longest = 6000
const firstRetry = 2000
const slowestRetry = 60_000

/** How long to wait before the n-th retry in a row (counted from 1), in milliseconds. */
function retryDelay(attempt: number): number {
  return Math.min(slowestRetry, firstRetry * 2 ** (attempt - 1))
}

/** How long an answer is waited for, in milliseconds. */
const longestAnswer = 20_000

/** What was asked, or `otherwise` when it fails or does not answer in time: nothing waits for ever. */
export function answerInTime<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return inTime(asked, longestAnswer).catch(() => otherwise)
}

/** A timer for the next request: each `soon` puts it off until the typing pauses, but not for ever. */
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
