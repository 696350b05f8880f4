/** The timeline of a project after its contract: changes, acceptance and what follows; with the few rows that each step needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallLife } from '../../tests/small-life'
import type { LifeStep } from '../resolvers/program.generated'
import { projectLife } from './project-life'

let { backend, approved, document, life, stepsOf, stepOf } = smallLife()
beforeEach(() => {
  ;({ backend, approved, document, life, stepsOf, stepOf } = smallLife())
})
const { now, day } = backend

describe('contract changes', () => {
  const signed = () => document('TASK_BOOK', 'book', { state: 'SIGNED' })
  const end = Date.parse('2026-12-31T23:59:59.999+08:00')

  it.each<[string, () => unknown, string, object | null]>([
    ['wait for the contract', () => undefined, '陈思远', { standing: 'LATER', after: 'SIGNATURES', dueAt: end }],
    ['are open to the leader until the project ends', signed, '陈思远', { standing: 'OPEN', dueAt: end }],
    ['are offered to nobody else', signed, '王建华', null],
  ])('%s', (_case, prepare, who, expected) => {
    approved()
    prepare()
    expect(stepOf('CONTRACT_CHANGE', who)).toEqual(expected)
  })

  it('are offered until the last second of the project, and not after its acceptance', () => {
    approved()
    signed()
    expect(stepOf('CONTRACT_CHANGE', '陈思远', end)).toMatchObject({ standing: 'OPEN' })
    expect(stepOf('CONTRACT_CHANGE', '陈思远', end + 1)).toBeNull()
    document('ACCEPTANCE', 'acceptance', { state: 'PASSED' })
    expect(stepOf('CONTRACT_CHANGE')).toBeNull()
  })

  it('are listed with what they change; one in progress is the step, the one due first', () => {
    approved()
    signed()
    document('CONTRACT_CHANGE', 'c1', {
      state: 'AGREED',
      stateSince: 50,
      facts: { changeKind: 'leader' },
      createdAt: 1,
    })
    document('CONTRACT_CHANGE', 'c2', { state: 'DISAGREED', stateSince: 70, facts: { changeKind: 'x' }, createdAt: 2 })
    const link = (id: string) => `/my-project/work/${id}`
    const past = [
      { standing: 'DONE', label: '项目负责人', state: 'AGREED', doneAt: 50, link: link('c1') },
      { standing: 'ENDED', state: 'DISAGREED', doneAt: 70, link: link('c2') },
    ]
    expect(stepOf('CONTRACT_CHANGE')).toEqual({ standing: 'OPEN', dueAt: end, parts: past })
    expect(stepOf('CONTRACT_CHANGE', '王建华')).toEqual({ standing: 'DONE', doneAt: 70, parts: past })
    document('CONTRACT_CHANGE', 'c3', { state: 'APPLYING', deadline: now + 9 * day, createdAt: 3 })
    document('CONTRACT_CHANGE', 'c4', { state: 'APPLYING', deadline: now + 8 * day, createdAt: 4 })
    expect(stepOf('CONTRACT_CHANGE')).toMatchObject({
      ...{
        standing: 'NOW',
        heldBy: '陈思远',
        dueAt: now + 8 * day,
        waiting: true,
        link: link('c4'),
        state: 'APPLYING',
      },
      parts: [{ label: '项目负责人' }, { state: 'DISAGREED' }, { standing: 'NOW' }, { standing: 'NOW' }],
    })
  })

  it('have no date in a project without an end', () => {
    approved()
    backend.db.contents.update('p', { submitted: { revision: 1, values: {} } })
    signed()
    expect(stepOf('CONTRACT_CHANGE')).toEqual({ standing: 'OPEN' })
  })
})

describe('the end of a project', () => {
  it('has its date from the project’s, and what follows after it', () => {
    approved()
    const dueAt = Date.parse('2027-03-31T23:59:59.999+08:00')
    expect(stepOf('ACCEPTANCE')).toEqual({ standing: 'LATER', heldBy: '陈思远', after: 'SIGNATURES', dueAt })
    expect(stepOf('CONCLUSION_LETTER')).toEqual({ standing: 'LATER', after: 'ACCEPTANCE' })
    expect(stepOf('PERFORMANCE')).toEqual({ standing: 'LATER', heldBy: '陈思远', after: 'ACCEPTANCE', days: 180 })
    expect(stepOf('PROJECT_AUDIT', '徐海宁')).toEqual({
      standing: 'LATER',
      after: 'ACCEPTANCE',
      days: 45,
      workingDays: true,
    })
    expect(stepOf('TECHNICAL_EVALUATION')).toMatchObject({ standing: 'LATER', heldBy: '高新技术处', days: 40 })
    expect(stepOf('TECHNICAL_EVALUATION', '徐海宁')).toBeNull()
  })

  it.each([
    [true, '2027-11-26T02:00:00.000Z'],
    [false, '2026-11-26T02:00:00.000Z'],
  ])('has its letter once it passed (key project: %s)', (key, until) => {
    const passedAt = Date.parse('2025-11-26T10:00:00+08:00')
    approved()
    document('ACCEPTANCE', 'a', { state: 'PASSED', stateSince: passedAt, facts: { passedAt, key } })
    expect(stepOf('CONCLUSION_LETTER')).toEqual({
      ...{ standing: 'DONE', doneAt: passedAt, until: Date.parse(until), link: '/my-project/work/a' },
    })
    expect(stepsOf('PERFORMANCE')).toHaveLength(1)
  })

  it('has a letter to come where it is not said when it passed', () => {
    approved()
    document('ACCEPTANCE', 'a', { state: 'PASSED' })
    expect(stepOf('CONCLUSION_LETTER')).toEqual({ standing: 'LATER', after: 'ACCEPTANCE' })
    backend.db.works.update('a', { state: 'UNIT_REVIEW', facts: { passedAt: 1 } })
    expect(stepOf('CONCLUSION_LETTER')).toEqual({ standing: 'LATER', after: 'ACCEPTANCE' })
  })

  it('has neither letter nor anything that would follow, once it failed', () => {
    approved()
    document('ACCEPTANCE', 'a', { state: 'FAILED', stateSince: 60 })
    document('PROJECT_AUDIT', 'audit', { state: 'REPORTED', stateSince: 61 })
    expect(stepOf('ACCEPTANCE')).toMatchObject({ standing: 'ENDED', doneAt: 60 })
    expect(['CONCLUSION_LETTER', 'PERFORMANCE', 'TECHNICAL_EVALUATION'].map((kind) => stepOf(kind))).toEqual(
      Array(3).fill(null),
    )
    expect(stepOf('PROJECT_AUDIT', '徐海宁')).toMatchObject({ standing: 'DONE', doneAt: 61 })
  })

  it('names nothing that a person may not read, though it has begun', () => {
    approved()
    document('BUDGET_AUDIT', 'audit', { assigned: { auditor: ['郑立'] } })
    expect([stepOf('BUDGET_AUDIT'), stepOf('BUDGET_AUDIT', '徐海宁')]).toMatchObject([
      null,
      { standing: 'NOW', heldBy: '郑立' },
    ])
  })

  it('opens the evaluation of its report on a page that its readers may open', () => {
    approved()
    document('TECHNICAL_EVALUATION', 'e', { state: 'EVALUATED', stateSince: 80 })
    expect(stepOf('TECHNICAL_EVALUATION')).toMatchObject({ link: '/my-project/work/e' })
  })

  it.each([
    ['the approved funding', '100', null, true],
    ['the approved funding', '99', null, false],
    ['what the acceptance says', '99', '100', true],
  ])('is a key project by %s: %s, %s', (_by, funding, amount, key) => {
    approved({ amount: funding })
    if (amount) document('ACCEPTANCE', 'a', { amount })
    expect(life().key).toBe(key)
  })
})

describe('a project', () => {
  it('under another leader and unit names these', () => {
    approved()
    backend.unit('浦源研究院')
    const change = document('CONTRACT_CHANGE', 'c', { state: 'AGREED' })
    backend.content(change.id, { changeKind: 'unit', newUnit: { id: '浦源研究院', name: '浦源研究院' } })
    expect(life()).toMatchObject({ unitName: '浦源研究院', leaderName: '陈思远' })
    expect(stepOf('PERFORMANCE', '徐海宁')).toMatchObject({ heldBy: '陈思远' })
  })

  it('has the step in progress that is due first next, then the first that has not begun, never a change', () => {
    approved()
    document('TASK_BOOK', 'book', { state: 'SIGNED' })
    expect(life().nextId).toBe('p/SIGNATURES')
    document('ACCEPTANCE', 'a', { deadline: now + 9 * day })
    document('PERFORMANCE', 'e', { deadline: now + 5 * day })
    expect(life().nextId).toBe('p/PERFORMANCE')
  })

  it('has an id for each step and part of it', () => {
    approved({ stateSince: 1 })
    backend.db.topicLinks.insert({
      id: 't',
      kind: 'TOPIC',
      projectId: 'p',
      number: '1',
      name: '芯片',
      boundBy: null,
    } as never)
    document('CONTRACT_CHANGE', 'c2', { state: 'APPLYING', createdAt: 2 })
    document('CONTRACT_CHANGE', 'c1', { state: 'AGREED', createdAt: 1 })
    document('TASK_BOOK', 'book', { state: 'TO_SIGN' })
    backend.db.signatures.insert({
      id: 's',
      contentId: 'book',
      order: 0,
      party: '',
      signerId: '陈思远',
      signedAt: null,
    })
    backend.db.platforms.insert({ id: 'f', kind: 'FUNCTION', projectId: 'p', personId: '陈思远' } as never)
    backend.work('MONTHLY_PROGRESS', 'm', { belongsTo: 'f', creatorId: '陈思远', facts: { month: '2026-12' } })
    document('ACCEPTANCE', 'other', { projectId: 'q', state: 'PASSED' })
    const name = ({ id, kind, workKind }: LifeStep) => `${id} ${kind} ${workKind ?? ''}`.trim()
    expect(life().steps.flatMap((step) => [name(step), ...step.parts.map(name)])).toEqual([
      'p/DECLARATION DECLARATION DECLARATION',
      'p/REVIEW REVIEW DECLARATION',
      'p/REVIEW/UNIT_REVIEW REVIEW DECLARATION',
      'p/REVIEW/DEPARTMENT_REVIEW REVIEW DECLARATION',
      'p/REVIEW/ACCEPTED REVIEW DECLARATION',
      'p/APPROVAL APPROVAL DECLARATION',
      'p/TOPICS TOPICS',
      'p/TOPICS/t TOPICS',
      'p/TASK_BOOK TASK_BOOK TASK_BOOK',
      'p/SIGNATURES SIGNATURES',
      's SIGNATURES',
      'p/CONTRACT_CHANGE CONTRACT_CHANGE CONTRACT_CHANGE',
      'c1/CONTRACT_CHANGE CONTRACT_CHANGE CONTRACT_CHANGE',
      'c2/CONTRACT_CHANGE CONTRACT_CHANGE CONTRACT_CHANGE',
      'p/MONTHLY_PROGRESS/f MONTHLY_PROGRESS',
      'p/ACCEPTANCE ACCEPTANCE ACCEPTANCE',
      'p/CONCLUSION_LETTER CONCLUSION_LETTER',
      'p/TECHNICAL_EVALUATION TECHNICAL_EVALUATION TECHNICAL_EVALUATION',
      'p/PERFORMANCE PERFORMANCE PERFORMANCE',
    ])
  })

  it('is nothing to a reader of a platform that it builds', () => {
    approved({ reachedDepartment: false })
    backend.db.platforms.insert({ id: 'f', kind: 'FUNCTION', projectId: 'p', personId: '赵立群' } as never)
    backend.work('MONTHLY_PROGRESS', 'm', { belongsTo: 'f', creatorId: '赵立群', facts: { month: '2026-12' } })
    expect(refusalOf(() => life('赵立群'))).toBe(60154)
    expect(refusalOf(() => projectLife(backend.as('陈思远'), 'm'))).toBe(603101)
    expect(refusalOf(() => projectLife(backend.as('陈思远'), 'gone'))).toBe(603101)
    expect(refusalOf(() => projectLife(backend.as(), 'p'))).toBe(400)
  })
})
