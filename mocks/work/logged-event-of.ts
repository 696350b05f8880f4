/** Names the event that a step of a work item is in the commission's decision log. */
import { decisions } from '@/work/kind'
import type { LoggedEvent } from '../db/rows-log'

const events: Readonly<Record<string, LoggedEvent>> = {
  ASSIGN: 'ASSIGNMENT',
  EXTEND: 'DATE',
  EVALUATE: 'DECISION',
  CONCLUDE: 'DECISION',
  RULE: 'DECISION',
  TAKE_BACK: 'DECISION',
  SIGN: 'DECISION',
}

/** What a step of a work item counts as in the log. */
export function loggedEventOf(step: string): LoggedEvent {
  const known = Object.hasOwn(events, step) ? events[step] : undefined
  return known ?? (decisions.some((decision) => decision === step) ? 'DECISION' : 'STEP')
}
