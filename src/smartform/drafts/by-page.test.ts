/** Tests of grouping what is listed of a form by its pages. */
import { expect, it } from 'vitest'
import { smallForm } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'
import { byPage } from './by-page'

it('lists show fields under their page, in the order of the form, and leave out pages and fields without anything', () => {
  const text = (id: string) => ({ id, kind: 'text', label: id })
  const page = (id: string, ...ids: string[]) => ({
    id,
    title: id,
    sections: [{ id: `${id}s`, fields: ids.map((each) => text(each)) }],
  })
  const form = parseDefinition({
    ...smallForm([]),
    pages: [page('first', 'a', 'b'), page('empty', 'c'), page('last', 'd')],
  })
  const items = [
    { fieldId: 'd', said: 1 },
    { fieldId: 'gone', said: 2 },
    { fieldId: 'b', said: 3 },
    { fieldId: 'a', said: 4 },
    { fieldId: 'b', said: 5 },
  ]
  const found = byPage(form, items).map((group) => [
    group.page.id,
    group.items.map(({ node, item }) => [node.id, item.said]),
  ])
  expect(found).toEqual([
    [
      'first',
      [
        ['a', 4],
        ['b', 3],
        ['b', 5],
      ],
    ],
    ['last', [['d', 1]]],
  ])
})
