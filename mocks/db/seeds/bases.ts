/** Seeds the bases of each kind with their reports of the last two years and this year, by real steps of the backend. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import { endOfDayAfter } from '@/lib/time/working-days'
import type { FormValues } from '@/smartform/schema/values'
import { type BaseKind, baseKinds } from '@/work/kinds/base-kinds'
import type { BackendContext } from '../../context'
import { day } from '../../domain/durations'
import { formNode } from '../../domain/form-engine'
import { inEnglish, inform } from '../../domain/inform'
import { inventedReport } from '../../domain/invented/invented-report'
import { openYear, reportOfYear } from '../../domain/platforms/bases'
import { seededProofKey, seededUpload } from '../../domain/seeded-file'
import { isApproved } from '../../domain/unit/memberships'
import { workingMoment, workingMoments } from '../../domain/working-time'
import { ownAnswers } from '../../forms/bases/all'
import { type PersonaId, personaUserId } from '../../personas'
import { beginWork } from '../../work/begin'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { BaseRow } from '../rows-bases'
import { type BasePlan, basePlans, type YearEnd } from './base-plans'
import { leavesOf } from './dictionaries'
import { asOf } from './lived'

/** Number of days since this year's reporting period opened. */
const openedAgo = 25

/** The persona who reports for a kind: the first who holds its permission. */
const reporters: readonly PersonaId[] = ['researcher', 'departmentAdministrator']

/** The opinion on a returned report. */
const opinion = '“证明材料”请补充依托单位盖章的经费决算，并核对人员数。'

/** Characters of check codes, without those that look alike. */
const letters = 'ACDEFHJKMNPRTUVWXY347'
const checkCodeOf = (seed: number) =>
  Array.from({ length: 6 }, (_, index) => letters[(seed * 31 + index * 17 + seed * index * 7) % letters.length]).join(
    '',
  )

/** The bases of each kind with their reports of the last two years and this year, made by the backend's own steps. */
export function seedBases(db: Database, now: number): void {
  const thisYear = yearInBeijing(now)
  for (const [position, kind] of baseKinds.entries()) {
    const { prefix, formerVersion, bodies } = basePlans[kind.id] ?? { prefix: '', bodies: [] }
    if (bodies.length === 0) continue
    const reporter = reporters.map(personaUserId).find((id) => db.users.get(id)?.permissions.includes(kind.permission))
    const taken = new Set<string>()
    const bases = bodies.map((body, index) => {
      const staff = staffOf(db, body.unitId, position * 3 + index, taken)
      const person = { persona: reporter, staff, nobody: undefined }[body.by]
      if (person !== undefined) allow(db, person, kind.permission)
      return db.bases.insert({
        id: `base-${kind.id}-${index + 1}`,
        kind: kind.id,
        number: `${prefix}${thisYear - 6 + (index % 4)}${String(index + 1).padStart(3, '0')}`,
        name: body.name,
        unitId: body.unitId,
        leaderName: db.users.get(person ?? staff ?? '')?.userFullname ?? '—',
        checkCode: checkCodeOf(position * 10 + index + 1),
        personIds: person === undefined ? [] : [person],
        field: body.field,
        recognisedOn: `${thisYear - 6 + (index % 4)}-0${(index % 8) + 1}-15`,
        disabled: false,
      })
    })
    const opened = (yearsAgo: number) => endOfDayAfter(now - (openedAgo + yearsAgo * 365) * day, 0) - day + 1
    for (const yearsAgo of [2, 1, 0, -1]) {
      const year = thisYear - yearsAgo
      const opensAt = opened(yearsAgo)
      const closesAt = endOfDayAfter(opensAt, kind.period.days)
      const at = (time: number, userId: string | null) => asOf(db, time, userId)
      withCountedIds(`${kind.id}-${year}`, () => {
        openYear(
          at(workingMoment(opensAt + 10 * 3600_000), null),
          { kind: kind.id, year, opensAt, closesAt },
          yearsAgo < 0 ? [] : bases,
        )
        for (const [index, base] of bases.entries()) {
          const [last = 'NOT_BEGUN', current = 'NOT_BEGUN'] = bodies[index]?.ends ?? []
          const end = yearsAgo === 2 && base.personIds.length > 0 ? 'SUBMITTED' : yearsAgo === 1 ? last : current
          if (yearsAgo < 0 || base.personIds.length === 0) continue
          const until = Math.min(closesAt, now)
          const particular = yearsAgo > 0 ? { version: formerVersion } : { jump: bodies[index]?.jump }
          live(base, { year, end, index, from: opensAt, until, ...particular }, at)
        }
      })
    }
    notifyOfFreeBase(
      { ...asOf(db, workingMoment(opened(0) + 11 * 3600_000), null), quiet: undefined },
      kind,
      bases,
      reporter,
    )
  }
}

