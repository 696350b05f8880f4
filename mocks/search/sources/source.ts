/** The interface that every source of search results implements: rows, who may see them, answer. */

import type { BackendContext } from '../../context'
import type { Database, TableName } from '../../db/database'
import type { UserRow } from '../../db/rows'
import type { SearchItem, SearchKind } from '../../resolvers/common.generated'
import type { EntrySource } from '../entry-list'

/** Which rows a person may see. */
interface Sight<Row> {
  /** Makes the predicate; called only when a verdict is not known yet, because most keys need none. */
  prepare(): (row: Row) => boolean
  /** Everything but the row and what it uses that a verdict depends on: while it is the same, verdicts may be kept. */
  basis: string
}

/** One kind of results: where its entries come from, who may see them, how they are answered. */
export interface SearchSource<Row extends object> extends EntrySource<Row> {
  kind: SearchKind
  table: TableName
  /** The tables of the rows that its rows use. */
  usedTables: readonly TableName[]
  /** The ids of its rows that use changed rows of one of these tables. */
  usersOf(table: TableName, ids: ReadonlySet<string>): Iterable<string>
  /** Rows that one person alone sees: each person has an index of their own, and the others' rows cost nothing. */
  ownerOf?(row: Row): string
  sightOf(context: BackendContext, person: UserRow): Sight<Row>
  /** The answer for a row, without its id. */
  view(context: BackendContext, row: Row): Omit<SearchItem, 'id'>
}

/** The revisions of tables, which change with each write to one of them. */
export function revisionsOf(db: Database, tables: readonly TableName[]): string {
  return tables.map((name) => db[name].revision).join(',')
}
