/** Trees of dictionary entries as a list to choose from. */
import { expect, it } from 'vitest'
import { type Branch, flattenTree } from './flatten-tree'

const branch = (id: string, ...children: Branch[]): Branch => ({ id, code: `c${id}`, name: `n${id}`, children })
const tree = [branch('1', branch('11'), branch('12', branch('121'))), branch('2')]

it('all entries come in their order, each with the names from the root to itself', () => {
  expect(flattenTree(tree, false)).toEqual([
    { id: '1', code: 'c1', name: 'n1', path: ['n1'] },
    { id: '11', code: 'c11', name: 'n11', path: ['n1', 'n11'] },
    { id: '12', code: 'c12', name: 'n12', path: ['n1', 'n12'] },
    { id: '121', code: 'c121', name: 'n121', path: ['n1', 'n12', 'n121'] },
    { id: '2', code: 'c2', name: 'n2', path: ['n2'] },
  ])
})

it('the leaves alone are the entries with nothing below them', () => {
  expect(flattenTree(tree, true).map(({ id }) => id)).toEqual(['11', '121', '2'])
})
