/** Tests that stored answers of any type are read as rows, texts or amounts. */

import { expect, it } from 'vitest'
import { textOf } from '@/lib/collections/record'
import { amountOf, cellAmountOf, cellsOf, rowsOf, trimmed, writtenOf } from './stored-values'

const table = [{ id: 'equipment', cells: { special: '1.50', note: ' 一台 ' } }]

it.each<[string, unknown, unknown]>([
  ['the rows of a table', rowsOf(table), table],
  ['no rows of anything else', rowsOf('一'), []],
  ['the cells of its rows', cellsOf(table), [{ special: '1.50', note: ' 一台 ' }]],
  ['a text as it is', textOf(' 一台 '), ' 一台 '],
  ['no text of anything else', textOf(1), ''],
  ['a text without the spaces around it', trimmed(' 一台 '), '一台'],
  ['a number as text', writtenOf(0), '0'],
  ['nothing as an empty text', [null, undefined].map(writtenOf), ['', '']],
  ['an amount', String(amountOf('1.50')), '1.5'],
  ['an amount that is not filled in as 0', ['', null, 7].map(amountOf).map(String), ['0', '0', '0']],
  ['the amount of a cell', String(cellAmountOf(table, 'equipment', 'special')), '1.5'],
  ['a missing cell as 0', String(cellAmountOf(table, 'travel', 'special')), '0'],
])('a stored answer is read: %s', (_case, read, expected) => expect(read).toEqual(expected))
