/** What the history records of a step, with the few rows that each rule needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { smallSteps } from '../../tests/small-steps'
import { materials, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import type { StepInput } from './steps'

let { backend, given, step, last } = smallSteps()
beforeEach(() => {
  ;({ backend, given, step, last } = smallSteps())
})
const { now, day } = backend

describe('the history of a step names', () => {
  const guided = { projectId: 'p', unitId: university }
  const ofDivision = { kind: 'FOREIGN_EXPERT', more: { state: 'SUBMITTED' } }
  const ofUnit = { kind: 'CONTRACT_CHANGE', more: { ...guided, state: 'UNIT_REVIEW' } }
  beforeEach(() => {
    backend.guide('g')
    backend.work('DECLARATION', 'p', { belongsTo: 'g', unitId: university })
    backend.db.departments.insert({ id: materials, name: '材料学院' } as never)
    backend.unit('立信会计师事务所')
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
      'a contributor to an achievement as such, of their own unit',
      { kind: 'AWARD_PERSON', more: { unitId: university, assigned: { member: ['郑立'] } } },
      ['郑立', 'DECLINE', { opinion: '贡献不符' }],
      ['member', '完成人', '立信会计师事务所'],
    ],
    [
      'who takes a unit over',
      { kind: 'ADMINISTRATOR_HANDOVER', more: { unitId: university, assigned: { member: ['赵立群'] } } },
      ['赵立群', 'DECLINE', { opinion: '明年退休' }],
      ['member', '接任人', university],
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
