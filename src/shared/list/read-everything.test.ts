/** Tests of reading the rows of all pages of a list. */
import { expect, it } from 'vitest'
import { mostRead, readEverything } from './read-everything'

/** A list of so many rows that records the pages it was asked for. */
function listOf(total: number) {
  const asked: number[] = []
  const read = async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    asked.push(pageNo)
    const items = Array.from({ length: total }, (_, at) => at).slice((pageNo - 1) * pageSize, pageNo * pageSize)
    return { items, total }
  }
  return { asked, read }
}

it.each([
  [0, [1]],
  [1, [1]],
  [100, [1]],
  [101, [1, 2]],
])('a list of %i rows is read whole, in its order, by pages %j', async (total, pages) => {
  const { asked, read } = listOf(total)
  const { rows, isWhole } = await readEverything(read, String)
  expect(rows).toEqual(Array.from({ length: total }, (_, at) => at))
  expect(isWhole).toBe(true)
  expect(asked).toEqual(pages)
})

it('a longer list than is decided at once is read as far as its first thousand rows', async () => {
  expect((await readEverything(listOf(mostRead).read, String)).isWhole).toBe(true)
  const { rows, isWhole } = await readEverything(listOf(mostRead + 1).read, String)
  expect(rows).toHaveLength(mostRead)
  expect(isWhole).toBe(false)
})

it('a row that moves to the next page meanwhile is there once', async () => {
  const { rows } = await readEverything(
    async ({ pageNo }) => ({ items: pageNo === 1 ? [1, 2] : [2, 3], total: 101 }),
    String,
  )
  expect(rows).toEqual([1, 2, 3])
})

it('a page that cannot be read rejects the whole', async () => {
  const read = ({ pageNo }: { pageNo: number }) =>
    pageNo === 1 ? Promise.resolve({ items: [1], total: 150 }) : Promise.reject(new Error('line'))
  await expect(readEverything(read, String)).rejects.toThrow('line')
})
