/** Finds conflicts of interest between experts and papers, for the assignment of reviewers. */

import { uniqueBy } from '../collections/unique-by'
import { isSharedName, namesOf, normalizedName } from './normalized-name'

/** Why an expert should not review a paper. */
export type ConflictKind =
  | 'TEAM'
  | 'RECUSED'
  | 'FAMILY'
  | 'ADVISOR'
  | 'SAME_UNIT'
  | 'RECUSED_UNIT'
  | 'FORMER_UNIT'
  | 'CO_AUTHOR'
  | 'COMMON_PROJECT'

/** HARD excludes the expert; SOFT excludes them until the commission dismisses it with a reason. */
type ConflictWeight = 'HARD' | 'SOFT'

/** Where the portal knows a conflict from. */
type ConflictSource = 'DECLARATION' | 'MEMBERSHIP' | 'APPLICANT_RESUME' | 'EXPERT_RESUME' | 'EXPERT_APPLICATION'

export interface Conflict {
  kind: ConflictKind
  weight: ConflictWeight
  source: ConflictSource
  /** Whom or what it is about: a person, a unit, an achievement, a project. */
  detail: string
}

/** A time in a unit; months as `YYYY-MM`, null: unknown, or still there. */
export interface UnitTime {
  name: string
  until: string | null
  source: ConflictSource
}

/** What the portal knows about a person. */
export interface PersonFacts {
  /** Null for a person who is named only. */
  id: string | null
  name: string
  units: readonly UnitTime[]
  achievements: readonly { name: string; authors: string }[]
  projects: readonly { name: string; number: string }[]
  tutors: readonly string[]
}

export interface PaperFacts {
  id: string
  /** The unit that undertakes it. */
  unitName: string
  /** Its leader first. */
  people: readonly PersonFacts[]
  /** Experts whom the applicant asks not to be reviewed by. */
  recused: readonly string[]
}

export interface ExpertFacts extends PersonFacts {
  id: string
  /** Units whose papers the expert named as not to be reviewed by them. */
  recusedUnits: readonly string[]
  /** Names of near relatives. */
  family: readonly string[]
}

/** The weight of each kind. What is sure or concerns a present tie excludes. */
const conflictWeights: Readonly<Record<ConflictKind, ConflictWeight>> = {
  TEAM: 'HARD',
  RECUSED: 'HARD',
  FAMILY: 'HARD',
  ADVISOR: 'HARD',
  SAME_UNIT: 'HARD',
  RECUSED_UNIT: 'HARD',
  FORMER_UNIT: 'SOFT',
  CO_AUTHOR: 'SOFT',
  COMMON_PROJECT: 'SOFT',
}

/** A unit counts for this many months after the person left it. */
const unitMonths = 36

/** Months since year 0 of `YYYY-MM`; NaN for anything else. */
const monthNumber = (month: string) => {
  const [, year, of] = /^(\d{4})-(\d{2})/.exec(month) ?? []
  return Number(year) * 12 + Number(of)
}

/** Whether a person is in the unit, or left it not longer than `unitMonths` ago. An unreadable month counts as now. */
function isRecent({ until }: UnitTime, month: string): boolean {
  return until === null || !(monthNumber(month) - monthNumber(until) > unitMonths)
}

/** The names of a person in the form in which they are compared, made once for each person. */
interface Names {
  name: string
  now: ReadonlyMap<string, UnitTime>
  former: readonly (readonly [string, UnitTime])[]
  achievements: readonly { title: string; authors: ReadonlySet<string> }[]
  projects: readonly { title: string; name: string; number: string }[]
  tutors: ReadonlySet<string>
}
const known = new WeakMap<PersonFacts, Names>()

/** The names of a person, in the form in which they are compared. */
export function namesIn(person: PersonFacts): Names {
  const made = known.get(person)
  if (made) return made
  const units = person.units.map((unit) => [normalizedName(unit.name), unit] as const).filter(([name]) => name !== '')
  const names = {
    name: normalizedName(person.name),
    now: new Map(units.filter(([, { until }]) => until === null)),
    former: units.filter(([, { until }]) => until !== null),
    achievements: person.achievements.map(({ name, authors }) => ({ title: name, authors: namesOf(authors) })),
    projects: person.projects.map(({ name, number }) => ({
      ...{ title: name, name: normalizedName(name) },
      number: normalizedName(number),
    })),
    tutors: new Set(person.tutors.map(normalizedName).filter((name) => name !== '')),
  }
  known.set(person, names)
  return names
}

