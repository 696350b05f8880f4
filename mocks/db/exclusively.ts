/** A lock across browser tabs, for storing the embedded backend's tables. */

const queues = new Map<string, Promise<unknown>>()

/**
 * Returns a function that runs work while no other tab runs any. Without Web Locks (tests, storage denied) it
 * serialises work within this page.
 */
export function exclusively(name: string): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  // jsdom and old browsers lack Web Locks, whatever the DOM types say.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return inTurn
  return async (work) => {
    let begun = false
    const begin = () => {
      begun = true
      return work()
    }
    try {
      return await locks.request(name, begin)
    } catch (error) {
      if (begun) throw error
      return inTurn(work)
    }
  }
}
