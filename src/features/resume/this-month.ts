import { isoDay } from '@/lib/iso-day'

/** The month now, `YYYY-MM`. */
export function thisMonth(): string {
  return isoDay(new Date()).slice(0, 7)
}
