/** Collects the yearly base reports that a person may read, for statistics and outliers, read once and kept until something is written. */

import { baseKinds, baseReaders } from '@/work/kinds/base-kinds'
import { openActions } from '@/work/open-actions'
import { type BackendContext, requirePermission } from '../context'
import { type Database, revisionOf } from '../db/database'
import type { UserRow } from '../db/rows'
import type { BaseFiguresRow } from '../db/rows-bases'
import type { WorkRow } from '../db/rows-work'
import { positionsOf } from '../work/positions'
import { kindOf, viewerRolesOf } from '../work/viewer-roles'
import { type Fences, fencesOf } from './tukey-fences'

/** A report in the statistics. */
export interface CountedReport {
  work: WorkRow
  year: number
  baseName: string
  district: string
  unitName: string
  /** Only for finally submitted reports. */
  figures: BaseFiguresRow | undefined
}

/** All annual base reports that a person may read, with their filters and comparisons. */
export interface SeenReports {
  reports: readonly CountedReport[]
  /** Oldest first. */
  years: readonly number[]
  /** In registry order. */
  kinds: readonly { id: string; name: string }[]
  districts: readonly string[]
  units: readonly { id: string; name: string }[]
  /** The same base's report some years earlier. */
  before(report: CountedReport, years: number): CountedReport | undefined
  /** The fences of a figure among reports of the same kind and year; null for too few values. */
  fencesFor(report: CountedReport, figure: string): Fences | null
}

const handedIn = 'SUBMITTED'
const nowhere = '未登记'
const kindIds = new Set(baseKinds.map(({ id }) => id))
const byName = new Intl.Collator('zh').compare

interface Remembered {
  /** What the result was computed from: the revision of the tables, and the people the caller substituted for. */
  of: string
  seen: SeenReports
}

const remembered = new WeakMap<Database, Map<string, Remembered>>()

/**
 * The yearly reports the caller may read, read once and remembered until anything is written or somebody else is stood in for; 60154
 * for who holds none of the kinds' permissions and does not audit reports.
 */
export function reportsSeen(context: BackendContext): SeenReports {
  const { db } = context
  const caller = requirePermission(context, ...baseReaders)
  const readers = remembered.get(db) ?? new Map<string, Remembered>()
  remembered.set(db, readers)
  const of = [revisionOf(db), ...positionsOf(context, caller).map(({ person }) => person.id)].join()
  const known = readers.get(caller.id)
  if (known?.of === of) return known.seen
  const seen = comparable(readReports(context, caller))
  readers.set(caller.id, { of, seen })
  return seen
}

function readReports(context: BackendContext, caller: UserRow): CountedReport[] {
  const { db } = context
  const viewerRolesIn = viewerRolesOf(context, caller)
  const unitLocations = new Map<string, Pick<CountedReport, 'district' | 'unitName'>>()
  const locationOf = (unitId: string) => {
    const known = unitLocations.get(unitId)
    if (known) return known
    const unit = db.units.get(unitId)
    const district = db.dictionaries.get(unit?.areaId ?? '')?.name ?? nowhere
    const location = { unitName: unit?.unitName ?? '—', district }
    unitLocations.set(unitId, location)
    return location
  }
  const reports: CountedReport[] = []
  for (const work of db.works.all()) {
    if (!kindIds.has(work.kind) || !openActions(kindOf(work), work.state, viewerRolesIn(work)).includes('VIEW'))
      continue
    const { district, unitName } = locationOf(work.unitId)
    const baseName = db.bases.get(work.belongsTo)?.name ?? work.title
    const figures = work.state === handedIn ? db.baseFigures.get(work.id) : undefined
    reports.push({ work, year: Number(work.facts.year), baseName, district, unitName, figures })
  }
  return reports
}

/** One pass over the reports; fences are computed on first use. */
function comparable(reports: readonly CountedReport[]): SeenReports {
  const years = new Set<number>()
  const districts = new Set<string>()
  const units = new Map<string, string>()
  const ofBases = new Map<string, CountedReport>()
  const ofKinds = new Map<string, CountedReport[]>()
  for (const report of reports) {
    const { work, year } = report
    years.add(year)
    districts.add(report.district)
    units.set(work.unitId, report.unitName)
    ofBases.set(`${work.belongsTo}:${year}`, report)
    const group = `${work.kind}:${year}`
    const list = ofKinds.get(group)
    if (list) list.push(report)
    else ofKinds.set(group, [report])
  }
  const kinds = new Set(reports.map(({ work }) => work.kind))
  const fences = new Map<string, Fences | null>()
  return {
    reports,
    years: [...years].toSorted((a, b) => a - b),
    kinds: baseKinds.filter(({ id }) => kinds.has(id)).map(({ id, noun }) => ({ id, name: noun })),
    districts: [...districts].toSorted(byName),
    units: [...units].map(([id, name]) => ({ id, name })).toSorted((a, b) => byName(a.name, b.name)),
    before: ({ work, year }, ago) => ofBases.get(`${work.belongsTo}:${year - ago}`),
    fencesFor({ work, year }, figure) {
      const group = `${work.kind}:${year}`
      const known = fences.get(`${group}:${figure}`)
      if (known !== undefined) return known
      const made = fencesOf((ofKinds.get(group) ?? []).flatMap(({ figures }) => figures?.values[figure] ?? []))
      fences.set(`${group}:${figure}`, made)
      return made
    },
  }
}
