import dayjs from 'dayjs'

/** A moment as a day, `YYYY-MM-DD`; `at` in milliseconds since 1970-01-01T00:00Z. */
export function formatDay(at: number): string {
  return dayjs(at).format('YYYY-MM-DD')
}

/** A moment with its minute, `YYYY-MM-DD HH:mm`. */
export function formatMinute(at: number): string {
  return dayjs(at).format('YYYY-MM-DD HH:mm')
}
