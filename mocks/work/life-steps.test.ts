/** The timeline of a project before its approval and with its contract, with the few rows that each step needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallLife, told, way } from '../../tests/small-life'
import { university } from '../../tests/small-university'
import type { LifeStep } from '../resolvers/program.generated'

let { backend, declaration, approved, document, life, stepsOf, stepOf } = smallLife()
beforeEach(() => {
  ;({ backend, declaration, approved, document, life, stepsOf, stepOf } = smallLife())
})
const { now, day } = backend
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
