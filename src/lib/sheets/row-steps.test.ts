/** Tests of undoing operations on rows. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from './row'
import { stepBetween, withoutStep } from './row-steps'

const row = (id: string, a = '', b = ''): Row => ({ id, cells: { a, b } })
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('')

/** The order of rows, written as their ids, after a step is undone. */
const undone = (step: ReturnType<typeof stepBetween<Row>>) => (now: string) =>
  step &&
  ids(
    withoutStep(
      [...now].map((id) => row(id)),
      step,
    ),
  )

describe('undoing an operation on rows', () => {
  const rows = fc
    .uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom('', '1', '2').map((cell) => row(id, cell)))))

  it('restores the rows, whatever the operation was', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const step = stepBetween(before, after)
        expect(step ? withoutStep(after, step) : after).toEqual(before)
      }),
    )
  })

  it('keeps text typed into the same cells later, and rows added later', () => {
    const before = [row('x', '1'), row('y', '2')]
    const pasted = [row('x', '7'), row('y', '8'), row('z', '9')]
    const step = stepBetween(before, pasted)
    const typed = [row('x', '7', 'typed'), row('y', '80'), row('z', '9'), row('new')]
    expect(step && withoutStep(typed, step)).toEqual([row('x', '1', 'typed'), row('y', '80'), row('new')])
  })

  it('restores an order around a row added later', () => {
    const step = stepBetween([row('c'), row('a'), row('b')], [row('a'), row('b'), row('c')])
    const back = undone(step)
    expect([back('anbc'), back('nabc'), back('amnbc')]).toEqual(['canb', 'ncab', 'camnb'])
  })

  it('brings back a removed row once, at its place or at the end', () => {
    const step = stepBetween([row('a'), row('b'), row('c')], [row('a')])
    const back = undone(step)
    expect([back('a'), back('ac'), back(''), back('abc')]).toEqual(['abc', 'abc', 'bc', 'abc'])
  })

  it('leaves the order alone where the operation did not change it', () => {
    const step = stepBetween([row('a'), row('b')], [row('b', '1'), row('n')])
    expect(step).toMatchObject({ order: null, removed: [{ index: 0 }], added: new Set(['n']) })
    expect(step?.changed).toEqual([{ rowId: 'b', columnId: 'a', before: '', after: '1' }])
  })

  it('changes nothing when nothing was done', () => {
    expect(stepBetween([row('a', '1')], [row('a', '1')])).toBeNull()
  })
})
