/** Adds the English names of people, units, departments, districts, application areas, guides, awards, positions, majors and work items to an answer of the embedded backend. */

import { getOrCreate, groupBy } from '@/lib/collections/get-or-create'
import type { FormSource } from '@/smartform/schema/definition'
import type { Database } from './db/database'
import { rowsBy } from './db/row-index'
import type { WorkRow } from './db/rows-work'
import { award, awardCategories } from './domain/awards/awards'
import { inventedEnglishName } from './domain/invented/invented-people'
import { englishSummaryOf } from './domain/summary'
import terms from './english-terms.json'
import { allDefinitions } from './forms/definitions'

/** No name is longer: a person's has up to 50 characters, a unit's and a work's up to 100. */
const longestName = 100

/**
 * The English names of the people, units, departments, districts, guides, awards and works that an answer's data name, and of the usual positions and
 * majors, by Chinese name; undefined where there are none. A Chinese name that two people, units or departments write differently in English, or that one of them does not write in
 * English, has none: it would be a guess.
 */
export function englishNamesIn(db: Database, data: unknown): Record<string, string> | undefined {
  const found = new Map<string, string | null>()
  visit(data, (text) => {
    if (!found.has(text)) found.set(text, englishNameOf(db, text))
  })
  const names = [...found].flatMap(([chinese, english]) => (english === null ? [] : [[chinese, english] as const]))
  return names.length > 0 ? Object.fromEntries(names) : undefined
}

/** Calls `take` with each text of an answer that may be a Chinese name. */
function visit(value: unknown, take: (text: string) => void): void {
  if (typeof value === 'string') {
    if (value.length <= longestName && /\p{Script=Han}/u.test(value)) take(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part, take)
}

/** Usual positions and majors, which people type in Chinese. */
const usualTerms: ReadonlyMap<string, string[]> = new Map(
  Object.values(terms).flatMap((list) => Object.entries(list).map(([name, english]) => [name, [english]])),
)

const awardNames: ReadonlyMap<string, string> = new Map(
  [award, ...awardCategories].map(({ name, english }) => [name, english]),
)

/** The English name of a person, unit, department, district, area, guide, award, work, position or major; null where none is known. */
export function englishNameOf(db: Database, name: string): string | null {
  const people = rowsBy(db.users, 'userFullname', name).map(({ userEnglishname }) => userEnglishname ?? '')
  const units = rowsBy(db.units, 'unitName', name).map(({ unitEnglishName }) => unitEnglishName ?? '')
  const departments = rowsBy(db.departments, 'name', name).map(({ nameEn }) => nameEn ?? '')
  const guides = rowsBy(db.guides, 'title', name).map(({ titleEnglish }) => titleEnglish)
  const districts = rowsBy(db.dictionaries, 'name', name).flatMap(({ type, nameEn }) =>
    type === 'user_shanghai_District' ? [nameEn ?? ''] : [],
  )
  const works = formsWithEnglishTitle(db)
    .flatMap((formId) => worksByTitle(rowsBy(db.works, 'formId', formId)).get(name) ?? [])
    .flatMap((work) => titleInEnglish(db, work) ?? [])
  const [first = null, ...others] = new Set([
    ...people,
    ...units,
    ...departments,
    ...guides,
    ...districts,
    ...works,
    ...(usualTerms.get(name) ?? []),
  ])
  if (first === null) return areaInEnglish(db, name) ?? awardNames.get(name) ?? inventedEnglishName(name) ?? null
  return others.length > 0 ? null : first || null
}

/** The English name of an application area, where nothing else has its name: a major of that name may be written otherwise. */
const areaInEnglish = (db: Database, name: string) =>
  rowsBy(db.dictionaries, 'name', name).find(({ type }) => type === 'user_application_area')?.nameEn

const shippedForms = allDefinitions.filter(asksForEnglishTitle).map(({ id }) => id)

/** The forms of which some version asks for an English title: few, so most works need not be looked at. */
function formsWithEnglishTitle({ publishedForms }: Database): string[] {
  const published = publishedForms.where(({ source }) => asksForEnglishTitle(source)).map(({ formId }) => formId)
  return [...new Set([...shippedForms, ...published])]
}

function asksForEnglishTitle({ summary }: FormSource): boolean {
  return summary?.nameEnglish !== undefined
}

/** The works of a list by title, as long as the list is the same one. */
const byTitle = new WeakMap<readonly WorkRow[], ReadonlyMap<string, readonly WorkRow[]>>()

function worksByTitle(works: readonly WorkRow[]): ReadonlyMap<string, readonly WorkRow[]> {
  return getOrCreate(byTitle, works, () => groupBy(works, ({ title }) => title))
}

/** A work's English title, where its form asks for one and it is written. */
function titleInEnglish(db: Database, { id, formId }: WorkRow): string | null {
  const content = formId === null ? undefined : db.contents.get(id)
  return content ? englishSummaryOf(content).title : null
}
