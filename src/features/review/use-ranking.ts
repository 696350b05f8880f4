import { useCallback, useEffect, useMemo, useState } from 'react'
import { failureOf, isOutOfReach, textInPlace } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { useDraft } from '@/lib/drafts/use-draft'
import { useSession } from '@/session/session'
import {
  RankReviewsDocument,
  type ReviewGroupCardFragment,
  type ReviewTaskCardFragment,
} from './graphql/review.evaluation.generated'
import { contradictions, inOrder, moved } from './ranks'
import { isOpen } from './review-words'
import { keepGroup } from './use-review'

/** After the last move, and how often what could not be sent is tried again; milliseconds. */
const pause = 500
const retryEvery = 5000

const servedOrder = ({ tasks }: ReviewGroupCardFragment) =>
  tasks
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ id }) => id)

/** One's own order of a group, and what can be done to it. */
export interface Ranking {
  /** The scored reviews, the best first. */
  ordered: readonly ReviewTaskCardFragment[]
  /** By review, what stands behind it with a higher total. */
  against: ReadonlyMap<string, readonly ReviewTaskCardFragment[]>
  /** Null once nothing of the group is left to do: it is only read. */
  write: { move(id: string, to: number): void; byTotals(): void } | null
  /** Whether the server has it; `device`: it is kept here until the line is back. */
  state: 'saved' | 'sending' | 'device'
  failure: string | null
  /** For whoever asks before this page is left (`LeaveGuard`). */
  dirty(): boolean
  settle(): Promise<'memory' | null>
}

/**
 * One's own order of a group: sent after each move, kept on this device until the server has it, also by a page that is gone.
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
    place: { userId, thing: `review-ranking:${groupId}` },
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
  const send = useCallback(
    async (order: readonly string[]) => {
      try {
        const asked = { groupId, order: [...order] }
        const { rankReviews } = await evaluation.mutate(RankReviewsDocument, asked, { background: true })
        await keepGroup(userId, rankReviews)
        await onSaved()
        setFailure(null)
        setOut(false)
      } catch (error) {
        const why = failureOf(error)
        if (isOutOfReach(why) || why.endsSession) return setOut(true)
        setFailure(textInPlace(error))
      }
      setOwn((now) => (now === order ? null : now))
    },
    [groupId, userId, onSaved],
  )
  useEffect(() => {
    if (!own) return
    const again = () => void send(own)
    const first = setTimeout(again, pause)
    const timer = setInterval(again, retryEvery)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [own, send])

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
    state: own === null ? 'saved' : out ? 'device' : 'sending',
    failure,
    dirty: draft.dirty,
    settle: draft.settleMemory,
  }
}
