/** The hook that loads the preview of a batch decision, for its dialog. */

import { useEffect, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { PreviewDecisionsDocument, type PreviewDecisionsQuery } from '../graphql/batch.workflow.generated'
import type { WorkAction } from '../kind'
import type { BatchPaper } from './batch-entries'

export type Preview = PreviewDecisionsQuery['previewDecisions'][number]

/** A decision that is previewed. */
export interface PreviewedDecision {
  papers: readonly BatchPaper[]
  action: WorkAction
  facts?: Readonly<Record<string, unknown>>
  opinion?: string
}

interface Previews {
  /** By paper; the previous ones stay while new ones load. */
  previews: ReadonlyMap<string, Preview>
  /** Whether every paper has one. */
  isComplete: boolean
  failureText: string | undefined
  retry(): void
}

/** The papers of one request. */
const partSize = 100

/** Pause in typing before letters that quote the text are requested again, in milliseconds. */
const pause = 500

/** Requests the effect of a batch decision on each paper; again after the opinion has changed. */
export function usePreviews({ papers, action, facts, opinion = '' }: PreviewedDecision): Previews {
  const [previews, setPreviews] = useState<ReadonlyMap<string, Preview>>(new Map())
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify([papers, action, facts, opinion.trim(), attempt])
  const isComplete = papers.every(({ id }) => previews.has(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` holds all that is sent; `isComplete` only says whether to pause
  useEffect(() => {
    let isNewest = true
    const load = async () => {
      try {
        for (let start = 0; start < papers.length; start += partSize) {
          const part = papers.slice(start, start + partSize)
          const seen = part.flatMap(({ id, revision }) => (revision === undefined ? [] : [{ id, revision }]))
          const variables = { ids: part.map(({ id }) => id), action, facts, opinion, seen }
          const options = { fetchPolicy: 'no-cache', background: true } as const
          const { previewDecisions } = await workflow.query(PreviewDecisionsDocument, variables, options)
          if (!isNewest) return
          setPreviews((all) => new Map([...all, ...previewDecisions.map((one) => [one.id, one] as const)]))
        }
        setFailure(undefined)
      } catch (error) {
        if (isNewest) setFailure(failureText(error))
      }
    }
    const timer = setTimeout(() => void load(), isComplete ? pause : 0)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [asked])
  return { previews, isComplete, failureText: failure, retry: () => setAttempt((before) => before + 1) }
}
