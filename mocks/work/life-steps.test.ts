/** The timeline of a project, step by step, with the few rows that each step needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import type { LifeStep } from '../resolvers/program.generated'
import { projectLife } from './project-life'

let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
  backend.guide('g', { closesAt: now + 10 * day, recommendBy: now + 20 * day })
})
const { now, day } = backend

function declaration(
  state: string,
  history: readonly (readonly [state: string, at: number])[] = [],
  more: Partial<WorkRow> = {},
) {
  const work = backend.work('DECLARATION', 'p', {
    ...{ state, creatorId: '陈思远', unitId: university, belongsTo: 'g', title: '量子', number: '26DZ1' },
    ...{ amount: '120', submittedAt: history.length > 0 ? 1 : null, reachedDepartment: true, ...more },
  })
  history.forEach(([state, at], index) => {
    backend.db.workHistories.insert({ id: `h${index}`, workId: 'p', step: 'PASS', role: null, at, state } as never)
  })
  return work
}
const life = (who = '陈思远', at = now) => projectLife(backend.as(who, { now: at }), 'p')

const empty = (value: unknown) =>
  value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
/** What a step says, without what it leaves open. */
function told({ id, kind, workVersion, workKind, parts, ...rest }: LifeStep): Record<string, unknown> {
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => !empty(value)))
  return parts.length === 0 ? said : { ...said, parts: parts.map(told) }
}
/** The steps of a kind, as a person sees them. */
const stepsOf = (kind: string, who?: string, at?: number) => life(who, at).steps.filter((step) => step.kind === kind)
const stepOf = (kind: string, who?: string, at?: number) => {
  const [step] = stepsOf(kind, who, at)
  return step ? told(step) : null
}
const way = [
  ...[['DRAFT', 1] as const, ['UNIT_REVIEW', 5] as const, ['DEPARTMENT_REVIEW', 6] as const],
  ...[['ACCEPTED', 7] as const, ['UNDER_EVALUATION', 8] as const],
]
const document = (kind: string, id: string, more: Partial<WorkRow> = {}) =>
  backend.work(kind, id, {
    ...{ projectId: 'p', belongsTo: 'p', creatorId: '陈思远', unitId: university, reachedDepartment: true },
    ...more,
  })
/** An approved project that runs until the end of 2026. */
function approved(more: Partial<WorkRow> = {}) {
  declaration('APPROVED', [...way, ['APPROVED', 9]], { stateSince: now, ...more })
  backend.content('p', { cycle: { start: '2026-01-01', end: '2026-12-31' } })
}
const unit = { label: '单位审核', heldBy: university }
const department = { label: '主管部门审核', heldBy: '高新技术处' }
const experts = { label: '专家评审', heldBy: '市科学技术委员会' }
const recommended = now + 20 * day
const closed = now + 10 * day

