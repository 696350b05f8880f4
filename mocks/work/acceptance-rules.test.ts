/** What follows an acceptance, its letters, its experts and its rectification; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { refusalFacts } from '../../tests/small-backend'
import { smallProject } from '../../tests/small-project'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import type { StepInput } from './steps'
import { todosOf } from './todos'
import { workView } from './view'

let { backend, document, step } = smallProject()
const { now, day } = backend
beforeEach(() => {
  ;({ backend, document, step } = smallProject())
})
const row = (id: string) => backend.db.works.get(id) ?? expect.fail(id)
const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)
const ofKind = (kind: string) => backend.db.works.where({ kind })

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

  it.each<[string, string | null, WorkRow['state'], object]>([
    ['has not started while the project runs', '2027-03-01', 'TO_APPLY', { startsAt: at('2027-03-01'), status: 1 }],
    ['starts with the last day of the project', '2026-01-01', 'TO_APPLY', { startsAt: at('2026-01-01'), status: 2 }],
    ['of a project without an end starts at once', null, 'TO_APPLY', { startsAt: at('2025-01-01'), status: 2 }],
    ['that was returned has started', '2027-03-01', 'RETURNED', { startsAt: at('2025-01-01'), status: 2 }],
  ])('%s', (_case, end, state, expected) => {
    const { submitted } = backend.db.contents.get('p') ?? {}
    const values = { cycle: { start: '2024-01-01', end } }
    backend.db.contents.update('p', { submitted: submitted && { ...submitted, values } })
    document('ACCEPTANCE', 'a', { state, stateSince: at('2025-01-01'), deadline: null })
    expect(todosOf(backend.as('陈思远'))).toMatchObject([expected])
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
