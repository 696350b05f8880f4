/** A hook for a query whose response is cached on the device, for reviewing offline. */

import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf, isOutOfReach } from '@/api/errors/failure'
import { cachedResponse, cacheResponse, dropCachedResponse } from '@/lib/storage/response-cache'

/** Retry interval while cached data is visible, in milliseconds. */
const retryEvery = 5000

/** A response that is cached on this device for use without a network. */
export interface CachedQuery<Value> {
  data: Value | undefined
  /** When the visible data was cached; null when it is the server's current data. */
  storedAt: number | null
  failure: Failure | undefined
  /** Sends the request again; resolves when it has ended. */
  retry(): Promise<void>
}

/**
 * Sends a request and caches its response on this device. Without a network it shows the cached response with its time,
 * and retries until the network is back. A refusal by the server never shows cached data.
 * @param ask must be a stable function for the same request
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
      // The page stays while the person signs in again in a dialog.
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
      // A failed read of the cache keeps the visible data, because the person may be typing in it.
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
