/** The English names that go along with an answer, for the names of people, units and works in it. */

import type { Database } from './db/database'
import { rowsBy } from './db/row-index'
import type { WorkRow } from './db/rows-work'
import { englishSummaryOf } from './domain/summary'

/** No name is longer: a person's has up to 50 characters, a unit's and a work's up to 100. */
const longestName = 100

/**
 * The English names of the people, units and works that an answer's data name, by Chinese name; undefined where there
 * are none. A Chinese name that two people or units write differently in English, or that one of them does not write in
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

function englishNameOf(db: Database, name: string): string | null {
  const people = rowsBy(db.users, 'userFullname', name).map(({ userEnglishname }) => userEnglishname ?? '')
  const units = rowsBy(db.units, 'unitName', name).map(({ unitEnglishName }) => unitEnglishName ?? '')
  const works = rowsBy(db.works, 'title', name).flatMap((work) => titleInEnglish(db, work) ?? [])
  const [first = null, ...others] = new Set([...people, ...units, ...works])
  return others.length > 0 ? null : first || null
}

/** A work's English title, where its form asks for one and it is written. */
function titleInEnglish(db: Database, { id, formId }: WorkRow): string | null {
  const content = formId === null ? undefined : db.contents.get(id)
  return content ? englishSummaryOf(content).title : null
}
