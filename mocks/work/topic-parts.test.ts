/** What the leader of a topic files, what its forms begin with, and to which document of the project it belongs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallTopics } from '../../tests/small-topics'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { createPart, documentFor, isEdited, partsOf, periodOf, topicOf, topicRoots } from './topics'

let { backend, topic, document, part } = smallTopics()
beforeEach(() => {
  ;({ backend, topic, document, part } = smallTopics())
})
const kinds = (id = '1') => partsOf(backend.as(), id).map(({ kind }) => kind)

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
