import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf, isOutOfReach } from '@/api/errors/failure'
import { cachedResponse, cacheResponse, dropCachedResponse } from '@/lib/storage/response-cache'

/** How often the server is tried again while what is shown is of this device, in milliseconds. */
const retryEvery = 5000

/** An answer that is kept on this device for when there is no line. */
export interface CachedQuery<Value> {
  data: Value | undefined
  /** When what is shown was had, where it is what this device kept; null: it is the server's now. */
  storedAt: number | null
  failure: Failure | undefined
  /** Asks again, and answers once that is over. */
  retry(): Promise<void>
}

/**
 * Asks the server, and keeps what it answers; without a line shows what this device kept, with the time it is of, and tries again until
 * the line is back. What the server refuses is not shown from the device.
 * @param ask has to be the same function as long as it asks the same
 */
export function useCachedQuery<Value>(userId: string, key: string, ask: () => Promise<Value>): CachedQuery<Value> {
  const [current, setCurrent] = useState<{ key: string; value?: Value; storedAt: number | null; failure?: Failure }>()
  const turn = useRef(0)

  const look = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const show = (next: { value?: Value; storedAt: number | null; failure?: Failure }) => {
      if (mine === turn.current) setCurrent({ key, ...next })
    }
    try {
      const value = await ask()
      show({ value, storedAt: null })
      void cacheResponse(userId, key, value)
    } catch (error) {
      const failure = failureOf(error)
      // The page stays as it is while its person signs in again over it.
      if (failure.endsSession && mine === turn.current)
        return setCurrent((before) =>
          before?.key === key && before.value !== undefined ? before : { key, storedAt: null, failure },
        )
      if (!isOutOfReach(failure)) {
        if (failure.kind === 'code') void dropCachedResponse(userId, key)
        return show({ storedAt: null, failure })
      }
      const cached = await cachedResponse<Value>(userId, key)
      if (cached) show({ value: cached.value, storedAt: cached.at })
      // A device that does not answer this time takes nothing away that is shown: somebody may be writing in it.
      else if (mine === turn.current)
        setCurrent((before) =>
          before?.key === key && before.value !== undefined ? before : { key, storedAt: null, failure },
        )
    }
  }, [userId, key, ask])

  useEffect(() => {
    void look()
    return () => {
      turn.current += 1
    }
  }, [look])

  const mine = current?.key === key ? current : undefined
  const waits = mine !== undefined && (mine.storedAt !== null || (mine.failure && isOutOfReach(mine.failure)))
  useEffect(() => {
    if (!waits) return
    const again = () => void look()
    const timer = setInterval(again, retryEvery)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [waits, look])

  return { data: mine?.value, storedAt: mine?.storedAt ?? null, failure: mine?.failure, retry: look }
}
