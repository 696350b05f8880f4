/** The topics and the platform on the timeline of a project, with the few rows that each step needs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallLife } from '../../tests/small-life'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'

let { backend, approved, document, stepsOf, stepOf } = smallLife()
beforeEach(() => {
  ;({ backend, approved, document, stepsOf, stepOf } = smallLife())
})
const { now, day } = backend

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
