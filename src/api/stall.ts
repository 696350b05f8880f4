import { timeLimits } from './time-limits'

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
