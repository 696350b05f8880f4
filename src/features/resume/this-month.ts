/** The current month (`YYYY-MM`), as resume entries compare with it. */
import { beijingToday } from '@/lib/time/beijing-time'

export function thisMonth(): string {
  return beijingToday().slice(0, 7)
}
