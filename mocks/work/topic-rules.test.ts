/** Which topics a project has, who has them, and what opens for them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallTopics } from '../../tests/small-topics'
import type { TopicLinkRow } from '../db/rows-entry'
import type { WorkRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import {
  changeTopicsLeader,
  createTopics,
  freeTopic,
  giveTopic,
  openParts,
  openTopics,
  partsOf,
  topicAcceptanceDue,
  topicsOf,
} from './topics'

let { backend, project, topic, document, part } = smallTopics()
beforeEach(() => {
  ;({ backend, project, topic, document, part } = smallTopics())
})
const { now, day } = backend
const kinds = (id = '1') => partsOf(backend.as(), id).map(({ kind }) => kind)

describe('the topics that a declaration names', () => {
  const rows = [
    { id: 'a', cells: { name: '芯片', unit: '浦源研究院', leader: '赵立群', funding: '20' } },
    { id: 'b', cells: { funding: '' } },
  ]

  it('are created with its approval, numbered in their order, to be bound within thirty days', () => {
    backend.content('p', { hasTopics: 'yes', topics: rows })
    createTopics(backend.as(), project)
    const known = { projectId: 'p', projectNumber: '26DZ1', projectName: '量子计算', projectLeader: '陈思远' }
    const open = { opensAt: now, expiresAt: now + 30 * day, boundBy: null, remindedAt: null, checkCode: null }
    expect(topicsOf(backend.as(), 'p')).toEqual([
      {
        ...{ id: 'topic-p-1', kind: 'TOPIC', number: '26DZ1-1', ...known, ...open },
        ...{ name: '芯片', unitName: '浦源研究院', leaderName: '赵立群', leaderMobile: '', funding: '20' },
      },
      {
        ...{ id: 'topic-p-2', kind: 'TOPIC', number: '26DZ1-2', ...known, ...open },
        ...{ name: '', unitName: '', leaderName: '', leaderMobile: '', funding: null },
      },
    ])
  })

  it.each<[string, object | null]>([
    ['says that it has none', { hasTopics: 'no', topics: rows }],
    ['was not handed in', null],
  ])('are none where it %s', (_case, answers) => {
    backend.content('p', answers, { hasTopics: 'yes', topics: rows })
    createTopics(backend.as(), project)
    expect(topicsOf(backend.as(), 'p')).toEqual([])
  })

  it('stand by their number, and those of other projects elsewhere', () => {
    topic('2')
    topic('1')
    topic('3', { projectId: 'q' })
    expect(topicsOf(backend.as(), 'p').map(({ id }) => id)).toEqual(['1', '2'])
  })
})

describe('a bound topic opens', () => {
  const inFifteenDays = Date.parse('2026-12-11T23:59:59.999+08:00')
  const deadlineOf = (kind: string) => partsOf(backend.as(), '1').find((one) => one.kind === kind)?.deadline

  it.each<[string, Partial<WorkRow>, number]>([
    ['fifteen days after that, without a date of the project’s', { deadline: null }, inFifteenDays],
    ['fifteen days after that, before the project’s', { deadline: now + 30 * day }, inFifteenDays],
    ['two days before the project’s, where that is sooner', { deadline: now + 10 * day }, now + 8 * day],
    ['not before the next day', { deadline: now + 2 * day }, now + day],
    [
      'fifteen days after that, once the project’s is handed in',
      { deadline: now + 10 * day, state: 'SIGNED' },
      inFifteenDays,
    ],
  ])('its task book, due %s', (_case, more, deadline) => {
    document('TASK_BOOK', more)
    const row = topic('1')
    openParts(backend.as(), row)
    openParts(backend.as(), row)
    expect(kinds()).toEqual(['TOPIC_TASK'])
    expect(deadlineOf('TOPIC_TASK')).toBe(deadline)
  })

  it.each<[string, Partial<TopicLinkRow>]>([
    ['without a project', { projectId: null }],
    ['without a leader', { boundBy: null }],
    ['before its day', { opensAt: now + 1 }],
  ])('nothing %s', (_case, more) => {
    document('TASK_BOOK')
    openParts(backend.as(), topic('1', more))
    expect(kinds()).toEqual([])
  })

  it('nothing before the project has a task book', () => {
    openParts(backend.as(), topic('1'))
    expect(kinds()).toEqual([])
  })

  it('its acceptance, due thirty days before the project’s, once', () => {
    const row = topic('1')
    part('TOPIC_TASK', { state: 'ACCEPTED' })
    document('ACCEPTANCE', { deadline: now + 90 * day })
    openParts(backend.as(), row)
    openParts(backend.as(), row)
    expect(kinds()).toEqual(['TOPIC_TASK', 'TOPIC_ACCEPTANCE'])
    expect(deadlineOf('TOPIC_ACCEPTANCE')).toBe(now + 60 * day)
    expect(topicAcceptanceDue({ deadline: null } as WorkRow)).toBeNull()
  })

  it.each<[string, Partial<WorkRow>, Partial<WorkRow> | null]>([
    ['its task book is confirmed', { state: 'SUBMITTED' }, {}],
    ['the project has one', { state: 'ACCEPTED' }, null],
    ['once the project’s is handed in', { state: 'ACCEPTED' }, { state: 'UNIT_REVIEW' }],
  ])('no acceptance before or after that: %s', (_case, task, acceptance) => {
    part('TOPIC_TASK', task)
    if (acceptance) document('ACCEPTANCE', acceptance)
    openParts(backend.as(), topic('1'))
    expect(kinds()).toEqual(['TOPIC_TASK'])
  })

  it('by itself on its day, each of them once', () => {
    document('TASK_BOOK')
    topic('1')
    topic('2', { opensAt: now + day })
    topic('3', { opensAt: now + 2 * day })
    topic('4', { boundBy: null })
    const opened = (at: number) => {
      openTopics(backend.as(undefined, { now: at }))
      return ['1', '2', '3', '4'].map((id) => kinds(id).length)
    }
    expect(opened(now)).toEqual([1, 0, 0, 0])
    expect(opened(now + day - 1)).toEqual([1, 0, 0, 0])
    expect(opened(now + day)).toEqual([1, 1, 0, 0])
    expect(opened(now + 3 * day)).toEqual([1, 1, 1, 0])
    backend.db.topicLinks.update('4', { boundBy: '赵立群' })
    expect(opened(now + 3 * day)).toEqual([1, 1, 1, 1])
  })
})

describe('a topic', () => {
  const creators = () => partsOf(backend.as(), '1').map(({ creatorId }) => creatorId)

  it('is given to a person with what was filed, and opens for them', () => {
    document('TASK_BOOK')
    const row = topic('1', { boundBy: null, remindedAt: 5 })
    part('TOPIC_PROGRESS', { creatorId: '陈思远' })
    expect(giveTopic(backend.as(), row, '赵立群')).toMatchObject({ boundBy: '赵立群', remindedAt: null })
    expect(kinds().toSorted()).toEqual(['TOPIC_PROGRESS', 'TOPIC_TASK'])
    expect(creators()).toEqual(['赵立群', '赵立群'])
  })

  it.each([
    ['RETURNED', '沈国梁'],
    ['ACCEPTED', '赵立群'],
  ])('names its new leader in what is still filled in: a task book in %s names %s', (state, named) => {
    const row = topic('1', { leaderName: '沈国梁', boundBy: null })
    const { id } = part('TOPIC_TASK', { state, submittedAt: now })
    const formVersion = formNode('topic-task').version
    backend.content(id, null, { topicLeader: '赵立群', objective: '写好的目标' })
    backend.db.contents.update(id, { formId: 'topic-task', formVersion, savedAt: now })
    giveTopic(backend.as(), row, '沈国梁')
    expect(backend.db.contents.get(id)?.values).toMatchObject({ topicLeader: named, objective: '写好的目标' })
  })

  it('is taken from its leader; what was filed goes to the project’s', () => {
    const row = topic('1', { remindedAt: 5 })
    part('TOPIC_TASK', { creatorId: '赵立群' })
    expect(freeTopic(backend.as(), row)).toMatchObject({ boundBy: null, remindedAt: null })
    expect(creators()).toEqual(['陈思远'])
  })

  it.each<[string, Partial<TopicLinkRow>]>([
    ['that nobody leads', { boundBy: null }],
    ['of no project', { projectId: null }],
  ])('%s is taken from nobody', (_case, more) => {
    part('TOPIC_TASK', { creatorId: '赵立群' })
    expect(freeTopic(backend.as(), topic('1', more)).boundBy).toBeNull()
    expect(creators()).toEqual(['赵立群'])
  })

  it('has its project’s new leader confirm what is filed, who keeps what nobody leads', () => {
    topic('1')
    topic('2', { boundBy: null })
    topic('3', { projectId: 'q' })
    part('TOPIC_TASK', { creatorId: '赵立群', assigned: { leader: ['陈思远'], signer: ['x'] } })
    part('TOPIC_TASK', { belongsTo: '2', creatorId: '陈思远' })
    changeTopicsLeader(backend.as(), 'p', '李敏', '李敏')
    expect(partsOf(backend.as(), '1')).toMatchObject([
      { creatorId: '赵立群', assigned: { leader: ['李敏'], signer: ['x'] } },
    ])
    expect(partsOf(backend.as(), '2')).toMatchObject([{ creatorId: '李敏', assigned: { leader: ['李敏'] } }])
    expect(backend.db.topicLinks.all().map(({ projectLeader }) => projectLeader)).toEqual(['李敏', '李敏', '陈思远'])
  })
})
