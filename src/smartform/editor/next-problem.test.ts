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
    ['is the one after it, on whatever page', ['a1', 'b2'], 'a1', 'b2'],
    ['begins again at the top after the last', ['a1', 'b2'], 'b2', 'a1'],
    ['is found from a field that is right', ['b1'], 'a2', 'b1'],
    ['is the next cell of the same table, row by row', ['a1/r1/x', 'a1/r2/x', 'b2'], 'a1/r1/x', 'a1/r2/x'],
    ['leads from the last cell to the next field', ['a1/r1/x', 'a1/r2/x', 'b2'], 'a1/r2/x', 'b2'],
    ['is none where the field has the only one', ['a1'], 'a1', null],
    ['is none where nothing is wrong', [], 'a1', null],
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
