/** The order in which a form's conditions and computed values are worked out, and which of them have none. */
import { expect, it } from 'vitest'
import { sortDependencies } from './sort-dependencies'

/** `total price,amount` reads `price` and `amount`. */
const nodesOf = (...lines: string[]) =>
  lines.map((line) => {
    const [key = '', reads = ''] = line.split(' ')
    return { key, reads: reads.split(',').flatMap((read) => (read === '' ? [] : { key: read })) }
  })
const sorted = (...lines: string[]) => {
  const { order, cyclic } = sortDependencies(nodesOf(...lines))
  return [order.map(({ key }) => key).join(' '), [...cyclic].toSorted().join(' ')]
}

it.each<[string, string[], string, string]>([
  ['nothing', [], '', ''],
  ['what reads nothing keeps its order', ['b', 'a'], 'b a', ''],
  ['what is read comes first', ['total price', 'price'], 'price total', ''],
  ['through several steps', ['c b', 'b a', 'a'], 'a b c', ''],
  ['after the last of what it reads', ['sum x,y', 'x', 'y x'], 'x y sum', ''],
  ['what is read twice counts once', ['double x,x', 'x'], 'x double', ''],
  ['what is not among them counts as there', ['a answer'], 'a', ''],
  ['one that reads itself has no place', ['a a', 'b'], 'b', 'a'],
  ['two that read each other have none', ['a b', 'b a', 'c'], 'c', 'a b'],
  ['nor has what stands between two circles', ['a b', 'b a', 'between b', 'd between,e', 'e d'], '', 'a b between d e'],
  ['who reads a circle is not on it', ['a b', 'b a', 'reader a', 'later reader'], '', 'a b'],
  ['nor is what a circle reads', ['a b,source', 'b a', 'source'], 'source', 'a b'],
])('%s', (_case, lines, order, cyclic) => {
  expect(sorted(...lines)).toEqual([order, cyclic])
})
