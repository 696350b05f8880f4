/** Reloads the document when it returns from the back-forward cache and its login has ended. */
import { isTakenOver } from '@/session/own-login'
import { everHadSession } from '@/session/session'
import { readToken } from '@/session/token'

/**
 * Watches for this document coming back from the back-forward cache. If its login has ended or another person has
 * signed in, it is emptied and reloaded; typed text is in that person's drafts.
 * @param empty removes everything displayed, including guards that ask before leaving
 * @param reload reloads the page
 * @returns a function that stops it
 */
export function watchReturn(empty: () => void, reload = () => window.location.reload()): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !everHadSession() || (readToken() && !isTakenOver())) return
    empty()
    reload()
  }
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}