const isSame = (person: PersonFacts, expert: ExpertFacts) =>
  person.id === expert.id || isSharedName(namesIn(person).name, namesIn(expert).name)

/** The unit that a person and an expert share now, and one that either left within `unitMonths`. */
function unitConflicts(paper: PaperFacts, expert: ExpertFacts, month: string): Conflict[] {
  const own = namesIn(expert)
  /** Units of the paper as they are compared, and as they are written. */
  const theirs = new Map([[normalizedName(paper.unitName), paper.unitName]])
  for (const person of paper.people) for (const [name, unit] of namesIn(person).now) theirs.set(name, unit.name)
  theirs.delete('')
  const found = new Map<string, Conflict>()
  const add = (kind: 'SAME_UNIT' | 'FORMER_UNIT', name: string, unit: UnitTime) => {
    if (!found.has(name)) found.set(name, conflict(kind, unit.source, unit.name))
  }
  for (const [name, unit] of own.now) if (theirs.has(name)) add('SAME_UNIT', name, unit)
  for (const [name, unit] of own.former) if (theirs.has(name) && isRecent(unit, month)) add('FORMER_UNIT', name, unit)
  const recentOwn = new Set([
    ...own.now.keys(),
    ...own.former.flatMap(([name, unit]) => (isRecent(unit, month) ? [name] : [])),
  ])
  for (const person of paper.people)
    for (const [name, unit] of namesIn(person).former)
      if (recentOwn.has(name) && isRecent(unit, month)) add('FORMER_UNIT', name, unit)
  const recusedUnits = new Set(expert.recusedUnits.map(normalizedName))
  const refused = [...theirs].filter(([name]) => recusedUnits.has(name) && found.get(name)?.kind !== 'SAME_UNIT')
  return [...found.values(), ...refused.map(([, name]) => conflict('RECUSED_UNIT', 'EXPERT_APPLICATION', name))]
}

const conflict = (kind: ConflictKind, source: ConflictSource, detail: string): Conflict => ({
  ...{ kind, source, detail },
  weight: conflictWeights[kind],
})

/** What one person of a paper has to do with an expert. */
function personConflicts(person: PersonFacts, expert: ExpertFacts): Conflict[] {
  if (isSame(person, expert)) return [conflict('TEAM', 'DECLARATION', person.name)]
  const own = namesIn(expert)
  const theirs = namesIn(person)
  const found: Conflict[] = []
  if (expert.family.some((name) => isSharedName(normalizedName(name), theirs.name)))
    found.push(conflict('FAMILY', 'EXPERT_APPLICATION', person.name))
  if (own.tutors.has(theirs.name)) found.push(conflict('ADVISOR', 'EXPERT_RESUME', person.name))
  if (theirs.tutors.has(own.name)) found.push(conflict('ADVISOR', 'APPLICANT_RESUME', person.name))
  for (const [achievements, of, source] of [
    [theirs.achievements, own.name, 'APPLICANT_RESUME'],
    [own.achievements, theirs.name, 'EXPERT_RESUME'],
  ] as const)
    for (const { title, authors } of achievements)
      if (authors.has(of)) found.push(conflict('CO_AUTHOR', source, `${person.name}：${title}`))
  for (const { title, name, number } of theirs.projects)
    if (own.projects.some((other) => isSharedName(number, other.number) || isSharedName(name, other.name)))
      found.push(conflict('COMMON_PROJECT', 'APPLICANT_RESUME', `${person.name}：${title}`))
  return found
}

/**
 * All conflicts between a paper and an expert, the weightier kinds first; none: the expert may review it. People are
 * compared by id or by name, so a namesake counts too.
 * @param month the present month, `YYYY-MM`
 */
export function conflictsBetween(paper: PaperFacts, expert: ExpertFacts, month: string): Conflict[] {
  const own = namesIn(expert).name
  const isRecused = paper.recused.some((name) => isSharedName(normalizedName(name), own))
  const found = [
    ...(isRecused ? [conflict('RECUSED', 'DECLARATION', expert.name)] : []),
    ...paper.people.flatMap((person) => personConflicts(person, expert)),
    ...unitConflicts(paper, expert, month),
  ]
  const once = uniqueBy(found, ({ kind, detail }) => `${kind} ${detail}`)
  return [...once.filter(({ weight }) => weight === 'HARD'), ...once.filter(({ weight }) => weight === 'SOFT')]
}
