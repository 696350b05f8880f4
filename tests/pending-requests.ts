/** Delays, breaks or loses responses of an operation, for tests of late and lost answers. */
import { vi } from 'vitest'

/** Something happens to the calls of an operation on their way; `go` sends one on. Mended by `vi.restoreAllMocks`. */
export function interceptCall(operation: string, respond: (go: () => Promise<Response>) => Promise<Response>): void {
  const line = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((...call) => {
    const go = () => line(...call)
    return String(call[1]?.body).includes(`"${operation}"`) ? respond(go) : go()
  })
}

/** The result of a request without a network. */
export const lineBreaks = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** Loses the first response of an operation: the server has executed it. Returns the number of requests. */
export function firstAnswerLost(operation: string): () => number {
  let sent = 0
  interceptCall(operation, async (go) => {
    sent += 1
    const lost = sent === 1
    const answer = await go()
    return lost ? lineBreaks() : answer
  })
  return () => sent
}

/** Delays the responses of an operation until the test releases them; the server has executed it by then. */
export function answersLate(operation: string): { come(): Promise<void> } {
  const late: (() => void)[] = []
  interceptCall(operation, async (go) => {
    const answer = await go()
    await new Promise<void>((come) => late.push(come))
    return answer
  })
  return {
    /** Lets the next one come, once it is on its way. */
    async come() {
      await vi.waitFor(() => {
        if (late.length === 0) throw new Error(`${operation} was not asked`)
      })
      late.shift()?.()
    },
  }
}
