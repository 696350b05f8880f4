/** What a step changes in a work item, with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { smallSteps } from '../../tests/small-steps'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import { moveWork, type StepInput, takeStep } from './steps'

let { backend, given, step, last, refused, content, submitted } = smallSteps()
beforeEach(() => {
  ;({ backend, given, step, last, refused, content, submitted } = smallSteps())
})
const { now, day } = backend

describe('a step changes the work item', () => {
  it.each<[string, [kind: string, Partial<WorkRow>], [who: string, WorkAction, StepInput?], Partial<WorkRow>]>([
    [
      'a submission: it stands with the next holder, since now, without the former opinion',
      ['CONTRACT_CHANGE', { opinion: '请补充', stateSince: 1 }],
      ['陈思远', 'SUBMIT'],
      {
        state: 'UNIT_REVIEW',
        stateSince: now,
        modifiedAt: now,
        submittedAt: now,
        opinion: null,
        reachedDepartment: false,
      },
    ],
    [
      'a withdrawal: the former opinion and the time of the submission stay',
      ['ACCEPTANCE', { state: 'UNIT_REVIEW', opinion: '请补充', submittedAt: 5 }],
      ['陈思远', 'WITHDRAW'],
      { state: 'TO_APPLY', opinion: '请补充', submittedAt: 5 },
    ],
    [
      'a pass to the department: it reads it from then on, and its opinion asks nothing of the applicant',
      ['CONTRACT_CHANGE', { state: 'UNIT_REVIEW', opinion: '请补充' }],
      ['王建华', 'PASS', { opinion: '情况属实' }],
      { state: 'DEPARTMENT_REVIEW', reachedDepartment: true, opinion: null, facts: {} },
    ],
    [
      'a return: with the opinion, and who returned it',
      ['CONTRACT_CHANGE', { state: 'UNIT_REVIEW', facts: { changeKind: 'leader' } }],
      ['王建华', 'RETURN', { opinion: ' 请补充 ' }],
      { state: 'APPLYING', opinion: '请补充', facts: { changeKind: 'leader', returnedFrom: 'UNIT_REVIEW' } },
    ],
    [
      'a refusal: with the opinion',
      ['CONTRACT_CHANGE', { state: 'UNIT_REVIEW' }],
      ['王建华', 'REFUSE', { opinion: '不属实' }],
      { state: 'DISAGREED', opinion: '不属实', facts: {} },
    ],
  ])('%s', (_case, [kind, more], [who, action, input], expected) => {
    given(kind, { projectId: null, ...more })
    expect(step(who, action, input)).toMatchObject(expected)
    expect(backend.db.works.get('w')).toMatchObject(expected)
  })

  it('in its first two signatures: it has waited to be signed since before them', () => {
    given('TASK_BOOK', { state: 'UNIT_REVIEW', projectId: null })
    step('王建华', 'PASS')
    const later = now + day
    expect(step('陈思远', 'SIGN', { verified: true }, { now: later })).toMatchObject({
      ...{ state: 'TO_SIGN', stateSince: now, modifiedAt: later },
      assigned: { signer: ['王建华'] },
    })
    expect(refused('王建华', 'SIGN')).toMatchObject({ code: 60104 })
  })

  it('as the form was handed in, and only then', () => {
    given('CONTRACT_CHANGE', { projectId: null })
    content({ revision: 4, values: { reason: '出国' } })
    step('陈思远', 'SUBMIT')
    expect(backend.db.contents.get('w')?.submitted).toEqual({ revision: 4, values: { reason: '出国' } })
    backend.db.contents.update('w', { values: {} })
    step('陈思远', 'CLOSE')
    expect(backend.db.contents.get('w')?.submitted).toEqual({ revision: 4, values: { reason: '出国' } })
  })

  it('with what reviewers remarked: opened where they say so, and gone after a pass', () => {
    given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW', projectId: null })
    const { id: formId, version: formVersion } = formNode('contract-change')
    content({ formId, formVersion, submitted: { revision: 1, values: {} } })
    step('王建华', 'RETURN', { opinion: '请补充', comments: [{ path: 'reason', text: '写清楚' }], onlyNamed: true })
    expect(backend.db.contents.get('w')).toMatchObject({ openFields: ['reason'], comments: [{ text: '写清楚' }] })
    backend.db.works.update('w', { state: 'UNIT_REVIEW' })
    step('王建华', 'PASS')
    expect(backend.db.contents.get('w')).toMatchObject({ openFields: null, comments: [] })
  })

  it.each<[string, Partial<WorkRow>, Partial<ContentRow>, string]>([
    [
      'goes back to the reviewer who returned it',
      { facts: { returnedFrom: 'SUBMITTED' } },
      { openFields: ['name'] },
      'SUBMITTED',
    ],
    ['goes through the unit', { facts: { returnedFrom: 'SUBMITTED' } }, { openFields: null }, 'UNIT_REVIEW'],
    [
      'goes through the unit, where a reviewer returned it whom the kind does not allow',
      { facts: { returnedFrom: 'ACCEPTED' } },
      { openFields: ['name'] },
      'UNIT_REVIEW',
    ],
  ])('a correction %s', (_case, more, opened, state) => {
    given('FOREIGN_EXPERT', { state: 'RETURNED_BY_COMMISSION', submittedAt: 1, ...more })
    content(opened)
    expect(step('陈思远', 'SUBMIT').state).toBe(state)
  })

  it('names who returned it, also to be rectified, and not who passed it', () => {
    const facts = { recheck: 'DEPARTMENT', dueAt: now + day }
    given('ACCEPTANCE', {
      state: 'TO_CONCLUDE',
      projectId: null,
      reachedDepartment: true,
      facts: { recheck: 'DEPARTMENT' },
    })
    expect(step('徐海宁', 'RECTIFY', { opinion: '请整改', facts }).facts).toMatchObject({ returnedFrom: 'TO_CONCLUDE' })
    given('CONTRACT_CHANGE', { id: 'x', state: 'UNIT_REVIEW', projectId: null })
    expect(moveWork(backend.as('王建华'), 'x', 'PASS').facts).toEqual({})
  })

  it.each<[string, string, [initial: string, holder: string, returned: string]]>([
    ['an acceptance that its unit returned', 'ACCEPTANCE', ['TO_APPLY', 'UNIT_REVIEW', 'RETURNED']],
    ['a performance evaluation', 'PERFORMANCE', ['FILLING', 'UNIT_REVIEW', 'RETURNED']],
  ])('%s, corrected and withdrawn, is to be corrected again, with what was requested', (_case, kind, states) => {
    const [initial, holder, returned] = states
    given(kind, { state: initial, projectId: null })
    content({ revision: 1, values: { effect: '甲' } })
    step('陈思远', 'SUBMIT', { seenRevision: 1 })
    expect(step('陈思远', 'WITHDRAW').state).toBe(initial)
    step('陈思远', 'SUBMIT', { seenRevision: 1 })
    const comments = [{ path: 'effect', text: '写清楚', need: 'REQUIRED' as const }]
    step('王建华', 'RETURN', { opinion: '请补充检测结论', comments }, { now: now + 1 })
    backend.db.contents.update('w', { revision: 2, values: { effect: '乙' } })
    for (const hour of [2, 4]) {
      expect(step('陈思远', 'SUBMIT', { seenRevision: 2 }, { now: now + hour })).toMatchObject({ state: holder })
      expect(step('陈思远', 'WITHDRAW', {}, { now: now + hour + 1 })).toMatchObject({
        ...{ state: returned, opinion: '请补充检测结论', submittedAt: now },
      })
      expect(backend.db.contents.get('w')).toMatchObject({
        ...{ comments: [{ text: '写清楚' }], openFields: null, values: { effect: '乙' } },
        submitted: { revision: 1, values: { effect: '甲' } },
      })
    }
  })

  it('that is rectified can be withdrawn and submitted again after the project’s date, as before', () => {
    const facts = { recheck: 'DEPARTMENT', dueAt: now + day }
    given('ACCEPTANCE', { state: 'TO_CONCLUDE', projectId: null, reachedDepartment: true, deadline: now - day })
    submitted(1)
    step('徐海宁', 'RECTIFY', { opinion: '请补充检测报告', facts })
    step('陈思远', 'SUBMIT', { seenRevision: 0 }, { now: now + 1 })
    const back = step('陈思远', 'WITHDRAW', {}, { now: now + 2 })
    expect(back).toMatchObject({ state: 'RECTIFYING', opinion: '请补充检测报告', deadline: now + day })
    expect(step('陈思远', 'SUBMIT', { seenRevision: 0 }, { now: now + 2 * day }).state).toBe('UNIT_REVIEW')
  })

  it('leaves the remarks where nobody decides, and pins none that nobody made', () => {
    given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW', projectId: null })
    const remarks = { comments: [{ id: 'c', path: 'reason', text: '写清楚' }], openFields: ['reason'] }
    submitted(1)
    backend.db.contents.update('w', remarks as never)
    step('陈思远', 'CLOSE')
    expect(backend.db.contents.get('w')).toMatchObject(remarks)
    backend.db.works.update('w', { state: 'UNIT_REVIEW' })
    step('王建华', 'RETURN', { opinion: '请补充' })
    expect(backend.db.contents.get('w')).toMatchObject({ comments: [], openFields: null })
  })

  it('tells its people of the opinion, and the actor of nothing', () => {
    given('CONTRACT_CHANGE', { state: 'UNIT_REVIEW', projectId: null })
    step('王建华', 'RETURN', { opinion: '请补充' })
    step('陈思远', 'SUBMIT')
    expect(backend.db.messages.all().map(({ userId, content }) => [userId, content?.includes('意见：请补充')])).toEqual(
      [
        ['陈思远', true],
        ['王建华', false],
      ],
    )
  })

  it('and with the last finding of the experts the acceptance that they examine, which its department is told', () => {
    const about = { projectId: null, reachedDepartment: true, facts: { round: 1 } }
    backend.work('ACCEPTANCE', 'a', { state: 'EXPERT_ACCEPTANCE', ...about })
    for (const id of ['r1', 'r2', 'r3']) {
      backend.db.reviewGroups.insert({ id, panelId: 'acceptance-a-1', expertId: '郑立' } as never)
      backend.work('REVIEW', id, { belongsTo: id, state: 'SUBMITTED' })
    }
    const more = { state: 'IN_REVIEW', creatorId: '郑立', assigned: { expert: ['郑立'] }, facts: { contentId: 'a' } }
    given('REVIEW', { belongsTo: 'r4', projectId: null, ...more })
    backend.db.reviewGroups.insert({ id: 'r4', panelId: 'acceptance-a-1', expertId: '郑立' } as never)
    step('郑立', 'SUBMIT')
    expect(last()).toMatchObject({ role: 'expert', actorTitle: '专家', actorUnit: null })
    expect(backend.db.works.get('a')?.state).toBe('TO_CONCLUDE')
    expect(backend.db.workHistories.where({ workId: 'a' })).toMatchObject([{ step: 'RULE', actorName: '评审系统' }])
    expect(backend.db.messages.all()).toMatchObject([{ userId: '徐海宁', title: '验收《a》待您办理' }])
  })

  it('and answers it as the actor then sees it', () => {
    given('CONTRACT_CHANGE', { projectId: null })
    const done = takeStep(backend.as('陈思远', { whole: true }), 'w', 'SUBMIT')
    expect(done).toMatchObject({ id: 'w', state: 'UNIT_REVIEW', actions: ['VIEW', 'CLOSE'] })
  })
})
