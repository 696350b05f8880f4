/** A set of event listeners, the base of the small stores. */

/** A set of event listeners; the type parameter is the listeners' arguments. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const all = new Set<(...args: Args) => void>()
  return {
    /** Adds a listener. Returns a function that removes it. */
    listen(listener: (...args: Args) => void): () => void {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    /** Calls all current listeners. */
    notify(...args: Args): void {
      for (const listener of [...all]) listener(...args)
    },
    /** Whether there is no listener. */
    isEmpty: () => all.size === 0,
  }
}
