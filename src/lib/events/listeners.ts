/** A set of event listeners; the type parameter is the listeners' arguments. */
export function createListeners<Told extends readonly unknown[] = []>() {
  const all = new Set<(...told: Told) => void>()
  return {
    /** Adds a listener. Returns a function that removes it. */
    listen(listener: (...told: Told) => void): () => void {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    /** Calls all current listeners. */
    tell(...told: Told): void {
      for (const listener of [...all]) listener(...told)
    },
    /** Whether there is no listener. */
    isEmpty: () => all.size === 0,
  }
}
