import { openActions } from '@/work/kind'
import { type BaseFigure, baseFigures } from '@/work/kinds/base-figures'
import { baseKinds } from '@/work/kinds/base-kinds'
import { type BackendContext, requireCaller } from '../context'
import type { BaseFiguresRow } from '../db/rows-bases'
import type { WorkRow } from '../db/rows-work'
import { fail } from '../fail'
import type {
  BaseCount,
  BaseReport,
  BaseStatistics,
  BaseStatisticsFilter,
  CountedBy,
} from '../resolvers/innovation.generated'
import { kindOf, standings } from '../work/standing'
import { addressIn } from '../work/view'
import { asksFor, changedWith } from './base-figures'
import { outliersOf } from './base-outliers'
import { pageOf } from './paging'

/** A report as it is counted. */
export interface CountedReport {
  work: WorkRow
  year: number
  baseName: string
  district: string
  unitName: string
  /** Only of what is handed in for good. */
  figures: BaseFiguresRow | undefined
}

const ranked = 10
const handedIn = 'SUBMITTED'
const nowhere = '未登记'
const kindIds = new Set(baseKinds.map(({ id }) => id))
const nounOf = (kind: string) => baseKinds.find(({ id }) => id === kind)?.noun ?? kind

/** Every yearly report of a base the caller may read; 60154 for who holds the permission of none of the kinds. */
function reportsSeen(context: BackendContext): CountedReport[] {
  const { db } = context
  const caller = requireCaller(context)
  if (!baseKinds.some(({ permission }) => caller.permissions.includes(permission))) fail(60154)
  const standingIn = standings(context, caller)
  const places = new Map<string, Pick<CountedReport, 'district' | 'unitName'>>()
  const placeOf = (unitId: string) => {
    const known = places.get(unitId)
    if (known) return known
    const unit = db.units.get(unitId)
    const place = {
      unitName: unit?.unitName ?? '—',
      district: db.dictionaries.get(unit?.areaId ?? '')?.name ?? nowhere,
    }
    places.set(unitId, place)
    return place
  }
  return db.works.all().flatMap((work) => {
    if (!kindIds.has(work.kind) || !openActions(kindOf(work), work.state, standingIn(work)).includes('VIEW')) return []
    return {
      ...placeOf(work.unitId),
      work,
      year: Number(work.facts.year),
      baseName: db.bases.get(work.belongsTo)?.name ?? work.title,
      figures: work.state === handedIn ? db.baseFigures.get(work.id) : undefined,
    }
  })
}

const fits = (filter: BaseStatisticsFilter) => (one: CountedReport) =>
  (filter.kind == null || one.work.kind === filter.kind) &&
  (filter.district == null || one.district === filter.district) &&
  (filter.unitId == null || one.work.unitId === filter.unitId)

/** In the states a person tells apart. */
function countOf(by: CountedBy, key: string, label: string, reports: readonly CountedReport[]): BaseCount {
  const inState = (...states: string[]) => reports.filter(({ work }) => states.includes(work.state)).length
  return {
    by,
    key,
    label,
    expected: reports.length,
    submitted: inState(handedIn),
    inReview: inState('HOST_REVIEW'),
    returned: inState('RETURNED'),
    filling: inState('FILLING'),
    notBegun: inState('NOT_BEGUN'),
  }
}

function countsBy(
  by: CountedBy,
  reports: readonly CountedReport[],
  keyOf: (one: CountedReport) => readonly [key: string, label: string],
): BaseCount[] {
  const groups = new Map<string, { label: string; reports: CountedReport[] }>()
  for (const report of reports) {
    const [key, label] = keyOf(report)
    const group = groups.get(key) ?? { label, reports: [] }
    groups.set(key, group)
    group.reports.push(report)
  }
  return [...groups].map(([key, group]) => countOf(by, key, group.label, group.reports))
}

const saidOf = (report: CountedReport, figure: string) => report.figures?.values[figure]
/** Sums of amounts with two digits, without what binary fractions leave over. */
const sumOf = (reports: readonly CountedReport[], figure: string) =>
  reports.reduce((sum, one) => sum + Math.round((saidOf(one, figure) ?? 0) * 100), 0) / 100

