/** Tests of moving a running content's answers to another version of its form. */
import { describe, expect, it } from 'vitest'
import { createEngine } from '@/smartform/engine/create-engine'
import type { FieldSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import type { FormValues } from '@/smartform/schema/values'
import { text } from '../../tests/smartform/small-form'
import type { ContentRow } from '../db/rows-work'
import { onForm } from './upgrade-content'

const form = (...fields: object[]) =>
  parseDefinition({
    ...{ id: 'f', version: 1, title: '表' },
    pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields: fields as FieldSource[] }] }],
  })
const table = (...columns: object[]) => ({ id: 'team', kind: 'table', label: '成员', columns })
const way = (...values: string[]) => ({
  id: 'way',
  kind: 'radio',
  label: '方式',
  options: values.map((value) => ({ value })),
})
const content = (values: object) => ({ values: values as FormValues, fieldRevisions: {}, editedAt: {} }) as ContentRow

describe('answers of a running content in another version of its form', () => {
  it.each<[string, object, object, object, object]>([
    ['stay under their id where the field is gone', text('a'), text('b'), { a: '一' }, { a: '一' }],
    ['follow a renamed field', text('a'), text('b', { movedFrom: 'a' }), { a: '一' }, { b: '一' }],
    [
      'follow a renamed column',
      table(text('name')),
      table(text('fullName', { movedFrom: 'name' })),
      { team: [{ id: 'r', cells: { name: '甲' } }] },
      { team: [{ id: 'r', cells: { fullName: '甲' } }] },
    ],
    [
      'are kept beside where a column is gone',
      table(text('name'), text('age')),
      table(text('name')),
      { team: [{ id: 'r', cells: { name: '甲', age: '3' } }] },
      { team: [{ id: 'r', cells: { name: '甲' } }], 'team/r/age': '3' },
    ],
    ['are kept beside where an option is gone', way('x', 'y'), way('x'), { way: 'y' }, { 'way/': 'y' }],
    [
      'are kept beside where another kind cannot hold them',
      text('n'),
      { id: 'n', kind: 'number', label: 'n' },
      { n: '十二' },
      { 'n/': '十二' },
    ],
  ])('%s', (_, before, after, values, expected) => {
    const moved = onForm(content(values), form(before), form(after))
    expect(moved.values).toEqual(expected)
    // The person reads beside the form what the form does not hold.
    const engine = createEngine(form(after), moved.values, { editable: true, today: () => '2026-06-15' })
    const beside = Object.keys(expected).filter((key) => !form(after).fields.has(key))
    expect([...engine.unusedValues().keys()]).toEqual(beside)
    // And with the former version everything is back.
    expect(onForm(moved, form(after), form(before)).values).toEqual(values)
  })
})
