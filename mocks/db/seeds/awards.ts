/** Seeds the award's years, earlier awards and the current nominations; `liveNomination` is also for `award-reports.ts`. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import { endOfDayAfter } from '@/lib/time/working-days'
import type { DictionaryValue } from '@/smartform/schema/values'
import { day } from '../../domain/durations'
import { workingMoments } from '../../domain/working-time'
import { type PersonaId, personaUserId } from '../../personas'
import { bindNomination } from '../../sign-in/nomination-notices'
import { beginWork } from '../../work/begin'
import { keepNominee } from '../../work/kinds/nomination'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { WorkRow } from '../rows-work'
import { discipline } from './award-answers'
import { dictionaryId } from './dictionary-id'
import { seededFileOf } from './filing-life'
import { fillIn } from './fill-in'
import { asOf } from './lived'

/** Plan of a seeded nomination: nominator, nominee, dates, and the number and check code sent to the nominee. */
interface NominationPlan {
  /** Its work item is `work-{id}-1`. */
  id: string
  by: PersonaId
  category: string
  /** Name and unit of the person, or the unit. */
  nominee: readonly [name: string, unit: string]
  mobile: string
  asUnit?: true
  achievement?: string
  /** Number and check code; absent: still a draft. */
  ticket?: readonly [number: string, checkCode: string]
  /** The people who have bound it. */
  boundBy?: string
  at: number
}

/** The complete answers of a nomination. */
function answersOf(db: Database, { nominee, mobile, asUnit, achievement, category }: NominationPlan) {
  const [name, unit] = nominee
  const files = { consent: seededFileOf('被提名者同意书.pdf'), unitLetter: seededFileOf('单位提名函.pdf') }
  if (category === 'international') return foreignAnswers(db, name, unit)
  return {
    nomineeName: name,
    ...(asUnit
      ? {
          creditCode: '91310115MA1K4A8R3X',
          contactName: '蒋文博',
          contactMobile: mobile,
          contactEmail: 'award@example.org',
        }
      : {
          ...{ nomineeUnit: unit, sex: 'M', bornOn: '1988-05-20', position: '教授', nomineeMobile: mobile },
          ...{ certificate: { type: '414', number: `E${mobile.slice(3)}` }, nomineeEmail: 'nominee@example.org' },
        }),
    ...(achievement && { grade: 'first', achievement, publicSince: '2022-06-01' }),
    discipline: discipline(db),
    keywords: '智能感知；状态评估；工程应用',
    opinion:
      '该成果针对行业长期存在的关键难题，提出了系统的解决方案，在理论方法和工程实现上均有重要创新，总体达到国际先进水平。成果已在多家单位应用，运行稳定，经济和社会效益显著，带动了相关领域的技术进步和人才培养。材料真实，符合提名条件，同意提名。',
    contribution: '提出总体技术路线，主持关键技术攻关和工程验证，组织成果推广应用。',
    ...{ acquainted: 'field', related: false, ethics: true, ...files, commitment: true },
  }
}

function foreignAnswers(db: Database, name: string, unit: string) {
  const [givenNames = '', familyName = ''] = name.split(' ')
  const nationality: DictionaryValue = {
    id: dictionaryId('user_nationality', 'SWE'),
    code: 'SWE',
    name: db.dictionaries.get(dictionaryId('user_nationality', 'SWE'))?.name ?? 'SWE',
  }
  const contribution =
    'She has led a joint laboratory on sustainable energy materials since its foundation, brought eleven young researchers from the city to her group, and opened the laboratory’s test bench to partners in industry.'
  return {
    ...{ familyName, givenNames, sex: 'F', bornOn: '1969-04-02', nationality },
    ...{ passport: { type: '414', number: 'AA3418827' }, nomineeUnit: unit, position: 'Professor' },
    ...{ nomineeEmail: 'eva.lindqvist@example.org', partner: 'Shanghai Shenjiang University', since: '2014-09-01' },
    contribution,
    opinion: `${contribution} The results have been published together and are used by two companies. I support this nomination without reservation.`,
    ...{ passportCopy: seededFileOf('passport.pdf'), consent: seededFileOf('consent.pdf'), commitment: true },
  }
}

