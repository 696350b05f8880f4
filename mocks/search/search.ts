/** Answers a search over work items, people, guides, messages and files, for the command palette. */

import { loadChunk } from '@/lib/loading/lazy-import'
import { type BackendContext, requireCaller } from '../context'
import type { Database } from '../db/database'
import type { UserRow } from '../db/rows'
import { fail } from '../fail'
import type { QuerySearchArgs, SearchGroup } from '../resolvers/common.generated'
import { BestEntries } from './best-entries'
import { changedRowsOf } from './changed-rows'
import { type Entry, EntryList } from './entry-list'
import { keepRecent } from './keep-recent'
import { PinyinMatcher } from './pinyin-matcher'
import { eachMatch } from './search-chunk'
import { searchTerms } from './search-text'
import { SightVerdicts } from './sight-verdicts'
import { filesSource } from './sources/files'
import { guidesSource } from './sources/guides'
import { messagesSource } from './sources/messages'
import { peopleSource } from './sources/people'
import type { SearchSource } from './sources/source'
import { worksSource } from './sources/works'

/** Limits of the contract. */
const longestText = 100
const mostItems = 20

type Group = (context: BackendContext, person: UserRow, terms: readonly string[], limit: number) => SearchGroup

/** Answers the search of the `common` endpoint. */
export async function search(context: BackendContext, { text, limit }: QuerySearchArgs): Promise<SearchGroup[]> {
  const person = requireCaller(context)
  if (text.length > longestText) fail(60437, { limit: longestText })
  const terms = searchTerms(text)
  if (terms.length === 0) return []
  const pinyin = await pinyinMatcher()
  const most = Math.min(Math.max(limit ?? 6, 1), mostItems)
  return groupsOf(context.db, pinyin)
    .map((group) => group(context, person, terms, most))
    .filter(({ total }) => total > 0)
}

let loaded: Promise<PinyinMatcher> | undefined

/** The readings load with the first search. */
function pinyinMatcher(): Promise<PinyinMatcher> {
  loaded ??= loadChunk(() => import('./pinyin-readings')).then(
    ({ pinyinReadings }) => new PinyinMatcher(pinyinReadings),
  )
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

/** The index of each database: made with its first search, in memory only. */
const indexes = new WeakMap<Database, Group[]>()

function groupsOf(db: Database, pinyin: PinyinMatcher): Group[] {
  const made = indexes.get(db) ?? [
    groupOf(worksSource(db), db, pinyin),
    groupOf(peopleSource(db), db, pinyin),
    groupOf(guidesSource(db), db, pinyin),
    groupOf(messagesSource(db), db, pinyin),
    groupOf(filesSource(db), db, pinyin),
  ]
  indexes.set(db, made)
  return made
}

function groupOf<Row extends object>(source: SearchSource<Row>, db: Database, pinyin: PinyinMatcher): Group {
  const indexes = new Map<string, ReturnType<typeof indexOf<Row>>>()
  return (context, person, terms, limit) => {
    const owner = source.ownerOf ? person.id : ''
    const index = indexes.get(owner) ?? indexOf(source, db, owner)
    const { list, kept, changed } = index
    keepRecent(indexes, owner, index)
    const chunks = list.at(changed())
    for (const { texts } of chunks) pinyin.learn(texts.codes)
    const { prepare, basis } = source.sightOf(context, person)
    const verdicts = kept.of(person.id, basis, list.slots, prepare)
    const best = new BestEntries<Entry<Row>>(limit)
    // The last entries stand first among equals: looked at first, they are not pushed out by all others.
    for (const chunk of chunks.toReversed())
      eachMatch(chunk, terms, pinyin, verdicts.isHidden, (index, score) => {
        if (!verdicts.isVisible(chunk.slots[index] ?? 0, chunk.entries, index)) return
        if (!best.count(score, chunk.ats[index] ?? 0)) return
        const entry = chunk.entries[index]
        if (entry) best.add(entry, score)
      })
    return {
      kind: source.kind,
      total: best.total,
      items: best.entries.map(({ id, row }) => ({ id, ...source.view(context, row) })),
    }
  }
}

/** The entries of a source, or one person's of a source with owners, and what persons see of them. */
function indexOf<Row extends object>(source: SearchSource<Row>, db: Database, owner: string) {
  const { ownerOf } = source
  const own = ownerOf && {
    rows: () => source.rows().filter((row) => ownerOf(row) === owner),
    row(id: string) {
      const row = source.row(id)
      return row && ownerOf(row) === owner ? row : undefined
    },
  }
  return {
    list: new EntryList({ ...source, ...own }),
    kept: new SightVerdicts(),
    changed: changedRowsOf(db, source),
  }
}
