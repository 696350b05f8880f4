import type { Database } from '../../db/database'
import type { UploadRow, UserRow } from '../../db/rows'
import type { ContentRow } from '../../db/rows-work'
import { filesOf, readsFiles, reviewedBy } from '../../file-sight'
import { seenTitles } from '../../work/list'
import { revisionsOf, type SearchSource } from './source'
import { basisOfWorks } from './works'

/** Private stored files by name: a person's own, and those of works they read. Public files are pictures of the portal. */
export function filesSource(db: Database): SearchSource<UploadRow> {
  let holders = new Map<string, ContentRow[]>()
  const holding = (key: string): readonly ContentRow[] => holders.get(key) ?? []

  /** Which contents hold which file. */
  function findHolders(): void {
    holders = new Map()
    for (const content of db.contents.all())
      for (const key of filesOf(content)) holders.set(key, [...(holders.get(key) ?? []), content])
  }

  const reviews = new Map<string, { revision: number; ids: string }>()
  /** The contents that a person reviews: looked up again after works have changed. */
  function reviewed(person: UserRow): string {
    const before = reviews.get(person.id)
    if (before?.revision === db.works.revision) return before.ids
    const ids = [...reviewedBy(db, person)].join()
    reviews.set(person.id, { revision: db.works.revision, ids })
    return ids
  }

  return {
    kind: 'FILE',
    table: 'uploads',
    usedTables: ['contents', 'works', 'users'],
    rows() {
      findHolders()
      return db.uploads.where(({ isPrivate, file }) => isPrivate && file !== null)
    },
    idOf: ({ id }) => id,
    uses: ({ id, ownerId }) => [
      db.users.get(ownerId),
      ...holding(id),
      ...holding(id).map((content) => db.works.get(content.id)),
    ],
    words: ({ file }) => ({ title: file?.name ?? '' }),
    at: ({ file }) => file?.at ?? 0,
    sightOf(context, person) {
      const others = revisionsOf(db, ['givenParts', 'units', 'techDefinitions'])
      return {
        prepare() {
          const reads = readsFiles(db, person, context.now)
          return (upload) => reads(upload, holding(upload.id))
        },
        basis: `${basisOfWorks(context, person)};${others};${reviewed(person)}`,
      }
    },
    view: (context, { id, file }) => ({
      title: file?.name ?? '',
      where: [
        ...seenTitles(
          context,
          holding(id).map((content) => content.id),
        ).values(),
      ],
      at: file?.at ?? 0,
    }),
  }
}
