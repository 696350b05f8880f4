import { createListeners } from './listeners'

let count = 0
const { listen, tell } = createListeners()

/** How many notices and messages are unread, for the document's title: 0 while it is not known. Told by `shared/unread`. */
export function unreadCount(): number {
  return count
}

export function setUnreadCount(next: number): void {
  if (next === count) return
  count = next
  tell()
}

export const subscribeUnreadCount = listen
