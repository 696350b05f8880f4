/** Cuts a list into pages with a total count, for every paged list of the backend; at most 100 items per page. */

/** One page of a list with the total count. A page number below 1 means the first page; at most 100 items per page. */
export function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number) {
  const size = Math.min(Math.max(pageSize, 1), 100)
  const start = (Math.max(pageNo, 1) - 1) * size
  return { items: items.slice(start, start + size), total: items.length }
}
