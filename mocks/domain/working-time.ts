const hour = 3600_000
const day = 24 * hour
const opens = 9 * hour
/** Working time of a day and of a week, in milliseconds. */
const ofDay = 9 * hour
const ofWeek = 5 * ofDay
/** From the Monday before 1970-01-01, 00:00 in Beijing, to 1970-01-01T00:00Z. */
const sinceMonday = 3 * day + 8 * hour

/** How much working time (Monday to Friday, 9 to 18 by Beijing's clocks) has passed until a moment. */
function worked(at: number): number {
  const time = at + sinceMonday
  const days = Math.floor(time / day)
  const weekday = days % 7
  const today = weekday > 4 ? 0 : Math.min(Math.max((time % day) - opens, 0), ofDay)
  return Math.floor(days / 7) * ofWeek + Math.min(weekday, 5) * ofDay + today
}

/** The moment at which that much working time has passed. */
function momentAt(work: number): number {
  const weeks = Math.floor(work / ofWeek)
  const rest = work - weeks * ofWeek
  return Math.floor((weeks * 7 + Math.floor(rest / ofDay)) * day - sinceMonday + opens + (rest % ofDay))
}

/** Whether two moments are of the same day, by Beijing's clocks. */
export function isSameDay(a: number, b: number): boolean {
  return Math.floor((a + 8 * hour) / day) === Math.floor((b + 8 * hour) / day)
}

/** Whether people are at work. */
export function isWorkingTime(at: number): boolean {
  const time = at + sinceMonday
  return Math.floor(time / day) % 7 < 5 && time % day >= opens && time % day < opens + ofDay
}

/** The moment itself where people are at work; else one in the last hours before in which they were. */
export function workingMoment(at: number): number {
  return isWorkingTime(at) ? at : momentAt(worked(at) - 1 - (Math.abs(at) % (3 * hour)))
}

/**
 * Moments in working hours between two others, each at its share (0 to 1, less than 1) of the working time there was:
 * in the order of their shares, none before `from` nor after `until`.
 */
export function workingMoments(from: number, until: number, shares: readonly number[]): number[] {
  const start = worked(from)
  const span = worked(until) - start - 1
  return shares.map((share) => (span > 0 ? momentAt(start + span * share) : workingMoment(from)))
}
