let count = 0
const listeners = new Set<() => void>()

/** How many notices and messages are unread, for the document's title: 0 while it is not known. Told by `shared/unread`. */
export function unreadCount(): number {
  return count
}

export function setUnreadCount(next: number): void {
  if (next === count) return
  count = next
  for (const listener of [...listeners]) listener()
}

export function subscribeUnreadCount(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
