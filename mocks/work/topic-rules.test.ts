/** The rules of a project's topics: which there are, what their leaders file and by when, and who has them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallUniversity, university } from '../../tests/small-university'
import type { TopicLinkRow } from '../db/rows-entry'
import type { WorkRow } from '../db/rows-work'
import {
  changeTopicsLeader,
  createPart,
  createTopics,
  documentFor,
  freeTopic,
  giveTopic,
  isEdited,
  openParts,
  openTopics,
  partsOf,
  periodOf,
  topicAcceptanceDue,
  topicOf,
  topicRoots,
  topicsOf,
} from './topics'

let { backend } = smallUniversity()
const { now, day } = backend
let project: WorkRow
beforeEach(() => {
  ;({ backend } = smallUniversity())
  project = backend.work('DECLARATION', 'p', {
    ...{ state: 'APPROVED', creatorId: '陈思远', unitId: university, number: '26DZ1', title: '量子计算' },
  })
})

const topic = (id: string, more: Partial<TopicLinkRow> = {}) =>
  backend.db.topicLinks.insert({
    ...{ id, kind: 'TOPIC', projectId: 'p', projectNumber: '26DZ1', projectName: '量子计算', number: `26DZ1-${id}` },
    ...{ name: `课题${id}`, unitName: university, leaderName: '赵立群', leaderMobile: '', projectLeader: '陈思远' },
    ...{ funding: '20', checkCode: null, opensAt: now, expiresAt: now + day, boundBy: '赵立群', remindedAt: null },
    ...more,
  } as TopicLinkRow)
const document = (kind: string, more: Partial<WorkRow> = {}) =>
  backend.work(kind, `${kind}-${backend.db.works.all().length}`, { projectId: 'p', belongsTo: 'p', ...more })
const part = (kind: string, more: Partial<WorkRow> = {}) => document(kind, { belongsTo: '1', ...more })
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

describe('what a topic’s leader files', () => {
  it('stands by its beginning; other work is none of it', () => {
    topic('1')
    part('TOPIC_PROGRESS', { createdAt: 2 })
    part('TOPIC_TASK', { createdAt: 1 })
    part('MONTHLY_REPORT')
    part('TOPIC_ACCEPTANCE', { belongsTo: '2' })
    expect(kinds()).toEqual(['TOPIC_TASK', 'TOPIC_PROGRESS'])
  })

  it('belongs to a topic; other work does not, whatever it belongs to', () => {
    const row = topic('1')
    expect([topicOf(backend.as(), part('TOPIC_TASK')), topicOf(backend.as(), part('MONTHLY_REPORT'))]).toEqual([
      row,
      undefined,
    ])
  })

  it('begins with the facts of the topic and its project, and its leader is told', () => {
    const row = topic('1', { number: '26DZ1-1' })
    const work = createPart(backend.as(), row, 'TOPIC_TASK', { deadline: 9 })
    expect(work).toMatchObject({
      ...{ kind: 'TOPIC_TASK', belongsTo: '1', projectId: 'p', unitId: university, creatorId: '赵立群' },
      ...{ title: '课题1', number: '26DZ1-1', amount: '20', reachedDepartment: true, deadline: 9 },
      ...{ assigned: { leader: ['陈思远'] }, facts: { projectName: '量子计算' } },
    })
    expect(backend.db.messages.all()).toMatchObject([
      {
        ...{ userId: '赵立群', link: `/my-project/work/${work.id}` },
        ...{ title: '《课题1》的课题任务书开放填报', titleEn: '“课题1” can be filled in now' },
        content: '<p>《课题1》的课题任务书开放填报，所属项目：量子计算。</p>',
        contentEn: '<p>“课题1” can be filled in now. It belongs to the project “量子计算”.</p>',
      },
    ])
  })

  it('is of no unit where the topic names one that has no account', () => {
    expect(createPart(backend.as(), topic('1', { unitName: '某公司' }), 'TOPIC_PROGRESS').unitId).toBe('')
  })

  it.each([
    ['2026-01-01T00:00:00+08:00', '2026H1', '2026 年上半年'],
    ['2026-06-30T23:59:59+08:00', '2026H1', '2026 年上半年'],
    ['2026-07-01T00:00:00+08:00', '2026H2', '2026 年下半年'],
    ['2026-12-31T23:59:59+08:00', '2026H2', '2026 年下半年'],
  ])('covers in a report of %s the half year %s', (at, id, label) => {
    expect(periodOf(Date.parse(at))).toEqual({ id, label })
  })
})

describe('a topic’s forms begin with', () => {
  const roots = (work: WorkRow) =>
    topicRoots(backend.as(), work) as { topic: Record<string, unknown>; topicTask: unknown }
  const report = (periodLabel: string, work: unknown, more: Partial<WorkRow> = {}) => {
    const row = part('TOPIC_PROGRESS', { state: 'ACCEPTED', facts: { periodLabel }, ...more })
    backend.content(row.id, { work })
  }

  it('its own facts and the period that they cover', () => {
    const row = topic('1')
    const { topic: own, topicTask } = roots(part('TOPIC_PROGRESS', { facts: { periodLabel: '2026 年上半年' } }))
    expect(own).toMatchObject({ ...row, period: '2026 年上半年', workDone: undefined, reached: [] })
    expect(topicTask).toBeUndefined()
    expect(roots(part('TOPIC_TASK')).topic.period).toBeNull()
    expect(roots(part('MONTHLY_REPORT'))).toEqual({})
  })

  it('what its confirmed progress reports say, half year by half year', () => {
    topic('1')
    report('2026 年上半年', '流片', { createdAt: 1 })
    report('2026 年下半年', '封装', { createdAt: 2 })
    report('2027 年上半年', '测试', { createdAt: 3, state: 'SUBMITTED' })
    report('2027 年下半年', '', { createdAt: 4 })
    report('2028 年上半年', undefined, { createdAt: 5 })
    part('TOPIC_PROGRESS', { state: 'ACCEPTED' })
    backend.content(part('TOPIC_TASK', { state: 'ACCEPTED' }).id, { work: '任务' })
    expect(roots(part('TOPIC_ACCEPTANCE')).topic.workDone).toBe('2026 年上半年：流片\n2026 年下半年：封装')
  })

  it('what its task book promised: the budget by subject, and goals that begin with nothing reached where none was agreed', () => {
    topic('1')
    part('TOPIC_PROGRESS', { createdAt: 1 })
    const promised = {
      directCosts: [{ id: 'labour', cells: { special: '8' } }],
      indirectSpecial: '1.5',
      indicators: [
        { id: 'papers', cells: { amount: '3' } },
        { id: 'patents', cells: { amount: '0' } },
        { id: 'software', cells: {} },
      ],
    }
    const task = part('TOPIC_TASK', { createdAt: 2 })
    backend.content(task.id, promised)
    const { topic: own, topicTask } = roots(part('TOPIC_ACCEPTANCE'))
    expect(topicTask).toBe(promised)
    expect(own.reached).toEqual([
      { id: 'papers', cells: { amount: '3' } },
      { id: 'patents', cells: { amount: '0', reached: '0' } },
      { id: 'software', cells: { reached: '0' } },
    ])
    const spending = own.spending as { id: string; cells: object }[]
    expect(spending).toHaveLength(10)
    expect(spending).toContainEqual({ id: 'labour', cells: { subject: '劳务费', budget: '8' } })
    expect(spending).toContainEqual({ id: 'equipment', cells: { subject: '设备费', budget: '0' } })
    expect(spending.at(-1)).toEqual({ id: 'indirect', cells: { subject: '间接费用', budget: '1.5' } })
  })
})

describe('the project’s document of a topic’s part', () => {
  it.each<[string, string | undefined]>([
    ['TOPIC_TASK', 'TASK_BOOK'],
    ['TOPIC_ACCEPTANCE', 'ACCEPTANCE'],
    ['TOPIC_PROGRESS', undefined],
  ])('of %s is %s', (kind, into) => {
    document('TASK_BOOK')
    document('ACCEPTANCE')
    expect(documentFor(backend.as(), part(kind))?.kind).toBe(into)
    expect(documentFor(backend.as(), part(kind, { projectId: null }))).toBeUndefined()
  })

  it('is the latest one', () => {
    document('TASK_BOOK', { createdAt: 2, title: '新' })
    document('TASK_BOOK', { createdAt: 1, title: '旧' })
    expect(documentFor(backend.as(), part('TOPIC_TASK'))?.title).toBe('新')
  })

  it.each([
    ...['TO_FILL', 'FILLING', 'RETURNED', 'TO_APPLY', 'RECTIFYING'].map((state) => [state, true] as const),
    ...['UNIT_REVIEW', 'SIGNED', 'PASSED'].map((state) => [state, false] as const),
  ])('is edited in %s: %s', (state, expected) => {
    expect(isEdited({ state } as WorkRow)).toBe(expected)
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
