/**
 * The statistics of base reports: counts, figures, and the reports behind each number; for the innovation resolvers.
 */

import { inOrder, type OrderKey } from '@/lib/collections/in-order'
import { yearInBeijing } from '@/lib/time/beijing-time'
import { type BaseFigure, baseFigures } from '@/work/kinds/base-figures'
import { baseKinds } from '@/work/kinds/base-kinds'
import type { BackendContext } from '../../context'
import type {
  BaseCount,
  BaseReport,
  BaseReportOrder,
  BaseReportOrderField,
  BaseStatistics,
  BaseStatisticsFilter,
  CountedBy,
} from '../../resolvers/innovation.generated'
import { addressIn } from '../../work/view'
import { kindOf } from '../../work/viewer-roles'
import { pageOf } from '../paging'
import { type CountedReport, reportsSeen } from '../reports-seen'
import { asksFor, changedWith } from './base-figures'
import { outliersOf } from './base-outliers'

const ranked = 10
const nounOf = (kind: string) => baseKinds.find(({ id }) => id === kind)?.noun ?? kind

const fits = (filter: BaseStatisticsFilter) => (report: CountedReport) =>
  (filter.kind == null || report.work.kind === filter.kind) &&
  (filter.district == null || report.district === filter.district) &&
  (filter.unitId == null || report.work.unitId === filter.unitId)

/** The count that each state belongs to. */
const partOf: Readonly<Record<string, 'submitted' | 'inReview' | 'returned' | 'filling' | 'notBegun'>> = {
  SUBMITTED: 'submitted',
  HOST_REVIEW: 'inReview',
  RETURNED: 'returned',
  FILLING: 'filling',
  NOT_BEGUN: 'notBegun',
}

const noneOf = (by: CountedBy, key: string, label: string): BaseCount => {
  const parts = { submitted: 0, inReview: 0, returned: 0, filling: 0, notBegun: 0 }
  return { by, key, label, expected: 0, ...parts }
}

function countIn(count: BaseCount, { work }: CountedReport): void {
  count.expected += 1
  const part = partOf[work.state]
  if (part) count[part] += 1
}

/** One count per key, in the states that a person distinguishes. */
function countsBy(
  by: CountedBy,
  reports: readonly CountedReport[],
  keyOf: (report: CountedReport) => string,
  labelOf: (report: CountedReport) => string = keyOf,
): BaseCount[] {
  const counts = new Map<string, BaseCount>()
  for (const report of reports) {
    const key = keyOf(report)
    const count = counts.get(key) ?? noneOf(by, key, labelOf(report))
    counts.set(key, count)
    countIn(count, report)
  }
  return [...counts.values()]
}

const figureOf = (report: CountedReport, figure: string) => report.figures?.values[figure]
/** Amounts have two digits. Summing them in hundredths avoids binary rounding errors. */
const hundredths = (amount: number) => Math.round(amount * 100)
const kindIn = ({ work }: CountedReport) => work.kind
const yearIn = ({ year }: CountedReport) => String(year)

/**
 * The states and the figures of the reports that match a filter. Each number's reports can be requested with the same
 * filter.
 */
export function baseStatistics(context: BackendContext, filter: BaseStatisticsFilter): BaseStatistics {
  const seen = reportsSeen(context)
  const { years } = seen
  const fitting = seen.reports.filter(fits(filter))
  const runningYear = yearInBeijing(context.now)
  const year = filter.year ?? years.findLast((year) => year <= runningYear) ?? runningYear
  const ofYear = fitting.filter((report) => report.year === year)
  const fittingKinds = [...new Set(fitting.map(kindIn))]
  const figures = baseFigures.filter(({ id }) => fittingKinds.some((kind) => asksFor(kind, id)))
  const figure = figures.find(({ id }) => id === filter.figure) ?? figures[0] ?? null
  const whole = noneOf('YEAR', String(year), String(year))
  for (const report of ofYear) countIn(whole, report)
  const until = years.filter((year) => year <= runningYear)
  return {
    serverTime: context.now,
    year,
    runningYear,
    years: [...years],
    figure,
    figures,
    kinds: [...seen.kinds],
    districts: [...seen.districts],
    units: [...seen.units],
    whole,
    counts: [
      ...countsBy('KIND', ofYear, kindIn, ({ work }) => nounOf(work.kind)),
      ...countsBy('DISTRICT', ofYear, ({ district }) => district),
      ...countsBy('YEAR', fitting, yearIn).toSorted((a, b) => Number(b.key) - Number(a.key)),
      ...countsBy(
        'UNIT',
        ofYear,
        ({ work }) => work.unitId,
        ({ unitName }) => unitName,
      ),
    ],
    trend: figure ? trendOf(figure, fitting, until) : [],
    shares: figure ? sharesOf(figure, ofYear, filter.kind == null) : [],
    ranking: figure ? rankingOf(context, figure, ofYear) : [],
    outliers: outliersOf(seen, ofYear).map(({ report, ...rest }) => ({
      ...rest,
      address: overviewOf(context, report),
    })),
  }
}

