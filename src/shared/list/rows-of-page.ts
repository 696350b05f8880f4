/** The page of a list whose rows were all loaded at once, for lists that the portal filters and sorts itself. */

import type { ListState } from './use-list-state'

/**
 * The rows of the page in the address, with the number of all rows.
 * @param state the list's page and rows of a page: twice as many where the person wants lists compact
 * @param rows all rows, filtered and sorted
 */
export function rowsOfPage<Row>({ pageNo, pageSize }: Pick<ListState, 'pageNo' | 'pageSize'>, rows: readonly Row[]) {
  const first = (pageNo - 1) * pageSize
  return { items: rows.slice(first, first + pageSize), total: rows.length }
}
