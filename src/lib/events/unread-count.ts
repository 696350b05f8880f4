/** The number of unread messages for the document title; set by `src/shared/mail/unread.ts`. */
import { createListeners } from './listeners'

let count = 0
const { listen, notify } = createListeners()

/** The number of unread notices and messages, for the document title; 0 while unknown. Set by `shared/unread`. */
export function unreadCount(): number {
  return count
}

export function setUnreadCount(next: number): void {
  if (next === count) return
  count = next
  notify()
}

export const subscribeUnreadCount = listen
