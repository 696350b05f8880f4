/** Keeps the last pages of each list in the caches only, so that memory does not grow with paging. Load it with a second page. */

import { type ApolloClient, InMemoryCache } from '@apollo/client'
import { groupBy } from '@/lib/collections/get-or-create'
import { jsonEqual } from '@/lib/collections/json-equal'
import { clients } from './create-client'

/** How many pages stay: going back to them shows rows before any request. */
const kept = 5
/** How many there may be before the others go, because looking for what nothing refers to takes time. */
const most = 10

/** One answered page of a list: its field in the cache (`works({"pageNo":2})`), and the arguments it was asked with. */
interface Page {
  stored: string
  field: string
  args: Readonly<Record<string, unknown>>
}

/** The pages in a cache, the longest there first. */
function pagesIn(cache: InMemoryCache): Page[] {
  return Object.keys(cache.extract().ROOT_QUERY ?? {}).flatMap((stored) => {
    const [, field = '', written = ''] = /^(\w+)\((.*)\)$/s.exec(stored) ?? []
    if (!written.includes('"pageNo":')) return []
    return [{ stored, field, args: JSON.parse(written) as Page['args'] }]
  })
}

/** Evicts all but the last pages of each list, except those that a screen shows. */
function forgetPagesOf(client: ApolloClient): void {
  const { cache } = client
  if (!(cache instanceof InMemoryCache)) return
  const old = [...groupBy(pagesIn(cache), ({ field }) => field).values()].flatMap((pages) =>
    pages.length > most ? pages.slice(0, -kept) : [],
  )
  if (old.length === 0) return
  const shown = [...client.getObservableQueries()].map(({ variables }) => variables)
  const isShown = ({ args }: Page) =>
    shown.some((variables) => Object.entries(args).every(([name, value]) => jsonEqual(variables[name], value)))
  for (const page of old)
    if (!isShown(page)) cache.evict({ id: 'ROOT_QUERY', fieldName: page.stored, broadcast: false })
  // What was computed of the evicted pages would stay otherwise.
  cache.gc({ resetResultCache: true })
}

/** Makes every endpoint's cache forget the old pages of its lists. */
export function forgetPages(): void {
  for (const client of clients) forgetPagesOf(client)
}
