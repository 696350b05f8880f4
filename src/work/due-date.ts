import { endOfDayAfter } from '@/lib/calendar/working-days'
import { text } from '@/lib/i18n'
import type { WorkKind } from './kind'

/**
 * What is said of a date that has passed to who can still fill in: whether handing in is late or too late. What was returned is taken late
 * whatever its date; of a guide nothing is taken once it has closed.
 */
export function overWords({ deadline }: WorkKind, returned: boolean): string {
  const refused = deadline?.from === 'guideClose' || (deadline?.refusedWith !== undefined && !returned)
  return refused ? text('已截止') : text('已过期限，仍可提交')
}

/** Until when a work of a kind is due that follows from an event; null for a kind without a date. */
export function dueAfter({ deadline }: WorkKind, event: number): number | null {
  return deadline === undefined ? null : endOfDayAfter(event, deadline.days, deadline.working)
}
