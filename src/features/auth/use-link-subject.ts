/** Loads what a link in a message is about (nomination, invitation, topic), for its page. */
import { useCallback, useEffect, useState } from 'react'
import { type Attempt, attempt } from './attempt'

/**
 * The subject of a link, reloaded when its key or the person changes.
 * @param ask the call; a stable function
 * @returns the subject (null while loading); a setter for an action's result; a retry
 */
export function useLinkSubject<T>(ask: () => Promise<T>) {
  const [subject, setSubject] = useState<Attempt<T> | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round asks again
  useEffect(() => {
    let isCurrent = true
    setSubject(null)
    attempt(ask).then((answer) => {
      if (isCurrent) setSubject(answer)
    })
    return () => {
      isCurrent = false
    }
  }, [ask, round])
  const again = useCallback(() => setRound((count) => count + 1), [])
  const put = useCallback((data: T) => setSubject({ ok: true, data }), [])
  return { subject, again, put }
}
