/** What a topic's leader files, who confirms it, and what that opens; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { refusalFacts } from '../../tests/small-backend'
import { smallProject } from '../../tests/small-project'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'

let { backend, document, step } = smallProject()
const { now, day } = backend
beforeEach(() => {
  ;({ backend, document, step } = smallProject())
})
const ofKind = (kind: string) => backend.db.works.where({ kind })

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

  it('that was returned and is withdrawn is to be corrected again, with what was requested', () => {
    topic()
    document('TASK_BOOK', 'book', { state: 'FILLING' })
    part('TOPIC_PROGRESS', 'x', { state: 'SUBMITTED' })
    step('陈思远', 'x', 'RETURN', { opinion: '请补充测试报告编号' })
    step('赵立群', 'x', 'SUBMIT')
    expect(step('赵立群', 'x', 'WITHDRAW')).toMatchObject({ state: 'RETURNED', opinion: '请补充测试报告编号' })
  })

  it('is confirmed also after that', () => {
    topic()
    document('TASK_BOOK', 'book', { state: 'SIGNED' })
    part('TOPIC_TASK', 'task', { state: 'SUBMITTED' })
    expect(step('陈思远', 'task', 'PASS').state).toBe('ACCEPTED')
  })
})
