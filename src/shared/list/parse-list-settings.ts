/** The settings of lists (density, columns, saved filters): type, limits, and validation of stored ones. */

import { isRecord } from '@/lib/collections/record'

/** Filters and order of a list, saved under a name. */
export interface SavedFilter {
  name: string
  /** As the address holds them, without the page. */
  query: string
  /** Whether the list opens with it; at most one of a list. */
  start: boolean
}

/** How a person wants their lists. Lists go by their pattern: `/company/:id/project`. */
export interface ListSettings {
  compact: boolean
  /** Whether lists that offer it show the opened paper beside their rows. */
  split: boolean
  /** Keys of the columns that are not shown, by list. */
  hidden: Readonly<Record<string, readonly string[]>>
  saved: Readonly<Record<string, readonly SavedFilter[]>>
}

/** The most saved filters of a list, and characters of a name. */
export const mostSaved = 20
export const longestName = 20

const longestQuery = 2000

/** The entries of a stored record whose values can be used. */
function entriesOf<Value>(raw: unknown, readValue: (value: unknown) => Value | null): Record<string, Value> {
  const entries = isRecord(raw) ? Object.entries(raw) : []
  return Object.fromEntries(
    entries.flatMap(([list, value]): [string, Value][] => {
      const found = list.startsWith('/') ? readValue(value) : null
      return found === null ? [] : [[list, found]]
    }),
  )
}

const namesIn = (raw: unknown): string[] | null =>
  Array.isArray(raw) ? raw.filter((name): name is string => typeof name === 'string') : null

function savedIn(raw: unknown): SavedFilter[] | null {
  if (!Array.isArray(raw)) return null
  const saved = new Map<string, SavedFilter>()
  let hasStart = false
  for (const one of raw.slice(0, mostSaved)) {
    if (!isRecord(one) || typeof one.name !== 'string' || typeof one.query !== 'string') continue
    const name = one.name.trim().slice(0, longestName)
    if (name === '' || saved.has(name) || one.query.length > longestQuery) continue
    const start: boolean = one.start === true && !hasStart
    hasStart ||= start
    saved.set(name, { name, query: one.query, start })
  }
  return [...saved.values()]
}

/** The settings in a stored text; the defaults for what is missing or unusable. */
export function parseListSettings(text: string | null): ListSettings {
  let raw: unknown = null
  try {
    raw = JSON.parse(text ?? 'null')
  } catch {
    // Whatever else has been stored under the key is not ours.
  }
  const settings = isRecord(raw) ? raw : {}
  return {
    compact: settings.compact === true,
    split: settings.split === true,
    hidden: entriesOf(settings.hidden, namesIn),
    saved: entriesOf(settings.saved, savedIn),
  }
}
