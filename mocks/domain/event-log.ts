/**
 * Writes entries of the commission's decision log that no step of a work item writes: panels, reviews, extensions.
 */

import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { UserRow } from '../db/rows'
import type { LoggedEventRow, LoggedStep } from '../db/rows-log'

/** An event as its caller describes it; what is left out is null or empty. */
type Event = Pick<LoggedEventRow, 'event' | 'kind' | 'about' | 'title' | 'actorTitle'> &
  Partial<Pick<LoggedEventRow, 'workId' | 'number' | 'unitName' | 'personName' | 'added' | 'removed' | 'opinion'>> & {
    step: LoggedStep
    /** Who did it; null for the portal itself. */
    actor: UserRow | null
  }

/**
 * Adds an entry to the commission's log (`mocks/work/decision-log.ts` lists it): an assignment, an invitation, a dismissed
 * conflict. Call it where no history of a work item gets an entry, or where that may not name an expert: applicants read the
 * history. Nothing changes or removes an entry.
 *
 * `kind`: the kind of work whose divisions may read it, `REVIEW` for panels. `about`: all papers it concerns, so that
 * a person with a part in one of them does not read it.
 */
export function logEvent({ db, now }: Pick<BackendContext, 'db' | 'now'>, { actor, ...event }: Event): void {
  db.loggedEvents.insert({
    ...{ workId: null, number: null, unitName: null, personName: null, added: null, removed: null, opinion: null },
    ...event,
    ...{ id: newId('logged-event'), at: now, inPlaceOf: null, actorUnit: null, state: '' },
    ...{ actorId: actor?.id ?? null, actorName: actor?.userFullname ?? event.actorTitle },
  })
}
