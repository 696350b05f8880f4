/** Tests of the pages of a list whose rows were all loaded at once. */
import { expect, it } from 'vitest'
import { rowsOfPage } from './rows-of-page'

const rows = Array.from({ length: 25 }, (_, index) => index + 1)

it.each([
  ['ten rows of a page', 10, [10, 10, 5]],
  ['twenty rows of a compact page', 20, [20, 5]],
])('every row is on one page: %s', (_words, pageSize, lengths) => {
  const pages = lengths.map((_, index) => rowsOfPage({ pageNo: index + 1, pageSize }, rows))
  expect(pages.map(({ items }) => items.length)).toEqual(lengths)
  expect(pages.flatMap(({ items }) => items)).toEqual(rows)
  expect(pages.map(({ total }) => total)).toEqual(lengths.map(() => 25))
})
