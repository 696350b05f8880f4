/** How projects are opened, work items begun by people, removed and restored; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import { takeCommissionStep } from './commission'
import { awaitingCommission, conclude, openProject } from './open-project'
import { removeWork, restoreWork } from './remove'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
})
const { now } = backend
const declaration = (state: string, more: Partial<WorkRow> = {}) =>
  backend.work('DECLARATION', 'p', {
    ...{ state, creatorId: '陈思远', unitId: university, departmentId: '材料系', title: '量子', number: '26DZ1' },
    ...{ amount: '120', ...more },
  })

describe('an approved declaration', () => {
  it('opens its project with a task book that is due in twenty days, and its topics', () => {
    backend.content('p', { hasTopics: 'yes', topics: [{ id: 'a', cells: { name: '芯片' } }] })
    const book = openProject(backend.as(), declaration('APPROVED'))
    expect(book).toMatchObject({
      ...{ id: 'task-book-p', kind: 'TASK_BOOK', belongsTo: 'p', projectId: 'p', unitId: university, title: '量子' },
      ...{ departmentId: '材料系', creatorId: '陈思远', number: '26DZ1', amount: '120', reachedDepartment: true },
      ...{ deadline: Date.parse('2026-12-16T23:59:59.999+08:00'), state: 'TO_FILL' },
    })
    expect(backend.db.topicLinks.all().map(({ name }) => name)).toEqual(['芯片'])
  })

  it.each([
    ['ACCEPTED', ['EVALUATE', 'CONCLUDE']],
    ['UNDER_EVALUATION', ['CONCLUDE']],
    ['UNIT_REVIEW', []],
    ['APPROVED', []],
  ])('is approved from %s in the steps %j, and its leader is told', (state, steps) => {
    declaration(state)
    conclude(backend.as(), 'p', 'APPROVED')
    conclude(backend.as(), 'gone', 'APPROVED')
    expect(backend.db.workHistories.where({ workId: 'p' }).map(({ step }) => step)).toEqual(steps)
    const [title, titleEn] = ['项目《量子》已立项', 'Project “量子” is approved']
    expect(backend.db.messages.where({ userId: '陈思远' })).toMatchObject(
      steps.length === 0
        ? []
        : [
            {
              ...{ userId: '陈思远', title, titleEn, link: '/my-project?tab=TASK_BOOK' },
              content: `<p>${title}，请在 20 日内提交任务书。</p>`,
              contentEn: `<p>${titleEn}. Please hand in the task book within 20 days.</p>`,
            },
          ],
    )
  })

  it.each([
    ['APPROVED', ['项目《量子》已立项', 'Project “量子” is approved'], '/my-project?tab=TASK_BOOK', ['task-book-p']],
    [
      'NOT_APPROVED',
      ['项目申报书《量子》不予立项', 'Declaration “量子” is not approved'],
      '/declare-status-list/p',
      [],
    ],
  ] as const)(
    'is concluded as %s: its leader, its confirmed members and its unit are told, each once, where they may read it',
    (outcome, [title, titleEn], leaderPage, books) => {
      backend.work('DECLARATION', 'later', { state: 'UNDER_EVALUATION', modifiedAt: backend.now + 1 })
      declaration('UNDER_EVALUATION')
      for (const [id, member, state] of [
        ['a', '赵立群', 'CONFIRMED'],
        ['b', '李敏', 'DECLINED'],
        ['c', '陈思远', 'CONFIRMED'],
      ] as const)
        backend.work('MEMBER_PART', id, { state, belongsTo: 'p', creatorId: '陈思远', assigned: { member: [member] } })
      conclude(backend.as(), 'p', outcome)
      expect(backend.db.works.get('p')?.state).toBe(outcome)
      const unitPage = `/project-manage-list/${encodeURIComponent(university)}/-/review/p`
      expect(backend.db.messages.all().map(({ userId, link }) => [userId, link])).toEqual([
        ['陈思远', leaderPage],
        ['赵立群', '/my-project/confirm/a'],
        ['王建华', unitPage],
        ['吴昊', unitPage],
      ])
      for (const message of backend.db.messages.all()) expect(message).toMatchObject({ title, titleEn })
      expect(backend.db.messages.where({ userId: '王建华' })).toMatchObject([
        { content: `<p>${title}。</p>`, contentEn: `<p>${titleEn}.</p>` },
      ])
      expect(backend.db.works.where({ kind: 'TASK_BOOK' }).map(({ id }) => id)).toEqual(books)
    },
  )

  it('waits for the commission while that evaluates it, the last changed first', () => {
    const of = (id: string, state: string, modifiedAt: number, kind = 'DECLARATION') =>
      backend.work(kind, id, { state, modifiedAt })
    of('a', 'ACCEPTED', 1)
    of('b', 'UNDER_EVALUATION', 2)
    of('c', 'UNIT_REVIEW', 3)
    of('d', 'ACCEPTED', 4, 'FOREIGN_EXPERT')
    expect(awaitingCommission(backend.as()).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('a step of the commission', () => {
  type Outcome = Parameters<typeof takeCommissionStep>[2]
  const taken = (id: string, outcome: Outcome) => takeCommissionStep(backend.as(), id, outcome)

  it.each<[string, [kind: string, state: string], Outcome, Partial<WorkRow>, string]>([
    [
      'concludes by the system, and leaves the opinion',
      ['DECLARATION', 'UNDER_EVALUATION'],
      { step: 'CONCLUDE', to: 'NOT_APPROVED', opinion: '不立项' },
      { state: 'NOT_APPROVED', opinion: '旧' },
      '评审系统',
    ],
    [
      'returns with its opinion',
      ['FOREIGN_EXPERT', 'SUBMITTED'],
      { step: 'RETURN', to: 'RETURNED_BY_COMMISSION', opinion: '请补充' },
      { state: 'RETURNED_BY_COMMISSION', opinion: '请补充' },
      '市科学技术委员会',
    ],
    [
      'passes without one',
      ['FOREIGN_EXPERT', 'RECEIVED'],
      { step: 'PASS', to: 'ACCEPTED', opinion: '同意' },
      { state: 'ACCEPTED', opinion: null },
      '市科学技术委员会',
    ],
  ])('%s', (_case, [kind, state], outcome, expected, actorName) => {
    backend.work(kind, 'x', { state, opinion: '旧', stateSince: 1, modifiedAt: 1 })
    expect(taken('x', outcome)).toMatchObject({ ...expected, stateSince: now, modifiedAt: now })
    expect(backend.db.workHistories.all()).toEqual([
      {
        ...{ id: expect.any(String), workId: 'x', step: outcome.step, role: 'commission', actorId: null, actorName },
        ...{ actorTitle: '市科委', actorUnit: null, at: now, opinion: outcome.opinion, state: outcome.to },
      },
    ])
  })

  it('has no opinion where none is said', () => {
    declaration('ACCEPTED')
    taken('p', { step: 'EVALUATE', to: 'UNDER_EVALUATION' })
    expect(backend.db.workHistories.all()).toMatchObject([{ opinion: null }])
  })

  it.each<[string, string, Outcome, object]>([
    ['leads nowhere else', 'p', { step: 'RULE', to: 'APPROVED' }, { code: 603003, state: 'ACCEPTED' }],
    ['is not the unit’s', 'p', { step: 'PASS', to: 'UNDER_EVALUATION' }, { code: 603003, state: 'ACCEPTED' }],
    ['is about something', 'gone', { step: 'RULE', to: 'X' }, { code: 603001 }],
  ])('%s', (_case, id, outcome, extensions) => {
    declaration('ACCEPTED')
    expect(() => taken(id, outcome)).toThrow(expect.objectContaining({ extensions }))
    expect(backend.db.workHistories.all()).toEqual([])
  })

  it('is none in a state that there is not', () => {
    declaration('GONE')
    expect(refusalOf(() => taken('p', { step: 'RULE', to: 'APPROVED' }))).toBe(603003)
  })
})

describe('a work item that somebody begins', () => {
  it('is refused where its kind does not begin so', () => {
    expect(refusalOf(() => beginWork(backend.as('陈思远'), 'TASK_BOOK', 'p', {}))).toBe(60154)
    expect(refusalOf(() => beginWork(backend.as('陈思远'), 'NOTHING', 'p', {}))).toBe(60154)
  })

  it('has been begun by that, where no form comes first; else it waits to be filled in', () => {
    const month = '2026-10'
    backend.db.platforms.insert({
      ...{ id: 'f', kind: 'SERVICE', name: '平台', personId: '陈思远', unitId: university, disabled: false },
    } as never)
    expect(beginWork(backend.as('陈思远'), 'MONTHLY_REPORT', 'f', { month }).state).toBe('NOT_FILLED')
    expect(backend.db.works.where({ kind: 'MONTHLY_REPORT' })).toMatchObject([{ state: 'NOT_FILLED' }])

    backend.db.users.update('陈思远', { permissions: ['s02.f9001'] })
    const base = { id: 'base', kind: 'science-base', personIds: ['陈思远'], unitId: university, disabled: false }
    backend.db.bases.insert(base as never)
    const period = { kind: 'science-base', year: 2026, opensAt: now, closesAt: now, withdrawn: false }
    backend.db.baseYears.insert({ id: 'science-base:2026', ...period })
    backend.work('science-base', 'report', {
      belongsTo: 'base',
      assigned: { member: ['陈思远'] },
      facts: { year: 2026 },
    })
    beginWork(backend.as('陈思远'), 'science-base', 'base', { year: 2026 })
    expect(backend.db.works.get('report')?.state).toBe('FILLING')
    expect(beginWork(backend.as('陈思远'), 'science-base', 'base', { year: 2026 }).state).toBe('FILLING')
    // A later version may have moved it to a state that this one does not know.
    backend.db.works.update('report', { state: 'LATER' })
    expect(beginWork(backend.as('陈思远'), 'science-base', 'base', { year: 2026 }).state).toBe('LATER')
  })
})

describe('a work item is removed', () => {
  const filing = () => given('FOREIGN_EXPERT', { belongsTo: 'expert', facts: { year: 2026 } })
  const minutes = 60_000
  beforeEach(() => {
    backend.db.expertProjects.insert({ id: 'expert', boundBy: '陈思远' } as never)
    backend.db.delegatedSections.insert({ id: 'part', workId: 'w', toId: '赵立群' } as never)
    backend.db.workHistories.insert({ id: 'h', workId: 'w', step: 'CREATE', state: 'FILLING', at: now } as never)
    backend.content('w', null)
  })

  it('with all that belongs to it, and what its kind does beside; and comes back whole', () => {
    const work = filing()
    backend.db.delegatedSections.insert({ id: 'other', workId: 'x', toId: '赵立群' } as never)
    backend.db.workHistories.insert({ id: 'other', workId: 'x', step: 'CREATE', state: 'FILLING', at: now } as never)
    const rows = () =>
      ['works', 'contents', 'workHistories', 'delegatedSections'].map((name) =>
        backend.db[name as 'works'].all().toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      )
    const before = rows()
    expect(removeWork(backend.as('陈思远'), 'w')).toBe(true)
    expect(rows().map((left) => left.map(({ id }) => id))).toEqual([[], [], ['other'], ['other']])
    expect(backend.db.expertProjects.get('expert')?.boundBy).toBeNull()
    expect(restoreWork(backend.as('陈思远', { now: now + 10 * minutes }), 'w')).toEqual(work)
    expect(rows()).toEqual(before)
    expect(backend.db.expertProjects.get('expert')?.boundBy).toBe('陈思远')
    expect(backend.db.removedWorks.all()).toEqual([])
    expect(refusalOf(() => restoreWork(backend.as('陈思远'), 'w'))).toBe(603001)
  })

  it('and is not restored where somebody has bound its project meanwhile', () => {
    filing()
    removeWork(backend.as('陈思远'), 'w')
    backend.db.expertProjects.update('expert', { boundBy: '王建华' })
    expect(refusalOf(() => restoreWork(backend.as('陈思远'), 'w'))).toBe(603103)
  })

  it.each<[string, () => unknown, string, number]>([
    ['by who did not create it', filing, '王建华', 603110],
    [
      'once it was handed in',
      () => given('FOREIGN_EXPERT', { state: 'UNIT_REVIEW', belongsTo: 'expert' }),
      '陈思远',
      603002,
    ],
    ['of others', filing, '郑立', 60154],
  ])('not %s', (_case, prepare, who, code) => {
    prepare()
    if (who === '王建华') backend.db.works.update('w', { state: 'RETURNED' })
    expect(refusalOf(() => removeWork(backend.as(who), 'w'))).toBe(code)
    expect(backend.db.works.all()).toHaveLength(1)
    expect(backend.db.removedWorks.all()).toEqual([])
  })

  it('and is restored by its creator within ten minutes', () => {
    filing()
    removeWork(backend.as('陈思远'), 'w')
    const late = backend.as('陈思远', { now: now + 10 * minutes + 1 })
    expect(refusalOf(() => restoreWork(backend.as('王建华'), 'w'))).toBe(603001)
    expect(refusalOf(() => restoreWork(late, 'w'))).toBe(603001)
    expect(refusalOf(() => restoreWork(backend.as(), 'w'))).toBe(400)
    expect(refusalOf(() => restoreWork(backend.as('陈思远'), 'gone'))).toBe(603001)
  })

  it('and forgotten when another is removed after its time', () => {
    filing()
    removeWork(backend.as('陈思远'), 'w')
    const other = (at: number, id: string) => {
      given('FOREIGN_EXPERT', { id, belongsTo: 'expert' })
      removeWork(backend.as('陈思远', { now: at }), id)
      return backend.db.removedWorks.all().map(({ id }) => id)
    }
    expect(other(now + 10 * minutes, 'x')).toEqual(['w', 'x'])
    expect(other(now + 10 * minutes + 1, 'y')).toEqual(['x', 'y'])
  })

  it('also without a form, and is restored without one', () => {
    filing()
    backend.db.contents.remove('w')
    removeWork(backend.as('陈思远'), 'w')
    expect(restoreWork(backend.as('陈思远'), 'w').id).toBe('w')
    expect(backend.db.contents.all()).toEqual([])
  })

  it('and is not restored where another has taken its place', () => {
    backend.work('DECLARATION', 'd', { belongsTo: 'g', creatorId: '陈思远' })
    backend.guide('g')
    backend.db.removedWorks.insert({
      ...{ id: 'x', at: now, content: null, history: [], parts: [] },
      work: { ...given('DECLARATION', { id: 'x', belongsTo: 'g' }) },
    })
    backend.db.works.remove('x')
    expect(refusalOf(() => restoreWork(backend.as('陈思远'), 'x'))).toBe(603007)
    expect(backend.db.removedWorks.all()).toHaveLength(1)
  })
})
