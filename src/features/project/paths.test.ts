import { describe, expect, it } from 'vitest'
import { declarePath, formPath, removeProjectPath, reviewListPath, reviewPath, statusPath } from './paths'

const content = { formId: 'f1', contentId: 'c1' }

describe("the project feature's addresses are those of the specification", () => {
  it.each([
    [declarePath({ id: 'g1', remarkId: 'r1' }), '/project-declare/g1/r1'],
    [formPath(content, 'budget'), '/smartform/f1/c1/budget'],
    [formPath(content), '/smartform/f1/c1/continue'],
    [formPath(content, 'budget', 'costs/row 1/amount'), '/smartform/f1/c1/budget?field=costs%2Frow+1%2Famount'],
    [statusPath('c1'), '/declare-status-list/c1'],
    [removeProjectPath('c1'), '/my-project/del/c1'],
    [reviewListPath('u1', 'g1'), '/project-manage-list/u1/g1'],
    [reviewPath({ unitId: 'u1', contentId: 'c1', guide: { id: 'g1' } }), '/project-manage-list/u1/g1/review/c1'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })

  it('keeps an id with a slash or a question mark one segment', () => {
    expect(statusPath('a/b?c')).toBe('/declare-status-list/a%2Fb%3Fc')
  })
})
