import { endOfDayAfter } from '@/lib/calendar/working-days'
import type { WorkKind } from './kind'

/** Until when a work of a kind is due that follows from an event; null for a kind without a date. */
export function dueAfter({ deadline }: WorkKind, event: number): number | null {
  return deadline === undefined ? null : endOfDayAfter(event, deadline.days, deadline.working)
}
