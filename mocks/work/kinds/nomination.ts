/** The backend's rules of award nominations: quota, check code, nominee; also for the pages of nominations. */

import type { WorkAction } from '@/work/kind'
import { holderWords } from '@/work/kinds/holder-words'
import { type BackendContext, requireCaller } from '../../context'
import type { ContentRow, WorkRow } from '../../db/rows-work'
import { applicantProblem } from '../../domain/applicant-problem'
import {
  type AwardCategory,
  award,
  awardYear,
  requireCategory,
  requireNominating,
  requireNominator,
} from '../../domain/awards/awards'
import { nomineeDid } from '../../domain/awards/nominee-did'
import { isOfSame, isSelf, isUnit, nominationsOf, nomineeName } from '../../domain/awards/nominees'
import { joined, type Words } from '../../domain/inform'
import { fail } from '../../fail'
import { plain } from '../../sign-in/plain'
import { createWork, type Roots } from '../create'
import type { WorkRules } from '../rules'

type Values = ContentRow['values']

/** Letters and digits without those that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function newCheckCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => letters[byte % letters.length]).join('')
}

/** The next free nomination number of a year, across kinds. */
function newNumber(context: BackendContext, year: unknown): string {
  const head = `TM${String(year)}`
  const numbers = nominationsOf(context, year).map(({ number }) =>
    number?.startsWith(head) ? Number(number.slice(head.length)) : 0,
  )
  return head + String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

const categoryOf = ({ belongsTo }: Pick<WorkRow, 'belongsTo'>) => requireCategory(belongsTo)
const handedIn = ({ number }: Pick<WorkRow, 'number'>) => number !== null
const achievementIn = ({ achievement }: Partial<Values>) => (typeof achievement === 'string' ? achievement.trim() : '')

/** A nominator's remaining nominations in a category this year; a unit's officers share the unit's quota. */
export function quotaOf(context: BackendContext, category: AwardCategory): { quota: number; used: number } {
  const caller = requireCaller(context)
  const { kind, unitId } = requireNominator(context, caller)
  const { year } = awardYear(context)
  const own = nominationsOf(context, year).filter(
    (nomination) =>
      handedIn(nomination) &&
      nomination.belongsTo === category.id &&
      nomination.facts.nominatorKind === kind &&
      (kind === 'UNIT' ? nomination.unitId === unitId : nomination.creatorId === caller.id),
  )
  return { quota: category.quota[kind], used: own.length }
}

/** A violated rule, with the answers it concerns. */
interface Fault {
  code: number
  paths: readonly string[]
}

/**
 * Violations of a nomination: 60906 oneself, 60907 a person or unit already nominated in the category and year, 60908
 * an achievement that already received an award, 60909 one that the same nominator has nominated in another category.
 * `own`: the caller's drafts count too.
 */
function faultsOf(context: BackendContext, category: AwardCategory, values: Values, except?: string): Fault[] {
  const caller = requireCaller(context)
  const { kind, unitId } = requireNominator(context, caller)
  const { year } = awardYear(context)
  const name = category.type === 'foreign' ? 'familyName' : 'nomineeName'
  const others = nominationsOf(context, year, except).filter(
    (nomination) =>
      (handedIn(nomination) || nomination.creatorId === caller.id) && isOfSame(context, nomination, values),
  )
  const achievement = plain(achievementIn(values))
  const alreadyAwarded = context.db.awardsGiven
    .all()
    .some((awardGiven) => plain(awardGiven.achievement) === achievement)
  const again = nominationsOf(context, year, except).some(
    (nomination) =>
      handedIn(nomination) && achievement !== '' && plain(String(nomination.facts.achievement ?? '')) === achievement,
  )
  const found: [boolean, Fault][] = [
    [isSelf(context, values, { person: caller, unitId, asUnit: kind === 'UNIT' }), { code: 60906, paths: [name] }],
    [others.some(({ belongsTo }) => belongsTo === category.id), { code: 60907, paths: [name] }],
    [achievement !== '' && alreadyAwarded, { code: 60908, paths: ['achievement'] }],
    [again, { code: 60911, paths: ['achievement'] }],
    [
      others.some(({ belongsTo, creatorId }) => belongsTo !== category.id && creatorId === caller.id),
      { code: 60909, paths: [name] },
    ],
  ]
  return found.flatMap(([broken, fault]) => (broken ? [fault] : []))
}

function requireQuota(context: BackendContext, category: AwardCategory): void {
  const { quota, used } = quotaOf(context, category)
  if (used >= quota) fail(60910, { quota })
}

/** A nomination's data for lists, from its answers. */
function listValuesOf(work: WorkRow, values: Values): Partial<WorkRow> {
  const [nominee, achievement] = [nomineeName(values), achievementIn(values)]
  const unit = isUnit(values) ? nominee : values.nomineeUnit
  return {
    title: achievement || nominee || String(work.facts.categoryEnglish),
    facts: {
      ...work.facts,
      nominee,
      achievement,
      nomineeKind: values.nomineeKind ?? 'PERSON',
      nomineeUnit: unit ?? '',
    },
  }
}

/** Stores a nomination's data for lists and the letter with its answers. */
export function keepNominee(
  { db }: Pick<BackendContext, 'db'>,
  content: Pick<ContentRow, 'id' | 'values'>,
): WorkRow | undefined {
  const work = db.works.get(content.id)
  return work && db.works.update(work.id, listValuesOf(work, content.values))
}

const roots: Roots = (_context, work) => ({ nomination: work.facts })

/** The values given at the start, as the form's answers. */
function firstAnswers(facts: Readonly<Record<string, unknown>>): Values {
  const names = ['nomineeKind', 'nomineeName', 'nomineeUnit', 'achievement'] as const
  return Object.fromEntries(
    names.flatMap((name) => (typeof facts[name] === 'string' ? [[name, facts[name].normalize('NFKC').trim()]] : [])),
  ) as Values
}

export const nominationRules: WorkRules = {
  /**
   * Starts a nomination of the named nominee in a category: 60154 for a person who is no nominator, 60903 unknown
   * category, 60902 after the last day, 60910 the quota is used, and the violations by the nominee (60906 to 60909,
   * 60911).
   */
  begin(context, categoryId, input) {
    const caller = requireCaller(context)
    const nominator = requireNominator(context, caller)
    const category = requireCategory(categoryId)
    const { year, nominateBy, reportBy } = requireNominating(context)
    requireQuota(context, category)
    const answers = firstAnswers(input)
    const [fault] = faultsOf(context, category, answers)
    if (fault) fail(fault.code)
    const foreign = category.type === 'foreign'
    const facts = {
      ...{ year, category: category.name, categoryEnglish: category.english, type: category.type },
      ...{ award: award.name, awardEnglish: award.english, reportBy },
      ...{ nominator: nominator.name, nominatorEnglish: nominator.english, nominatorKind: nominator.kind },
      ...{ checkCode: null, remindedAt: null },
      nomineeKind: 'PERSON',
      ...answers,
    }
    const work = createWork(
      context,
      {
        ...{ kind: foreign ? 'FOREIGN_NOMINATION' : 'NOMINATION', belongsTo: category.id, projectId: null },
        ...{ creatorId: caller.id, unitId: nominator.unitId, title: '', deadline: nominateBy, facts },
      },
      roots,
    )
    return keepNominee(context, context.db.contents.get(work.id) ?? fail(60401)) ?? work
  },
  guard(context, { action, work }) {
    if (action !== 'SUBMIT' && action !== 'WITHDRAW') return
    requireNominator(context, requireCaller(context))
    // Nominations of an earlier year can neither be submitted nor withdrawn later.
    requireNominating(context, Number(work.facts.year))
    if (action === 'WITHDRAW') return
    requireQuota(context, categoryOf(work))
  },
  /** Violations are shown at the answers they concern. */
  ready(context, { action, work }) {
    if (action !== 'SUBMIT' || context.whole) return
    const content = context.db.contents.get(work.id) ?? fail(60401)
    const problems = faultsOf(context, categoryOf(work), content.values, work.id).map(({ code, paths }) =>
      applicantProblem(code, paths),
    )
    if (problems.length > 0) fail(60405, { problems })
  },
  took: (context, { action }, work) => changedBy(context, action, work),
  afterSave: keepNominee,
  facts: nomineeDid,
  heldBy: (_context, { state, facts }) =>
    state !== 'NOMINATED'
      ? undefined
      : typeof facts.nominee === 'string' && facts.nominee !== ''
        ? facts.nominee
        : holderWords.nominee,
  resultMessage(_context, action, { title, number }) {
    if (action !== 'SUBMIT') return undefined
    const message: Words = [`《${title}》已提名，提名号 ${number}`, `“${title}” is nominated, number ${number}`]
    const next: Words = [
      '。请把提名通知书转交被提名者，由其绑定并填报材料。',
      '. Please pass the letter on to the nominee, who links the nomination and files the report. ',
    ]
    return { title: message, content: joined(message, next) }
  },
}

/** A submission gets a number and a check code; a withdrawal invalidates the ones sent before. */
function changedBy(context: BackendContext, action: WorkAction, work: WorkRow): Partial<WorkRow> | undefined {
  const { facts } = work
  const { nominateBy, reportBy } = awardYear(context, Number(facts.year))
  if (action === 'WITHDRAW')
    return { number: null, deadline: nominateBy, facts: { ...facts, checkCode: null, remindedAt: null } }
  if (action !== 'SUBMIT') return undefined
  const checkCode = newCheckCode()
  return { number: newNumber(context, facts.year), deadline: reportBy, facts: { ...facts, checkCode } }
}
