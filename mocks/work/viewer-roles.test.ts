/** Who has which part in a work item. */
import { beforeEach, describe, expect, it } from 'vitest'
import { materials, smallUniversity, university } from '../../tests/small-university'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { actsForCommission, rolesOf, viewerRolesOf } from './viewer-roles'

let { backend, people, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, people, given } = smallUniversity())
})

const roles = (work: WorkRow) =>
  Object.fromEntries(
    Object.entries(people).flatMap(([name, person]) => {
      const own = rolesOf(backend.as(), person)(work)
      return own.length > 0 ? [[name, own.join()]] : []
    }),
  )

describe('a part in a work item', () => {
  it.each<[string, string, Partial<WorkRow>, Record<string, string>]>([
    [
      'have its creator and the administrators of its unit who may review',
      'TASK_BOOK',
      {},
      { leader: 'creator', admin: 'unit' },
    ],
    [
      'has the supervising department once it was passed on',
      'TASK_BOOK',
      { reachedDepartment: true },
      { leader: 'creator', admin: 'unit', supervisor: 'department' },
    ],
    [
      'has the administrator of its department as the unit',
      'TASK_BOOK',
      { departmentId: materials },
      { leader: 'creator', admin: 'unit', dean: 'unit' },
    ],
    ['has nobody of another department', 'TASK_BOOK', { departmentId: '物理系' }, { leader: 'creator', admin: 'unit' }],
    ['has nobody of another unit', 'TASK_BOOK', { unitId: '浦源研究院' }, { leader: 'creator' }],
    [
      'has the administrator of its department as a reader, where the kind says so',
      'FOREIGN_EXPERT',
      { departmentId: materials },
      { leader: 'creator', admin: 'unit', dean: 'office', division: 'commission' },
    ],
    [
      'has the commission’s division that handles the kind',
      'FOREIGN_EXPERT',
      { unitId: '浦源研究院' },
      { leader: 'creator', division: 'commission' },
    ],
    [
      'have the people of an assigned firm',
      'BUDGET_AUDIT',
      { unitId: 'u', assigned: { auditor: ['unit:立信会计师事务所'] } },
      { leader: 'creator', auditor: 'auditor' },
    ],
    [
      'has a person who was assigned',
      'TASK_BOOK',
      { unitId: 'u', assigned: { signer: ['王建华', '李敏'] } },
      { leader: 'creator', admin: 'signer', officer: 'signer' },
    ],
    [
      'has nobody whom the assignment does not name',
      'BUDGET_AUDIT',
      { unitId: 'u', assigned: { auditor: ['unit:其他'] } },
      { leader: 'creator' },
    ],
    [
      'may be one of several',
      'TASK_BOOK',
      { creatorId: '王建华', assigned: { signer: ['王建华'] } },
      { admin: 'creator,signer,unit' },
    ],
  ])('%s', (_case, kind, more, expected) => {
    expect(roles(given(kind, more))).toEqual(expected)
  })

  it('is the same for the next work item of the same unit, and another one after it was passed on', () => {
    const rolesIn = rolesOf(backend.as(), people.supervisor)
    const [one, other] = [
      given('TASK_BOOK'),
      backend.work('TASK_BOOK', 'x', { unitId: university, reachedDepartment: true }),
    ]
    expect([one, other, one, other].map((work) => rolesIn(work))).toEqual([[], ['department'], [], ['department']])
  })

  it.each<[string, () => unknown, Record<string, string>]>([
    [
      'whose membership is not approved yet',
      () => backend.db.memberships.update(`王建华@${university}`, { applyStatus: 1 }),
      { leader: 'creator' },
    ],
    [
      'who no longer administers the unit',
      () => backend.db.memberships.update(`王建华@${university}`, { isAdmin: 0 }),
      { leader: 'creator' },
    ],
  ])('has nobody %s', (_case, change, expected) => {
    change()
    expect(roles(given('TASK_BOOK'))).toEqual(expected)
  })

  it('needs the permission of its kind, where that has one for who files it', () => {
    expect(roles(given('science-base'))).toEqual({})
    people.leader = backend.db.users.update('陈思远', { permissions: ['s02.f9001'] })
    expect(roles(given('science-base', { id: 'y' }))).toEqual({ leader: 'creator' })
  })

  it('says whether the person created it', () => {
    const work = given('TASK_BOOK')
    const created = [people.leader, people.admin].map((person) => viewerRolesOf(backend.as(), person)(work).creator)
    expect(created).toEqual([true, false])
  })

  it('needs the permission of its kind for an assigned auditor', () => {
    const stranger = backend.person('冯远')
    backend.member('冯远', '立信会计师事务所')
    const work = given('BUDGET_AUDIT', { assigned: { auditor: ['unit:立信会计师事务所'] } })
    expect(rolesOf(backend.as(), stranger)(work)).toEqual([])
  })

  it('of the commission goes with administering a division that handles the kind', () => {
    const forCommission = actsForCommission(backend.as(), people.division)
    expect([forCommission('FOREIGN_EXPERT'), forCommission('MATCHING')]).toEqual([true, false])
    expect(actsForCommission(backend.as(), people.supervisor)('FOREIGN_EXPERT')).toBe(false)
  })
})

describe('what a person did before counts', () => {
  const acted = (more: object) =>
    backend.db.workHistories.insert({
      ...{ id: `h${Math.random()}`, workId: 'w', step: 'PASS', role: 'unit', actorId: '王建华', actorName: '王建华' },
      ...{ actorTitle: '', actorUnit: null, at: 1, opinion: null, state: 'X' },
      ...more,
    } as never)
  const actedAs = (person: UserRow) => viewerRolesOf(backend.as(), person)(given('TASK_BOOK')).actedAs

  it.each<[string, 'admin' | 'colleague', object, string[]]>([
    ['a decision in a role', 'admin', {}, ['unit']],
    [
      'one that a colleague took for them',
      'admin',
      { actorId: '赵立群', inPlaceOf: { id: '王建华', name: '' } },
      ['unit'],
    ],
    [
      'one that they took for a colleague',
      'colleague',
      { actorId: '赵立群', inPlaceOf: { id: '王建华', name: '' } },
      ['unit'],
    ],
    [
      'filling in for a colleague',
      'colleague',
      { role: 'creator', actorId: '赵立群', inPlaceOf: { id: '陈思远', name: '' } },
      ['creator'],
    ],
    ['nothing that others did', 'colleague', {}, []],
    ['no filling in of their own', 'admin', { role: 'creator' }, []],
    [
      'no filling in that a colleague did for them',
      'admin',
      { role: 'creator', actorId: '赵立群', inPlaceOf: { id: '王建华', name: '' } },
      [],
    ],
    ['no step without a role', 'admin', { role: null }, []],
    ['nothing about other work items', 'admin', { workId: 'x' }, []],
  ])('as %s', (_case, who, more, expected) => {
    acted(more)
    expect(actedAs(people[who])).toEqual(expected)
  })

  it('not a section that was delegated to somebody else', () => {
    backend.db.delegatedSections.insert({ id: 's', workId: 'w', toId: '李敏' } as never)
    expect(actedAs(people.admin)).toEqual([])
  })

  it('in each role once, and a delegated section as filling in', () => {
    acted({})
    acted({ role: 'unit', at: 2 })
    acted({ role: 'signer', at: 3 })
    backend.db.delegatedSections.insert({ id: 's', workId: 'w', toId: '王建华' } as never)
    expect(actedAs(people.admin)).toEqual(['unit', 'signer', 'creator'])
  })
})
