/** Finds which contents hold a stored file, kept up to date with the saves; for the search results of files. */
import type { Database } from '../../db/database'
import type { ContentRow } from '../../db/rows-work'
import { filesOf } from '../../file-sight'

export function holdersIn(db: Pick<Database, 'contents'>) {
  /** The contents that hold a file, by the file's key and the content's id. */
  let holders = new Map<string, Map<string, ContentRow>>()
  let files = new Map<string, ReadonlySet<string>>()
  const none: ReadonlySet<string> = new Set()
  const filesIn = (contentId: string) => files.get(contentId) ?? none

  function hold(content: ContentRow): void {
    const keys = filesOf(content)
    files.set(content.id, keys)
    for (const key of keys) holders.set(key, (holders.get(key) ?? new Map()).set(content.id, content))
  }

  return {
    /** The contents that hold a file. */
    of: (key: string): readonly ContentRow[] => [...(holders.get(key)?.values() ?? [])],
    /** The keys of the files in a content, as last looked up. */
    filesIn,
    findAll(): void {
      holders = new Map()
      files = new Map()
      for (const content of db.contents.all()) hold(content)
    },
    /** Looks again at changed contents; returns the keys of the files that they hold or held. */
    refresh(contentIds: Iterable<string>): Set<string> {
      const concerned = new Set<string>()
      for (const id of contentIds) {
        for (const key of filesIn(id)) {
          concerned.add(key)
          holders.get(key)?.delete(id)
        }
        files.delete(id)
        const content = db.contents.get(id)
        if (content) hold(content)
        for (const key of filesIn(id)) concerned.add(key)
      }
      return concerned
    },
  }
}
