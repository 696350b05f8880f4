/** The hook behind a list's batch decisions: sends them in parts, keeps their reports, takes them back. */

import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '@/session/session'
import { useIsMounted } from '@/ui/use-is-mounted'
import type { BatchOutcomeFragment } from '../graphql/batch.workflow.generated'
import { type BatchEntry, batchEntries, dropBatchEntry, keepBatchEntry } from './batch-entries'
import { askBatch, sendBatch, takeBack } from './send-batch'

/** A batch of decisions and its known outcomes. */
export interface DecidedBatch {
  entry: BatchEntry
  /** Outcomes by paper. */
  outcomes: ReadonlyMap<string, BatchOutcomeFragment>
  /** Whether a missing outcome means “not decided”. False until the backend has answered. */
  isKnown: boolean
  /** Codes of refused attempts to take a paper back, by paper. */
  kept: ReadonlyMap<string, number>
  isBusy: boolean
}

export interface DecisionBatches {
  /** The batches of this list whose report is open, the newest first. */
  batches: readonly DecidedBatch[]
  /** Number of papers with a response while a batch is being sent; null otherwise. */
  progress: { key: string; done: number; total: number } | null
  /** Decides about the papers of a new batch, or those of a known one that are not decided yet. */
  send(entry: BatchEntry): Promise<void>
  /** Stops after the current request. */
  stop(): void
  /** Requests the outcomes of a batch. */
  ask(key: string): void
  takeBack(key: string, ids: readonly string[]): void
  close(key: string): void
}

const begun = (entry: BatchEntry): DecidedBatch => ({
  ...{ entry, outcomes: new Map(), isKnown: false, kept: new Map(), isBusy: false },
})

const byPaper = (outcomes: readonly BatchOutcomeFragment[]) => outcomes.map((outcome) => [outcome.id, outcome] as const)

/**
 * The batch decisions of a list. Each batch is stored on this device before it is sent, so its report survives a
 * reload, an ended login and a closed tab. The page then requests the outcomes from the backend.
 * @param changed called when the list may be outdated
 */
export function useDecisionBatches(list: string, changed: () => void): DecisionBatches {
  const userId = useSession().user.id
  const isMounted = useIsMounted()
  const stopped = useRef(false)
  const [batches, setBatches] = useState<readonly DecidedBatch[]>([])
  const [progress, setProgress] = useState<DecisionBatches['progress']>(null)
  const change = useCallback(
    (key: string, changes: (batch: DecidedBatch) => Partial<DecidedBatch>) =>
      setBatches((all) => all.map((batch) => (batch.entry.key === key ? { ...batch, ...changes(batch) } : batch))),
    [],
  )
  const learn = useCallback(
    async (key: string): Promise<void> => {
      change(key, () => ({ isBusy: true }))
      try {
        const outcomes = new Map(byPaper(await askBatch(key)))
        change(key, () => ({ outcomes, isKnown: true, isBusy: false }))
      } catch {
        change(key, () => ({ isBusy: false }))
      }
    },
    [change],
  )
  useEffect(() => {
    const found = batchEntries(userId, list, Date.now())
    setBatches(found.map(begun))
    for (const { key } of found) void learn(key)
  }, [userId, list, learn])

  async function send(entry: BatchEntry): Promise<void> {
    const known = batches.find((batch) => batch.entry.key === entry.key)
    const papers = entry.papers.filter(({ id }) => !known?.outcomes.has(id))
    stopped.current = false
    if (!known) {
      keepBatchEntry(userId, entry)
      setBatches((all) => [begun(entry), ...all])
    }
    change(entry.key, () => ({ isBusy: true }))
    setProgress({ key: entry.key, done: 0, total: papers.length })
    const isKnown = await sendBatch(entry, papers, {
      onPart(part) {
        change(entry.key, ({ outcomes }) => ({ outcomes: new Map([...outcomes, ...byPaper(part)]) }))
        setProgress((at) => at && { ...at, done: at.done + part.length })
      },
      isStopped: () => stopped.current || !isMounted.current,
    })
    // An ended login decided nothing now; whether an earlier part arrived whose response was lost is as unknown as before.
    change(entry.key, (batch) => ({ isKnown: isKnown && (batch.isKnown || !known), isBusy: false }))
    if (!isKnown) await learn(entry.key)
    setProgress(null)
    changed()
  }

  async function undo(key: string, ids: readonly string[]): Promise<void> {
    change(key, () => ({ isBusy: true }))
    try {
      const refused = (await takeBack(key, ids)).flatMap(({ id, code }) => (code == null ? [] : [[id, code] as const]))
      change(key, ({ kept }) => ({ kept: new Map([...kept, ...refused]) }))
    } catch {
      // The error link has announced it; the outcomes are requested below.
    }
    await learn(key)
    changed()
  }

  return {
    ...{ batches, progress, send },
    stop: () => {
      stopped.current = true
    },
    ask: (key) => void learn(key).then(changed),
    takeBack: (key, ids) => void undo(key, ids),
    close(key) {
      dropBatchEntry(userId, key, Date.now())
      setBatches((all) => all.filter(({ entry }) => entry.key !== key))
    },
  }
}
