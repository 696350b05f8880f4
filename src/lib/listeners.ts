/** Who wants to hear of something: of what, is said by the types of what they are told. */
export function createListeners<Told extends readonly unknown[] = []>() {
  const all = new Set<(...told: Told) => void>()
  return {
    /** Hears from now on; the answer ends it. */
    listen(listener: (...told: Told) => void): () => void {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    /** Tells all who are there when it begins. */
    tell(...told: Told): void {
      for (const listener of [...all]) listener(...told)
    },
    /** Whether nobody listens. */
    isEmpty: () => all.size === 0,
  }
}
