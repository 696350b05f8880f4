/** Tests of running the parts of an npm script. */
import { expect, it } from 'vitest'
import { chooseParts } from '../build/run-parts.mjs'

const names = ['types', 'lint', 'forms']

it.each([
  [[], [['types'], ['lint'], ['forms']]],
  [['lint'], [['lint']]],
  [
    ['forms', 'one.json', 'two.json', 'types'],
    [['forms', 'one.json', 'two.json'], ['types']],
  ],
  [['forms', '--offered'], [['forms', '--offered']]],
])('an npm script called with %j runs %j', (words, scripts) => {
  expect([...chooseParts(words, names)].map(([name, its]) => [name, ...its])).toEqual(scripts)
})

it('an npm script refuses an unknown part name, and lists its parts', () => {
  expect(() => chooseParts(['typos', 'lint'], names)).toThrow('There is no part typos: types, lint, forms')
})
