/** How a work item reads for a person: its facts, its holder and its addresses. */
import { beforeEach, describe, expect, it } from 'vitest'
import { materials, smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { addressIn, holderName, workView, yearOf } from './view'
import { viewerRolesOf } from './viewer-roles'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
  backend.guide('g', { title: '指南', year: 2025 })
})
const { now, day } = backend
const project = () => backend.work('DECLARATION', 'p', { belongsTo: 'g', creatorId: '陈思远', unitId: university })
const seenBy = (who: string, work: WorkRow) => {
  const person = backend.db.users.get(who) ?? expect.fail(who)
  return workView(backend.as(who), work, viewerRolesOf(backend.as(who), person)(work))
}

describe('a work item reads', () => {
  it('with its own facts and those of its guide', () => {
    project()
    backend.db.departments.insert({ id: materials, name: '材料学院' } as never)
    const work = given('TASK_BOOK', { state: 'UNIT_REVIEW', departmentId: materials, deadline: now, title: '' })
    expect(seenBy('王建华', work)).toMatchObject({
      ...{ id: 'w', title: '未命名项目', unitName: university, unitDepartment: '材料学院', creatorName: '陈思远' },
      ...{ guideId: 'g', department: '高新技术处', belongsTo: '指南', year: 2025, platformId: null },
      ...{ stateLabel: '待单位审核', since: now, holder: 'unit', heldBy: university, dueAt: null, serverTime: now },
      ...{ submittedRevision: null, begun: false, actions: ['PASS', 'RETURN', 'VIEW'], decisions: ['PASS', 'RETURN'] },
      extendable: false,
    })
  })

  it('without a guide, with the year that it says, or in which it was created', () => {
    const work = given('TASK_BOOK', { projectId: null, unitId: 'gone', creatorId: 'gone', facts: { year: 2024 } })
    expect(seenBy('陈思远', work)).toMatchObject({
      ...{ unitName: '—', unitDepartment: null, creatorName: '—', guideId: null, department: null },
      ...{ belongsTo: '2024年度', year: 2024 },
    })
    const createdAt = Date.parse('2026-01-01T00:00:00+08:00')
    const other = backend.work('TASK_BOOK', 'x', { createdAt, facts: { year: '2024' } })
    expect([seenBy('陈思远', other).belongsTo, yearOf(backend.as(), other)]).toEqual([null, 2026])
  })

  it('of a platform with it', () => {
    const work = backend.work('MONTHLY_REPORT', 'm', { belongsTo: 'platform' })
    expect(seenBy('陈思远', work).platformId).toBe('platform')
  })

  it('with the name that its department had when it was handed in', () => {
    const formerNames = [{ name: '材料系', until: now }]
    backend.db.departments.insert({ id: materials, name: '材料学院', formerNames } as never)
    const work = given('TASK_BOOK', { departmentId: materials, submittedAt: now - 1 })
    expect(seenBy('陈思远', work)).toMatchObject({ unitDepartment: '材料系', begun: true })
    expect(seenBy('陈思远', backend.db.works.update('w', { submittedAt: null })).unitDepartment).toBe('材料学院')
  })

  it('as begun once its form was saved, and with the version that was handed in', () => {
    const work = given('TASK_BOOK')
    backend.content('w', null)
    expect(seenBy('陈思远', work)).toMatchObject({ begun: false, submittedRevision: null })
    backend.db.contents.update('w', { savedAt: now, submitted: { revision: 3, values: {} } })
    expect(seenBy('陈思远', work)).toMatchObject({ begun: true, submittedRevision: 3 })
  })

  it('as begun where it took over the answers of an earlier report, before the first save', () => {
    const work = given('TASK_BOOK')
    backend.content('w', null)
    backend.db.contents.update('w', { copiedFrom: 'last-year' })
    expect(seenBy('陈思远', work).begun).toBe(true)
  })

  it.each([
    ['by whom it waits, and not once it is over', 'TASK_BOOK', 'SIGNED', null, null, '已签订'],
    ['by its own name where its kind says so', 'TASK_BOOK', 'TO_SIGN', 'signer', '王建华', '待签订'],
    ['by its state, where its kind has none of that name', 'TASK_BOOK', 'OLD', null, null, 'OLD'],
  ] as const)('%s', (_case, kind, state, holder, heldBy, stateLabel) => {
    const work = given(kind, { state, assigned: { signer: ['王建华'] } })
    expect(seenBy('陈思远', work)).toMatchObject({ holder, heldBy, stateLabel })
  })

  it('with the facts that its kind computes, and without the actions that these close', () => {
    backend.db.topicLinks.insert({ id: 't', projectId: 'p', boundBy: '陈思远' } as never)
    const work = given('TOPIC_TASK', { belongsTo: 't', state: 'SUBMITTED', facts: { projectName: '量子' } })
    expect(seenBy('陈思远', work)).toMatchObject({
      ...{ facts: { projectName: '量子', topicId: 't' }, actions: ['VIEW', 'WITHDRAW'] },
    })
    backend.work('TASK_BOOK', 'book', { projectId: 'p', state: 'SIGNED' })
    expect(seenBy('陈思远', work).actions).toEqual(['VIEW'])
  })

  it.each([
    ['its department', '徐海宁', now + day, true],
    ['nobody where there is no deadline', '徐海宁', null, false],
    ['not its leader', '陈思远', now + day, false],
  ] as const)('as extendable to %s', (_case, who, deadline, expected) => {
    expect(seenBy(who, given('TASK_BOOK', { deadline, reachedDepartment: true })).extendable).toBe(expected)
  })
})

