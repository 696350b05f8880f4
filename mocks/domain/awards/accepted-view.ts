/** Accepted award reports as the public sees them; for the award resolvers. */

import { inOrder, type OrderKey } from '@/lib/collections/in-order'
import { textOf } from '@/lib/collections/record'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type {
  AcceptedReport,
  AcceptedReportOrderField,
  QueryAcceptedReportsArgs,
} from '../../resolvers/award.generated'
import { isOfReport, openObjection } from '../../work/kinds/award-objection'
import { yearOf } from '../../work/view'
import { keywordMatcher } from '../keyword'
import { pageOf } from '../paging'
import { objectionPeriod, rulingsOn, visibleReports } from './accepted-reports'
import { contributorsOf, namedUnits } from './contributors'

/** A submitted report with its public facts, without the objectors. */
function view(context: BackendContext, report: WorkRow): AcceptedReport {
  const { db, now, caller } = context
  const { id, number, title, facts, stateSince } = report
  const values = db.contents.get(id)?.submitted?.values ?? {}
  const { state: period, endsAt } = objectionPeriod(context, report)
  const isOpenToObjection = period === 'OPEN' || period === 'STOPPED'
  return {
    ...{ id, number: number ?? '', title, period, endsAt, serverTime: now, year: yearOf(context, report) },
    ...{ award: textOf(facts.award), category: textOf(facts.category), nominator: textOf(facts.nominator) },
    persons: contributorsOf(context, report, values).map(({ name }) => name),
    units: namedUnits(values).map(({ name }) => name),
    brief: textOf(values.brief),
    acceptedAt: typeof facts.acceptedAt === 'number' ? facts.acceptedAt : stateSince,
    rulings: rulingsOn(context, id),
    objectable: isOpenToObjection && !(caller && isOfReport(context, report, caller.id)),
    objectionId: (caller && openObjection(context, id, caller.id)?.id) ?? null,
  }
}

const keys: Readonly<Record<AcceptedReportOrderField, (report: AcceptedReport) => OrderKey>> = {
  TITLE: ({ title }) => title,
  PERSON: ({ persons }) => persons[0],
  UNIT: ({ units }) => units[0],
  NOMINATOR: ({ nominator }) => nominator,
  ACCEPTED: ({ acceptedAt }) => acceptedAt,
}

export function acceptedReports(
  context: BackendContext,
  { year, keyword, open, orderBy, pageNo, pageSize }: QueryAcceptedReportsArgs,
) {
  const matches = keywordMatcher(keyword)
  const fitting = visibleReports(context)
    .map((report) => view(context, report))
    .filter((report) => year == null || report.year === year)
    .filter(({ period }) => !open || period === 'OPEN' || period === 'STOPPED')
    .filter(({ title, number, persons, units }) => matches([title, number, ...persons, ...units]))
  return pageOf(inOrder(fitting, keys, orderBy), pageNo ?? 1, pageSize ?? 10)
}

/** A report that is or was published; 60925 for any other id, existing or not. */
export function acceptedReport(context: BackendContext, id: string): AcceptedReport {
  return view(context, visibleReports(context).find((report) => report.id === id) ?? fail(60925))
}
