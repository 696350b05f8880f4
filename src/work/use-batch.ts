import { useState } from 'react'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import type { BatchOutcome, RowOutcome } from './batch'

export interface Batch {
  /** What came of the last one; null after it was closed. */
  outcome: BatchOutcome | null
  close(): void
  /**
   * Does something to rows and tells what came of it: a single one that succeeded with a short message, anything else in a
   * report that stays. Rejects when the call as a whole was refused.
   */
  run(action: string, call: () => Promise<readonly RowOutcome[]>): Promise<void>
}

/** Decisions about rows of a list. `changed` is called after each, since what is shown may be out of date. */
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
