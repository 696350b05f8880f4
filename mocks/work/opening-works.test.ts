/** Who opens a work item, and what everybody else is told about it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { requireWork } from './viewer-roles'

let { backend, people, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, people, given } = smallUniversity())
})

/** The work item, after something else was done. */
const prepared = (_before: unknown, work: WorkRow) => work

describe('who opens a work item', () => {
  const code = (who: string | undefined, id = 'w') => refusalOf(() => requireWork(backend.as(who), id))

  it.each<[string, string | undefined, () => unknown, number | null]>([
    ['without a login is asked to log in', undefined, () => given('TASK_BOOK'), 400],
    ['that there is not is told so', '陈思远', () => undefined, 603001],
    ['reads their own', '陈思远', () => given('TASK_BOOK'), null],
    ['of others is refused', '赵立群', () => given('TASK_BOOK'), 60154],
    ['as an auditor of another firm is told that it is not theirs', '郑立', () => given('BUDGET_AUDIT'), 623002],
    [
      'without an auditor’s permission is refused as anybody',
      '李敏',
      () => given('BUDGET_AUDIT', { unitId: 'u' }),
      60154,
    ],
    [
      'as the unit that the project left is told of it',
      '王建华',
      () =>
        prepared(
          backend.work('DECLARATION', 'p', { unitId: university }),
          given('TASK_BOOK', { unitId: '浦源研究院' }),
        ),
      603111,
    ],
    [
      'as another unit is refused as anybody',
      '李敏',
      () =>
        prepared(
          backend.work('DECLARATION', 'p', { unitId: university }),
          given('TASK_BOOK', { unitId: '浦源研究院' }),
        ),
      60154,
    ],
    [
      'of another unit’s project that stayed there is refused',
      '王建华',
      () =>
        prepared(
          backend.work('DECLARATION', 'p', { unitId: '浦源研究院' }),
          given('TASK_BOOK', { unitId: '浦源研究院' }),
        ),
      60154,
    ],
  ])('%s', (_case, who, prepare, expected) => {
    prepare()
    expect(code(who)).toBe(expected)
  })

  it.each([
    ['by who gave it back is told so', '陈思远', 601323],
    ['by anybody else is not', '赵立群', 60154],
  ])('a review %s', (_case, who, expected) => {
    given('REVIEW', { state: 'GIVEN_BACK' })
    expect(code(who)).toBe(expected)
  })

  it('of a unit that has not got it yet is refused as anybody, also where the project is the unit’s', () => {
    backend.work('DECLARATION', 'p', { unitId: university })
    given('CONTRACT_CHANGE')
    expect(code('王建华')).toBe(60154)
  })

  it('as somebody who files such works elsewhere is refused as anybody', () => {
    backend.person('冯远', ['s02.f9001'])
    given('science-base')
    expect(code('冯远')).toBe(60154)
  })

  it('gets it with what they may do', () => {
    const work = given('TASK_BOOK', { state: 'UNIT_REVIEW' })
    const part = requireWork(backend.as('王建华'), 'w')
    expect(part).toMatchObject({
      work,
      caller: people.admin,
      kind: { id: 'TASK_BOOK' },
      viewerRoles: { roles: ['unit'] },
    })
    expect(part.actions.toSorted()).toEqual(['PASS', 'RETURN', 'VIEW'])
  })

  it('is told of a missing one with the code of the call', () => {
    expect(refusalOf(() => requireWork(backend.as('陈思远'), 'gone', 603221))).toBe(603221)
  })
})
