/** Tests of finding ignored results of form changes. */
import { expect, it } from 'vitest'
import { ignoredResults } from '../checks/ignored-results.mjs'

it.each([
  ["engine.insertRow('notes', 0)", ["engine.insertRow('notes', 0)"]],
  ['const take = () => {\n  engine.set(path, value)\n}', ['engine.set(path, value)']],
  ["if (!engine.set('name', value)) refuse()", []],
  ["const id = engine.insertRow('notes', 0)", []],
  ['const change = (value) => engine.set(path, value)', []],
  ["void engine.removeRow('notes', id)", []],
])('a form change whose result is ignored is refused: %s', (source, found) => {
  expect(ignoredResults('part.ts', source)).toEqual(found)
})
