import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import { afterPauses } from './paused-clock'

/** How long a report that was accepted is shown for objections, in days. */
const daysShown = 15

const day = 24 * 3600_000

/** What has become of a report's time in public. */
export interface ObjectionPeriod {
  /** Shown; its clock stopped by an open objection; over; taken back by one that was upheld. */
  state: 'OPEN' | 'STOPPED' | 'OVER' | 'REVOKED'
  /** Until when it is shown; null while its clock stands still, and once it was taken back. */
  endsAt: number | null
}

function objectionsTo({ db }: Pick<BackendContext, 'db'>, reportId: string): WorkRow[] {
  return db.works.where({ kind: 'AWARD_OBJECTION', belongsTo: reportId })
}

/** The period of objection of a report that was accepted, without the time in which objections to it were open. */
export function objectionPeriod(context: Pick<BackendContext, 'db' | 'now'>, report: WorkRow): ObjectionPeriod {
  if (report.state === 'REVOKED') return { state: 'REVOKED', endsAt: null }
  const from = typeof report.facts.acceptedAt === 'number' ? report.facts.acceptedAt : report.stateSince
  const pauses = objectionsTo(context, report.id).flatMap(({ submittedAt, state, stateSince }) =>
    submittedAt === null ? [] : [{ from: submittedAt, to: state === 'SUBMITTED' ? null : stateSince }],
  )
  const endsAt = afterPauses(from, daysShown * day, pauses)
  return { state: endsAt === null ? 'STOPPED' : endsAt <= context.now ? 'OVER' : 'OPEN', endsAt }
}

/** Refuses what comes after a report's time in public: 60925, with its end. */
export function requirePeriod(context: BackendContext, report: WorkRow): void {
  const { state, endsAt } = objectionPeriod(context, report)
  if (state === 'OVER' || state === 'REVOKED') fail(60925, endsAt === null ? {} : { deadline: endsAt })
}

/** Every report that is or was shown, the last accepted first. */
export function shownReports({ db }: Pick<BackendContext, 'db'>): WorkRow[] {
  return db.works
    .where({ kind: 'AWARD_REPORT' })
    .filter(({ state }) => state === 'ACCEPTED' || state === 'REVOKED')
    .toSorted((a, b) => b.stateSince - a.stateSince)
}

/** What the commission ruled on objections to a report, and why: without whose they were. */
export function rulingsOn(context: Pick<BackendContext, 'db'>, reportId: string) {
  return objectionsTo(context, reportId)
    .filter(({ state }) => state === 'UPHELD' || state === 'DISMISSED')
    .toSorted((a, b) => a.stateSince - b.stateSince)
    .map(({ state, stateSince, facts }) => ({
      upheld: state === 'UPHELD',
      reason: String(facts.reason ?? ''),
      at: stateSince,
    }))
}
