/** Ends an upload or download that makes no progress for too long; for `files.ts` and `upload.ts`. */

import { text } from '@/lib/i18n/i18n'
import { timeLimits } from './time-limits'

/** The text for a transfer that stalled. */
export const transferTimeoutText = text('文件传输中断：很久没有进展，请检查网络后重试')

export interface TransferWatch {
  /** Reports progress. */
  moved(): void
  stop(): void
}

/** Calls the callback once when there was no progress for the limit. A slow transfer may take as long as it needs. */
export function watchTransfer(stalled: () => void): TransferWatch {
  let timer = setTimeout(stalled, timeLimits.stall)
  const stop = () => clearTimeout(timer)
  return {
    moved() {
      stop()
      timer = setTimeout(stalled, timeLimits.stall)
    },
    stop,
  }
}
