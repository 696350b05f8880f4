/** The rules of a project's documents beside their descriptions: contract, changes, acceptance, topics, monthly reports; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { refusalFacts } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import { createMonth, monthAfter, monthDue, monthRefusal, reportsOf } from './kinds/monthly'
import { acceptanceDue, requireContract } from './kinds/task-book'
import type { ProjectInForce } from './project'
import { moveWork, type StepInput } from './steps'
import { workView } from './view'

let { backend } = smallUniversity()
const { now, day } = backend
beforeEach(() => {
  ;({ backend } = smallUniversity())
  backend.work('DECLARATION', 'p', {
    ...{ state: 'APPROVED', creatorId: '陈思远', unitId: university, title: '量子', amount: '120' },
  })
  backend.content('p', { cycle: { start: '2026-01-01', end: '2026-12-31' } })
})
const document = (kind: string, id: string, more: Partial<WorkRow> = {}) =>
  backend.work(kind, id, {
    ...{ projectId: 'p', belongsTo: 'p', creatorId: '陈思远', unitId: university, reachedDepartment: true },
    ...more,
  })
const step = (who: string, id: string, action: WorkAction, input: StepInput = {}, more: Partial<BackendContext> = {}) =>
  moveWork(backend.as(who, { whole: true, ...more }), id, action, input)
const row = (id: string) => backend.db.works.get(id) ?? expect.fail(id)
const ofKind = (kind: string) => backend.db.works.where({ kind })

describe('a task book', () => {
  const signatures = () =>
    backend.db.signatures
      .where({ contentId: 'book' })
      .map(({ id, order, party, signerId, signedAt }) => [...[id, order, party, signerId, signedAt]])

  it('that passes its unit is signed by leader, unit and department, in this order', () => {
    document('TASK_BOOK', 'book', { state: 'UNIT_REVIEW', assigned: { auditor: ['x'] } })
    expect(step('王建华', 'book', 'PASS')).toMatchObject({ assigned: { auditor: ['x'], signer: ['陈思远'] } })
    expect(signatures()).toEqual([
      ['book-s1', 0, '项目负责人', '陈思远', null],
      ['book-s2', 1, '承担单位', '王建华', null],
      ['book-s3', 2, '主管部门', '徐海宁', null],
    ])
  })

  it('is signed for the unit by another administrator than the leader, and by the leader where there is none', () => {
    backend.db.memberships.update(`陈思远@${university}`, { isAdmin: 1 })
    backend.db.memberships.update(`李敏@${university}`, { isAdmin: 0 })
    document('TASK_BOOK', 'book', { state: 'UNIT_REVIEW' })
    step('王建华', 'book', 'PASS')
    expect(signatures()[1]).toEqual(['book-s2', 1, '承担单位', '王建华', null])
    const elsewhere = '浦源研究院'
    backend.member('王建华', elsewhere, { id: 'other', isAdmin: 1, applyStatus: 2 })
    document('TASK_BOOK', 'b2', { state: 'UNIT_REVIEW', unitId: elsewhere, creatorId: '赵立群' })
    step('王建华', 'b2', 'PASS')
    expect(backend.db.signatures.get('b2-s2')?.signerId).toBe('王建华')
  })

  const toSign = (signed: number) => {
    document('TASK_BOOK', 'book', {
      state: 'TO_SIGN',
      assigned: { signer: ['陈思远', '王建华', '徐海宁'] },
      number: '26DZ1',
    })
    for (const [order, signerId] of ['陈思远', '王建华', '徐海宁'].entries())
      backend.db.signatures.insert({
        ...{ id: `s${order}`, contentId: 'book', order, party: ['负责人', '单位', '部门'][order] ?? '', signerId },
        signedAt: order < signed ? 1 : null,
      })
  }

  it.each<[string, number, string, object]>([
    ['before those before', 0, '王建华', { code: 603003, waitsFor: '负责人' }],
    ['twice', 1, '陈思远', { code: 603003 }],
    ['without a code', 0, '陈思远', { code: 60104 }],
  ])('is not signed %s', (_case, signed, who, expected) => {
    toSign(signed)
    expect(refusalFacts(() => step(who, 'book', 'SIGN'))).toEqual(expected)
  })

  it('is not signed by who has no signature in it', () => {
    toSign(0)
    backend.db.signatures.remove('s1')
    expect(refusalFacts(() => step('王建华', 'book', 'SIGN', { verified: true }))).toEqual({ code: 60154 })
  })

  it('passes from signer to signer, and is a contract with the last', () => {
    toSign(1)
    expect(step('王建华', 'book', 'SIGN', { verified: true })).toMatchObject({
      ...{ state: 'TO_SIGN', assigned: { signer: ['徐海宁'] } },
    })
    expect(ofKind('ACCEPTANCE')).toEqual([])
    expect(step('徐海宁', 'book', 'SIGN', { verified: true })).toMatchObject({
      state: 'SIGNED',
      assigned: { signer: [] },
    })
    expect(signatures().map((signature) => signature[4])).toEqual([1, now, now])
    const shared = { projectId: 'p', belongsTo: 'p', unitId: university, title: 'book', number: '26DZ1', amount: null }
    expect(ofKind('ACCEPTANCE')).toMatchObject([
      {
        ...{ ...shared, creatorId: '陈思远', reachedDepartment: true, departmentId: null },
        deadline: Date.parse('2027-03-31T23:59:59.999+08:00'),
      },
    ])
    expect(ofKind('BUDGET_AUDIT')).toEqual([])
  })

  it('begins the audit of its budget where there is a firm, and the acceptance’s date a year later without an end', () => {
    backend.unit('立信会计师事务所')
    backend.db.contents.update('p', { submitted: { revision: 1, values: {} } })
    toSign(2)
    step('徐海宁', 'book', 'SIGN', { verified: true })
    expect(ofKind('BUDGET_AUDIT')).toMatchObject([
      {
        assigned: { auditor: ['unit:立信会计师事务所'] },
        projectId: 'p',
        creatorId: '陈思远',
        reachedDepartment: true,
      },
    ])
    expect(ofKind('ACCEPTANCE')[0]?.deadline).toBe(Date.parse('2028-02-24T23:59:59.999+08:00'))
  })

  it('passes its unit before its topics are confirmed', () => {
    backend.db.topicLinks.insert({ id: 't', projectId: 'p', number: '1', name: '芯片' } as never)
    document('TASK_BOOK', 'book', { state: 'UNIT_REVIEW' })
    backend.db.signatures.insert({ id: 'x', contentId: 'x', order: -1, party: '', signerId: '郑立', signedAt: null })
    expect(step('王建华', 'book', 'PASS')).toMatchObject({ state: 'TO_SIGN', assigned: { signer: ['陈思远'] } })
  })

  it('is signed in the order of its signatures, however they are stored', () => {
    document('TASK_BOOK', 'book', { state: 'TO_SIGN', assigned: { signer: ['陈思远'] } })
    for (const [order, signerId] of [[1, '王建华'] as const, [0, '陈思远'] as const])
      backend.db.signatures.insert({ id: signerId, contentId: 'book', order, party: '', signerId, signedAt: null })
    expect(step('陈思远', 'book', 'SIGN', { verified: true })).toMatchObject({ assigned: { signer: ['王建华'] } })
    expect(backend.db.signatures.get('王建华')?.signedAt).toBeNull()
  })

  it('begins nothing outside a project', () => {
    toSign(2)
    backend.db.works.update('book', { projectId: null })
    step('徐海宁', 'book', 'SIGN', { verified: true })
    expect(row('book').state).toBe('SIGNED')
    expect(ofKind('ACCEPTANCE')).toEqual([])
  })

  it('is not handed in before the project’s topics are confirmed', () => {
    backend.db.topicLinks.insert({ id: 't', projectId: 'p', number: '1', name: '芯片' } as never)
    document('TASK_BOOK', 'book', { state: 'FILLING' })
    expect(refusalFacts(() => step('陈思远', 'book', 'SUBMIT'))).toEqual({ code: 603115, names: '芯片' })
  })

  it.each<[string, string | null, object | null, number | null]>([
    ['once it is signed', 'SIGNED', {}, null],
    ['not before', 'TO_SIGN', {}, 603301],
    ['not without its answers', 'SIGNED', null, 603301],
    ['not without one', null, null, 603301],
  ])('is a contract %s', (_case, state, answers, code) => {
    if (state !== null) {
      document('TASK_BOOK', 'book', { state })
      backend.content('book', answers)
    }
    expect(refusalFacts(() => requireContract(backend.as(), 'p'))).toEqual(code && { code })
  })

  it('gives an acceptance no date without an end of the project', () => {
    expect(acceptanceDue({ cycle: { start: null, end: null } } as ProjectInForce)).toBeNull()
  })
})

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

describe('an acceptance', () => {
  const conclude = (action: WorkAction, input: StepInput = {}) =>
    step('徐海宁', 'a', action, { opinion: '结论', ...input })
  const toConclude = (more: Partial<WorkRow> = {}) =>
    document('ACCEPTANCE', 'a', {
      state: 'TO_CONCLUDE',
      number: '26DZ1',
      amount: '100',
      facts: { recheck: 'DEPARTMENT' },
      ...more,
    })
  /** The findings of three experts. */
  const found = (recommendations: (string | null)[]) => {
    toConclude({ facts: { round: 1 } })
    for (const [index, recommendation] of recommendations.entries()) {
      const id = `r${index}`
      backend.db.reviewGroups.insert({ id, panelId: 'acceptance-a-1', expertId: `e${index}` } as never)
      backend.work('REVIEW', id, { belongsTo: id, state: recommendation ? 'SUBMITTED' : 'WAITING' })
      backend.content(id, { recommendation })
    }
  }

  it('that passes gets its letter, and what follows a project begins', () => {
    backend.unit('立信会计师事务所')
    toConclude({ departmentId: '材料系' })
    expect(conclude('PASS')).toMatchObject({
      state: 'PASSED',
      facts: {
        ...{
          letterNumber: '沪科结〔2026〕26DZ1',
          passedAt: now,
          decidedAt: now,
          reason: '结论',
          key: true,
          departure: null,
        },
      },
    })
    const shared = { projectId: 'p', belongsTo: 'p', unitId: university, departmentId: '材料系', number: '26DZ1' }
    const begun = { ...shared, amount: '120', creatorId: '陈思远', reachedDepartment: true, title: 'a' }
    expect(ofKind('PERFORMANCE')).toMatchObject([begun])
    expect(ofKind('TECHNICAL_EVALUATION')).toMatchObject([begun])
    expect(ofKind('PROJECT_AUDIT')).toMatchObject([{ ...begun, assigned: { auditor: ['unit:立信会计师事务所'] } }])
    expect(backend.db.messages.where({ userId: '陈思远' })[0]).toMatchObject({
      title: '验收《a》：通过',
      titleEn: 'Acceptance “a”: passed',
      content: '<p>验收《a》：通过。《结题证书》（沪科结〔2026〕26DZ1）可以下载。意见：结论</p>',
    })
  })

  it('has no audit of its costs where there is no firm, and nothing outside a project', () => {
    toConclude()
    conclude('PASS')
    expect(ofKind('PROJECT_AUDIT')).toEqual([])
    document('ACCEPTANCE', 'x', { state: 'TO_CONCLUDE', projectId: null, facts: { recheck: 'DEPARTMENT' } })
    step('徐海宁', 'x', 'PASS', { opinion: '结论' })
    expect(ofKind('PERFORMANCE')).toHaveLength(1)
    expect(row('x').facts).toMatchObject({ letterNumber: '沪科结〔2026〕', key: false })
  })

  it('that is to be rectified has a date and a checker, and a letter of its own', () => {
    toConclude()
    const dueAt = Date.parse('2026-12-31T23:59:59+08:00')
    backend.db.workHistories.insert({ id: 'h', workId: 'y', step: 'RECTIFY', state: 'RECTIFYING', at: now } as never)
    backend.db.workHistories.insert({
      id: 'i',
      workId: 'y',
      step: 'RULE',
      state: 'FAILED',
      at: now - 400 * day,
    } as never)
    expect(conclude('RECTIFY', { facts: { dueAt, recheck: 'EXPERTS' } })).toMatchObject({
      ...{ state: 'RECTIFYING', deadline: dueAt },
      facts: { letterNumber: '沪科验〔2026〕2 号', recheck: 'EXPERTS', rectifyBy: dueAt, reason: '结论' },
    })
    expect(backend.db.messages.where({ userId: '陈思远' })[0]?.content).toBe(
      '<p>验收《a》：限期整改。请于 2026-12-31 前整改后再次提交。《项目验收整改通知书》（沪科验〔2026〕2 号）可以下载。意见：结论</p>',
    )
  })

  it.each<[WorkAction, StepInput['facts'], string]>([
    [
      'RECTIFY',
      { dueAt: Date.parse('2027-01-01T00:30:00+08:00'), recheck: 'EXPERTS' },
      'Acceptance “a”: to be rectified. Please rectify it and submit again by 2027-01-01. Its letter (沪科验〔2026〕1 号) can be downloaded. Opinion: 结论',
    ],
    ['REFUSE', {}, 'Acceptance “a”: not passed. Its letter (沪科验〔2026〕1 号) can be downloaded. Opinion: 结论'],
  ])('is told in English: %s', (action, facts, words) => {
    toConclude()
    conclude(action, { facts })
    expect(backend.db.messages.where({ userId: '陈思远' })[0]?.contentEn).toBe(`<p>${words}</p>`)
  })

  it('is assigned to experts until a date, once more where some are missing', () => {
    for (const id of ['钱一', '孙二', '李三', '周四']) backend.person(id, [], { expertFlag: 1 } as never)
    document('ACCEPTANCE', 'a', { state: 'TO_ASSIGN' })
    const assign = (facts: object) => step('徐海宁', 'a', 'ASSIGN', { facts: { ...facts } })
    const experts = ['钱一', '孙二', '李三']
    expect(refusalFacts(() => assign({ experts }))).toEqual({ code: 600 })
    expect(refusalFacts(() => assign({ experts, dueAt: now }))).toEqual({ code: 600 })
    expect(assign({ experts, dueAt: now + day })).toMatchObject({ state: 'EXPERT_ACCEPTANCE', facts: { round: 1 } })
    expect(backend.db.reviewGroups.all().map(({ expertId }) => expertId)).toEqual(experts)
    backend.db.works.update('a', { facts: { round: 2 } })
    expect(assign({ experts: [...experts, '周四'].slice(1), dueAt: now + day }).facts).toMatchObject({ round: 2 })
  })

  it('returned with places of its own goes back to who returned it, also after a rectification', () => {
    document('TASK_BOOK', 'book', { state: 'SIGNED' })
    backend.content('book', {})
    document('ACCEPTANCE', 'a', { state: 'RETURNED', facts: { recheck: 'EXPERTS', returnedFrom: 'DEPARTMENT_REVIEW' } })
    backend.content('a', {})
    backend.db.contents.update('a', { openFields: ['completed'] })
    expect(step('陈思远', 'a', 'SUBMIT').state).toBe('DEPARTMENT_REVIEW')
    expect(step('徐海宁', 'a', 'RETURN', { opinion: '请补充' }).state).toBe('RETURNED')
  })

  it('outside a project needs no contract, and passes its unit with topics that are not confirmed', () => {
    document('ACCEPTANCE', 'a', { state: 'TO_APPLY', projectId: null })
    expect(step('陈思远', 'a', 'SUBMIT').state).toBe('UNIT_REVIEW')
    backend.db.topicLinks.insert({ id: 't', projectId: 'p', number: '1', name: '芯片' } as never)
    backend.db.works.update('a', { projectId: 'p' })
    expect(step('王建华', 'a', 'PASS').state).toBe('DEPARTMENT_REVIEW')
  })

  it('that failed has a letter, and nothing follows', () => {
    toConclude()
    backend.db.workHistories.insert({ id: 'h', workId: 'y', step: 'PASS', state: 'PASSED', at: now } as never)
    const done = conclude('REFUSE')
    expect(done).toMatchObject({ state: 'FAILED', deadline: null, facts: { letterNumber: '沪科验〔2026〕1 号' } })
    expect(done.facts).not.toHaveProperty('passedAt')
    expect(ofKind('PERFORMANCE')).toEqual([])
  })

  it.each<[string, WorkAction, StepInput, number | null]>([
    ['without the letter’s text', 'PASS', { opinion: '' }, 603004],
    ['rectified without a date', 'RECTIFY', { facts: { recheck: 'EXPERTS' } }, 601337],
    ['rectified until now', 'RECTIFY', { facts: { recheck: 'EXPERTS', dueAt: now } }, 601337],
    ['rectified until more than a year', 'RECTIFY', { facts: { recheck: 'EXPERTS', dueAt: now + 367 * day } }, 601337],
    [
      'not rectified until a year and a day',
      'RECTIFY',
      { facts: { recheck: 'EXPERTS', dueAt: now + 366 * day } },
      null,
    ],
    ['rectified without a checker', 'RECTIFY', { facts: { recheck: 'NOBODY', dueAt: now + day } }, 601337],
    ['not rectified with both', 'RECTIFY', { facts: { recheck: 'DEPARTMENT', dueAt: now + day } }, null],
    ['with a reason of 501 characters', 'PASS', { facts: { reason: '字'.repeat(501) } }, 603004],
    ['not with a reason of 500 characters', 'PASS', { facts: { reason: '字'.repeat(500) } }, null],
  ])('is not concluded %s', (_case, action, input, code) => {
    toConclude()
    expect(refusalFacts(() => conclude(action, input))).toEqual(code && { code })
  })

  it('departs from the experts with a reason, and follows them without', () => {
    found(['pass', 'pass', 'pass'])
    expect(refusalFacts(() => conclude('REFUSE'))).toEqual({ code: 601336 })
    expect(refusalFacts(() => conclude('REFUSE', { facts: { reason: ' ' } }))).toEqual({ code: 601336 })
    expect(conclude('REFUSE', { facts: { reason: ' 造假 ' } }).facts).toMatchObject({ departure: '造假' })
    backend.db.works.update('a', { state: 'TO_CONCLUDE' })
    expect(conclude('PASS', { facts: { reason: '说明' } }).facts).toMatchObject({ departure: null })
    backend.db.works.update('a', { state: 'TO_CONCLUDE' })
    expect(conclude('PASS').state).toBe('PASSED')
  })

  it('is recommended to who concludes on it', () => {
    found(['pass', 'pass', 'pass'])
    const facts = (who: string | undefined) =>
      workView(backend.as(who), row('a'), { roles: [], creator: false, actedAs: [] }).facts as Record<string, unknown>
    expect(facts('徐海宁')).toMatchObject({ findings: true, recommended: 'PASS' })
    for (const who of ['陈思远', undefined]) expect(facts(who)).not.toHaveProperty('findings')
    backend.db.works.update('a', { state: 'EXPERT_ACCEPTANCE' })
    expect(facts('徐海宁')).not.toHaveProperty('recommended')
  })

  it('is ruled on by the backend alone, and assigned to enough experts until a date', () => {
    document('ACCEPTANCE', 'a', { state: 'EXPERT_ACCEPTANCE', assigned: { expert: ['郑立'] } })
    expect(refusalFacts(() => step('郑立', 'a', 'RULE'))).toEqual({ code: 60154 })
    expect(refusalFacts(() => step('徐海宁', 'a', 'ASSIGN', { facts: { experts: [] } }))).not.toBeNull()
  })

  it.each<[string, Partial<WorkRow>, boolean, string]>([
    ['the experts, where these check it', { facts: { recheck: 'EXPERTS' } }, true, 'EXPERT_ACCEPTANCE'],
    ['the department, where that checks it', { facts: { recheck: 'DEPARTMENT' } }, true, 'TO_CONCLUDE'],
    ['the unit, where everything may have changed', { facts: { recheck: 'EXPERTS' } }, false, 'UNIT_REVIEW'],
  ])('goes after its rectification to %s', (_case, more, isNamed, state) => {
    document('TASK_BOOK', 'book', { state: 'SIGNED' })
    backend.content('book', {})
    document('ACCEPTANCE', 'a', { state: 'RECTIFYING', deadline: now, ...more })
    backend.content('a', {})
    backend.db.contents.update('a', { openFields: isNamed ? ['completed'] : null })
    const done = step('陈思远', 'a', 'SUBMIT')
    expect(done.state).toBe(state)
    expect(done.deadline).toBe(state === 'UNIT_REVIEW' ? now : null)
    if (state === 'EXPERT_ACCEPTANCE') expect(done.facts).toMatchObject({ round: 1 })
  })

  it.each<[string, object, string]>([
    ['to its experts’ assignment', {}, 'TO_ASSIGN'],
    ['to the experts who check it', { recheck: 'EXPERTS' }, 'EXPERT_ACCEPTANCE'],
    ['to the department that checks it', { recheck: 'DEPARTMENT' }, 'TO_CONCLUDE'],
  ])('passes the department %s', (_case, facts, state) => {
    document('ACCEPTANCE', 'a', { state: 'DEPARTMENT_REVIEW', deadline: now, facts: { ...facts } })
    expect(step('徐海宁', 'a', 'PASS')).toMatchObject({ state, deadline: null })
  })

  it('is not applied for without a contract, nor before its topics are confirmed', () => {
    document('ACCEPTANCE', 'a', { state: 'TO_APPLY', deadline: null })
    expect(refusalFacts(() => step('陈思远', 'a', 'SUBMIT'))).toEqual({ code: 603301 })
    document('TASK_BOOK', 'book', { state: 'SIGNED' })
    backend.content('book', {})
    backend.db.topicLinks.insert({ id: 't', projectId: 'p', number: '1', name: '芯片' } as never)
    expect(refusalFacts(() => step('陈思远', 'a', 'SUBMIT'))).toEqual({ code: 603115, names: '芯片' })
    backend.db.topicLinks.remove('t')
    expect(step('陈思远', 'a', 'SUBMIT').state).toBe('UNIT_REVIEW')
  })
})

