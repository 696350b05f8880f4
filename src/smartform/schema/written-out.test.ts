/** Tests of a definition whose parts are written out. */
import { expect, it } from 'vitest'
import type { FormSource } from './definition'
import { writtenOut } from './written-out'

it('a definition written out has its parts in their places and no absent texts, and keeps an empty constant', () => {
  const choice = { visibleWhen: ['eq', ['field', 'a'], null], inEnglish: { 甲: null }, defaultValue: [{ 甲: null }] }
  const form = (fields: unknown[], more: object = {}) =>
    ({
      ...{ id: 'f', version: 1, title: '表', ...more },
      pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }],
      rules: [{ id: 'r', message: '错', at: ['a', null] }],
    }) as unknown as FormSource
  const parts = {
    two: {
      parameters: { help: { default: null } },
      fields: [
        { id: 'a', kind: 'text', help: '{{help}}', ...choice },
        { id: 'b', kind: 'table', columns: [{ id: 'c', help: '{{help}}' }] },
      ],
    },
  }
  const help = { help: '帮助' }
  expect(writtenOut(form([{ part: 'two' }, { part: 'two', with: help }], { parts }))).toEqual(
    form([
      { id: 'a', kind: 'text', ...choice },
      { id: 'b', kind: 'table', columns: [{ id: 'c' }] },
      { id: 'a', kind: 'text', ...help, ...choice },
      { id: 'b', kind: 'table', columns: [{ id: 'c', ...help }] },
    ]),
  )
})
