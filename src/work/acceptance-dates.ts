/** The dates that an acceptance names: of its experts' findings, of a rectification; for the form that names experts and the backend's rules. */

import { formatDay } from '@/lib/time/beijing-time'

const day = 24 * 3_600_000

/** The latest such date, in milliseconds after the decision: a year. */
export const longestWait = 366 * day

/** The first and the last date to choose from, both `YYYY-MM-DD`; `now` in milliseconds. */
export function acceptanceDates(now: number): { from: string; to: string } {
  return { from: formatDay(now + day), to: formatDay(now + longestWait - day) }
}