/** How the reports that fit stand, and what they say: each number with the reports behind it to be asked for by the same filter. */
export function baseStatistics(context: BackendContext, filter: BaseStatisticsFilter): BaseStatistics {
  const seen = reportsSeen(context)
  const fitting = seen.filter(fits(filter))
  const years = [...new Set(seen.map(({ year }) => year))].toSorted((a, b) => a - b)
  const thisYear = new Date(context.now + 8 * 3600_000).getUTCFullYear()
  const year = filter.year ?? years.findLast((one) => one <= thisYear) ?? thisYear
  const ofYear = fitting.filter((one) => one.year === year)
  const kinds = baseKinds.map(({ id }) => id).filter((id) => fitting.some(({ work }) => work.kind === id))
  const figures = baseFigures.filter(({ id }) => kinds.some((kind) => asksFor(kind, id)))
  const figure = figures.find(({ id }) => id === filter.figure) ?? figures[0] ?? null
  const units = new Map(seen.map(({ work, unitName }) => [work.unitId, unitName]))
  return {
    serverTime: context.now,
    year,
    years,
    figure,
    figures: [...figures],
    kinds: baseKinds
      .map(({ id, noun }) => ({ id, name: noun }))
      .filter(({ id }) => seen.some(({ work }) => work.kind === id)),
    districts: [...new Set(seen.map(({ district }) => district))].toSorted((a, b) => a.localeCompare(b, 'zh')),
    units: [...units].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'zh')),
    whole: countOf('YEAR', String(year), String(year), ofYear),
    counts: [
      ...countsBy('KIND', ofYear, ({ work }) => [work.kind, nounOf(work.kind)]),
      ...countsBy('DISTRICT', ofYear, ({ district }) => [district, district]),
      ...countsBy('YEAR', fitting, (one) => [String(one.year), String(one.year)]).toSorted(
        (a, b) => Number(b.key) - Number(a.key),
      ),
      ...countsBy('UNIT', ofYear, ({ work, unitName }) => [work.unitId, unitName]),
    ],
    ...(figure
      ? told(
          context,
          figure,
          fitting,
          ofYear,
          filter,
          years.filter((one) => one <= thisYear),
        )
      : { trend: [], shares: [], ranking: [] }),
    outliers: outliersOf(seen, ofYear).map(({ report, ...one }) => ({ ...one, address: overviewOf(context, report) })),
  }
}

/** What the reports say of one figure: over the years, shared out in one, and who has most of it. */
function told(
  context: BackendContext,
  { id }: BaseFigure,
  fitting: readonly CountedReport[],
  ofYear: readonly CountedReport[],
  filter: BaseStatisticsFilter,
  years: readonly number[],
): Pick<BaseStatistics, 'trend' | 'shares' | 'ranking'> {
  const counted = ofYear.filter((one) => saidOf(one, id) !== undefined)
  const trend = years.map((year) => {
    const reports = fitting.filter((one) => one.year === year && saidOf(one, id) !== undefined)
    const changed = reports.some(({ work, figures }) => figures && changedWith(work.kind, id, figures.formVersion))
    const before = fitting.some(
      (one) => one.year === year - 1 && one.figures && changedWith(one.work.kind, id, one.figures.formVersion),
    )
    return { year, value: sumOf(reports, id), reports: reports.length, changed: changed && !before }
  })
  const [keyOf, labelOf] =
    filter.kind == null
      ? [({ work }: CountedReport) => work.kind, ({ work }: CountedReport) => nounOf(work.kind)]
      : [({ district }: CountedReport) => district, ({ district }: CountedReport) => district]
  const keys = new Map(counted.map((one) => [keyOf(one), labelOf(one)]))
  return {
    trend,
    shares: [...keys]
      .map(([key, label]) => ({
        key,
        label,
        value: sumOf(
          counted.filter((one) => keyOf(one) === key),
          id,
        ),
      }))
      .toSorted((a, b) => b.value - a.value),
    ranking: counted
      .toSorted((a, b) => (saidOf(b, id) ?? 0) - (saidOf(a, id) ?? 0))
      .slice(0, ranked)
      .map((one) => ({
        workId: one.work.id,
        name: one.baseName,
        unitName: one.unitName,
        value: saidOf(one, id) ?? 0,
        address: overviewOf(context, one),
      })),
  }
}

/** The reports behind a number, as a page: the same filter, and the state it counts. */
export function baseReports(
  context: BackendContext,
  filter: BaseStatisticsFilter,
  states: readonly string[] | null,
  pageNo: number,
  pageSize: number,
) {
  const seen = reportsSeen(context)
    .filter(fits(filter))
    .filter(
      ({ year, work }) =>
        (filter.year == null || year === filter.year) && (!states?.length || states.includes(work.state)),
    )
    .toSorted(
      (a, b) =>
        (filter.figure == null ? 0 : (saidOf(b, filter.figure) ?? -1) - (saidOf(a, filter.figure) ?? -1)) ||
        b.year - a.year ||
        b.work.modifiedAt - a.work.modifiedAt,
    )
  const { items, total } = pageOf(seen, pageNo, pageSize)
  return { total, items: items.map((one) => reportView(context, one, filter.figure ?? null)) }
}

function reportView(context: BackendContext, one: CountedReport, figure: string | null): BaseReport {
  const { work, baseName, year, unitName, district } = one
  return {
    workId: work.id,
    kind: work.kind,
    name: baseName,
    year,
    unitName,
    district,
    state: work.state,
    submittedAt: work.submittedAt,
    value: figure === null ? null : (saidOf(one, figure) ?? null),
    address: overviewOf(context, one),
  }
}

const overviewOf = (context: BackendContext, { work }: CountedReport) =>
  addressIn(context, work, kindOf(work).addresses.overview)
