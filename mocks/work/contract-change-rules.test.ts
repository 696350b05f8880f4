/** When a contract change can be begun, and what its agreement hands over; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts } from '../../tests/small-backend'
import { smallProject } from '../../tests/small-project'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'

let { backend, document, step } = smallProject()
const { now, day } = backend
beforeEach(() => {
  ;({ backend, document, step } = smallProject())
})
const row = (id: string) => backend.db.works.get(id) ?? expect.fail(id)

describe('a contract change', () => {
  const contract = () => {
    document('TASK_BOOK', 'book', { state: 'SIGNED', departmentId: '材料系', number: '26DZ1' })
    backend.content('book', {})
  }
  const begin = (who = '陈思远', at = now) => beginWork(backend.as(who, { now: at }), 'CONTRACT_CHANGE', 'p', {})
  const end = Date.parse('2026-12-31T23:59:59+08:00')

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

  const agreed = (answers: object) => {
    document('CONTRACT_CHANGE', 'change', { state: 'DEPARTMENT_REVIEW' })
    backend.content('change', answers)
    return step('徐海宁', 'change', 'PASS')
  }

  it('hands what is still open over to the new leader and unit, once it is agreed', () => {
    backend.db.users.update('李敏', { userMobile: '13800001004' })
    const open = ['TO_APPLY', 'RECTIFYING', 'TO_CONFIRM', 'FILLING', 'RETURNED']
    for (const state of [...open, 'UNIT_REVIEW']) document('ACCEPTANCE', state, { state })
    document('BUDGET_AUDIT', 'audit', { state: 'RETURNED', assigned: { auditor: ['郑立'] } })
    backend.db.topicLinks.insert({ id: 't', projectId: 'p', projectLeader: '陈思远', boundBy: '赵立群' } as never)
    document('TOPIC_TASK', 'task', { belongsTo: 't', state: 'FILLING', creatorId: '赵立群' })
    agreed({ changeKind: 'leader', newLeaderName: '李敏', newLeaderMobile: '13800001004' })
    expect([...open, 'UNIT_REVIEW', 'audit', 'task'].map((id) => row(id).creatorId)).toEqual([
      ...['李敏', '李敏', '李敏', '李敏', '李敏', '陈思远', '陈思远', '赵立群'],
    ])
    expect(row('task').assigned).toEqual({ leader: ['李敏'] })
    expect(backend.db.topicLinks.get('t')?.projectLeader).toBe('李敏')
    expect(row('change').creatorId).toBe('陈思远')
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
