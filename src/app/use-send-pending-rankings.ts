/** Sends expert reviewers' rankings that were made offline; runs in the shell, from any page. */
import { useEffect } from 'react'
import { mayHavePendingRanking } from '@/features/review/pending-rankings'
import { loadChunk } from '@/lib/loading/lazy-import'

/** Sends rankings that were made offline before the portal was closed or reloaded, from any page. */
export function useSendPendingRankings(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined || !mayHavePendingRanking(userId)) return
    const listening = new AbortController()
    const send = () =>
      loadChunk(() => import('@/features/review/send-pending-rankings'))
        .then(({ sendPendingRankings }) => sendPendingRankings(userId))
        .catch(() => window.addEventListener('online', send, { once: true, signal: listening.signal }))
    void send()
    return () => listening.abort()
  }, [userId])
}
