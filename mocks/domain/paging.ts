/** One page of a list with how many there are in all. A page below 1 is the first; at most 100 a page. */
export function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number) {
  const size = Math.min(Math.max(pageSize, 1), 100)
  const start = (Math.max(pageNo, 1) - 1) * size
  return { items: items.slice(start, start + size), total: items.length }
}
