/** Search results: private stored files by name, a person's own and those of work items they may read. */
import type { Database } from '../../db/database'
import type { UploadRow, UserRow } from '../../db/rows'
import { readsFiles, reviewedBy } from '../../file-sight'
import { seenTitles } from '../../work/list'
import { holdersIn } from './file-holders'
import { revisionsOf, type SearchSource } from './source'
import { basisOfWorks } from './works'

const isFound = ({ isPrivate, file }: UploadRow) => isPrivate && file !== null

/** Private stored files by name: a person's own, and those of works they read. Public files are pictures of the portal. */
export function filesSource(db: Database): SearchSource<UploadRow> {
  const holders = holdersIn(db)
  const holding = holders.of

  const reviews = new Map<string, { revision: number; ids: string }>()
  /** The contents that a person reviews: looked up again after a review has changed. */
  function reviewed(person: UserRow): string {
    const before = reviews.get(person.id)
    const changed = before && db.works.changedSince(before.revision)
    const isSame = changed?.every((id) => (db.works.get(id)?.kind ?? 'REVIEW') !== 'REVIEW')
    const ids = before && isSame ? before.ids : [...reviewedBy(db, person)].join()
    reviews.set(person.id, { revision: db.works.revision, ids })
    return ids
  }

  return {
    kind: 'FILE',
    table: 'uploads',
    usedTables: ['contents', 'works', 'users'],
    usersOf(table, ids) {
      if (table === 'users') return db.uploads.where(({ ownerId }) => ids.has(ownerId)).map(({ id }) => id)
      return table === 'contents' ? holders.refresh(ids) : [...ids].flatMap((id) => [...holders.filesIn(id)])
    },
    rows() {
      holders.findAll()
      return db.uploads.where(isFound)
    },
    row(id) {
      const upload = db.uploads.get(id)
      return upload && isFound(upload) ? upload : undefined
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
      const others = revisionsOf(db, ['delegatedSections', 'units', 'techDefinitions'])
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