describe('what a topic files', () => {
  const topic = (more: object = {}) =>
    backend.db.topicLinks.insert({
      ...{ id: 't', projectId: 'p', number: '1', name: '芯片', boundBy: '赵立群', opensAt: now, projectName: '量子' },
      ...more,
    } as never)
  const part = (kind: string, id: string, more: Partial<WorkRow> = {}) =>
    document(kind, id, { belongsTo: 't', creatorId: '赵立群', assigned: { leader: ['陈思远'] }, ...more })
  const report = (who = '赵立群', id = 't') => beginWork(backend.as(who), 'TOPIC_PROGRESS', id, {})

  it('is a progress report for each half year, once its task book is confirmed', () => {
    topic()
    part('TOPIC_TASK', 'task', { state: 'ACCEPTED' })
    const work = report()
    expect(work).toMatchObject({
      ...{ kind: 'TOPIC_PROGRESS', belongsTo: 't' },
      facts: { projectName: '量子', period: '2026H2', periodLabel: '2026 年下半年' },
    })
    expect(refusalFacts(() => report())).toEqual({ code: 603121, workId: work.id })
    backend.db.works.update(work.id, { facts: { period: '2026H1' } })
    expect(refusalFacts(() => report())).toBeNull()
  })

  it.each<[string, () => unknown, () => unknown, number]>([
    ['of no topic', () => undefined, () => report('赵立群', 'gone'), 603108],
    ['of another’s topic', () => topic(), () => report('陈思远'), 603108],
    ['of a topic without a project', () => topic({ projectId: null }), () => report(), 603108],
    ['before the task book', () => topic(), () => report(), 603003],
    [
      'before that is confirmed',
      () => [topic(), part('TOPIC_TASK', 'x', { state: 'SUBMITTED' })],
      () => report(),
      603003,
    ],
  ])('is no report %s', (_case, prepare, run, code) => {
    prepare()
    expect(refusalFacts(run)).toEqual({ code })
  })

  it('is confirmed by the project’s leader, also where they lead it themselves', () => {
    topic()
    part('TOPIC_TASK', 'task', { state: 'FILLING' })
    expect(step('赵立群', 'task', 'SUBMIT').state).toBe('SUBMITTED')
    part('TOPIC_PROGRESS', 'own', { state: 'FILLING', creatorId: '陈思远' })
    expect(step('陈思远', 'own', 'SUBMIT').state).toBe('ACCEPTED')
  })

  it('opens the topic’s acceptance once its task book is confirmed', () => {
    topic()
    document('ACCEPTANCE', 'a', { deadline: now + 90 * day })
    part('TOPIC_TASK', 'task', { state: 'SUBMITTED' })
    step('陈思远', 'task', 'PASS')
    expect(ofKind('TOPIC_ACCEPTANCE')).toHaveLength(1)
  })

  it('is not handed in while nobody leads the topic', () => {
    topic({ boundBy: null })
    part('TOPIC_TASK', 'task', { state: 'FILLING' })
    expect(refusalFacts(() => step('赵立群', 'task', 'SUBMIT'))).toEqual({ code: 603119 })
  })

  it.each<[WorkAction, string, string]>([
    ['SUBMIT', 'FILLING', '赵立群'],
    ['RETURN', 'ACCEPTED', '陈思远'],
    ['WITHDRAW', 'SUBMITTED', '赵立群'],
  ])('is closed to %s once the project’s document is handed in', (action, state, who) => {
    topic()
    document('TASK_BOOK', 'book', { state: 'UNIT_REVIEW' })
    part('TOPIC_TASK', 'task', { state })
    expect(refusalFacts(() => step(who, 'task', action, { opinion: '请补充' }))).toEqual({ code: 603117 })
    backend.db.works.update('book', { state: 'FILLING' })
    expect(refusalFacts(() => step(who, 'task', action, { opinion: '请补充' }))).toBeNull()
  })

  it('has its report after its task book, whatever else is confirmed or of this half year', () => {
    topic()
    part('TOPIC_PROGRESS', 'x', { state: 'ACCEPTED', facts: { period: '2026H1' } })
    expect(refusalFacts(() => report())).toEqual({ code: 603003 })
    part('TOPIC_TASK', 'task', { state: 'ACCEPTED', facts: { period: '2026H2' } })
    expect(refusalFacts(() => report())).toBeNull()
  })

  it('is withdrawn by its leader, and opens nothing before it is confirmed', () => {
    topic()
    document('TASK_BOOK', 'book', { state: 'FILLING' })
    part('TOPIC_PROGRESS', 'x', { state: 'FILLING' })
    expect(step('赵立群', 'x', 'SUBMIT').state).toBe('SUBMITTED')
    expect(ofKind('TOPIC_TASK')).toEqual([])
    backend.db.topicLinks.update('t', { boundBy: null })
    expect(step('赵立群', 'x', 'WITHDRAW').state).toBe('FILLING')
  })

  it('is confirmed also after that', () => {
    topic()
    document('TASK_BOOK', 'book', { state: 'SIGNED' })
    part('TOPIC_TASK', 'task', { state: 'SUBMITTED' })
    expect(step('陈思远', 'task', 'PASS').state).toBe('ACCEPTED')
  })
})

