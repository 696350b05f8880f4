/** Working hours in Beijing time, at which seeds date their events. */

import { formatDay } from '@/lib/time/beijing-time'
import { day, hour } from './durations'

const opens = 9 * hour
/** Working time per day and per week, in milliseconds. */
const ofDay = 9 * hour
const ofWeek = 5 * ofDay
/** From the Monday before 1970-01-01, 00:00 in Beijing, to 1970-01-01T00:00Z. */
const sinceMonday = 3 * day + 8 * hour

/** The working time until a timestamp (Monday to Friday, 9 to 18 in Beijing). */
function worked(at: number): number {
  const time = at + sinceMonday
  const days = Math.floor(time / day)
  const weekday = days % 7
  const today = weekday > 4 ? 0 : Math.min(Math.max((time % day) - opens, 0), ofDay)
  return Math.floor(days / 7) * ofWeek + Math.min(weekday, 5) * ofDay + today
}

/** The timestamp at which that much working time has passed. */
function momentAt(work: number): number {
  const weeks = Math.floor(work / ofWeek)
  const rest = work - weeks * ofWeek
  return Math.floor((weeks * 7 + Math.floor(rest / ofDay)) * day - sinceMonday + opens + (rest % ofDay))
}

/** Whether two timestamps are on the same day in Beijing. */
export function isSameDay(a: number, b: number): boolean {
  return formatDay(a) === formatDay(b)
}

/** Whether a timestamp is in working hours. */
export function isWorkingTime(at: number): boolean {
  const time = at + sinceMonday
  return Math.floor(time / day) % 7 < 5 && time % day >= opens && time % day < opens + ofDay
}

/** The timestamp itself in working hours; otherwise one in the last working hours before it. */
export function workingMoment(at: number): number {
  return isWorkingTime(at) ? at : momentAt(worked(at) - 1 - (Math.abs(at) % (3 * hour)))
}

/**
 * Timestamps in working hours between two others, one for each share (0 to below 1) of the working time; ordered by
 * share, within `from` and `until`.
 */
export function workingMoments(from: number, until: number, shares: readonly number[]): number[] {
  const start = worked(from)
  const span = worked(until) - start - 1
  return shares.map((share) => (span > 0 ? momentAt(start + span * share) : workingMoment(from)))
}