/** A staff member of a unit who may report: verified, approved, and not bound to another base yet. */
function staffOf(db: Database, unitId: string, index: number, taken: Set<string>): string | undefined {
  const people = db.memberships.where((membership) => {
    const user = db.users.get(membership.userId)
    return (
      membership.unitId === unitId &&
      isApproved(membership) &&
      membership.isAdmin === 0 &&
      (user?.userGrade ?? 0) >= 2 &&
      !user?.persona
    )
  })
  const free = people.filter(({ userId }) => !taken.has(userId))
  const candidate = free[index % Math.max(1, free.length)]?.userId
  if (candidate) taken.add(candidate)
  return candidate
}

function allow(db: Database, userId: string, permission: string): void {
  const user = db.users.get(userId)
  if (user && !user.permissions.includes(permission))
    db.users.update(userId, { permissions: [...user.permissions, permission] })
}

interface YearLife {
  year: number
  end: YearEnd
  /** Its index among the bases of its kind. */
  index: number
  from: number
  until: number
  /** The form version of its report; absent: the newest. */
  version?: number
  jump?: BasePlan['jump']
}

/** One year of a base. Each step is taken by the person responsible, in working hours while the year was open. */
function live(base: BaseRow, life: YearLife, at: (time: number, userId: string | null) => BackendContext): void {
  const { year, end, index } = life
  if (end === 'NOT_BEGUN') return
  const times = workingMoments(life.from, life.until, [0.1, 0.4, 0.6, 0.8])
  const [person = null] = base.personIds
  const when = (step: number, who: string | null) => at(times[step] ?? life.from, who)
  const first = when(0, person)
  const { id } = beginWork(first, base.kind, base.id, { year })
  const content = first.db.contents.get(id)
  if (!content) return
  const answers = answersOf(first, base, { year, index }, id)
  const filled = end === 'FILLING' ? Object.fromEntries(Object.entries(answers).slice(0, 8)) : answers
  first.db.contents.update(id, {
    ...(life.version && { formVersion: life.version }),
    values: { ...content.values, ...filled, ...jumped(content.values, life) },
    revision: 2,
    savedAt: times[1] ?? life.from,
    savedBy: first.caller?.userFullname ?? null,
  })
  if (end === 'FILLING') return
  moveWork(when(2, person), id, 'SUBMIT', { seenRevision: 2 })
  const reviewer = first.db.memberships.where({ unitId: base.unitId, isAdmin: 1, applyStatus: 2 })[0]?.userId ?? null
  if (end === 'SUBMITTED') moveWork(when(3, reviewer), id, 'PASS')
  if (end === 'RETURNED') moveWork(when(3, reviewer), id, 'RETURN', { opinion })
}

/** The jumped figure, computed from last year's value, with its reason. */
function jumped(values: FormValues, { jump }: Pick<YearLife, 'jump'>): FormValues {
  const former = Number(values[`${jump?.field}Former`])
  if (!jump || !(former > 0)) return {}
  return { [jump.field]: String(Math.round(former * jump.times)), [`${jump.field}Reason`]: jump.reason }
}

/** The answers of a base on the form of its kind, with uploaded proofs. */
function answersOf(
  { db, now, caller }: BackendContext,
  { kind, name, field, unitId, id, leaderName }: BaseRow,
  { year, index }: Pick<YearLife, 'year' | 'index'>,
  workId: string,
): FormValues {
  const fileKey = seededProofKey(workId)
  db.uploads.insert(seededUpload(workId, caller?.id ?? '', now, fileKey))
  const own = ownAnswers[kind]
  if (own) return own({ name, year, index, head: leaderName, fileKey })
  const hostUnit = db.units.get(unitId)?.unitName ?? ''
  const dictionaries = { titles: leavesOf(db, 'user_title'), degrees: leavesOf(db, 'user_degree') }
  const all = inventedReport({
    formId: kind,
    baseId: id,
    field,
    year,
    head: leaderName,
    hostUnit,
    fileKey,
    dictionaries,
  })
  const { fields } = formNode(kind)
  return Object.fromEntries(Object.entries(all).filter(([key]) => fields.has(key)))
}

/** Sends the unit the notice of a base without a reporter, with which somebody can be bound to it. */
function notifyOfFreeBase(
  context: BackendContext,
  kind: BaseKind,
  bases: readonly BaseRow[],
  reporter: string | undefined,
) {
  const { db } = context
  const free = bases.find(({ personIds }) => personIds.length === 0)
  const year = yearInBeijing(context.now)
  if (!free || reporter === undefined || !reportOfYear(context, free, year)) return
  const unit = db.units.get(free.unitId)?.unitName ?? ''
  const body = `请为${kind.noun}“${free.name}”填报${year}年度报告。编号：${free.number}；依托（承担）单位：${unit}；负责人：${free.leaderName}；校验码：${free.checkCode}。`
  const bodyEnglish = `Please file the report of ${year} for “${free.name}”. Number: ${free.number}; unit: ${unit}; leader: ${free.leaderName}; check code: ${free.checkCode}.`
  withCountedIds(`${kind.id}-notice`, () =>
    inform(
      context,
      reporter,
      [`${kind.report}填报通知`, `${inEnglish(kind.report)}: please file`],
      [body, bodyEnglish],
      `/${kind.entry.path}`,
    ),
  )
}
