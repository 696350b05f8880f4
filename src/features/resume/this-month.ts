/** The current month, as resume entries compare with it. */
import { beijingToday } from '@/lib/time/beijing-time'

/** The current month, `YYYY-MM`. */
export function thisMonth(): string {
  return beijingToday().slice(0, 7)
}
