/** When a contract change can be begun, and what its agreement hands over; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts } from '../../tests/small-backend'
import { smallProject } from '../../tests/small-project'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import type { FormProblem } from '../resolvers/smartform.generated'
import { beginWork } from './begin'
import { listWorks } from './list'
import { readsWorks } from './viewer-roles'

let { backend, document, step } = smallProject()
const { now, day } = backend
beforeEach(() => {
  ;({ backend, document, step } = smallProject())
})
const person = (id: string) => backend.db.users.get(id) ?? expect.fail(id)
const row = (id: string) => backend.db.works.get(id) ?? expect.fail(id)

describe('a contract change', () => {
  const contract = () => {
    document('TASK_BOOK', 'book', { state: 'SIGNED', departmentId: '材料系', number: '26DZ1' })
    backend.content('book', {})
  }
  const begin = (who = '陈思远', at = now) => beginWork(backend.as(who, { now: at }), 'CONTRACT_CHANGE', 'p', {})
  const end = Date.parse('2026-12-31T23:59:59.999+08:00')

  it('is begun by the leader, about the contract, until the project ends', () => {
    contract()
    expect(begin()).toMatchObject({
      ...{ kind: 'CONTRACT_CHANGE', state: 'APPLYING', belongsTo: 'p', projectId: 'p', unitId: university },
      ...{ departmentId: '材料系', creatorId: '陈思远', title: '量子', number: '26DZ1', deadline: end },
    })
  })

  it.each<[string, () => unknown, () => unknown, object]>([
    ['by others', contract, () => begin('赵立群'), { code: 603102 }],
    ['without a contract', () => undefined, () => begin(), { code: 603301 }],
    [
      'beside another',
      () => [contract(), document('CONTRACT_CHANGE', 'c', { state: 'UNIT_REVIEW' })],
      () => begin(),
      { code: 603302, workId: 'c' },
    ],
    [
      'beside another with the department',
      () => [contract(), document('CONTRACT_CHANGE', 'c', { state: 'DEPARTMENT_REVIEW' })],
      () => begin(),
      { code: 603302, workId: 'c' },
    ],
    [
      'after its acceptance',
      () => [contract(), document('ACCEPTANCE', 'a', { state: 'PASSED' })],
      () => begin(),
      { code: 603306 },
    ],
    [
      'after it failed',
      () => [contract(), document('ACCEPTANCE', 'a', { state: 'FAILED' })],
      () => begin(),
      { code: 603306 },
    ],
    ['after the project’s end', contract, () => begin('陈思远', end + 1), { code: 603322, deadline: end }],
  ])('is not begun %s', (_case, prepare, run, expected) => {
    prepare()
    expect(refusalFacts(run)).toEqual(expected)
  })

  it('is begun after others have ended, before its acceptance has, on its last second, and without an end', () => {
    contract()
    document('CONTRACT_CHANGE', 'c', { state: 'AGREED' })
    document('ACCEPTANCE', 'a', { state: 'UNIT_REVIEW' })
    backend.db.works.remove(begin('陈思远', end).id)
    backend.db.contents.update('p', { submitted: { revision: 1, values: {} } })
    expect(begin().deadline).toBeNull()
  })

  it.each([
    ['陈思远', 'APPLYING', 'SUBMIT', 'CLOSE'],
    ['王建华', 'UNIT_REVIEW', 'PASS', 'REFUSE'],
    ['徐海宁', 'DEPARTMENT_REVIEW', 'PASS', 'REFUSE'],
  ] as const)(
    'that is still under way when the project was accepted is only ended by %s in %s: the conclusion letter is out',
    (who, state, forward, end) => {
      contract()
      document('ACCEPTANCE', 'a', { state: 'PASSED' })
      document('CONTRACT_CHANGE', 'change', { state })
      backend.content('change', { changeKind: 'period', newEnd: '2027-06-30' })
      expect(refusalFacts(() => step(who, 'change', forward))).toEqual({ code: 603306 })
      expect(step(who, 'change', end, { opinion: '项目已结题' }).state).toBe(end === 'CLOSE' ? 'CLOSED' : 'DISAGREED')
    },
  )

  const agreed = (answers: object) => {
    document('CONTRACT_CHANGE', 'change', { state: 'DEPARTMENT_REVIEW' })
    backend.content('change', answers)
    return step('徐海宁', 'change', 'PASS')
  }

  it('hands what is still open over to the new leader and unit, once it is agreed', () => {
    backend.db.users.update('李敏', { userMobile: '13800001004' })
    const underReview = ['UNIT_REVIEW', 'DEPARTMENT_REVIEW', 'EXPERT_ACCEPTANCE', 'TO_CONCLUDE']
    const open = ['TO_APPLY', 'RECTIFYING', 'RETURNED', ...underReview]
    for (const state of open) document('ACCEPTANCE', state, { state })
    for (const state of ['TO_CONFIRM', 'FILLING', 'CONFIRMED']) document('PERFORMANCE', state, { state })
    document('BUDGET_AUDIT', 'audit', { state: 'RETURNED', assigned: { auditor: ['郑立'] } })
    backend.db.topicLinks.insert({ id: 't', projectId: 'p', projectLeader: '陈思远', boundBy: '赵立群' } as never)
    document('TOPIC_TASK', 'task', { belongsTo: 't', state: 'FILLING', creatorId: '赵立群' })
    agreed({ changeKind: 'leader', newLeaderName: '李敏', newLeaderMobile: '13800001004' })
    const leaders = (ids: string[]) => [...new Set(ids.map((id) => row(id).creatorId))]
    expect(leaders([...open, 'TO_CONFIRM', 'FILLING'])).toEqual(['李敏'])
    expect(leaders(['CONFIRMED', 'audit'])).toEqual(['陈思远'])
    expect(leaders(['task'])).toEqual(['赵立群'])
    expect(row('task').assigned).toEqual({ leader: ['李敏'] })
    expect(backend.db.topicLinks.get('t')?.projectLeader).toBe('李敏')
    expect(row('change').creatorId).toBe('陈思远')
  })

  it('comes with the contract and a message for the new leader, and leaves the former one the reader of what they filed', () => {
    backend.db.users.update('李敏', { userMobile: '13800001004' })
    contract()
    document('CONTRACT_CHANGE', 'before', { state: 'AGREED' })
    const reads = (who: string) =>
      ['book', 'before', 'change'].map((id) => readsWorks(backend.as(who), person(who))(row(id)))
    agreed({ changeKind: 'leader', newLeaderName: '李敏', newLeaderMobile: '13800001004' })
    expect([reads('李敏'), reads('陈思远')]).toEqual([
      [true, true, true],
      [true, true, true],
    ])
    const own = (who: string) => listWorks(backend.as(who), { scope: 'OWN', kinds: ['TASK_BOOK', 'CONTRACT_CHANGE'] })
    expect(own('李敏').map(({ work }) => work.id)).toEqual(expect.arrayContaining(['book', 'before', 'change']))
    expect(backend.db.messages.where({ userId: '李敏' })).toEqual([
      expect.objectContaining({
        title: '您已成为项目《量子》的负责人',
        content: '<p>您已成为项目《量子》的负责人。合同变更已同意，后续事项由您办理。</p>',
        titleEn: 'You are now the leader of the project “量子”',
        contentEn:
          '<p>You are now the leader of the project “量子”. The contract change has been agreed to, and you do what follows.</p>',
        link: '/declare-status-list/p',
      }),
    ])
  })

  it('of the unit lets the new one read the contract, and tells its administrators', () => {
    backend.member('郑立', '浦源研究院', { id: 'admin', isAdmin: 1, applyStatus: 2 })
    backend.db.users.update('郑立', { permissions: ['s02.f006'] })
    contract()
    const reads = (who: string) => ['book', 'change'].map((id) => readsWorks(backend.as(who), person(who))(row(id)))
    agreed({ changeKind: 'unit', newUnit: { id: '浦源研究院', name: '浦源研究院' } })
    expect([reads('郑立'), reads('王建华')]).toEqual([
      [true, true],
      [true, true],
    ])
    expect(backend.db.messages.where({ userId: '郑立' })).toEqual([
      expect.objectContaining({
        title: '项目《量子》已转由本单位承担',
        content: '<p>项目《量子》已转由本单位承担。合同变更已同意，后续事项由本单位审核。</p>',
        titleEn: 'Your unit now carries out the project “量子”',
        contentEn:
          '<p>Your unit now carries out the project “量子”. The contract change has been agreed to, and your unit reviews what follows.</p>',
        link: '/declare-status-list/p',
      }),
    ])
    expect(row('book').assigned).toEqual({ unit: ['unit:浦源研究院'] })
  })

  it.each(['unit', 'period'])('of the %s tells nobody that they lead the project', (changeKind) => {
    contract()
    agreed({ changeKind, newEnd: '2027-06-30', newUnit: { id: '新', name: '新' } })
    const titles = backend.db.messages.all().map(({ title }) => title)
    expect(titles.filter((title) => title.includes('负责人'))).toEqual([])
    expect(row('book').assigned.leader).toBeUndefined()
  })

  it.each<[string, object, number | null]>([
    ['a person without an account', { newLeaderName: '钱远', newLeaderMobile: '13912345678' }, 603310],
    ['another name than the account’s', { newLeaderName: '李明', newLeaderMobile: '13800001004' }, 603310],
    ['the number of somebody else', { newLeaderName: '李敏', newLeaderMobile: '13800001005' }, 603310],
    ['no number', { newLeaderName: '李敏', newLeaderMobile: null }, 603310],
    ['no name', { newLeaderMobile: '13800001004' }, 603310],
    ['a registered person', { newLeaderName: ' 李敏', newLeaderMobile: '13800001004' }, null],
    ['an answer left from another kind of change', { changeKind: 'period', newLeaderName: '钱远' }, null],
  ])('of the leader to %s', (_case, answers, code) => {
    backend.db.users.update('李敏', { userMobile: '13800001004' })
    backend.db.users.update('赵立群', { userMobile: '13800001005' })
    document('CONTRACT_CHANGE', 'change', { state: 'APPLYING' })
    backend.content('change', { changeKind: 'leader', ...answers })
    const submit = () => step('陈思远', 'change', 'SUBMIT', { seenRevision: row('change') && 1 })
    if (code === null) return expect(submit().state).toBe('UNIT_REVIEW')
    const [problem] = (refusalFacts(submit) as { problems?: FormProblem[] }).problems ?? []
    expect(problem).toMatchObject({ rule: null, code, paths: ['newLeaderMobile'], severity: 'ERROR' })
    expect(row('change').state).toBe('APPLYING')
  })

  it('of the unit takes the project out of the hands of the former unit’s department', () => {
    contract()
    document('ACCEPTANCE', 'a', { state: 'UNIT_REVIEW', departmentId: '材料系' })
    backend.db.works.update('p', { departmentId: '材料系' })
    backend.db.memberships.insert({
      ...{ id: 'new', userId: '陈思远', unitId: '新', applyStatus: 2, isAdmin: 0 },
      departments: [{ id: '物理系', isAdmin: 0 }],
      roleCodes: [],
    } as never)
    agreed({ changeKind: 'unit', newUnit: { id: '新', name: '新' } })
    expect(row('a')).toMatchObject({ unitId: '新', departmentId: '物理系' })
    expect(begin()).toMatchObject({ unitId: '新', departmentId: '物理系' })
    expect(row('book')).toMatchObject({ unitId: university, departmentId: '材料系' })
  })

  it('leaves other projects and work outside of any as they are', () => {
    backend.db.users.update('李敏', { userMobile: '13800001004' })
    for (const projectId of ['q', null])
      document('ACCEPTANCE', `a${projectId}`, { state: 'TO_APPLY', projectId, deadline: 1 })
    document('TOPIC_ACCEPTANCE', 'other', { projectId: 'q', state: 'FILLING', deadline: 1 })
    document('ACCEPTANCE', 'a', { state: 'TO_APPLY', deadline: 1 })
    agreed({ changeKind: 'leader', newLeaderName: '李敏', newLeaderMobile: '13800001004' })
    expect([row('aq'), row('anull'), row('a')].map(({ creatorId }) => creatorId)).toEqual(['陈思远', '陈思远', '李敏'])
    expect(row('other').deadline).toBe(1)
    document('CONTRACT_CHANGE', 'outside', { state: 'DEPARTMENT_REVIEW', projectId: null })
    expect(step('徐海宁', 'outside', 'PASS').state).toBe('AGREED')
  })

  it('moves nothing on its way', () => {
    document('ACCEPTANCE', 'a', { state: 'TO_APPLY', unitId: '旧' })
    document('CONTRACT_CHANGE', 'change', { state: 'UNIT_REVIEW' })
    backend.content('change', { changeKind: 'unit', newUnit: { id: '新', name: '新' } })
    step('王建华', 'change', 'PASS')
    expect(row('a').unitId).toBe('旧')
    step('徐海宁', 'change', 'PASS')
    expect(row('a').unitId).toBe('新')
  })

  it.each<[string, string, Partial<WorkRow>, number | null]>([
    [
      'moves the date of an acceptance and of its topics',
      '2027-06-30',
      { deadline: 1 },
      Date.parse('2027-09-28T23:59:59.999+08:00'),
    ],
    [
      'leaves a date that was extended beyond',
      '2027-06-30',
      { deadline: Date.parse('2028-01-01') },
      Date.parse('2028-01-01'),
    ],
    ['leaves an acceptance without a date', '2027-06-30', { deadline: null }, null],
    ['leaves an acceptance that is handed in', '2027-06-30', { deadline: 1, state: 'UNIT_REVIEW' }, 1],
  ])('of the period %s', (_case, newEnd, more, deadline) => {
    document('ACCEPTANCE', 'a', { state: 'TO_APPLY', ...more })
    for (const state of ['TO_FILL', 'FILLING', 'SUBMITTED'])
      document('TOPIC_ACCEPTANCE', state, { belongsTo: 't', state, deadline: 1 })
    agreed({ changeKind: 'period', newEnd })
    expect(row('a').deadline).toBe(deadline)
    const moved = more.state === undefined && deadline !== null
    const expected = moved ? [deadline - 30 * day, deadline - 30 * day, 1] : [1, 1, 1]
    expect(['TO_FILL', 'FILLING', 'SUBMITTED'].map((id) => row(id).deadline)).toEqual(expected)
  })
})