describe('a declaration', () => {
  it('is filled in by its leader, until the guide closes', () => {
    declaration('DRAFT', [['DRAFT', 1]], { submittedAt: null })
    expect(life().steps.slice(0, 3).map(told)).toEqual([
      {
        ...{ standing: 'NOW', state: 'DRAFT', heldBy: '陈思远', dueAt: closed, waiting: true },
        link: '/smartform/-/p/continue',
      },
      {
        ...{ standing: 'LATER', after: 'DECLARATION' },
        parts: [unit, department, experts].map((part) => ({ standing: 'LATER', ...part })),
      },
      { standing: 'LATER', after: 'REVIEW' },
    ])
    expect(life()).toMatchObject({ id: 'p', number: '26DZ1', title: '量子', nextId: 'p/DECLARATION', key: null })
    expect(life()).toMatchObject({ leaderName: '陈思远', unitName: university, serverTime: now })
  })

  it('waits for the unit, which opens it where it decides; the leader prints it', () => {
    declaration('UNIT_REVIEW', way.slice(0, 2))
    const current = { standing: 'NOW', state: 'UNIT_REVIEW', heldBy: university, dueAt: recommended }
    expect(life().steps.slice(0, 3).map(told)).toEqual([
      { standing: 'DONE', doneAt: 1, link: '/print/p' },
      {
        ...current,
        parts: [
          { ...current, label: '单位审核' },
          { standing: 'LATER', ...department },
          { standing: 'LATER', ...experts },
        ],
      },
      { standing: 'LATER', after: 'REVIEW' },
    ])
    const link = `/project-manage-list/${encodeURIComponent(university)}/g/review/p`
    expect(stepOf('REVIEW', '王建华')).toMatchObject({
      ...current,
      waiting: true,
      link,
      parts: [{ waiting: true }, {}, {}],
    })
  })

  it('was passed by the unit when the department has it', () => {
    declaration('DEPARTMENT_REVIEW', way.slice(0, 3))
    expect(stepOf('REVIEW')).toMatchObject({
      ...{ standing: 'NOW', state: 'DEPARTMENT_REVIEW', heldBy: '高新技术处' },
      parts: [{ standing: 'DONE', ...unit, doneAt: 6 }, { standing: 'NOW' }, { standing: 'LATER' }],
    })
  })

  it('was passed when it was passed last, where it came back in between', () => {
    const back = [['RETURNED', 7] as const, ['UNIT_REVIEW', 8] as const, ['DEPARTMENT_REVIEW', 9] as const]
    declaration('DEPARTMENT_REVIEW', [...way.slice(0, 3), ...back])
    expect(stepOf('REVIEW')).toMatchObject({ parts: [{ doneAt: 9 }, {}, {}] })
    backend.db.workHistories.update('h0', { at: 10, state: 'DEPARTMENT_REVIEW' })
    expect(stepOf('REVIEW')).toMatchObject({ parts: [{ doneAt: 9 }, {}, {}] })
  })

  it('that came back to its unit was not passed there', () => {
    declaration('UNIT_REVIEW', [...way.slice(0, 2), ['RETURNED', 6], ['UNIT_REVIEW', 7]])
    const [part] = stepsOf('REVIEW')[0]?.parts ?? []
    expect(part).toMatchObject({ standing: 'NOW', doneAt: null })
  })

  it('was passed as its own history says, in whatever order that is stored', () => {
    declaration('DEPARTMENT_REVIEW', [
      ['DEPARTMENT_REVIEW', 6],
      ['DRAFT', 1],
      ['UNIT_REVIEW', 5],
    ])
    for (const [at, state] of [[7, 'UNIT_REVIEW'] as const, [8, 'ACCEPTED'] as const])
      backend.db.workHistories.insert({ id: `other${at}`, workId: 'other', step: 'PASS', at, state } as never)
    expect(stepOf('REVIEW')).toMatchObject({ parts: [{ doneAt: 6 }, {}, {}] })
  })

  it('is with its leader again after a return', () => {
    declaration('RETURNED', [...way.slice(0, 2), ['RETURNED', 6]])
    expect(life().steps.slice(0, 2).map(told)).toMatchObject([
      { standing: 'NOW', state: 'RETURNED', waiting: true, link: '/smartform/-/p/continue' },
      { standing: 'LATER', after: 'DECLARATION' },
    ])
  })

  it.each([
    ['UNIT_REVIEW', 2, [{ standing: 'ENDED', ...unit, state: 'REFUSED', doneAt: 9 }]],
    [
      'DEPARTMENT_REVIEW',
      3,
      [
        { standing: 'DONE', ...unit, doneAt: 6 },
        { standing: 'ENDED', ...department, state: 'REFUSED', doneAt: 9 },
      ],
    ],
  ] as const)('that was refused in %s ends there', (_state, count, parts) => {
    declaration('REFUSED', [...way.slice(0, count), ['REFUSED', 9]], { stateSince: 9 })
    expect(life().steps.map(told)).toEqual([
      { standing: 'DONE', doneAt: 1, link: '/print/p' },
      { standing: 'ENDED', state: 'REFUSED', doneAt: 9, parts },
    ])
    expect(life().nextId).toBeNull()
  })

  it.each([
    ['APPROVED', 'DONE'],
    ['NOT_APPROVED', 'ENDED'],
  ])('after all reviews is %s', (state, standing) => {
    declaration(state, [...way, [state, 9]], { stateSince: 9 })
    if (state === 'APPROVED') backend.content('p', {})
    expect(life().steps.slice(0, 3).map(told)).toEqual([
      { standing: 'DONE', doneAt: 1, link: '/print/p' },
      {
        ...{ standing: 'DONE', doneAt: 9 },
        parts: [
          { standing: 'DONE', ...unit, doneAt: 6 },
          { standing: 'DONE', ...department, doneAt: 7 },
          { standing: 'DONE', ...experts, doneAt: 9 },
        ],
      },
      { standing, state, doneAt: 9 },
    ])
    expect(life().steps.length > 3).toBe(state === 'APPROVED')
  })

  it.each([
    [closed, 'NOW', true],
    [closed + 1, 'ENDED', false],
  ])('that is not handed in when the guide closes never is: at %i %s', (at, standing, continues) => {
    declaration('DRAFT', [['DRAFT', 1]], { submittedAt: null })
    const { steps } = life('陈思远', at)
    expect(steps[0]?.standing).toBe(standing)
    expect(steps.length > 1).toBe(continues)
  })

  it('that waits for others stays open after the guide has closed', () => {
    declaration('UNIT_REVIEW', way.slice(0, 2))
    expect(life('陈思远', now + 40 * day).steps.length).toBeGreaterThan(3)
  })

  it('of people and a unit that are gone names neither', () => {
    declaration('DRAFT', [['DRAFT', 1]], { unitId: 'gone' })
    expect(life().unitName).toBe('—')
  })
})

