/** Search results: guides, for people who may declare. */

import type { Database } from '../../db/database'
import type { GuideRow } from '../../db/rows-work'
import { isSample } from '../../forms/definitions'
import type { SearchSource } from './source'

/** Route permission of the guides (specification, section 6). */
const declaring = 's02.f009'

const isFound = ({ formId }: GuideRow) => !isSample(formId)

export function guidesSource(db: Database): SearchSource<GuideRow> {
  return {
    kind: 'GUIDE',
    table: 'guides',
    usedTables: [],
    usersOf: () => [],
    rows: () => db.guides.where(isFound),
    row(id) {
      const guide = db.guides.get(id)
      return guide && isFound(guide) ? guide : undefined
    },
    idOf: ({ id }) => id,
    uses: () => [],
    words: ({ title, titleEnglish, number, department }) => ({ title, number, also: [titleEnglish, department] }),
    at: ({ closesAt }) => closesAt,
    sightOf(_context, { permissions }) {
      const declares = permissions.includes(declaring)
      return { prepare: () => () => declares, basis: String(declares) }
    },
    view: (_context, { title, number, department, closesAt, remarkId }) => ({
      title,
      number,
      where: [department],
      at: closesAt,
      remarkId,
    }),
  }
}
