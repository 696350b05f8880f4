import { isTakenOver } from '@/session/own-login'
import { everHadSession } from '@/session/session'
import { readToken } from '@/session/token'

/**
 * Watches for this document being taken back out of the browser's page cache. One that shows what belonged to a login that is over by now,
 * or another person has signed in since, is emptied and loaded anew; what was typed in it is on the device, its person's alone.
 * @param empty takes all it shows away, and with it whoever would ask whether to leave: that was asked of its person
 * @param reload loads the page anew
 * @returns how to stop
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
