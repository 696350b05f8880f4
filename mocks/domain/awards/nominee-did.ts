/** A nominee's progress, as their nominator sees it in the list of nominations; and whether a reminder can be sent. */

import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { readEngine } from '../form-engine'
import { isSameDay } from '../working-time'
import { awardYear } from './awards'

/** The report states in which its nominee fills it in. */
const fills = ['FILLING', 'RETURNED']

/** The report of a nomination; undefined before binding. */
function reportOf({ db }: Pick<BackendContext, 'db'>, nomination: Pick<WorkRow, 'id'>): WorkRow | undefined {
  return db.works.where({ kind: 'AWARD_REPORT', belongsTo: nomination.id })[0]
}

/** Whether a nominee still has a task that they can be reminded of. */
export function isAwaited(context: Pick<BackendContext, 'db'>, nomination: WorkRow): boolean {
  const report = reportOf(context, nomination)
  return nomination.number !== null && (report === undefined || fills.includes(report.state))
}

/** Whether a reminder was sent today. */
export function wasReminded({ now }: Pick<BackendContext, 'now'>, { facts }: WorkRow): boolean {
  return typeof facts.remindedAt === 'number' && isSameDay(facts.remindedAt, now)
}

/** The share of a report's required answers that are filled in, in percent. */
function shareDone({ db, now }: BackendContext, { id }: WorkRow): number {
  const content = db.contents.get(id)
  if (!content) return 0
  const engine = readEngine(content, now)
  const fieldsToAnswer = [...engine.form.fields.keys()].filter((path) => {
    const state = engine.field(path)
    return state?.visible && state.required
  })
  const remaining = engine.progress().reduce((sum, { requiredLeft }) => sum + requiredLeft, 0)
  return fieldsToAnswer.length === 0 ? 0 : Math.max(0, Math.round(100 * (1 - remaining / fieldsToAnswer.length)))
}

/**
 * The nominee's progress for the nominator: the state of the report, its completeness, and whether a reminder is
 * possible now.
 */
export function nomineeDid(context: BackendContext, nomination: WorkRow) {
  const report = reportOf(context, nomination)
  const open = context.now <= awardYear(context, Number(nomination.facts.year)).reportBy
  return {
    reportState: report?.state ?? null,
    reportId: report?.id ?? null,
    done: report && fills.includes(report.state) ? shareDone(context, report) : null,
    remindable: open && isAwaited(context, nomination) && !wasReminded(context, nomination),
  }
}
