/** The award's categories and years, and who may nominate; for nominations and their notices. */

import type { BackendContext } from '../../context'
import type { UserRow } from '../../db/rows'
import type { AwardYearRow } from '../../db/rows-awards'
import { fail } from '../../fail'
import { approvedMemberships } from '../unit/memberships'

/** The science and technology award: its categories, its nominating periods, and who may nominate. */
export const award = { name: '上海市科学技术奖', english: 'Shanghai Science and Technology Award' } as const

/** The nominator's role: for themselves, as an academician, or as the officer of a unit. */
type NominatorKind = 'PERSON' | 'UNIT'
type NomineeKind = 'PERSON' | 'UNIT'

/** A category of the award. */
export interface AwardCategory {
  id: string
  name: string
  english: string
  /** What receives it. */
  type: 'person' | 'project' | 'foreign'
  about: string
  aboutEnglish: string
  nominees: readonly NomineeKind[]
  /** Number of nominations per nominator and year; 0: none. */
  quota: Readonly<Record<NominatorKind, number>>
}

export const awardCategories: readonly AwardCategory[] = [
  {
    id: 'merit',
    name: '科技功臣奖',
    english: 'Science and Technology Hero Award',
    type: 'person',
    about: '在科学前沿取得重大突破，或者在科技成果转化中创造巨大效益的个人。',
    aboutEnglish: 'A person with a major breakthrough in science, or great benefit from putting results to use.',
    nominees: ['PERSON'],
    quota: { PERSON: 1, UNIT: 1 },
  },
  {
    id: 'youth',
    name: '青年科技杰出贡献奖',
    english: 'Outstanding Young Scientist Award',
    type: 'person',
    about: '不超过 45 周岁，在科学研究或者技术创新中作出杰出贡献的个人。',
    aboutEnglish: 'A person of at most 45 years with an outstanding contribution to research or innovation.',
    nominees: ['PERSON'],
    quota: { PERSON: 2, UNIT: 3 },
  },
  {
    id: 'science',
    name: '自然科学奖',
    english: 'Natural Science Award',
    type: 'project',
    about: '阐明自然现象、特征和规律的重大科学发现，论文发表满两年。',
    aboutEnglish: 'A discovery that explains phenomena, features or laws of nature, published for at least two years.',
    nominees: ['PERSON'],
    quota: { PERSON: 2, UNIT: 5 },
  },
  {
    id: 'invention',
    name: '技术发明奖',
    english: 'Technological Invention Award',
    type: 'project',
    about: '运用科学技术知识作出的产品、工艺、材料、器件及其系统的重大发明，应用满两年。',
    aboutEnglish: 'An invention of a product, process, material, device or system, in use for at least two years.',
    nominees: ['PERSON'],
    quota: { PERSON: 2, UNIT: 5 },
  },
  {
    id: 'progress',
    name: '科技进步奖',
    english: 'Science and Technology Progress Award',
    type: 'project',
    about: '完成和应用推广创新性成果，为经济社会发展作出突出贡献，应用满两年。',
    aboutEnglish: 'An innovative result that has served the economy and society, in use for at least two years.',
    nominees: ['PERSON', 'UNIT'],
    quota: { PERSON: 2, UNIT: 8 },
  },
  {
    id: 'popularisation',
    name: '科学技术普及奖',
    english: 'Science Popularisation Award',
    type: 'project',
    about: '创作或者组织优秀科普作品和活动，社会效益显著。',
    aboutEnglish: 'Excellent works or events of science popularisation with a clear effect on society.',
    nominees: ['PERSON', 'UNIT'],
    quota: { PERSON: 0, UNIT: 2 },
  },
  {
    id: 'international',
    name: '国际科技合作奖',
    english: 'International Science and Technology Cooperation Award',
    type: 'foreign',
    about: '与本市开展科技合作、作出重要贡献的外国人，以英文提名。',
    aboutEnglish:
      'A person from abroad with an important contribution to cooperation with the city; nominated in English.',
    nominees: ['PERSON'],
    quota: { PERSON: 1, UNIT: 2 },
  },
]

/** A category by its id; 60903 for an unknown id. */
export function requireCategory(id: string): AwardCategory {
  return awardCategories.find((awardCategory) => awardCategory.id === id) ?? fail(60903)
}

/**
 * The role in which a person nominates (specification, section 4: state 2 as a unit, 3 as a person); 60154 for anybody
 * else.
 */
export function requireNominator({ db }: Pick<BackendContext, 'db'>, person: UserRow) {
  const kind: NominatorKind = person.awardState === 3 ? 'PERSON' : person.awardState === 2 ? 'UNIT' : fail(60154)
  const units = approvedMemberships(db, person.id)
  const own = units.find(({ roleCodes }) => roleCodes.includes('award_officer')) ?? units[0]
  if (kind === 'UNIT' && !own) fail(60154)
  const unitId = own?.unitId ?? ''
  const unitName = db.units.get(unitId)?.unitName ?? '—'
  return kind === 'UNIT'
    ? { kind, unitId, name: unitName, english: unitName }
    : { kind, unitId, name: person.userFullname, english: person.userEnglishname || person.userFullname }
}

/** A year of the award: the given one, otherwise the last one that has opened; 60902 where there is none. */
export function awardYear({ db, now }: Pick<BackendContext, 'db' | 'now'>, year?: number): AwardYearRow {
  const years = db.awardYears.all().toSorted((a, b) => b.year - a.year)
  return (
    years.find((awardYear) => (year === undefined ? awardYear.opensAt <= now : awardYear.year === year)) ?? fail(60902)
  )
}

/** Refuses nominations after the last day, in the current or the given year: 60902 with its date. */
export function requireNominating(context: Pick<BackendContext, 'db' | 'now'>, of?: number): AwardYearRow {
  const year = awardYear(context, of)
  if (context.now > year.nominateBy) fail(60902, { deadline: year.nominateBy })
  return year
}
