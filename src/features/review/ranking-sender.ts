/** Sends the reviewer's ranking to the server, with retries and a local draft. */

import { type Failure, failureOf, failureTextInPage, isOutOfReach } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import type { DraftKey } from '@/lib/drafts/draft-store'
import { dropDrafts } from '@/lib/drafts/left-drafts'
import { createListeners } from '@/lib/events/listeners'
import { onSignOut } from '@/lib/events/sign-out-tasks'
import { currentSession } from '@/session/session'
import { RankReviewsDocument } from './graphql/review.evaluation.generated'
import { notePendingRanking } from './pending-rankings'
import { keepGroup } from './use-review'

/** Delay after the last move, and retry interval; milliseconds. */
const pause = 500
const retryEvery = 5000

/** The result of a ranking: sent; waiting for connection or login; refused, with a text. */
type RankingOutcome = 'sent' | 'waiting' | { refused: string }

interface Job {
  userId: string
  order: readonly string[]
  busy: boolean
  waits: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** By group. */
const jobs = new Map<string, Job>()
const { listen, notify } = createListeners<[groupId: string, order: readonly string[], outcome: RankingOutcome]>()

/** The draft key of a ranking until the server has it. */
export const rankingDraftKey = (userId: string, groupId: string): DraftKey => ({
  userId,
  thing: `review-ranking:${groupId}`,
})

onSignOut({
  after: (ending) => {
    // After a forced end the person may be back in a moment.
    if (ending === 'forced') return
    for (const { timer } of jobs.values()) clearTimeout(timer)
    jobs.clear()
  },
})

/** Notes whether a ranking is pending, for later documents. */
export function notePendingRankingOf(userId: string): void {
  const waits = [...jobs.values()].some((job) => job.userId === userId)
  notePendingRanking(userId, waits)
}

function again(): void {
  for (const [groupId, { waits }] of jobs) if (waits) void run(groupId)
}

/** One request at a time, so an older ranking never arrives after a newer one. */
async function run(groupId: string): Promise<void> {
  const job = jobs.get(groupId)
  if (!job || job.busy) return
  clearTimeout(job.timer)
  job.busy = true
  const { order, userId } = job
  const outcome = await send(userId, groupId, order)
  job.busy = false
  if (jobs.get(groupId) !== job) return
  if (job.order !== order) return void run(groupId)
  job.waits = outcome === 'waiting'
  if (job.waits) job.timer = setTimeout(() => void run(groupId), retryEvery)
  else {
    jobs.delete(groupId)
    notePendingRankingOf(userId)
    // A closed page cannot remove its draft.
    await dropDrafts(rankingDraftKey(userId, groupId))
  }
  notify(groupId, order, outcome)
}

const awaits = (why: Failure) => isOutOfReach(why) || why.endsSession

async function send(userId: string, groupId: string, order: readonly string[]): Promise<RankingOutcome> {
  // Another person's login sends nothing of this one.
  if (currentSession()?.user.id !== userId) return 'waiting'
  try {
    const request = { groupId, order: [...order] }
    const { rankReviews } = await evaluation.mutate(RankReviewsDocument, request, { background: true })
    await keepGroup(userId, rankReviews)
    return 'sent'
  } catch (error) {
    return awaits(failureOf(error)) ? 'waiting' : { refused: failureTextInPage(error) }
  }
}

/**
 * Sends a group's ranking after a delay, replacing a pending one, and retries until the server accepts or refuses, on
 * any page. It ends with sign-out and with the document; the draft is sent next time (`send-pending-rankings.ts`).
 */
export function sendRanking(userId: string, groupId: string, order: readonly string[]): void {
  const before = jobs.get(groupId)
  const job = before ?? { userId, order, busy: false, waits: false, timer: undefined }
  if (before?.order === order) return
  job.order = order
  jobs.set(groupId, job)
  notePendingRankingOf(userId)
  clearTimeout(job.timer)
  job.timer = setTimeout(() => void run(groupId), pause)
  window.addEventListener('online', again)
}

/** Listens to results of a group's rankings. Returns a function that stops it. */
export function onRankingSent(
  groupId: string,
  listener: (order: readonly string[], outcome: RankingOutcome) => void,
): () => void {
  return listen((sender, order, outcome) => {
    if (sender === groupId) listener(order, outcome)
  })
}
