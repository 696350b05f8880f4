/** The publication (公示) of accepted award reports: its period, who sees what, rulings on objections. */

import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { day } from '../durations'
import { afterPauses } from './paused-clock'

/** How long an accepted report is published for objections, in days. */
const noticeDays = 15

/** The publication period of a report. */
export interface ObjectionPeriod {
  /** Published; paused by an open objection; over; revoked by an upheld objection. */
  state: 'OPEN' | 'STOPPED' | 'OVER' | 'REVOKED'
  /** End of the publication; null while it is paused, and after a revocation. */
  endsAt: number | null
}

function objectionsTo({ db }: Pick<BackendContext, 'db'>, reportId: string): WorkRow[] {
  return db.works.where({ kind: 'AWARD_OBJECTION', belongsTo: reportId })
}

/** The objection period of an accepted report; time with open objections does not count. */
export function objectionPeriod(context: Pick<BackendContext, 'db' | 'now'>, report: WorkRow): ObjectionPeriod {
  if (report.state === 'REVOKED') return { state: 'REVOKED', endsAt: null }
  const from = typeof report.facts.acceptedAt === 'number' ? report.facts.acceptedAt : report.stateSince
  const pauses = objectionsTo(context, report.id).flatMap(({ submittedAt, state, stateSince }) =>
    submittedAt === null ? [] : [{ from: submittedAt, to: state === 'SUBMITTED' ? null : stateSince }],
  )
  const endsAt = afterPauses(from, noticeDays * day, pauses)
  return { state: endsAt === null ? 'STOPPED' : endsAt <= context.now ? 'OVER' : 'OPEN', endsAt }
}

/** Refuses objections after a report's publication: 60925, with its end. */
export function requirePeriod(context: BackendContext, report: WorkRow): void {
  const { state, endsAt } = objectionPeriod(context, report)
  if (state === 'OVER' || state === 'REVOKED') fail(60925, endsAt === null ? {} : { deadline: endsAt })
}

/** Every report that is or was published, the last accepted first. */
export function visibleReports({ db }: Pick<BackendContext, 'db'>): WorkRow[] {
  return db.works
    .where({ kind: 'AWARD_REPORT' })
    .filter(({ state }) => state === 'ACCEPTED' || state === 'REVOKED')
    .toSorted((a, b) => b.stateSince - a.stateSince)
}

/** The commission's rulings on objections to a report, with reasons, without the objectors. */
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
