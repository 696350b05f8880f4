/** How a task book is signed, what its last signature begins, and by when; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts } from '../../tests/small-backend'
import { smallProject } from '../../tests/small-project'
import { university } from '../../tests/small-university'
import { acceptanceDue, handSignaturesOn, requireContract } from './kinds/task-book'
import type { ProjectInForce } from './project'

let { backend, document, step } = smallProject()
const { now } = backend
beforeEach(() => {
  ;({ backend, document, step } = smallProject())
})
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

  it('is signed by another administrator where the one who would sign for the unit is none any more', () => {
    document('TASK_BOOK', 'book', { state: 'UNIT_REVIEW', assigned: { auditor: ['x'] } })
    step('王建华', 'book', 'PASS')
    document('TASK_BOOK', 'later', { state: 'TO_SIGN' })
    backend.db.memberships.update(`王建华@${university}`, { isAdmin: 0 })
    const signers = () => signatures().map(([, , , signerId]) => signerId)
    handSignaturesOn(backend, '浦源研究院', '王建华')
    handSignaturesOn(backend, university, '徐海宁')
    expect(signers()).toEqual(['陈思远', '王建华', '徐海宁'])
    handSignaturesOn(backend, university, '王建华')
    expect(signers()).toEqual(['陈思远', '李敏', '徐海宁'])
    expect(row('book').assigned).toEqual({ auditor: ['x'], signer: ['陈思远'] })
    step('陈思远', 'book', 'SIGN', { verified: true })
    expect(row('book').assigned.signer).toEqual(['李敏'])
    backend.db.memberships.update(`王建华@${university}`, { isAdmin: 1 })
    handSignaturesOn(backend, university, '李敏')
    expect(row('book').assigned.signer).toEqual(['王建华'])
    step('王建华', 'book', 'SIGN', { verified: true })
    handSignaturesOn(backend, university, '王建华')
    expect(signers()).toEqual(['陈思远', '王建华', '徐海宁'])
  })

  it('tells its leader at each step who signs next, and nothing of their own signature', () => {
    document('TASK_BOOK', 'book', { state: 'UNIT_REVIEW', title: '量子' })
    const told = (run: () => unknown) => {
      const known = backend.db.messages.where({ userId: '陈思远' }).length
      run()
      return backend.db.messages.where({ userId: '陈思远' }).slice(known)
    }
    const sign = (who: string) => told(() => step(who, 'book', 'SIGN', { verified: true }))
    expect(told(() => step('王建华', 'book', 'PASS'))).toEqual([
      expect.objectContaining({
        title: '任务书《量子》已通过审核，请您签署',
        titleEn: 'Task book “量子” has passed its review. Please sign it',
      }),
    ])
    expect(sign('陈思远')).toEqual([])
    expect(sign('王建华')).toEqual([
      expect.objectContaining({
        title: '任务书《量子》待主管部门签署',
        titleEn: 'Task book “量子” is to be signed by the supervising department next',
      }),
    ])
    expect(sign('徐海宁')).toEqual([expect.objectContaining({ title: '任务书《量子》：已签订' })])
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
