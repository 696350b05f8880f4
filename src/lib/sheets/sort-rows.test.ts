/** Tests of sorting a table's rows. */
import { describe, expect, it } from 'vitest'
import { sortedRows } from './sort-rows'

const sorted = (texts: string[], numeric: boolean, direction: 1 | -1) =>
  sortedRows(
    texts.map((text, index) => ({ id: `${index}`, cells: { text } })),
    { text: (row) => String(row.cells.text), numeric },
    direction,
  ).map((row) => row.cells.text)

describe('rows sorted by a column', () => {
  it.each([
    ['numbers by their size', ['10', '9', '-1', '9.5'], true, 1, ['-1', '9', '9.5', '10']],
    ['numbers downwards', ['10', '9', '-1'], true, -1, ['10', '9', '-1']],
    [
      'numbers beyond the precision of a float',
      ['0.10000000000000000002', '0.10000000000000000001'],
      true,
      1,
      ['0.10000000000000000001', '0.10000000000000000002'],
    ],
    ['empty cells and texts last, ascending', ['', '3', '约 2', '1'], true, 1, ['1', '3', '约 2', '']],
    ['and downwards', ['', '1', '约 2', '3'], true, -1, ['3', '1', '约 2', '']],
    ['numbers below zero', ['-1', '-2', '3'], true, 1, ['-2', '-1', '3']],
    ['texts of a column of numbers among themselves', ['约 3', '约 2', '1'], true, 1, ['1', '约 2', '约 3']],
    ['and the other way round', ['约 2', '约 3', '1'], true, -1, ['1', '约 3', '约 2']],
    ['blank cells last among words', ['b', ' ', 'a', ''], false, 1, ['a', 'b', ' ', '']],
    ['and downwards among words', ['a', ' ', 'b'], false, -1, ['b', 'a', ' ']],
    ['words by pinyin', ['王明', '李明', '赵明'], false, 1, ['李明', '王明', '赵明']],
    ['numbers inside words by size', ['任务10', '任务9'], false, 1, ['任务9', '任务10']],
  ] as const)('%s', (_, texts, numeric, direction, expected) => {
    expect(sorted([...texts], numeric, direction)).toEqual(expected)
  })

  it('keeps the order of equal rows', () => {
    const rows = ['b', 'a'].map((id) => ({ id, cells: { text: '1' } }))
    for (const numeric of [true, false])
      for (const direction of [1, -1] as const)
        expect(sortedRows(rows, { text: () => '1', numeric }, direction)).toEqual(rows)
  })
})
