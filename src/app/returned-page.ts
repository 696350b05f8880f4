import { isTakenOver } from '@/session/own-login'
import { everHadSession } from '@/session/session'
import { readToken } from '@/session/token'

/**
 * Watches for this document being taken back out of the browser's page cache. One that shows what belonged to a login that is over by now,
 * or another person has signed in since, is hidden and loaded anew; what was typed in it is on the device, its person's alone.
 * @param reload loads the page anew
 * @returns how to stop
 */
export function watchReturn(reload = () => window.location.reload()): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !everHadSession() || (readToken() && !isTakenOver())) return
    document.documentElement.hidden = true
    reload()
  }
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}
