import { describe, expect, it } from 'vitest'
import { compareDraft } from './compare-draft'

const draft = (...versions: (readonly [string, number])[]) =>
  versions.map(([value, base]) => ({ fieldId: 'a', value, base }))
const nobody: ReadonlyMap<string, unknown> = new Map()

describe('a draft found when a form opens', () => {
  it.each([
    ['typed upon what the server still has', draft(['我', 4]), '旧', nobody, { restored: ['我'] }],
    ['typed before somebody saved', draft(['我', 3]), '他', nobody, { differences: ['我'] }],
    ['on the server already', draft(['同', 3]), '同', nobody, { settled: ['同'] }],
    ['typed in again meanwhile', draft(['我', 4]), '旧', new Map([['a', '又']]), { others: ['我'] }],
    [
      'in the form already, as the page before handed it over',
      draft(['我', 4]),
      '旧',
      new Map([['a', '我']]),
      { settled: ['我'] },
    ],
    ['typed in two tabs', draft(['新', 4], ['旧', 4]), '服', nobody, { restored: ['新'], others: ['旧'] }],
    ['typed alike in two tabs', draft(['同', 4], ['同', 4]), '服', nobody, { restored: ['同'], settled: ['同'] }],
    ['saved in one of two tabs', draft(['新', 4], ['旧', 4]), '旧', nobody, { restored: ['新'], settled: ['旧'] }],
  ])('%s', (_case, fields, server, skip, expected) => {
    const found = compareDraft(fields, { a: server }, () => 4, skip)
    const values = Object.entries(found).flatMap(([kind, list]) =>
      list.length > 0 ? [[kind, list.map((item: { value: string }) => item.value)]] : [],
    )
    expect(Object.fromEntries(values)).toEqual(expected)
  })
})
