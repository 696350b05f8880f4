/** Tests of finding the next problem. */
import { describe, expect, it } from 'vitest'
import type { Problem } from '../engine/engine'
import { parseDefinition } from '../schema/parse-definition'
import { nextProblemFinder } from './next-problem'

const form = parseDefinition({
  id: 'f',
  version: 1,
  title: '表',
  pages: ['a', 'b'].map((page) => ({
    id: page,
    title: page,
    sections: [
      { id: `${page}s`, fields: [1, 2].map((n) => ({ id: `${page}${n}`, kind: 'text', label: `${page}${n}` })) },
    ],
  })),
})
const problem = (path: string, severity: Problem['severity'] = 'error'): Problem => ({
  id: path,
  kind: 'format',
  severity,
  paths: [path],
  message: '',
  pageId: path.slice(0, 1),
})

describe('the next error from a field', () => {
  it.each([
    ['is the following one, on any page', ['a1', 'b2'], 'a1', 'b2'],
    ['restarts at the first after the last', ['a1', 'b2'], 'b2', 'a1'],
    ['is found from a valid field', ['b1'], 'a2', 'b1'],
    ['is the next cell of the same table, row by row', ['a1/r1/x', 'a1/r2/x', 'b2'], 'a1/r1/x', 'a1/r2/x'],
    ['follows the last cell to the next field', ['a1/r1/x', 'a1/r2/x', 'b2'], 'a1/r2/x', 'b2'],
    ['does not exist when the field has the only one', ['a1'], 'a1', null],
    ['does not exist in a valid form', [], 'a1', null],
  ] as const)('%s', (_, wrong, from, expected) => {
    expect(
      nextProblemFinder(
        form,
        wrong.map((path) => problem(path)),
      )(from),
    ).toBe(expected)
  })

  it('skips warnings', () => {
    expect(nextProblemFinder(form, [problem('a1'), problem('b1', 'warning')])('a1')).toBeNull()
  })
})
