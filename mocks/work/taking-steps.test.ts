/** What a step changes in a work item, how the history records it, and when it is refused; with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { refusalFacts, refusalOf } from '../../tests/small-backend'
import { materials, smallUniversity, university } from '../../tests/small-university'
import type { BackendContext } from '../context'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { moveWork, type StepInput, takeStep } from './steps'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
})
const { now, day } = backend

/** Takes a step in the work item `w`, as a person whose content counts as complete. */
const step = (who: string, action: WorkAction, input: StepInput = {}, more: Partial<BackendContext> = {}) =>
  moveWork(backend.as(who, { whole: true, ...more }), 'w', action, input)
const last = () => backend.db.workHistories.where({ workId: 'w' }).at(-1)
/** The code of a refusal with its facts; null where the step is taken. */
const refused = (who: string, action: WorkAction, input: StepInput = {}, more: Partial<BackendContext> = {}) =>
  refusalFacts(() => step(who, action, input, more))
const content = (more: Partial<ContentRow> = {}) => {
  backend.content('w', null)
  return backend.db.contents.update('w', more)
}
const submitted = (revision: number) => content({ submitted: { revision, values: {} } })

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
    submitted(1)
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

describe('the history of a step names', () => {
  const guided = { projectId: 'p', unitId: university }
  const ofDivision = { kind: 'FOREIGN_EXPERT', more: { state: 'SUBMITTED' } }
  const ofUnit = { kind: 'CONTRACT_CHANGE', more: { ...guided, state: 'UNIT_REVIEW' } }
  beforeEach(() => {
    backend.guide('g')
    backend.work('DECLARATION', 'p', { belongsTo: 'g', unitId: university })
    backend.db.departments.insert({ id: materials, name: '材料学院' } as never)
  })

  it.each<
    [
      string,
      { kind: string; more: Partial<WorkRow> },
      [who: string, WorkAction, StepInput?],
      [role: string, title: string, unit: string | null],
    ]
  >([
    [
      'the creator, of their unit',
      { kind: 'CONTRACT_CHANGE', more: guided },
      ['陈思远', 'SUBMIT'],
      ['creator', '项目负责人', university],
    ],
    [
      'the creator as the kind calls them',
      { kind: 'FOREIGN_EXPERT', more: { submittedAt: 1 } },
      ['陈思远', 'SUBMIT'],
      ['creator', '填报人', university],
    ],
    ['the administrator of the unit', ofUnit, ['王建华', 'PASS'], ['unit', '单位管理员', university]],
    [
      'the administrator of a department, by its name',
      { ...ofUnit, more: { ...ofUnit.more, departmentId: materials } },
      ['吴昊', 'PASS'],
      ['unit', '部门管理员', '材料学院'],
    ],
    [
      'the department in charge, as the guide calls it',
      { kind: 'CONTRACT_CHANGE', more: { ...guided, state: 'DEPARTMENT_REVIEW', reachedDepartment: true } },
      ['徐海宁', 'REFUSE', { opinion: '不同意' }],
      ['department', '主管处室', '高新技术处'],
    ],
    ['the division that the kind is assigned to', ofDivision, ['周航', 'RECEIVE'], ['commission', '市科委', '基础处']],
    [
      'an auditor without a unit',
      { kind: 'BUDGET_AUDIT', more: { ...guided, assigned: { auditor: ['郑立'] } } },
      ['郑立', 'BEGIN'],
      ['auditor', '审计人员', null],
    ],
    [
      'the leader of the project, of its unit',
      { kind: 'TOPIC_TASK', more: { ...guided, state: 'SUBMITTED', assigned: { leader: ['赵立群'] } } },
      ['赵立群', 'PASS'],
      ['leader', '项目负责人', university],
    ],
    [
      'the leader of the project, who is of another unit',
      { kind: 'TOPIC_TASK', more: { ...guided, state: 'SUBMITTED', assigned: { leader: ['郑立'] } } },
      ['郑立', 'PASS'],
      ['leader', '项目负责人', university],
    ],
    [
      'who nominated, of no unit',
      { kind: 'AWARD_REPORT', more: { state: 'TO_CONFIRM', assigned: { nominator: ['赵立群'] } } },
      ['赵立群', 'RETURN', { opinion: '请补充' }],
      ['nominator', '提名者', null],
    ],
    [
      'who signs for the unit',
      { kind: 'TASK_BOOK', more: { ...guided, state: 'TO_SIGN', assigned: { signer: ['王建华'] } } },
      ['王建华', 'SIGN', { verified: true }],
      ['signer', '签署方', university],
    ],
    [
      'who signs for the department in charge',
      { kind: 'TASK_BOOK', more: { ...guided, state: 'TO_SIGN', assigned: { signer: ['徐海宁'] } } },
      ['徐海宁', 'SIGN', { verified: true }],
      ['signer', '签署方', '高新技术处'],
    ],
  ])('%s', (_case, { kind, more }, [who, action, input], [role, actorTitle, actorUnit]) => {
    for (const [id, name] of [
      ['处室一', '基础处'] as const,
      ['处室二', '另一处'] as const,
      ['处室三', '无关处'] as const,
    ])
      backend.db.departments.insert({ id, name } as never)
    const departments = ['处室二', '处室三', '处室一'].map((id) => ({ id, isAdmin: id === '处室二' ? 0 : 1 }))
    backend.db.memberships.update('周航@科委', { departments } as never)
    given(kind, more)
    for (const [order, signerId] of [who, '李敏'].entries())
      backend.db.signatures.insert({ id: signerId, contentId: 'w', order, party: '', signerId, signedAt: null })
    const done = step(who, action, input)
    expect(last()).toEqual({
      ...{ id: expect.any(String), workId: 'w', step: action, role, actorId: who, actorName: who },
      ...{ actorTitle, actorUnit, at: now, opinion: input?.opinion ?? null, state: done.state },
    })
  })

  it('no unit and no division that there is not', () => {
    given(ofDivision.kind, ofDivision.more)
    step('周航', 'RECEIVE')
    expect(last()).toMatchObject({ actorUnit: null })
    backend.db.works.update('w', { kind: 'CONTRACT_CHANGE', projectId: null, state: 'APPLYING', unitId: 'gone' })
    step('陈思远', 'SUBMIT')
    expect(last()).toMatchObject({ actorUnit: null })
  })

  it('a department of the unit without a name by the unit', () => {
    backend.db.departments.remove(materials)
    given(ofUnit.kind, { ...ofUnit.more, departmentId: materials })
    step('吴昊', 'PASS')
    expect(last()).toMatchObject({ actorTitle: '部门管理员', actorUnit: university })
  })

  it('who stood in and for whom, with that person’s office; the absent one is told', () => {
    backend.db.covers.insert({ id: 'cover', userId: '王建华', coverId: '赵立群', from: now - 1, to: now + day })
    given(ofUnit.kind, ofUnit.more)
    step('赵立群', 'PASS')
    expect(last()).toMatchObject({
      ...{ role: 'unit', actorId: '赵立群', actorName: '赵立群', inPlaceOf: { id: '王建华', name: '王建华' } },
      ...{ actorTitle: '单位管理员', actorUnit: university },
    })
    const told = backend.db.messages.where({ userId: '王建华' }).map(({ title }) => title)
    expect(told).toEqual(['赵立群代您办理了合同变更《w》'])
  })
})