/** A nomination made by real steps up to `at`: started, filled in, submitted and bound. */
export function liveNomination(db: Database, plan: NominationPlan): WorkRow {
  const { by, category, nominee, asUnit, achievement, ticket, boundBy, at } = plan
  const times = workingMoments(at - 6 * day, at, [0.1, 0.4, 0.6, 0.9])
  const then = (index: number, userId: string) => ({ ...asOf(db, times[index] ?? at, userId), whole: true as const })
  const nominator = personaUserId(by)
  return withCountedIds(plan.id, () => {
    const [nomineeName, nomineeUnit] = nominee
    const foreign = category === 'international'
    const facts = { nomineeKind: asUnit ? 'UNIT' : 'PERSON', nomineeName, nomineeUnit, achievement }
    const kind = foreign ? 'FOREIGN_NOMINATION' : 'NOMINATION'
    const work = beginWork(then(0, nominator), kind, category, foreign ? {} : facts)
    if (!ticket) return work
    fillIn(then(1, nominator), work, () => answersOf(db, plan))
    keepNominee({ db }, db.contents.get(work.id) ?? { id: work.id, values: {} })
    moveWork(then(2, nominator), work.id, 'SUBMIT', { seenRevision: db.contents.get(work.id)?.revision })
    const [number, checkCode] = ticket
    const handed = db.works.get(work.id) ?? work
    db.works.update(work.id, { number, facts: { ...handed.facts, checkCode } })
    if (boundBy !== undefined) bindNomination(then(3, boundBy), number, checkCode)
    return db.works.get(work.id) ?? work
  })
}

/** The award's years, earlier awards, and the current nominations. */
export function seedAwards(db: Database, now: number): void {
  const year = yearInBeijing(now)
  const years = [
    {
      year: year - 1,
      opensAt: now - 320 * day,
      nominateBy: endOfDayAfter(now, -250),
      reportBy: endOfDayAfter(now, -200),
    },
    { year, opensAt: now - 60 * day, nominateBy: endOfDayAfter(now, 25), reportBy: endOfDayAfter(now, 45) },
  ]
  for (const year of years) db.awardYears.insert({ id: String(year.year), ...year })
  const awardGiven = (id: string, categoryId: string, achievement: string) =>
    db.awardsGiven.insert({ id, year: year - 1, categoryId, achievement })
  awardGiven('given-1', 'invention', '高精度光纤传感器件及制备工艺')
  awardGiven('given-2', 'progress', '特大城市供水管网智能监测与调度')
  const university = '上海申江大学'
  const plans: readonly NominationPlan[] = [
    {
      ...{ id: 'notice-1', by: 'awardUnitOfficer', category: 'progress', nominee: ['陈思远', university] },
      ...{ mobile: '13800001001', achievement: '城市轨道交通智能运维关键技术及应用' },
      ...{ ticket: ['TM20260018', 'K7M2Q9'], at: now - 9 * day },
    },
    {
      ...{ id: 'notice-2', by: 'academician', category: 'youth', nominee: ['陈思远', university] },
      ...{ mobile: '13800001001', ticket: ['TM20260019', 'P4X8T3'], at: now - 6 * day },
    },
    {
      ...{
        id: 'notice-3',
        by: 'academician',
        category: 'international',
        nominee: ['Eva Lindqvist', 'Uppsala University'],
      },
      ...{ mobile: '', ticket: ['TM20260020', 'D6H5W1'], at: now - 4 * day },
    },
    {
      ...{ id: 'notice-4', by: 'awardUnitOfficer', category: 'invention', nominee: ['周行之', '上海海川大学'] },
      ...{ mobile: '13900006071', achievement: '高能量密度固态电池界面调控技术' },
      ...{ ticket: ['TM20250007', 'B3N7C2'], at: now - 270 * day },
    },
    {
      ...{ id: 'draft-1', by: 'academician', category: 'science', nominee: ['刘承宇', '上海浦江大学'] },
      ...{ mobile: '', achievement: '弱监督学习的泛化理论', at: now - 1 * day },
    },
    {
      ...{ id: 'draft-2', by: 'awardUnitOfficer', category: 'progress', nominee: ['上海磐石机器人有限公司', ''] },
      ...{ asUnit: true, mobile: '', achievement: '柔性协作机器人整机与核心部件', at: now - 2 * day },
    },
  ]
  for (const plan of plans) liveNomination(db, plan)
}
