/** A hook that retries failed requests when the network comes back; runs in the shell. */

import { useEffect } from 'react'

/** The first requests after the network came back often still fail: what is still missing then is retried once more, in milliseconds. */
const again = 3000

/** Retries what failed to load: presses the buttons with `data-retry`. */
export function retryFailed(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-retry]')) button.click()
}

/**
 * Retries what failed to load when the network comes back, so that nobody has to press 重试: it presses the buttons with
 * `data-retry`. One listener for all of them, because the notices of failed loads are part of the sign-in screen, which has to stay small.
 */
export function useRetryWhenOnline(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const online = () => {
      retryFailed()
      clearTimeout(timer)
      timer = setTimeout(retryFailed, again)
    }
    window.addEventListener('online', online)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', online)
    }
  }, [])
}