/** A figure's sum per year, and the years in which its meaning changed against the year before. */
function trendOf(
  { id }: BaseFigure,
  fitting: readonly CountedReport[],
  years: readonly number[],
): BaseStatistics['trend'] {
  const totals = new Map<number, { sum: number; reports: number; changed: boolean }>()
  const changes = new Map<string, boolean>()
  const changedIn = (kind: string, version: number) => {
    const key = `${kind}@${version}`
    const changed = changes.get(key) ?? changedWith(kind, id, version)
    changes.set(key, changed)
    return changed
  }
  for (const { year, work, figures } of fitting) {
    const value = figures?.values[id]
    if (!figures || value === undefined) continue
    const total = totals.get(year) ?? { sum: 0, reports: 0, changed: false }
    totals.set(year, total)
    total.sum += hundredths(value)
    total.reports += 1
    total.changed ||= changedIn(work.kind, figures.formVersion)
  }
  return years.map((year) => {
    const { sum = 0, reports = 0, changed = false } = totals.get(year) ?? {}
    return { year, value: sum / 100, reports, changed: changed && !totals.get(year - 1)?.changed }
  })
}

/** A figure's shares by kind, or by district within one kind; largest first. */
function sharesOf({ id }: BaseFigure, ofYear: readonly CountedReport[], byKind: boolean): BaseStatistics['shares'] {
  const sums = new Map<string, number>()
  for (const report of ofYear) {
    const value = figureOf(report, id)
    if (value === undefined) continue
    const key = byKind ? report.work.kind : report.district
    sums.set(key, (sums.get(key) ?? 0) + hundredths(value))
  }
  return [...sums]
    .map(([key, sum]) => ({ key, label: byKind ? nounOf(key) : key, value: sum / 100 }))
    .toSorted((a, b) => b.value - a.value)
}

/** The bases with the largest values of a figure. */
function rankingOf(
  context: BackendContext,
  { id }: BaseFigure,
  ofYear: readonly CountedReport[],
): BaseStatistics['ranking'] {
  return ofYear
    .flatMap((report) => {
      const value = figureOf(report, id)
      return value === undefined ? [] : [{ report, value }]
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, ranked)
    .map(({ report, value }) => ({
      workId: report.work.id,
      name: report.baseName,
      unitName: report.unitName,
      value,
      address: overviewOf(context, report),
    }))
}

/** What a report is sorted by; VALUE is the figure that was asked for. */
const orderKeys: Readonly<
  Record<BaseReportOrderField, (report: CountedReport, figure: string | null | undefined) => OrderKey>
> = {
  NAME: ({ baseName }) => baseName,
  KIND: ({ work }) => nounOf(work.kind),
  UNIT: ({ unitName }) => unitName,
  DISTRICT: ({ district }) => district,
  STATE: ({ work }) => Object.keys(kindOf(work).states).indexOf(work.state),
  SUBMITTED: ({ work }) => work.submittedAt,
  VALUE: (report, figure) => (figure == null ? null : figureOf(report, figure)),
}

/** Sorts the reports behind a number as asked. */
const reportsInOrder = (reports: readonly CountedReport[], figure: string | null | undefined, order: BaseReportOrder) =>
  inOrder(reports, { [order.field]: (report: CountedReport) => orderKeys[order.field](report, figure) }, order)

/** One page of the reports behind a number: the same filter, the state it counts, and an order. */
export function baseReports(
  context: BackendContext,
  filter: BaseStatisticsFilter,
  states: readonly string[] | null,
  orderBy: BaseReportOrder | null,
  pageNo: number,
  pageSize: number,
) {
  const seen = reportsSeen(context)
    .reports.filter(fits(filter))
    .filter(
      ({ year, work }) =>
        (filter.year == null || year === filter.year) && (!states?.length || states.includes(work.state)),
    )
    .toSorted(
      (a, b) =>
        (filter.figure == null ? 0 : (figureOf(b, filter.figure) ?? -1) - (figureOf(a, filter.figure) ?? -1)) ||
        b.year - a.year ||
        b.work.modifiedAt - a.work.modifiedAt,
    )
  const sorted = orderBy ? reportsInOrder(seen, filter.figure, orderBy) : seen
  const { items, total } = pageOf(sorted, pageNo, pageSize)
  return { total, items: items.map((item) => reportView(context, item, filter.figure ?? null)) }
}

function reportView(context: BackendContext, report: CountedReport, figure: string | null): BaseReport {
  const { work, baseName, year, unitName, district } = report
  return {
    workId: work.id,
    kind: work.kind,
    name: baseName,
    year,
    unitName,
    district,
    state: work.state,
    submittedAt: work.submittedAt,
    value: figure === null ? null : (figureOf(report, figure) ?? null),
    address: overviewOf(context, report),
  }
}

const overviewOf = (context: BackendContext, { work }: CountedReport) =>
  addressIn(context, work, kindOf(work).addresses.overview)
