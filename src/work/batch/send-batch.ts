/** Sends the decisions of a batch part by part, asks what the backend knows of it, and takes papers back. */

import { failureOf } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import {
  type BatchOutcomeFragment,
  DecideWorksDocument,
  DecisionBatchDocument,
  TakeBackDecisionsDocument,
} from '../graphql/batch.workflow.generated'
import type { BatchEntry, BatchPaper } from './batch-entries'

/** The papers of one request: short enough that progress is visible, and a lost response concerns few. */
const partSize = 20

interface Sending {
  /** Called with the outcomes of each part. */
  onPart(outcomes: readonly BatchOutcomeFragment[]): void
  isStopped(): boolean
}

/**
 * Decides about papers of a batch part by part, until one request fails or the person stops it. Every part carries the
 * batch's key, so a paper that was decided already is answered again and not decided twice.
 * @returns whether a missing outcome means “not decided”: all parts were answered, or the login had ended before one
 */
export async function sendBatch(
  { key, action, opinion, facts }: BatchEntry,
  papers: readonly BatchPaper[],
  { onPart, isStopped }: Sending,
): Promise<boolean> {
  for (let start = 0; start < papers.length; start += partSize) {
    if (isStopped()) return true
    const part = papers.slice(start, start + partSize)
    const ids = part.map(({ id }) => id)
    const seen = part.flatMap(({ id, revision }) => (revision === undefined ? [] : [{ id, revision }]))
    try {
      const variables = { ids, action, opinion, facts, seen, key }
      onPart((await workflow.mutate(DecideWorksDocument, variables, { background: true })).decideWorks)
    } catch (error) {
      // A call of an ended login decides nothing. After any other failure nobody knows yet; the report asks.
      return failureOf(error).endsSession
    }
  }
  return true
}

/** What the backend knows of a batch. */
export async function askBatch(key: string): Promise<readonly BatchOutcomeFragment[]> {
  const options = { fetchPolicy: 'no-cache', background: true } as const
  return (await workflow.query(DecisionBatchDocument, { key }, options)).decisionBatch
}

/** Takes papers of a batch back; a paper that was taken back already stays so. */
export async function takeBack(key: string, ids: readonly string[]): Promise<readonly BatchOutcomeFragment[]> {
  return (await workflow.mutate(TakeBackDecisionsDocument, { batchKey: key, ids: [...ids] })).takeBackDecisions
}
