/** Tests of the description of every field kind. */
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import english from '@/lib/en.json'
import { addTexts, setLocale } from '@/lib/i18n/i18n'
import { readField, readTable } from '../../../tests/smartform/small-form'
import formEnglish from '../en.json'
import type { ColumnNode } from '../schema/nodes'
import type { UnitValue } from '../schema/values'
import { convertCell, lookupOf } from '../tables/convert-cell'
import choiceEnglish from './choice/en.json'
import { columnKind, columnKinds } from './column-kinds'
import dateEnglish from './date/en.json'
import type { SampleTools } from './kind'
import { type FieldKind, fieldKindNames, kindOf, valueText } from './kinds'

afterAll(() => setLocale('zh'))

describe('the description of each kind', () => {
  const hostileValues = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
    fc.record({ start: fc.anything(), end: fc.anything(), id: fc.anything(), cells: fc.anything() }),
    fc.constantFrom<unknown>(Symbol('x'), () => 1, JSON.parse('{"__proto__": {"id": "x"}}')),
  )
  const samples: Record<string, unknown> = {
    options: [{ value: 'a', label: '甲' }],
    types: ['111', '414', '511'],
    dictionaryType: 't',
    text: '说明',
    value: 1,
    accept: ['png'],
    columns: [{ kind: 'text', id: 'c', label: '列' }],
  }
  /** A field of a kind, with what a definition may say of it. */
  const sourceOf = (kind: FieldKind) => {
    const own = Object.keys(kindOf({ kind }).attributes).filter((name) => name in samples)
    return { kind, id: `c_${kind}`, label: kind, ...Object.fromEntries(own.map((name) => [name, samples[name]])) }
  }
  const { columns } = readTable((Object.keys(columnKinds) as FieldKind[]).map(sourceOf))

  it.each(fieldKindNames)('of %s tolerates any value, and normalising its own value changes nothing', (name) => {
    const node = readField(sourceOf(name))
    const kind = kindOf(node)
    fc.assert(
      fc.property(hostileValues, (raw) => {
        const value = kind.coerce(node, raw)
        expect(kind.coerce(node, value)).toEqual(value)
        for (const ask of [kind.check, kind.operand, kind.clean]) expect(() => ask(node, value)).not.toThrow()
        expect(kind.isEmpty(value)).toBeTypeOf('boolean')
      }),
    )
  })

  it.each(fieldKindNames)('of %s displays a version without answers as empty', (name) => {
    expect(valueText(readField(sourceOf(name)), null)).toBe('')
  })

  const picture = { uid: '1', name: 'a.png', url: 'k', size: 1 }
  const tools: SampleTools = {
    entries: async () => [{ id: '1', code: '01', name: '甲' }],
    leaf: async () => ({ id: '1', code: '01', name: '甲', path: ['上', '甲'] }),
    units: async () => [{ id: '1', name: '甲' }],
    file: async () => picture,
  }

  it('of every kind but static text and tables can be a column, or one for each part', () => {
    expect(columns.map((column) => column.kind)).toEqual(
      Object.entries(columnKinds).flatMap(([kind, { spread }]) => {
        const parts = spread?.(sourceOf(kind as FieldKind))
        return parts ? parts.map((part) => part.kind) : kind
      }),
    )
    expect(Object.keys(columnKinds)).toEqual(fieldKindNames.filter((kind) => kind !== 'static' && kind !== 'table'))
  })

  const typed = columns.filter((column) => column.kind !== 'computed')
  const roundTrips = async (column: ColumnNode) => {
    const kind = columnKind(column)
    const values = (await kind.sample(column, tools)).map((raw) => kind.coerce(column, raw))
    const fitting = values.filter((value) => !kind.isEmpty(value) && kind.check(column, value).length === 0)
    expect(fitting.length).toBeGreaterThan(0)
    for (const value of fitting) {
      const text = kind.text(column, value)
      expect(text).not.toBe('')
      expect(kind.columnWidth(column)).toBeGreaterThan(0)
      const entries = new Map([[lookupOf(column) ?? '', new Map([[text, value as UnitValue]])]])
      if (!kind.fromSheet) return
      const read = convertCell(column, text, { unit: 'tenThousand', entries })
      expect([kind.text(column, read.value), read.problem]).toEqual([text, null])
    }
  }
  it.each(typed)('of $kind has valid samples that survive a spreadsheet round trip', roundTrips)

  it.each(['mobile', 'certificate', 'person'])('of %s is sensitive, whatever the definition sets', (kind) => {
    expect(readField({ kind, sensitive: false }).sensitive).toBe(true)
  })

  // The language stays English from here on.
  it.each(typed)('of $kind has samples that survive the round trip in English', async (column) => {
    addTexts('en', { ...english, ...formEnglish, ...dateEnglish, ...choiceEnglish })
    setLocale('en')
    await roundTrips(column)
  })
})
