/** Due dates of a kind of work, and the text after one has passed; for the editor, the overview and the backend. */
import { text } from '@/lib/i18n/i18n'
import { endOfDayAfter } from '@/lib/time/working-days'
import type { WorkKind } from './kind'

/**
 * The text after a deadline has passed, for a person who can still edit: late, or too late. A returned item is accepted
 * late; under a closed guide nothing is accepted.
 */
export function overdueText({ deadline }: WorkKind, returned: boolean): string {
  const refused = deadline?.from === 'guideClose' || (deadline?.refusedWith !== undefined && !returned)
  return refused ? text('已截止') : text('已过期限，仍可提交')
}

/** The due date that follows from an event; null for a kind without a deadline. */
export function dueAfter({ deadline }: WorkKind, event: number): number | null {
  return deadline === undefined ? null : endOfDayAfter(event, deadline.days, deadline.working)
}
