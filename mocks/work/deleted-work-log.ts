/** Makes the entries of the commission's decision log from the steps of a work item, and keeps them when the work item is deleted. */
import { openActions } from '@/work/open-actions'
import type { BackendContext } from '../context'
import type { LoggedEventRow } from '../db/rows-log'
import type { WorkHistoryRow, WorkRow } from '../db/rows-work'
import { loggedEventOf } from './logged-event-of'
import { titleOf } from './title'
import { kindOf } from './viewer-roles'

/** A step of a work item in the form of the log, with the names that the work item has now. */
export function logEntryOf({ db }: Pick<BackendContext, 'db'>, entry: WorkHistoryRow, work: WorkRow): LoggedEventRow {
  // One literal: a list of the log makes tens of thousands of them, and spreads take ten times as long.
  return {
    id: entry.id,
    step: entry.step,
    actorId: entry.actorId,
    actorName: entry.actorName,
    inPlaceOf: entry.inPlaceOf?.name ?? null,
    actorTitle: entry.actorTitle,
    actorUnit: entry.actorUnit,
    at: entry.at,
    opinion: entry.opinion,
    // A later date leads to no state.
    state: entry.step === 'EXTEND' ? '' : entry.state,
    event: loggedEventOf(entry.step),
    kind: work.kind,
    workId: work.id,
    about: [work.id],
    title: titleOf(work),
    number: work.number,
    unitName: db.units.get(work.unitId)?.unitName ?? null,
    personName: null,
    added: null,
    removed: null,
  }
}

/** Copies the history of a work item that is about to be deleted into the log, where the commission has seen it. */
export function keepInLog(context: Pick<BackendContext, 'db'>, work: WorkRow): void {
  const { db } = context
  const kind = kindOf(work)
  const isSeenIn = (state: string) =>
    openActions(kind, state, { roles: ['commission'], creator: false, actedAs: [] }).includes('VIEW')
  const history = db.workHistories.where({ workId: work.id })
  if (!work.reachedDepartment && !history.some(({ state }) => isSeenIn(state))) return
  for (const entry of history)
    if (!db.loggedEvents.get(entry.id)) db.loggedEvents.insert(logEntryOf(context, entry, work))
}
