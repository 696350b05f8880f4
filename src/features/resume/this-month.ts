import { beijingToday } from '@/lib/beijing-time'

/** The month now, `YYYY-MM`. */
export function thisMonth(): string {
  return beijingToday().slice(0, 7)
}
