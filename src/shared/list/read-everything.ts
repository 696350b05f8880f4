/** Reads the rows of all pages of a list, to select them at once. Load it when they are requested. */

/** Reads one page of a list as it is filtered and sorted now. */
export type ReadRows<Row> = (page: { pageNo: number; pageSize: number }) => Promise<{
  items: readonly Row[]
  total: number
}>

/** The largest page that the backend answers. */
const pageSize = 100

/** The most rows that are read: what is decided at once is previewed item by item. */
export const mostRead = 1000

/**
 * The rows of all pages, each once, in the list's order; rejects when a page cannot be read.
 * @returns `isWhole`: false where the list has more rows than are read
 */
export async function readEverything<Row>(
  read: ReadRows<Row>,
  keyOf: (row: Row) => string,
): Promise<{ rows: readonly Row[]; isWhole: boolean }> {
  const rows = new Map<string, Row>()
  let total = 0
  for (let pageNo = 1; pageNo === 1 || (pageNo - 1) * pageSize < Math.min(total, mostRead); pageNo += 1) {
    const page = await read({ pageNo, pageSize })
    total = page.total
    for (const row of page.items) rows.set(keyOf(row), row)
  }
  return { rows: [...rows.values()], isWhole: total <= mostRead }
}
