/** Tests of comparing a found draft with the server's answers. */
import { describe, expect, it } from 'vitest'
import { compareDraft } from './compare-draft'

const draft = (...versions: (readonly [string, number])[]) =>
  versions.map(([value, base]) => ({ fieldId: 'a', value, base }))
const noInput: ReadonlyMap<string, unknown> = new Map()

/** What becomes of which values. */
const valuesIn = (found: object) =>
  Object.fromEntries(
    Object.entries(found).flatMap(([kind, list]) =>
      list.length > 0 ? [[kind, list.map((item: { value: unknown }) => item.value)]] : [],
    ),
  )

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
    expect(valuesIn(found)).toEqual(expected)
  })

  it('is restored when the server’s newer value is what the page sent last, and offered when it is another', () => {
    const sent = (value: string) => [{ fieldId: 'a', value: '我又', base: 3, sent: value }]
    expect(valuesIn(compareDraft(sent('我'), { a: '我' }, () => 4, noInput))).toEqual({ restored: ['我又'] })
    expect(valuesIn(compareDraft(sent('我'), { a: '他' }, () => 4, noInput))).toEqual({ differences: ['我又'] })
  })

  it('is dropped with an emptied field that the server does not have', () => {
    const emptied = [{ fieldId: 'a', value: null, base: 4 }]
    expect(valuesIn(compareDraft(emptied, {}, () => 4, noInput))).toEqual({ settled: [null] })
    expect(valuesIn(compareDraft(emptied, { a: '旧' }, () => 4, noInput))).toEqual({ restored: [null] })
  })

  it('is compared with its own field', () => {
    const fields = [...draft(['我', 4]), { fieldId: 'b', value: '我', base: 4 }]
    const revisionOf = (fieldId: string) => (fieldId === 'b' ? 5 : 4)
    expect(compareDraft(fields, { a: '旧', b: '旧' }, revisionOf, noInput)).toMatchObject({
      restored: [{ fieldId: 'a' }],
      differences: [{ fieldId: 'b' }],
    })
  })
})
