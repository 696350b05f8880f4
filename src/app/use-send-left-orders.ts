import { useEffect } from 'react'
import { ordersMayWait } from '@/features/review/waiting-orders'
import { loadChunk } from '@/lib/lazy-page'

/** Sends rankings that were made offline before the portal was closed or reloaded, from any page. */
export function useSendLeftOrders(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined || !ordersMayWait(userId)) return
    const listening = new AbortController()
    const send = () =>
      loadChunk(() => import('@/features/review/send-left-orders'))
        .then(({ sendLeftOrders }) => sendLeftOrders(userId))
        .catch(() => window.addEventListener('online', send, { once: true, signal: listening.signal }))
    void send()
    return () => listening.abort()
  }, [userId])
}
