import { useEffect, useMemo, useState } from 'react'
import { useDraft } from '@/lib/drafts/use-draft'
import { same } from '@/lib/same'
import { useSession } from '@/session/session'
import type { ReviewGroupCardFragment, ReviewTaskCardFragment } from './graphql/review.evaluation.generated'
import { sendLeft, servedOrder } from './left-order'
import { onRankingSent, rankingPlace, sendOrder } from './ranking-sender'
import { contradictions, inOrder, moved } from './ranks'
import { isOpen } from './review-words'

/** One's own order of a group, and what can be done to it. */
export interface Ranking {
  /** The scored reviews, the best first. */
  ordered: readonly ReviewTaskCardFragment[]
  /** By review, what stands behind it with a higher total. */
  against: ReadonlyMap<string, readonly ReviewTaskCardFragment[]>
  /** Null once nothing of the group is left to do: it is only read. */
  write: { move(id: string, to: number): void; byTotals(): void } | null
  /** Whether the server has it; `device`: it is kept here until the line is back; `memory`: the device did not take it either. */
  state: 'saved' | 'sending' | 'device' | 'memory'
  failure: string | null
  /** For whoever asks before this page is left (`LeaveGuard`). */
  dirty(): boolean
  settle(): Promise<'memory' | null>
}

/**
 * One's own order of a group: sent after each move, also once this page is left, and kept on this device until the server has it.
 * @param onSaved asks for the group anew
 */
export function useRanking(group: ReviewGroupCardFragment, onSaved: () => Promise<void>): Ranking {
  const userId = useSession().user.id
  const { id: groupId, tasks } = group
  const served = useMemo(() => servedOrder(group), [group])
  const [own, setOwn] = useState<readonly string[] | null>(null)
  const [out, setOut] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const draft = useDraft({
    place: rankingPlace(userId, groupId),
    given: { order: served },
    values: { order: own ?? served },
    restore: ({ order }) => setOwn(order ?? null),
    fits: (_, value) => Array.isArray(value),
  })
  // Put in order elsewhere since: that stands.
  const [other] = draft.others
  useEffect(() => {
    if (other) draft.settleOther(other, false)
  })

  const ordered = useMemo(() => inOrder(tasks, own ?? served), [tasks, own, served])
  useEffect(() => {
    if (own) sendOrder(userId, groupId, own)
  }, [userId, groupId, own])
  useEffect(
    () =>
      onRankingSent(groupId, (order, outcome) => {
        setOut(outcome === 'waiting')
        if (outcome === 'waiting') return
        setFailure(outcome === 'sent' ? null : outcome.refused)
        const known = outcome === 'sent' ? onSaved() : Promise.resolve()
        void known.then(() => setOwn((now) => (now && same(now, order) ? null : now)))
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
 * Sends the orders that pages which are gone left on this device, and answers the groups whose order waits here.
 * @param onSent something has reached the server
 */
export function useLeftOrders(
  groups: readonly ReviewGroupCardFragment[] | undefined,
  onSent: () => void,
): ReadonlySet<string> {
  const userId = useSession().user.id
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let wanted = true
    const ends = groups?.map((group) => {
      void sendLeft(userId, group).then((sent) => {
        if (wanted && sent) setWaiting((now) => new Set(now).add(group.id))
      })
      return onRankingSent(group.id, (_, outcome) => {
        if (outcome === 'waiting') return
        setWaiting((now) => new Set([...now].filter((one) => one !== group.id)))
        if (outcome === 'sent') onSent()
      })
    })
    return () => {
      wanted = false
      for (const end of ends ?? []) end()
    }
  }, [userId, groups, onSent])
  return waiting
}
