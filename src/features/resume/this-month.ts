import { beijingToday } from '@/lib/beijing-time'

/** The current month, `YYYY-MM`. */
export function thisMonth(): string {
  return beijingToday().slice(0, 7)
}
