const openers = new Set<() => void>()

/** The bell in sight offers to be opened from elsewhere; answers how to take that back. */
export function offerBell(open: () => void): () => void {
  openers.add(open)
  return () => openers.delete(open)
}

/** Opens the bell's popup. */
export function openBell(): void {
  for (const open of openers) open()
}