describe('the task book', () => {
  const signature = (id: string, order: number, signerId: string, signedAt: number | null = null) =>
    backend.db.signatures.insert({ id, contentId: 'book', order, party: id, signerId, signedAt })

  it('comes twenty days after the approval, and its signatures after it', () => {
    approved()
    expect([stepOf('TASK_BOOK'), stepOf('SIGNATURES')]).toEqual([
      { standing: 'LATER', heldBy: '陈思远', after: 'APPROVAL', days: 20 },
      { standing: 'LATER', after: 'TASK_BOOK' },
    ])
    expect(life().nextId).toBe('p/TASK_BOOK')
  })

  it('is filled in, with its own date and how often that was extended', () => {
    approved()
    document('TASK_BOOK', 'book', { state: 'FILLING', deadline: now + day })
    for (const id of ['e1', 'e2'])
      backend.db.workHistories.insert({ id, workId: 'book', step: 'EXTEND', at: 1, state: 'FILLING' } as never)
    const current = { standing: 'NOW', state: 'FILLING', heldBy: '陈思远', dueAt: now + day, extensions: 2 }
    expect(stepOf('TASK_BOOK')).toEqual({ ...current, waiting: true, link: '/my-project/work/book' })
    expect(stepOf('TASK_BOOK', '王建华')).toEqual({ ...current, link: '/my-project/work/book' })
    expect(stepOf('SIGNATURES')).toEqual({ standing: 'LATER', after: 'TASK_BOOK' })
  })

  it('is signed by the parties in their order', () => {
    approved()
    document('TASK_BOOK', 'book', { state: 'TO_SIGN', assigned: { signer: ['王建华'] } })
    for (const [index, state] of ['FILLING', 'UNIT_REVIEW', 'TO_SIGN'].entries())
      backend.db.workHistories.insert({ id: `b${index}`, workId: 'book', step: 'PASS', at: index + 20, state } as never)
    signature('主管部门', 2, '徐海宁')
    signature('项目负责人', 0, '陈思远', 30)
    signature('承担单位', 1, '王建华')
    expect(stepOf('TASK_BOOK')).toEqual({ standing: 'DONE', doneAt: 22, link: '/my-project/work/book' })
    const parts = [
      { standing: 'DONE', label: '项目负责人', heldBy: '陈思远', doneAt: 30 },
      { standing: 'NOW', label: '承担单位', heldBy: '王建华' },
      { standing: 'LATER', label: '主管部门', heldBy: '徐海宁' },
    ]
    const link = '/my-project/work/book'
    expect(stepOf('SIGNATURES')).toEqual({ standing: 'NOW', heldBy: '王建华', link, parts })
    expect(stepOf('SIGNATURES', '王建华')).toMatchObject({ waiting: true, parts: [{}, { waiting: true }, {}] })
    expect(told(stepsOf('SIGNATURES', '王建华')[0]?.parts[2] as LifeStep)).not.toHaveProperty('waiting')
    backend.db.signatures.update('承担单位', { signerId: 'gone' })
    expect(stepOf('SIGNATURES')).toMatchObject({ standing: 'NOW', parts: [{}, { label: '承担单位' }, {}] })
  })

  it('is a contract once all have signed', () => {
    approved()
    document('TASK_BOOK', 'book', { state: 'SIGNED', stateSince: 40 })
    signature('项目负责人', 0, '陈思远', 30)
    signature('承担单位', 1, '王建华', 40)
    expect(stepOf('TASK_BOOK')).toEqual({
      ...{ standing: 'DONE', state: 'SIGNED', doneAt: 40, link: '/my-project/work/book' },
    })
    expect(stepOf('SIGNATURES')).toMatchObject({ standing: 'DONE', doneAt: 40, link: '/my-project/work/book' })
    expect(stepOf('SIGNATURES')).not.toHaveProperty('heldBy')
  })
})

