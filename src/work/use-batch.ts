import { useState } from 'react'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import type { BatchOutcome, RowOutcome } from './batch'

export interface Batch {
  /** The result of the last batch; null after it was closed. */
  outcome: BatchOutcome | null
  close(): void
  /**
   * Runs an action on rows and reports the result: a single success as a short message, anything else as a report that
   * stays. Rejects when the whole call was refused.
   */
  run(action: string, call: () => Promise<readonly RowOutcome[]>): Promise<void>
}

/** Batch actions on rows of a list. `changed` is called after each, because the list may be outdated. */
export function useBatch(changed: () => void): Batch {
  const t = useT()
  const message = useMessages()
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null)
  return {
    outcome,
    close: () => setOutcome(null),
    async run(action, call) {
      try {
        const rows = await call()
        const quiet = rows.length === 1 && rows[0]?.done
        setOutcome(quiet ? null : { action, rows })
        if (quiet) message.success(t('操作成功'))
      } finally {
        changed()
      }
    },
  }
}
