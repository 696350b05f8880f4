/** State of the expert's ranking of a group: order, moves, sending after each, and rankings that a closed page left. */

import { useEffect, useMemo, useState } from 'react'
import { jsonEqual } from '@/lib/collections/json-equal'
import { useDraft } from '@/lib/drafts/use-draft'
import { useSession } from '@/session/session'
import type { ReviewGroupCardFragment, ReviewTaskCardFragment } from './graphql/review.evaluation.generated'
import { onRankingSent, rankingDraftKey, sendRanking } from './ranking-sender'
import { contradictions, inOrder, moved } from './ranks'
import { isOpen } from './review-words'
import { sendStoredRanking, serverOrder } from './stored-ranking'

/** One's ranking of a group, with its actions. */
export interface Ranking {
  /** The scored reviews, best first. */
  ordered: readonly ReviewTaskCardFragment[]
  /** For each review, those ranked behind it with a higher total. */
  against: ReadonlyMap<string, readonly ReviewTaskCardFragment[]>
  /** Null when the group is finished: read-only. */
  write: { move(id: string, to: number): void; byTotals(): void } | null
  /** Whether the server has it; `device`: it is kept here until the line is back; `memory`: the device did not take it either. */
  state: 'saved' | 'sending' | 'device' | 'memory'
  failure: string | null
  /** For the guard that asks before leaving (`LeaveGuard`). */
  dirty(): boolean
  settle(): Promise<'memory' | null>
}

/**
 * One's ranking of a group: sent after each move, also after leaving the page, and stored on this device until the
 * server has it.
 * @param onSaved reloads the group
 */
export function useRanking(group: ReviewGroupCardFragment, onSaved: () => Promise<void>): Ranking {
  const userId = useSession().user.id
  const { id: groupId, tasks } = group
  const served = useMemo(() => serverOrder(group), [group])
  const [own, setOwn] = useState<readonly string[] | null>(null)
  const [out, setOut] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const draft = useDraft({
    draftKey: rankingDraftKey(userId, groupId),
    initial: { order: served },
    values: { order: own ?? served },
    restore: ({ order }) => setOwn(order ?? null),
    fits: (_, value) => Array.isArray(value),
  })
  // A ranking made elsewhere since wins.
  const [other] = draft.others
  useEffect(() => {
    if (other) draft.settleOther(other, false)
  })

  const ordered = useMemo(() => inOrder(tasks, own ?? served), [tasks, own, served])
  useEffect(() => {
    if (own) sendRanking(userId, groupId, own)
  }, [userId, groupId, own])
  useEffect(
    () =>
      onRankingSent(groupId, (order, outcome) => {
        setOut(outcome === 'waiting')
        if (outcome === 'waiting') return
        setFailure(outcome === 'sent' ? null : outcome.refused)
        const known = outcome === 'sent' ? onSaved() : Promise.resolve()
        void known.then(() => setOwn((now) => (now && jsonEqual(now, order) ? null : now)))
      }),
    [groupId, onSaved],
  )

  const ids = () => ordered.map(({ id }) => id)
  return {
    ordered,
    against: useMemo(() => contradictions(ordered), [ordered]),
    write: tasks.some(isOpen)
      ? {
          move: (id, to) => setOwn(moved(ids(), id, to)),
          byTotals: () => setOwn(inOrder(tasks, []).map(({ id }) => id)),
        }
      : null,
    state: own === null ? 'saved' : !out ? 'sending' : draft.failed ? 'memory' : 'device',
    failure,
    dirty: draft.dirty,
    settle: draft.settleMemory,
  }
}

/**
 * Sends rankings that closed pages left on this device; returns the groups with pending ones.
 * @param onSent called when something reached the server
 */
export function usePendingRankings(
  groups: readonly ReviewGroupCardFragment[] | undefined,
  onSent: () => void,
): ReadonlySet<string> {
  const userId = useSession().user.id
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isCurrent = true
    const ends = groups?.map((group) => {
      void sendStoredRanking(userId, group).then((sent) => {
        if (isCurrent && sent) setWaiting((now) => new Set(now).add(group.id))
      })
      return onRankingSent(group.id, (_, outcome) => {
        if (outcome === 'waiting') return
        setWaiting((now) => new Set([...now].filter((text) => text !== group.id)))
        if (outcome === 'sent') onSent()
      })
    })
    return () => {
      isCurrent = false
      for (const end of ends ?? []) end()
    }
  }, [userId, groups, onSent])
  return waiting
}