describe('contract changes', () => {
  const signed = () => document('TASK_BOOK', 'book', { state: 'SIGNED' })
  const end = Date.parse('2026-12-31T23:59:59+08:00')

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

describe('the topics of a project', () => {
  const topic = (id: string, more: object = {}) =>
    backend.db.topicLinks.insert({
      ...{ id, kind: 'TOPIC', projectId: 'p', number: id, name: `课题${id}`, leaderName: `负责人${id}` },
      ...{ boundBy: null, expiresAt: now + 30 * day, opensAt: now },
      ...more,
    } as never)
  const part = (kind: string, id: string, belongsTo: string, more: Partial<WorkRow> = {}) =>
    document(kind, id, { belongsTo, creatorId: '赵立群', assigned: { leader: ['陈思远'] }, ...more })

  it('wait to be bound, then for what their leaders file', () => {
    approved()
    topic('1')
    topic('2', { boundBy: '李敏' })
    expect(stepOf('TOPICS')).toEqual({
      ...{ standing: 'NOW', link: '/my-project/topics/p' },
      parts: [
        { standing: 'LATER', label: '课题1', heldBy: '负责人1', dueAt: now + 30 * day },
        { standing: 'LATER', label: '课题2', heldBy: '负责人2' },
      ],
    })
  })

  it('are the step that is due first; their own leader opens the topic', () => {
    approved()
    topic('1', { boundBy: '赵立群' })
    topic('2', { boundBy: '赵立群' })
    part('TOPIC_TASK', 't1', '1', { deadline: now + 5 * day })
    part('TOPIC_PROGRESS', 't1b', '1', { deadline: now + 4 * day, createdAt: now + 1 })
    part('TOPIC_TASK', 't2', '2', { deadline: now + 3 * day })
    expect(stepOf('TOPICS')).toMatchObject({
      ...{ standing: 'NOW', heldBy: '赵立群', dueAt: now + 3 * day, link: '/my-project/topics/p' },
      parts: [
        { label: '课题1', standing: 'NOW', dueAt: now + 4 * day, link: '/my-project/work/t1b' },
        { label: '课题2', standing: 'NOW', dueAt: now + 3 * day, link: '/my-project/work/t2' },
      ],
    })
    expect(stepOf('TOPICS', '赵立群')).toMatchObject({
      ...{ waiting: true, link: '/my-project/topic/2' },
      parts: [{ link: '/my-project/topic/1' }, { link: '/my-project/topic/2' }],
    })
  })

  it('show what is open before what is done, and wait where one of them does', () => {
    approved()
    topic('1', { boundBy: '赵立群' })
    topic('2', { boundBy: '赵立群' })
    part('TOPIC_TASK', 't1', '1', { state: 'SUBMITTED', createdAt: 1 })
    part('TOPIC_PROGRESS', 'p1', '1', { state: 'ACCEPTED', createdAt: 2 })
    part('TOPIC_ACCEPTANCE', 'a2', '2', { state: 'FILLING' })
    expect(stepOf('TOPICS')).toMatchObject({
      ...{ standing: 'NOW', waiting: true },
      parts: [
        { standing: 'NOW', state: 'SUBMITTED' },
        { standing: 'NOW', state: 'FILLING' },
      ],
    })
    backend.db.works.update('t1', { kind: 'TOPIC_ACCEPTANCE' })
    expect(stepOf('TOPICS')).toMatchObject({ standing: 'NOW' })
  })

  it('are done with their last acceptance', () => {
    approved()
    topic('1', { boundBy: '赵立群' })
    topic('2', { boundBy: '赵立群' })
    part('TOPIC_TASK', 't1', '1', { state: 'ACCEPTED', stateSince: 10, createdAt: 1 })
    part('TOPIC_ACCEPTANCE', 'a1', '1', { state: 'ACCEPTED', stateSince: 90, createdAt: 2 })
    part('TOPIC_TASK', 't2', '2', { state: 'ACCEPTED', stateSince: 20 })
    expect(stepOf('TOPICS')).toMatchObject({
      standing: 'NOW',
      parts: [{ standing: 'DONE', doneAt: 90 }, { doneAt: 20 }],
    })
    expect(stepOf('TOPICS')).not.toHaveProperty('doneAt')
    part('TOPIC_ACCEPTANCE', 'a2', '2', { state: 'ACCEPTED', stateSince: 80, createdAt: now + 1 })
    expect(stepOf('TOPICS')).toMatchObject({ standing: 'DONE', doneAt: 90 })
  })

  it('are not there in a project without any, nor others’ for a topic’s leader', () => {
    approved()
    expect(stepOf('TOPICS')).toBeNull()
    topic('1', { boundBy: '赵立群' })
    topic('2')
    part('TOPIC_TASK', 't1', '1', { state: 'ACCEPTED', stateSince: 10 })
    expect(stepOf('TOPICS', '赵立群')).toEqual({
      standing: 'NOW',
      parts: [{ standing: 'DONE', label: '课题1', state: 'ACCEPTED', doneAt: 10, link: '/my-project/topic/1' }],
    })
  })
})

describe('the platform that a project builds', () => {
  const platform = (more: object = {}) =>
    backend.db.platforms.insert({
      ...{ id: 'f', kind: 'FUNCTION', name: '算力平台', personId: '陈思远', unitId: university, projectId: 'p' },
      ...{ disabled: false, ...more },
    } as never)
  const month = (month: string, state: string, more: Partial<WorkRow> = {}) =>
    backend.work('MONTHLY_PROGRESS', month, {
      ...{ belongsTo: 'f', state, facts: { month }, creatorId: '陈思远', unitId: university },
      ...more,
    })

  it('reports each month since the approval, the one due first next', () => {
    approved({ stateSince: Date.parse('2026-09-01T01:00:00+08:00') })
    platform()
    month('2026-08', 'SUBMITTED', { submittedAt: 1 })
    month('2026-09', 'SUBMITTED', { submittedAt: 2 })
    month('2026-11', 'FILLING', { deadline: now + 9 * day })
    month('2026-10', 'FILLING', { deadline: now + 2 * day })
    const step = { standing: 'NOW', label: '算力平台', heldBy: '陈思远', dueAt: now + 2 * day, submitted: 1, total: 3 }
    expect(stepOf('MONTHLY_PROGRESS')).toEqual({ ...step, waiting: true, link: '/function-platform/f' })
    backend.db.platforms.update('f', { disabled: true })
    expect(stepOf('MONTHLY_PROGRESS')).toEqual({
      ...{ standing: 'DONE', label: '算力平台', doneAt: 2, submitted: 1, total: 3, link: '/function-platform/f' },
    })
  })

  it('has ended with the project once every report is in', () => {
    approved({ stateSince: 1 })
    platform({ personId: 'gone' })
    month('2026-09', 'SUBMITTED', { submittedAt: 2 })
    expect(stepOf('MONTHLY_PROGRESS')).toMatchObject({ standing: 'NOW', submitted: 1, total: 1 })
    for (const name of ['heldBy', 'waiting']) expect(stepOf('MONTHLY_PROGRESS')).not.toHaveProperty(name)
    backend.db.platforms.insert({
      id: 'g',
      kind: 'FUNCTION',
      name: '另一个',
      projectId: 'p',
      personId: '陈思远',
    } as never)
    backend.db.platforms.insert({ id: 'other', kind: 'FUNCTION', name: '别人的', projectId: 'q' } as never)
    for (const belongsTo of ['g', 'other']) month('2026-09', 'SUBMITTED', { id: belongsTo, belongsTo, submittedAt: 3 })
    expect(stepsOf('MONTHLY_PROGRESS').map(({ label, total }) => [label, total])).toEqual([
      ['算力平台', 1],
      ['另一个', 1],
    ])
    document('ACCEPTANCE', 'a', { state: 'PASSED' })
    expect(stepOf('MONTHLY_PROGRESS')).toMatchObject({ standing: 'DONE', doneAt: 2 })
    month('2026-10', 'FILLING')
    expect(stepOf('MONTHLY_PROGRESS')).toMatchObject({ standing: 'NOW', submitted: 1, total: 2 })
  })

  it('is no step before its first report, nor one of another platform', () => {
    approved({ stateSince: 1 })
    platform()
    month('2026-09', 'SUBMITTED', { belongsTo: 'other' })
    expect(stepOf('MONTHLY_PROGRESS')).toBeNull()
    backend.work('MONTHLY_REPORT', 'r', { belongsTo: 'f', facts: { month: '2026-09' }, creatorId: '陈思远' })
    expect(stepOf('MONTHLY_PROGRESS')).toBeNull()
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
