import { text } from '@/lib/i18n'
import { timeLimits } from './time-limits'

/** What is said of a file that stalled. */
export const stalledText = text('文件传输中断：很久没有进展，请检查网络后重试')

export interface StallWatch {
  /** Something moved. */
  moved(): void
  stop(): void
}

/** Calls `stalled` once when nothing has moved for the limit. A slow line is none: what moves may take as long as it needs. */
export function watchStall(stalled: () => void): StallWatch {
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
