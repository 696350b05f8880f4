/** Tests of the addresses of the project feature. */
import { describe, expect, it } from 'vitest'
import { kindWords } from '@/work/kind-words'
import { declarePath, reviewListPath, statusPath } from './paths'

const declaration = { id: 'c1', formId: 'f1', unitId: 'u1', guideId: 'g1' }
const words = kindWords('DECLARATION')

describe('the addresses of the project feature are those of the specification', () => {
  it.each([
    [declarePath({ id: 'g1', remarkId: 'r1' }), '/project-declare/g1/r1'],
    [words.form(declaration, 'budget'), '/smartform/f1/c1/budget'],
    [words.form(declaration), '/smartform/f1/c1/continue'],
    [words.form(declaration, 'budget', 'costs/row 1/amount'), '/smartform/f1/c1/budget?field=costs%2Frow+1%2Famount'],
    [statusPath('c1'), '/declare-status-list/c1'],
    [words.overview(declaration), '/declare-status-list/c1'],
    [reviewListPath('u1', 'g1'), '/project-manage-list/u1/g1'],
    [words.address(declaration), '/project-manage-list/u1/g1/review/c1'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })

  it('an id with a slash or a question mark stays one path segment', () => {
    expect(statusPath('a/b?c')).toBe('/declare-status-list/a%2Fb%3Fc')
  })
})