describe('a step is refused', () => {
  const atUnit = { state: 'UNIT_REVIEW', projectId: null }

  it.each<[string, [kind: string, Partial<WorkRow>], [who: string, WorkAction], object]>([
    ['to the creator, where the unit decides', ['TASK_BOOK', atUnit], ['陈思远', 'PASS'], { code: 60154 }],
    [
      'to an administrator who created it: nobody decides about their own',
      ['TASK_BOOK', { ...atUnit, creatorId: '王建华' }],
      ['王建华', 'PASS'],
      { code: 60154 },
    ],
    ['with the code of the state', ['TASK_BOOK', atUnit], ['陈思远', 'SUBMIT'], { code: 603226, state: 'UNIT_REVIEW' }],
    [
      'with the code of the state also to the unit, which never submits',
      ['TASK_BOOK', atUnit],
      ['王建华', 'SUBMIT'],
      { code: 603226, state: 'UNIT_REVIEW' },
    ],
    [
      'to who never takes it, without the state',
      ['TASK_BOOK', { state: 'SIGNED', projectId: null }],
      ['陈思远', 'PASS'],
      { code: 60154 },
    ],
    [
      'to who takes it elsewhere, with the state',
      ['TASK_BOOK', { state: 'SIGNED', projectId: null }],
      ['王建华', 'PASS'],
      { code: 603003, state: 'SIGNED' },
    ],
    ['that the kind does not have', ['TASK_BOOK', atUnit], ['陈思远', 'CLOSE'], { code: 603003, state: 'UNIT_REVIEW' }],
    [
      'in a state that its date has closed, with the date',
      ['AWARD_REPORT', { state: 'NOT_FILED', stateSince: 7 }],
      ['陈思远', 'SUBMIT'],
      { deadline: 7 },
    ],
  ])('%s', (_case, [kind, more], [who, action], expected) => {
    const work = given(kind, more)
    const refusal = refused(who, action) ?? expect.fail('it was taken')
    expect(refusal).toMatchObject(expected)
    if (!('state' in expected) && !('deadline' in expected)) expect(refusal).not.toHaveProperty('state')
    expect(backend.db.works.get('w')).toEqual(work)
    expect(last()).toBeUndefined()
  })

  it.each<[string, WorkAction, StepInput, number | null]>([
    ['a return without an opinion', 'RETURN', {}, 603004],
    ['a return with blanks for an opinion', 'RETURN', { opinion: ' \n' }, 603004],
    ['a refusal without an opinion', 'REFUSE', { opinion: null }, 603004],
    ['an opinion of 501 characters', 'PASS', { opinion: '字'.repeat(501) }, 603004],
    ['no opinion of 500 characters', 'PASS', { opinion: '字'.repeat(500) }, null],
    ['no pass without an opinion', 'PASS', {}, null],
    ['a decision about a version that was handed in again since', 'PASS', { seenRevision: 2 }, 603114],
    ['no decision about the version that was handed in last', 'PASS', { seenRevision: 3 }, null],
    ['no decision about a version that is not said', 'PASS', { seenRevision: null }, null],
  ])('for its opinion or version: %s', (_case, action, input, code) => {
    given('CONTRACT_CHANGE', atUnit)
    submitted(3)
    expect(refusalOf(() => step('王建华', action, input))).toBe(code)
  })

  it('for its version only where it decides, and where something was handed in', () => {
    given('CONTRACT_CHANGE', atUnit)
    content()
    expect(refusalOf(() => step('王建华', 'PASS', { seenRevision: 9 }))).toBeNull()
    backend.db.works.update('w', { state: 'UNIT_REVIEW' })
    backend.db.contents.update('w', { submitted: { revision: 3, values: {} } })
    expect(refusalOf(() => step('陈思远', 'CLOSE', { seenRevision: 9 }))).toBeNull()
  })

  it.each<[string, Partial<WorkRow>, [who: string, WorkAction], number | null]>([
    ['a pass after the recommendation’s date', { belongsTo: 'past' }, ['王建华', 'PASS'], 603325],
    ['no return after it', { belongsTo: 'past' }, ['王建华', 'RETURN'], null],
    ['no pass on its last moment', { belongsTo: 'today' }, ['王建华', 'PASS'], null],
  ])('for the date of the guide: %s', (_case, more, [who, action], code) => {
    backend.guide('past', { recommendBy: now - 1 })
    backend.guide('today', { recommendBy: now })
    given('DECLARATION', { ...atUnit, ...more })
    expect(refused(who, action, { opinion: '请补充' })?.code ?? null).toBe(code)
    if (code !== null) expect(refused(who, action)).toMatchObject({ deadline: now - 1 })
  })

  it.each<[string, Partial<WorkRow>, WorkAction, number | null]>([
    ['a submission after it', { state: 'FILLING', deadline: now - 1 }, 'SUBMIT', 603321],
    ['no submission on its last moment', { state: 'FILLING', deadline: now }, 'SUBMIT', null],
    ['no submission without one', { state: 'FILLING', deadline: null }, 'SUBMIT', null],
    ['no correction', { state: 'RETURNED', deadline: now - 1, opinion: '请补充' }, 'SUBMIT', null],
    ['nothing else', { state: 'TO_FILL', deadline: now - 1 }, 'BEGIN', null],
  ])('for the date of the work item: %s', (_case, more, action, code) => {
    given('TASK_BOOK', { projectId: null, ...more })
    const refusal = refused('陈思远', action)
    expect(refusal).toEqual(code && { code, deadline: now - 1 })
  })

  it.each<[string, Partial<ContentRow> | undefined, StepInput, Partial<BackendContext>, number | null]>([
    ['that there is not', undefined, {}, {}, 60401],
    ['that is tried with another definition', { trial: {} as never }, { seenRevision: 1 }, {}, 60435],
    ['that was changed since it was seen', { revision: 2 }, { seenRevision: 1 }, {}, 60408],
    ['that was not seen', {}, {}, {}, 60408],
    ['that is incomplete', {}, { seenRevision: 1 }, { whole: undefined }, 60405],
    [
      'that is incomplete: not while the seeds are made',
      {},
      { seenRevision: 1 },
      { whole: undefined, quiet: true },
      null,
    ],
    ['that counts as complete: not at all', {}, { seenRevision: 1 }, { whole: true }, null],
  ])('for the form, %s', (_case, row, input, more, code) => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    if (row) content({ formId: 'contract-change', ...row })
    expect(refused('陈思远', 'SUBMIT', input, more)?.code ?? null).toBe(code)
  })

  it('for the form only where somebody fills one in', () => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    expect(refusalOf(() => step('陈思远', 'CLOSE'))).toBeNull()
    given('CONTRACT_CHANGE', { id: 'x', projectId: null, formId: null })
    expect(refusalOf(() => moveWork(backend.as('陈思远'), 'x', 'SUBMIT'))).toBeNull()
  })

  it('while a colleague has a section of its form, and nothing else is', () => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    content({ formId: 'contract-change' })
    backend.db.delegatedSections.insert({
      id: 'part',
      workId: 'w',
      toId: '赵立群',
      state: 'OUT',
      places: ['section:why'],
    } as never)
    expect(refused('陈思远', 'SUBMIT', { seenRevision: 1 })?.code).toBe(603136)
    expect(refused('陈思远', 'CLOSE')).toBeNull()
  })

  it('for the form with the revision that it has, and with what is missing', () => {
    given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change' })
    content({ formId: 'contract-change', revision: 2 })
    expect(refused('陈思远', 'SUBMIT', { seenRevision: 1 })).toEqual({ code: 60408, revision: 2 })
    const missing = refused('陈思远', 'SUBMIT', { seenRevision: 2 }, { whole: undefined })?.problems
    expect(missing).toContainEqual(expect.objectContaining({ severity: 'ERROR', paths: ['changeKind'] }))
  })
})
