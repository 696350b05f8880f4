/** A hook that runs an action on selected rows and keeps its report. */

import { useState } from 'react'
import { failureOf, failureTextInPage, isRefusal } from '@/api/errors/failure'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import type { BatchOutcome, RowOutcome } from './batch'

export interface Batch {
  /** The result of the last batch; null after it was closed. */
  outcome: BatchOutcome | null
  close(): void
  /**
   * Runs an action on rows and reports the result: a single success as a short message, anything else as a report that
   * stays. Rejects when the whole call failed; after a lost response or an ended login the report offers to send the
   * call again, which must not act twice.
   */
  run(action: string, call: () => Promise<readonly RowOutcome[]>): Promise<void>
}

/**
 * Batch actions on rows of a list. `changed` is called after each that has a result, also a refusal, because the list may be outdated. Without
 * a result the report alone says so: reloading would fail for the same reason and take the list away.
 */
export function useBatch(changed: () => void): Batch {
  const t = useT()
  const message = useMessages()
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null)
  /** `isUnknown`: whether an earlier attempt lost its response, so that the batch may have been executed by it. */
  const attempt = async (action: string, call: () => Promise<readonly RowOutcome[]>, isUnknown: boolean) => {
    try {
      const rows = await call()
      const quiet = rows.length === 1 && rows[0]?.done
      setOutcome(quiet ? null : { action, rows })
      if (quiet) message.success(t('操作成功'))
      changed()
    } catch (error) {
      const failure = failureOf(error)
      const isSignedOut = failure.endsSession && !isUnknown
      if (isRefusal(failure) && !failure.endsSession) changed()
      else {
        failureTextInPage(error)
        const again = () => void attempt(action, call, !isSignedOut).catch(() => undefined)
        setOutcome({ action, rows: [], again, isSignedOut })
      }
      throw error
    }
  }
  return { outcome, close: () => setOutcome(null), run: (action, call) => attempt(action, call, false) }
}