describe('a platform’s monthly reports', () => {
  const platform = (more: object = {}) =>
    backend.db.platforms.insert({
      ...{ id: 'f', kind: 'SERVICE', name: '算力平台', personId: '陈思远', unitId: university, disabled: false },
      ...more,
    } as never)
  const month = (of: string, state = 'SUBMITTED', more: Partial<WorkRow> = {}) =>
    backend.work('MONTHLY_REPORT', of, {
      ...{ belongsTo: 'f', facts: { month: of }, state, creatorId: '陈思远', unitId: university, ...more },
    })
  const begin = (of: unknown, who = '陈思远') => beginWork(backend.as(who), 'MONTHLY_REPORT', 'f', { month: of })

  it.each([
    ['2026-09', 1, '2026-10'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-01', -12, '2025-01'],
  ])('of %s and %i months later: %s', (of, by, expected) => {
    expect(monthAfter(of, by)).toBe(expected)
  })

  it('are due ten days after the month, in Beijing', () => {
    expect(monthDue('2026-12')).toBe(Date.parse('2027-01-10T23:59:59.999+08:00'))
  })

  it.each([
    ['SERVICE', 'MONTHLY_REPORT'],
    ['FUNCTION', 'MONTHLY_PROGRESS'],
  ])('of a %s platform are %s', (kind, expected) => {
    expect(createMonth(backend.as(), platform({ kind }), '2026-09')).toMatchObject({
      ...{
        kind: expected,
        belongsTo: 'f',
        projectId: null,
        unitId: university,
        creatorId: '陈思远',
        number: '2026-09',
      },
      ...{ title: '算力平台 2026年9月', reachedDepartment: true, facts: { month: '2026-09' } },
      deadline: Date.parse('2026-10-10T23:59:59.999+08:00'),
    })
  })

  it('stand from the oldest', () => {
    for (const of of ['2026-10', '2026-08', '2026-09']) month(of)
    expect(reportsOf(backend.as(), platform()).map(({ id }) => id)).toEqual(['2026-08', '2026-09', '2026-10'])
  })

  it.each<[string, object, string[], string, number | null]>([
    ['of a disabled platform', { disabled: true }, [], '2026-10', 603401],
    ['of a month to come', {}, [], '2026-12', 603403],
    ['not of the present month', {}, [], '2026-11', null],
    ['after one that is missing', {}, ['2026-08'], '2026-10', 603404],
    ['after one that is not handed in', {}, ['2026-08', '2026-09 FILLING'], '2026-10', 603404],
    ['not after one that is', {}, ['2026-08', '2026-09'], '2026-10', null],
    ['not the first of all', {}, ['2026-10 FILLING'], '2026-10', null],
  ])('are refused %s', (_case, more, known, of, code) => {
    for (const one of known) month(...(one.split(' ') as [string]))
    expect(monthRefusal(backend.as(), platform(more), of)).toBe(code)
  })

  it.each<[string, unknown, string, object | null]>([
    ['by who reports for another', '2026-10', '王建华', { code: 603405 }],
    ['of no month', '2026-13', '陈思远', { code: 600 }],
    ['of a text with a month', 'x2026-10', '陈思远', { code: 600 }],
    ['of a month with more', '2026-10-01', '陈思远', { code: 600 }],
    ['of a number', 202610, '陈思远', { code: 600 }],
    ['twice', '2026-09', '陈思远', { code: 603406, workId: '2026-09' }],
    ['too early', '2026-12', '陈思远', { code: 603403 }],
    ['not in their order', '2026-10', '陈思远', null],
  ])('are not begun %s', (_case, of, who, expected) => {
    platform()
    month('2026-09')
    expect(refusalFacts(() => begin(of, who))).toEqual(expected)
  })

  it('follow each other: the next begins when one is handed in and its month has come', () => {
    platform()
    month('2026-09', 'FILLING')
    step('陈思远', '2026-09', 'SUBMIT')
    expect(ofKind('MONTHLY_REPORT').map(({ facts, state }) => [facts.month, state])).toEqual([
      ['2026-09', 'SUBMITTED'],
      ['2026-10', 'NOT_FILLED'],
    ])
    month('2026-11', 'FILLING')
    backend.db.works.update(ofKind('MONTHLY_REPORT')[1]?.id ?? '', { state: 'SUBMITTED' })
    step('陈思远', '2026-11', 'SUBMIT')
    expect(ofKind('MONTHLY_REPORT')).toHaveLength(3)
  })

  it.each<[string, object, string[], object | null]>([
    ['while its month is open', {}, [], null],
    ['before the next is handed in', {}, ['2026-10 FILLING'], null],
    ['not after the next is', {}, ['2026-10'], { code: 603402 }],
    ['not of a disabled platform', { disabled: true }, [], { code: 603401 }],
  ])('are returned %s', (_case, more, others, expected) => {
    const { permissions = [] } = backend.db.users.get('徐海宁') ?? {}
    backend.db.users.update('徐海宁', { permissions: [...permissions, 's02.f9008'] })
    platform(more)
    month('2026-09', 'SUBMITTED', { reachedDepartment: true })
    for (const one of others) month(...(one.split(' ') as [string]))
    const seen = workView(backend.as('徐海宁'), row('2026-09'), { roles: ['department'], creator: false, actedAs: [] })
    expect(seen.actions.includes('RETURN')).toBe(expected === null)
    expect(refusalFacts(() => step('徐海宁', '2026-09', 'RETURN', { opinion: '请核对' }))).toEqual(expected)
  })

  it('bring a correction into the next one that is not handed in', () => {
    platform()
    month('2026-09', 'RETURNED')
    month('2026-10', 'FILLING', { formId: 'monthly-report' })
    month('2026-11', 'FILLING', { formId: 'monthly-report' })
    for (const id of ['2026-09', '2026-10', '2026-11']) {
      backend.content(id, null, id === '2026-09' ? { served: '5' } : {})
      backend.db.contents.update(id, { formId: 'monthly-report' })
    }
    step('陈思远', '2026-09', 'SUBMIT')
    expect(backend.db.contents.get('2026-10')?.values).toMatchObject({ servedFormer: '5' })
    expect(backend.db.contents.get('2026-11')?.values).toEqual({})
    backend.db.works.update('2026-10', { state: 'SUBMITTED' })
    const former = backend.db.contents.update('2026-10', { values: {} })
    backend.db.works.update('2026-09', { state: 'RETURNED' })
    step('陈思远', '2026-09', 'SUBMIT')
    expect(backend.db.contents.get('2026-10')).toEqual(former)
  })

  it('are begun and handed in in their order, and begin no other before they are handed in', () => {
    platform()
    month('2026-09', 'NOT_FILLED')
    expect(step('陈思远', '2026-09', 'BEGIN').state).toBe('FILLING')
    expect(ofKind('MONTHLY_REPORT')).toHaveLength(1)
    for (const [state, action] of [['NOT_FILLED', 'BEGIN'] as const, ['FILLING', 'SUBMIT'] as const]) {
      backend.db.works.remove('2026-10')
      month('2026-10', state)
      expect(refusalFacts(() => step('陈思远', '2026-10', action))).toEqual({ code: 603404 })
    }
  })

  it('are refused to hand in where their platform is gone or disabled', () => {
    month('2026-09', 'FILLING')
    expect(refusalFacts(() => step('陈思远', '2026-09', 'SUBMIT'))).toEqual({ code: 603405 })
    platform({ disabled: true })
    expect(refusalFacts(() => step('陈思远', '2026-09', 'SUBMIT'))).toEqual({ code: 603401 })
  })
})
