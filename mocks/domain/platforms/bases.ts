/** Bases, their reporting periods, and who is bound to them; for binding, reports and their rules. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import { stateOf } from '@/work/kind'
import { type BaseKind, findBaseKind } from '@/work/kinds/base-kinds'
import { notBegun } from '@/work/kinds/base-reports'
import { type BackendContext, requirePermission } from '../../context'
import type { BaseRow, BaseYearRow } from '../../db/rows-bases'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { Base, BaseEntry } from '../../resolvers/innovation.generated'
import { createWork } from '../../work/create'
import { kindOf } from '../../work/viewer-roles'
import { maskedName } from '../masked-name'
import { intermediate } from '../real-name-level'

/**
 * Returns the caller when they may report for bases of a kind; 60154 without its permission, 60345 below the
 * intermediate level.
 */
export function requireReporter(context: BackendContext, kind: BaseKind) {
  const caller = requirePermission(context, kind.permission)
  return caller.userGrade < intermediate ? fail(60345) : caller
}

/** A kind of base; 603008 for an unknown id. */
export const requireBaseKind = (id: string): BaseKind => findBaseKind(id) ?? fail(603008)

const numberOfYear = ({ facts }: WorkRow) => Number(facts.year)

/** Every year for which a base has a report or has to report, newest first. */
function yearsOf({ db }: BackendContext, { id, kind }: BaseRow): WorkRow[] {
  return db.works.where({ belongsTo: id, kind }).toSorted((a, b) => numberOfYear(b) - numberOfYear(a))
}

/** The work item of a base's year; undefined for a year it is not configured for. */
export function reportOfYear(context: BackendContext, base: BaseRow, year: number): WorkRow | undefined {
  return yearsOf(context, base).find((work) => numberOfYear(work) === year)
}

/** The configuration of a kind's year; undefined where the commission has not opened it. */
export function baseYear({ db }: BackendContext, kind: string, year: number): BaseYearRow | undefined {
  return db.baseYears.get(`${kind}:${year}`)
}

/**
 * The code with which a year currently refuses reports, with its dates; null while it takes them. 603412 before it
 * opens, 60347 after it closes, 603009 withdrawn.
 */
export function periodRefusal({ now }: BackendContext, period: BaseYearRow | undefined) {
  if (!period || period.withdrawn) return { code: 603009, facts: {} }
  const { opensAt, closesAt } = period
  if (now < opensAt) return { code: 603412, facts: { opensOn: opensAt, closesOn: closesAt } }
  return now > closesAt ? { code: 60347, facts: { deadline: closesAt } } : null
}

/** Opens a year of a kind for the bases that have to report: each gets a work item that waits to be started. */
export function openYear(
  context: BackendContext,
  { kind, year, opensAt, closesAt }: Omit<BaseYearRow, 'id' | 'withdrawn'>,
  bases: readonly BaseRow[],
): void {
  context.db.baseYears.insert({ id: `${kind}:${year}`, kind, year, opensAt, closesAt, withdrawn: false })
  for (const base of bases)
    createWork(context, {
      id: `${base.id}-${year}`,
      kind,
      formId: null,
      belongsTo: base.id,
      projectId: null,
      unitId: base.unitId,
      creatorId: '',
      assigned: { member: base.personIds },
      title: `${base.name} ${year}年度`,
      number: base.number,
      reachedDepartment: true,
      deadline: closesAt,
      facts: { year },
    })
}

/** Lets a person report for a base, and adds them as a member to its unfinished work items. */
export function bindPerson(context: BackendContext, base: BaseRow, userId: string): BaseRow {
  if (base.personIds.includes(userId)) return base
  const bound = context.db.bases.update(base.id, { personIds: [...base.personIds, userId] })
  for (const work of yearsOf(context, base))
    context.db.works.update(work.id, { assigned: { ...work.assigned, member: bound.personIds } })
  return bound
}

/** The report submitted the year before; null where there is none. */
export function yearBefore(context: BackendContext, base: BaseRow, year: number): WorkRow | undefined {
  return reportOfYear(context, base, year - 1)
}

/** Name of the unit's district. */
export function districtOf({ db }: Pick<BackendContext, 'db'>, unitId: string): string | null {
  const id = db.units.get(unitId)?.areaId
  return (id && db.dictionaries.get(id)?.name) || null
}

/** A base with the state of each year, for its reporter. */
function baseView(context: BackendContext, base: BaseRow): Base {
  const { db, now, caller } = context
  return {
    ...base,
    unitName: db.units.get(base.unitId)?.unitName ?? '—',
    district: districtOf(context, base.unitId),
    serverTime: now,
    years: yearsOf(context, base).map((work) => {
      const year = numberOfYear(work)
      const period = baseYear(context, base.kind, year)
      const refusal = base.disabled ? { code: 603207 } : periodRefusal(context, period)
      const former = yearBefore(context, base, year)
      return {
        year,
        workId: work.id,
        state: work.state,
        begunBy: db.users.get(work.creatorId)?.userFullname ?? null,
        fills: work.creatorId === caller?.id && stateOf(kindOf(work), work.state)?.holder === 'creator',
        opensAt: period?.opensAt ?? work.createdAt,
        closesAt: period?.closesAt ?? work.createdAt,
        refusal: work.state === notBegun ? (refusal?.code ?? null) : null,
        former: former ? { workId: former.id, state: former.state, year: year - 1 } : null,
      }
    }),
  }
}

/** The bases of a kind that the caller is bound to, active ones first. */
export function ownBases(context: BackendContext, kindId: string): Base[] {
  const caller = requirePermission(context, requireBaseKind(kindId).permission)
  return context.db.bases
    .where((base) => base.kind === kindId && base.personIds.includes(caller.id))
    .toSorted((a, b) => Number(a.disabled) - Number(b.disabled))
    .map((base) => baseView(context, base))
}

/**
 * A kind's current reporting year: the open one, otherwise this calendar year's (closed or upcoming), otherwise the
 * next, otherwise the last.
 */
export function currentYear(context: BackendContext, kind: string): BaseYearRow | undefined {
  const { db, now } = context
  const years = db.baseYears.where({ kind }).toSorted((a, b) => a.year - b.year)
  const taken = years.filter(({ withdrawn }) => !withdrawn)
  return (
    taken.find(({ opensAt, closesAt }) => opensAt <= now && now <= closesAt) ??
    taken.find(({ year }) => year === yearInBeijing(now)) ??
    taken.find(({ closesAt }) => closesAt >= now) ??
    years.at(-1)
  )
}

/**
 * The data of an entry form: the years of its kind, and the facts of the base in the address (603008 for one that is
 * not of this kind).
 */
export function baseEntry(context: BackendContext, kindId: string, baseId: string | null): BaseEntry {
  const kind = requireBaseKind(kindId)
  requirePermission(context, kind.permission)
  const { db, now } = context
  const base = baseId === null ? undefined : db.bases.get(baseId)
  if (baseId !== null && base?.kind !== kindId) fail(603008)
  return {
    serverTime: now,
    years: db.baseYears
      .where({ kind: kindId })
      .toSorted((a, b) => b.year - a.year)
      .map(({ year, opensAt, closesAt }) => ({ year, opensAt, closesAt })),
    currentYear: currentYear(context, kindId)?.year ?? null,
    facts: base
      ? {
          name: base.name,
          number: base.number,
          unitName: db.units.get(base.unitId)?.unitName ?? '—',
          leaderName: maskedName(base.leaderName),
        }
      : null,
  }
}
