/** Whether a text is a real day of the calendar written `YYYY-MM-DD`: leap days only in leap years. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // 2023-02-30 is no day; some parsers roll it over to March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const hour = 3_600_000

/**
 * The day a timestamp of the wire stands for, `YYYY-MM-DD`; days travel as the midnight of China's time, wherever the browser
 * is. Read an hour late, so that midnights of the summer times of 1986 to 1991 (UTC+9) are still on their day.
 */
export function dayOfTimestamp(at: number): string {
  return new Date(at + 9 * hour).toISOString().slice(0, 10)
}

/** The timestamp of a real day (`YYYY-MM-DD`): its midnight in China's time, in milliseconds since 1970-01-01T00:00Z. */
export function timestampOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}