describe('who has a role in a work item', () => {
  it.each<[Parameters<typeof holderName>[2], string]>([
    ['creator', '陈思远'],
    ['unit', university],
    ['office', university],
    ['department', '高新技术处'],
    ['commission', '市科学技术委员会'],
    ['member', `${university}、李敏`],
    ['auditor', '郑立'],
    ['signer', '王建华'],
    ['leader', '吴昊'],
    ['nominator', '赵立群'],
    ['expert', '验收专家'],
    ['nominee', '郑立'],
  ])('as %s: %s', (role, name) => {
    project()
    const assigned = {
      ...{ member: [`unit:${university}`, 'unit:gone', 'gone', '李敏'], auditor: ['郑立'], signer: ['王建华'] },
      ...{ leader: ['吴昊'], nominator: ['赵立群'], nominee: ['郑立'] },
    }
    expect(holderName(backend.as(), given('TASK_BOOK', { assigned }), role)).toBe(name)
  })

  it('is the commission where no guide names a department, and nobody where there is none', () => {
    const work = given('TASK_BOOK', { projectId: null, unitId: 'gone' })
    const names = (['department', 'unit', 'office', 'auditor'] as const).map((role) =>
      holderName(backend.as(), work, role),
    )
    expect(names).toEqual(['市科学技术委员会', '—', '—', '—'])
  })
})

describe('an address of a work item', () => {
  const pattern = '/:workId/:unitId/:userId/:guideId/:formId/:belongsTo/:pageId/:other'

  it('names what it is about, encoded', () => {
    project()
    const work = given('TASK_BOOK', { id: 'a/b', formId: 'task-book', belongsTo: 'p', unitId: '甲' })
    expect(addressIn(backend.as(), work, pattern)).toBe(
      `/a%2Fb/${encodeURIComponent('甲')}/${encodeURIComponent('陈思远')}/g/task-book/p/continue/-`,
    )
  })

  it('has a dash for what there is not', () => {
    const work = given('TASK_BOOK', { projectId: null, unitId: '', belongsTo: 'x' })
    expect(addressIn(backend.as(), work, '/:unitId/:guideId/:formId/x')).toBe('/-/-/-/x')
  })
})
