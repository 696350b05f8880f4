/** Tests of comparing and merging a table's rows. */
import { describe, expect, it } from 'vitest'
import { resolvedRows, rowDifferences } from './row-differences'

const row = (id: string, amount: string) => ({ id, cells: { amount, note: '同' } })
const base = [row('a', '1'), row('b', '2'), row('c', '3')]

describe('two versions of a table', () => {
  it.each([
    ['the same', base, base, []],
    ['a cell I changed', [row('a', '9'), ...base.slice(1)], base, ['a mine amount']],
    ['a cell they changed', base, [row('a', '9'), ...base.slice(1)], ['a server amount']],
    ['a cell both changed', [row('a', '8'), ...base.slice(1)], [row('a', '9'), ...base.slice(1)], ['a null amount']],
    ['a row I added', [...base, row('d', '4')], base, ['d mine amount,note']],
    ['a row they removed', base, base.slice(1), ['a server amount,note']],
    ['a row I removed and they changed', base.slice(1), [row('a', '9'), ...base.slice(1)], ['a null amount,note']],
    ['another order', [...base].reverse(), base, []],
  ])('%s', (_case, mine, server, expected) => {
    const found = rowDifferences(mine, server, base)
    expect(
      found.map((rowDifference) => `${rowDifference.rowId} ${rowDifference.suggested} ${rowDifference.columnIds}`),
    ).toEqual(expected)
  })

  it('give no suggestion when the common base is unknown', () => {
    expect(rowDifferences([row('a', '1')], [row('a', '2')]).map((rowDifference) => rowDifference.suggested)).toEqual([
      null,
    ])
  })

  it.each([
    ['mine of one, theirs of another', { a: 'mine', b: 'server' }, ['a:我', 'b:他', 'c:3', 'd:4']],
    ['my new row left out', { a: 'server', b: 'server', d: 'server' }, ['a:1', 'b:他', 'c:3']],
    ['all mine', { a: 'mine', b: 'mine', d: 'mine' }, ['a:我', 'b:2', 'c:3', 'd:4']],
  ] as const)('merge by choices: %s', (_case, choices, expected) => {
    const mine = [row('a', '我'), row('b', '2'), row('c', '3'), row('d', '4')]
    const server = [row('a', '1'), row('b', '他'), row('c', '3')]
    expect(resolvedRows(mine, server, choices).map((row) => `${row.id}:${row.cells.amount}`)).toEqual(expected)
  })

  it('keep a row that exists only in their version at its place, and the own row after the row it followed', () => {
    const mine = [row('a', '1'), row('x', '我'), row('b', '2')]
    const server = [row('a', '1'), row('b', '2'), row('y', '他')]
    const rows = resolvedRows(mine, server, { x: 'mine', y: 'server' })
    expect(rows.map((row) => row.id)).toEqual(['a', 'x', 'b', 'y'])
  })

  it('leave out a row that I removed, unless theirs is chosen', () => {
    const server = [row('a', '1'), row('b', '2')]
    const ids = (choices: Record<string, 'mine' | 'server'>) =>
      resolvedRows([row('a', '1')], server, choices).map(({ id }) => id)
    expect([ids({}), ids({ b: 'mine' }), ids({ b: 'server' })]).toEqual([['a'], ['a'], ['a', 'b']])
  })

  it('keep an own row after the last one before it that stays', () => {
    const mine = [row('a', '1'), row('x', '我'), row('y', '我'), row('b', '2')]
    const server = [row('a', '1'), row('b', '2')]
    expect(resolvedRows(mine, server, { x: 'server' }).map(({ id }) => id)).toEqual(['a', 'y', 'b'])
  })
})
