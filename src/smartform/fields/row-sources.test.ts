/** Tests of comparing a table's rows with the resume. */
import { expect, it } from 'vitest'
import type { TableNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { rowName, rowSources, withRow } from './row-sources'

const columns = [
  { id: 'unit', kind: 'text', label: 'a' },
  { id: 'position', kind: 'text', label: 'b' },
  { id: 'note', kind: 'text', label: 'c' },
]
const fields = [{ id: 'jobs', kind: 'table', label: 'd', columns }]
const node = parseDefinition({
  ...{ id: 'f', version: 1, title: 'f' },
  pages: [{ id: 'p', title: 'p', sections: [{ id: 's', fields }] }],
}).fields.get('jobs') as TableNode
const row = (id: string, unit: string, position = '', note = '') => ({ id, cells: { unit, position, note } })

const here = [row('own', '自己加的'), row('a', '甲校', '教授', '备注'), row('b', '乙校', '改过')]
const there = [row('a', '甲校', '教授'), row('b', '乙校', '讲师'), row('c', '丙校', '助教')]

it('rows are compared with the resume: unchanged, changed or missing here; the user’s notes do not count', () => {
  expect(rowSources(node, here, there).map(({ row: { id }, state }) => [id, state])).toEqual([
    ['a', 'kept'],
    ['b', 'changed'],
    ['c', 'missing'],
  ])
})

it('copying a resume entry keeps all other rows and cells', () => {
  expect(withRow(node, here, row('b', '乙校', '讲师'))).toEqual([here[0], here[1], row('b', '乙校', '讲师')])
  expect(withRow(node, here, row('a', '新甲校'))).toContainEqual(row('a', '新甲校', '教授', '备注'))
  expect(withRow(node, here, row('c', '丙校', '助教'))).toEqual([...here, row('c', '丙校', '助教')])
  expect(rowName(node, row('x', '', '教授'))).toBe('教授')
})
