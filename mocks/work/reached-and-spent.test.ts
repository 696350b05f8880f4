/** What a project has spent and reached of its goals, with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { reachedSoFar } from './reached-so-far'
import { projectSpending } from './spending'

let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
})
const declaration = (state: string, more: Partial<WorkRow> = {}) =>
  backend.work('DECLARATION', 'p', {
    ...{ state, creatorId: '陈思远', unitId: university, departmentId: '材料系', title: '量子', number: '26DZ1' },
    ...{ amount: '120', ...more },
  })

describe('the spending of a project', () => {
  const filed = (kind: string, answers: object | null, more: Partial<WorkRow> = {}) => {
    const work = backend.work(kind, `${kind}${backend.db.works.all().length}`, {
      ...{ projectId: 'p', belongsTo: 'p', creatorId: '陈思远', submittedAt: 7, ...more },
    })
    backend.content(work.id, answers)
  }
  const spending = (who = '陈思远') => {
    const { lines, ...rest } = projectSpending(backend.as(who), 'p')
    return { ...rest, ...lines.find(({ id }) => id === 'indirect'), count: lines.length }
  }
  const planned = { id: 'indirect', subject: '间接费用', approved: '2.50', inForce: '2.50', count: 10 }
  const rows = (spent: string) => [{ id: 'indirect', cells: { spent } }]
  beforeEach(() => {
    declaration('APPROVED')
    backend.content('p', { indirectSpecial: '2.5' })
  })

  it('is not known before its acceptance is applied for', () => {
    filed('ACCEPTANCE', null)
    filed('PROJECT_AUDIT', { lines: rows('9') }, { state: 'AUDITING' })
    expect(spending()).toEqual({ ...planned, source: 'NONE', since: null, spent: null })
  })

  it('is what the last application for acceptance says', () => {
    filed('ACCEPTANCE', { spending: rows('1') }, { createdAt: 1 })
    filed('ACCEPTANCE', { spending: rows('2') }, { createdAt: 2, submittedAt: 8 })
    filed('ACCEPTANCE', null, { createdAt: 3 })
    expect(spending()).toEqual({ ...planned, source: 'ACCEPTANCE', since: 8, spent: '2.00' })
  })

  it('is what the audit found, once it has reported', () => {
    filed('ACCEPTANCE', { spending: rows('1') })
    filed('PROJECT_AUDIT', { lines: rows('') }, { state: 'REPORTED', submittedAt: 9 })
    expect(spending()).toEqual({ ...planned, source: 'AUDIT', since: 9, spent: '0.00' })
  })

  it('is open to people with a part in the project', () => {
    expect(refusalOf(() => spending('赵立群'))).toBe(60154)
    expect(refusalOf(() => projectSpending(backend.as('陈思远'), 'gone'))).toBe(603101)
    filed('BUDGET_AUDIT', null, { assigned: { auditor: ['郑立'] } })
    expect(refusalOf(() => spending('郑立'))).toBeNull()
  })
})

describe('what a project has reached of its goals', () => {
  const goals = [
    { id: 'papers', cells: { item: '论文', amount: '2' } },
    { id: 'patents', cells: { item: '专利', amount: '' } },
  ]
  const reached = () => reachedSoFar(backend.as(), { creatorId: '陈思远', projectId: 'p' }, { indicators: goals })
  beforeEach(() => {
    declaration('APPROVED')
    backend.content('p', { cycle: { start: '2026-01-01', end: null } })
  })
  const paper = (id: string) =>
    backend.db.resumeEntries.insert({
      ...{ id, userId: '陈思远', kind: 'ACHIEVEMENT', order: 1, removedAt: null },
      values: { type: 'PAPER', month: '2026-02', name: id },
    } as never)
  const topic = (id: string, papers: string | null, state = 'ACCEPTED', kind = 'TOPIC_ACCEPTANCE') => {
    backend.db.topicLinks.insert({ id, projectId: 'p' } as never)
    backend.work(kind, `part-${id}`, { belongsTo: id, state })
    backend.content(`part-${id}`, { indicators: [{ id: 'papers', cells: { reached: papers } }] })
  }

  it('is nothing where nothing was agreed', () => {
    expect(reachedSoFar(backend.as(), { creatorId: '陈思远', projectId: 'p' }, undefined)).toBeUndefined()
  })

  it('is not said while less is known than was agreed', () => {
    paper('a')
    topic('1', '1')
    expect(reached()).toEqual([goals[0], { id: 'patents', cells: { item: '专利', amount: '', reached: '0' } }])
  })

  it.each([
    [
      'the sum of the confirmed topics',
      () => [topic('1', '1.5'), topic('2', '1'), topic('3', ''), topic('4', null)],
      '2.5',
    ],
    [
      'the outputs of the resume, where these are more',
      () => [topic('1', '1'), paper('a'), paper('b'), paper('c')],
      '3',
    ],
    ['either, where they are the same', () => [topic('1', '2'), paper('a'), paper('b')], '2'],
  ])('is %s', (_case, prepare, expected) => {
    prepare()
    expect(reached()?.[0]?.cells.reached).toBe(expected)
  })

  it('does not count what is not confirmed, nor task books', () => {
    topic('1', '5', 'SUBMITTED')
    topic('2', '5', 'ACCEPTED', 'TOPIC_TASK')
    expect(reached()?.[0]).toEqual(goals[0])
  })
})
