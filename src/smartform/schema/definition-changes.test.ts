/** Tests of the differences between two versions of a form. */
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import type { FieldSource, FormSource } from './definition'
import { definitionChanges, labelPathIn, movedKeys } from './definition-changes'
import { parseDefinition } from './parse-definition'

afterEach(() => setLocale('zh'))

const text = (id: string, more: Partial<FieldSource> = {}): FieldSource =>
  ({ id, kind: 'text', label: id.toUpperCase(), ...more }) as FieldSource

function form(version: number, pages: Readonly<Record<string, readonly FieldSource[]>>) {
  const source: FormSource = {
    id: 'f',
    version,
    title: '表',
    pages: Object.entries(pages).map(([id, fields]) => ({
      id,
      title: `${id}页`,
      sections: [{ id: `${id}s`, fields }],
    })),
  }
  return parseDefinition(source)
}

describe('the differences between two versions of a form', () => {
  it.each([
    ['nothing, where only words of help and widths changed', { a: [text('x', { help: '请填' })] }, []],
    ['a field is added', { a: [text('x'), text('y')] }, [{ kind: 'added', fieldId: 'y', label: 'Y', page: 'a页' }]],
    ['a field is removed', { a: [] }, [{ kind: 'removed', fieldId: 'x', label: 'X', page: 'a页' }]],
    [
      'a field moved to another page',
      { b: [text('x')] },
      [{ kind: 'moved', fieldId: 'x', label: 'X', from: 'a页', page: 'b页', formerId: 'x' }],
    ],
    [
      'a field has a new id and names its former one',
      { a: [text('z', { movedFrom: 'x', label: 'X' })] },
      [{ kind: 'moved', fieldId: 'z', label: 'X', from: 'a页', page: 'a页', formerId: 'x' }],
    ],
    [
      'a field has a new label',
      { a: [text('x', { label: '新名' })] },
      [{ kind: 'renamed', fieldId: 'x', label: '新名', former: 'X', page: 'a页' }],
    ],
    [
      'a field has a new kind',
      { a: [text('x', { maxLength: 5 } as Partial<FieldSource>)] },
      [{ kind: 'altered', fieldId: 'x', label: 'X', page: 'a页' }],
    ],
    [
      'nothing, where only what no filler sees changed',
      {
        a: [
          text('x', {
            ...{ width: 2, help: '帮助', prefill: 'profile.userFullname', actor: 'unit', beside: 'x', offered: true },
            ...{ explains: 'x', sensitive: true, personal: 'name', copy: false, keepHidden: true, movedFrom: 'old' },
          }),
        ],
      },
      [],
    ],
    [
      'a condition is new',
      { a: [text('x', { required: true })] },
      [{ kind: 'altered', fieldId: 'x', label: 'X', page: 'a页' }],
    ],
    ['a text to read is added', { a: [text('x'), { id: 'w', kind: 'static', label: 'W', text: '文' }] }, []],
    [
      'a moved field whose former id is unknown counts as new',
      { a: [text('x'), text('q', { movedFrom: 'nothing' })] },
      [{ kind: 'added', fieldId: 'q', label: 'Q', page: 'a页' }],
    ],
  ] as const)('%s', (_, pages, expected) => {
    expect(definitionChanges(form(1, { a: [text('x')] }), form(2, pages))).toEqual(expected)
  })
})

describe('facts about fields in a new version', () => {
  it('follow moved fields, and are kept when the new version has no field for them', () => {
    const before = form(1, { a: [text('x'), text('gone'), text('same')] })
    const after = form(2, { a: [text('same'), text('y', { movedFrom: 'x' })] })
    expect(movedKeys(before, after, { x: '1', gone: '2', same: '3', stray: '4' })).toEqual({
      y: '1',
      gone: '2',
      same: '3',
      stray: '4',
    })
  })

  it('are not overwritten where two fields swapped their ids', () => {
    const before = form(1, { a: [text('x')] })
    const after = form(2, { a: [text('y', { movedFrom: 'x' })], b: [text('x2')] })
    expect(movedKeys(before, after, { x: '1', x2: '' })).toEqual({ y: '1', x2: '' })
  })
})

describe('a text to read', () => {
  it('is no difference where it is removed', () => {
    const words = { id: 'w', kind: 'static', label: 'W', text: '文' } as FieldSource
    expect(definitionChanges(form(1, { a: [text('x'), words] }), form(2, { a: [text('x')] }))).toEqual([])
  })
})

describe('the way back to the former version', () => {
  const before = form(1, { a: [text('x'), text('same')] })
  const after = form(2, { a: [text('same'), text('y', { movedFrom: 'x' })] })

  it('finds a field by the id that it names', () => {
    expect(definitionChanges(after, before)).toEqual([
      { kind: 'moved', fieldId: 'x', label: 'X', from: 'a页', page: 'a页', formerId: 'y' },
      { kind: 'renamed', fieldId: 'x', label: 'X', former: 'Y', page: 'a页' },
    ])
  })

  it('names where a field is now, or that it is gone', () => {
    expect(['x', 'same', 'gone'].map((id) => labelPathIn(before, after, id))).toEqual(['y', 'same', null])
    expect(labelPathIn(before, form(2, { a: [] }), 'x')).toBeNull()
  })

  it('gives a field split off another the facts of that one as well', () => {
    const split = form(2, { a: [text('x'), text('part', { movedFrom: 'x' })] })
    expect(movedKeys(before, split, { x: '1' })).toEqual({ x: '1', part: '1' })
  })

  it('tells a changed English text of an option like a Chinese one', () => {
    const asked = (en: string) =>
      form(1, {
        a: [text('x', { kind: 'radio', options: [{ value: '1', label: { zh: '甲', en } }] } as Partial<FieldSource>)],
      })
    setLocale('en')
    expect(definitionChanges(asked('A'), asked('B'))).toMatchObject([{ kind: 'altered', fieldId: 'x' }])
  })

  it('leaves a field that has both its own former id and another', () => {
    const swapped = form(2, { a: [text('x', { movedFrom: 'same' }), text('same', { movedFrom: 'x' })] })
    expect(movedKeys(before, swapped, { x: '1', same: '2' })).toEqual({ x: '1', same: '2' })
  })
})
