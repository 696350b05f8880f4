/** Tests of comparing a found draft with the server's answers. */
import { describe, expect, it } from 'vitest'
import { compareDraft } from './compare-draft'

const draft = (...versions: (readonly [string, number])[]) =>
  versions.map(([value, base]) => ({ fieldId: 'a', value, base }))
const noInput: ReadonlyMap<string, unknown> = new Map()

describe('a draft found when a form opens', () => {
  it.each([
    [
      'is restored when it is based on the server’s current values',
      draft(['我', 4]),
      '旧',
      noInput,
      { restored: ['我'] },
    ],
    ['is offered when another user saved since', draft(['我', 3]), '他', noInput, { differences: ['我'] }],
    ['is dropped when the server has the same values', draft(['同', 3]), '同', noInput, { settled: ['同'] }],
    [
      'is kept for comparison when the field was typed in again',
      draft(['我', 4]),
      '旧',
      new Map([['a', '又']]),
      { others: ['我'] },
    ],
    [
      'is dropped when the form has the same values',
      draft(['我', 4]),
      '旧',
      new Map([['a', '我']]),
      { settled: ['我'] },
    ],
    [
      'is restored from the newer of two tabs, and the older is offered',
      draft(['新', 4], ['旧', 4]),
      '服',
      noInput,
      { restored: ['新'], others: ['旧'] },
    ],
    [
      'is restored when two tabs typed the same value',
      draft(['同', 4], ['同', 4]),
      '服',
      noInput,
      { restored: ['同'], settled: ['同'] },
    ],
    [
      'is restored from the tab that has not saved',
      draft(['新', 4], ['旧', 4]),
      '旧',
      noInput,
      { restored: ['新'], settled: ['旧'] },
    ],
  ])('%s', (_case, fields, server, skip, expected) => {
    const found = compareDraft(fields, { a: server }, () => 4, skip)
    const values = Object.entries(found).flatMap(([kind, list]) =>
      list.length > 0 ? [[kind, list.map((item: { value: string }) => item.value)]] : [],
    )
    expect(Object.fromEntries(values)).toEqual(expected)
  })
})
