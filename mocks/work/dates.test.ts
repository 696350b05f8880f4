/** By when whoever holds a work item has to act, and what happens once a date has passed. */
import { describe, expect, it } from 'vitest'
import { smallBackend } from '../../tests/small-backend'
import type { WorkRow } from '../db/rows-work'
import { dueOf } from './due'
import { lapseWorks } from './lapse'
import { nextDeadline } from './next-deadline'

describe('whoever holds a work item has to act by', () => {
  const backend = smallBackend()
  const { now, day } = backend
  backend.guide('指南', { closesAt: now + 5 * day, recommendBy: now + 7 * day })
  /** It is ten in the morning: what is left of a day, in days. */
  const rest = (14 * 3_600_000 - 1) / day
  let count = 0
  const due = (kind: string, state: string, more: Partial<WorkRow> = {}) => {
    count += 1
    const work = backend.work(kind, `w${count}`, { state, deadline: now + 9 * day, belongsTo: '指南', ...more })
    const at = dueOf(backend.as(), work)
    return at === null ? null : (at - now) / day
  }

  it.each<[string, string, string, Partial<WorkRow>, number | null]>([
    ['the close of the guide, for a draft', 'DECLARATION', 'DRAFT', {}, 5],
    ['the date of recommendation, for the unit', 'DECLARATION', 'UNIT_REVIEW', {}, 7],
    ['the end of the day two weeks after it, for the department', 'DECLARATION', 'DEPARTMENT_REVIEW', {}, 22 + rest],
    ['no date without the guide', 'DECLARATION', 'DRAFT', { belongsTo: 'gone' }, null],
    ['its own date, for who fills it in', 'TASK_BOOK', 'FILLING', {}, 9],
    ['its own date, for who has to begin', 'TASK_BOOK', 'TO_FILL', {}, 9],
    ['its own date, for an expert who has to begin', 'REVIEW', 'WAITING', {}, 9],
    [
      'its own date that has passed, where no date refuses anything',
      ...(['REVIEW', 'IN_REVIEW', { deadline: now - day, opinion: '补充' }, -1] as const),
    ],
    [
      'the date at which it ends by itself, also after a return',
      ...(['AWARD_REPORT', 'FILLING', { deadline: now - day, opinion: '补充' }, -1] as const),
    ],
    ['no date where it has none', 'TASK_BOOK', 'FILLING', { deadline: null }, null],
    ['no date of who filled it in, for a reviewer', 'TASK_BOOK', 'UNIT_REVIEW', {}, null],
    ['no date once nobody has to act', 'TASK_BOOK', 'SIGNED', {}, null],
    ['no date in a state that there is not', 'TASK_BOOK', 'GONE', {}, null],
    ['its own date that has passed', 'TASK_BOOK', 'FILLING', { deadline: now - day }, -1],
    ['no date that passed before a return', 'TASK_BOOK', 'RETURNED', { deadline: now - day, opinion: '补充' }, null],
    ['the date that is still to come, after a return', 'TASK_BOOK', 'RETURNED', { opinion: '补充' }, 9],
    ['the very moment of its date, after a return', 'TASK_BOOK', 'RETURNED', { deadline: now, opinion: '补充' }, 0],
    [
      'a date that never refuses anything, also after a return',
      'MONTHLY_REPORT',
      'FILLING',
      { deadline: now - day, opinion: '补充' },
      -1,
    ],
    [
      'the end of a day after the submission, for a reviewer',
      'CONTRACT_CHANGE',
      'UNIT_REVIEW',
      { submittedAt: now - 3 * day },
      12 + rest,
    ],
    ['no date of a submission that there was not', 'CONTRACT_CHANGE', 'UNIT_REVIEW', {}, null],
    ['the end of a day after it came to them', 'MATCHING', 'SUBMITTED', { stateSince: now - day }, 9 + rest],
    ['the date that a question named', 'TECHNICAL_EVALUATION', 'QUESTIONED', { facts: { answerBy: now + 2 * day } }, 2],
    [
      'no date where the question named none',
      'TECHNICAL_EVALUATION',
      'QUESTIONED',
      { facts: { answerBy: '明天' } },
      null,
    ],
  ])('%s', (_case, kind, state, more, expected) => {
    expect(due(kind, state, more)).toBe(expected)
  })
})

describe('a report that misses its date', () => {
  const late = (deadline: number, more: Partial<WorkRow> = {}) => {
    const backend = smallBackend()
    backend.person('陈思远')
    const { db, now, day } = backend
    backend.work('AWARD_REPORT', 'w', {
      ...{ creatorId: '陈思远', state: 'FILLING', deadline: now + deadline, modifiedAt: now - 9 * day },
      ...more,
    })
    lapseWorks(backend.as())
    return { ...backend, work: db.works.get('w'), history: db.workHistories.where({ workId: 'w' }) }
  }

  it('ends at that moment by itself, and its nominee is told', () => {
    const { work, history, db, now } = late(-5)
    expect(work).toMatchObject({ state: 'NOT_FILED', stateSince: now - 5, modifiedAt: now - 5 })
    expect(history).toMatchObject([
      {
        ...{ step: 'LAPSE', role: null, actorId: null, actorName: '系统', actorTitle: '系统', actorUnit: null },
        ...{ at: now - 5, opinion: null, state: 'NOT_FILED' },
      },
    ])
    expect(db.messages.where({ userId: '陈思远' }).map(({ title }) => title)).toEqual([
      expect.stringContaining('《w》'),
    ])
  })

  it('keeps the time of a later change', () => {
    const { work, now } = late(-5, { modifiedAt: Date.parse('2026-11-26T09:59:59.999+08:00') })
    expect(work).toMatchObject({ stateSince: now - 5, modifiedAt: now - 1 })
  })

  it.each<[string, number, Partial<WorkRow>]>([
    ['has time until the last moment', 0, {}],
    ['that was submitted in time stays', -5, { state: 'SUBMITTED' }],
    ['without a date stays', -5, { deadline: null }],
    ['in a state that there is not stays', -5, { state: 'GONE' }],
  ])('%s', (_case, deadline, more) => {
    const { work, history } = late(deadline, more)
    expect(work?.state).toBe(more.state ?? 'FILLING')
    expect(history).toEqual([])
  })

  it('ends on its day, also where nothing else has changed since it was looked at', () => {
    const { db, as, now } = late(5)
    lapseWorks(as(undefined, { now: now + 5 }))
    expect(db.works.get('w')?.state).toBe('FILLING')
    lapseWorks(as(undefined, { now: now + 6 }))
    expect(db.works.get('w')?.state).toBe('NOT_FILED')
    lapseWorks(as(undefined, { now: now + 7 }))
    expect(db.workHistories.where({ workId: 'w' })).toHaveLength(1)
  })
})

describe('the next deadline of a project', () => {
  const { now, day } = smallBackend()
  const own = { creatorId: '陈思远', projectId: 'p' }
  type Small = ReturnType<typeof smallBackend>

  it.each<[string, (backend: Small) => unknown, object | null]>([
    [
      'is that of the declaration while it is filled in',
      ({ work }) => work('DECLARATION', 'p', { creatorId: '陈思远', belongsTo: '指南' }),
      { workId: 'p', kind: 'DECLARATION', dueAt: now + 5 * day, heldBy: '陈思远' },
    ],
    [
      'is the earliest of its work items',
      ({ work }) => [
        work('TASK_BOOK', 'later', { ...own, deadline: now + 3 * day }),
        work('ACCEPTANCE', 'first', { ...own, deadline: now + day }),
        work('MONTHLY_REPORT', 'last', { ...own, deadline: now + 9 * day }),
      ],
      { workId: 'first', kind: 'ACCEPTANCE', dueAt: now + day },
    ],
    [
      'is not that of another project',
      ({ work }) => work('TASK_BOOK', 'w', { ...own, projectId: 'x', deadline: now }),
      null,
    ],
    [
      'is not that of what the person may not read',
      ({ work }) => work('TASK_BOOK', 'w', { ...own, creatorId: '赵立群', deadline: now }),
      null,
    ],
    ['is not that of what has no date', ({ work }) => work('TASK_BOOK', 'w', own), null],
    [
      'is that of a report of the platform that the project builds',
      ({ db, work }) => [
        db.platforms.insert({ id: 'platform', projectId: 'p' } as never),
        work('MONTHLY_REPORT', 'w', { creatorId: '陈思远', belongsTo: 'platform', deadline: now + day }),
      ],
      { workId: 'w', kind: 'MONTHLY_REPORT', dueAt: now + day },
    ],
    [
      'is not that of what another project files about the platform',
      ({ db, work }) => [
        db.platforms.insert({ id: 'platform', projectId: 'p' } as never),
        work('MONTHLY_REPORT', 'w', { ...own, projectId: 'x', belongsTo: 'platform', deadline: now + day }),
      ],
      null,
    ],
    [
      'is not that of a report of another platform',
      ({ db, work }) => [
        db.platforms.insert({ id: 'platform', projectId: 'x' } as never),
        work('MONTHLY_REPORT', 'w', { creatorId: '陈思远', belongsTo: 'platform', deadline: now + day }),
      ],
      null,
    ],
  ])('%s', (_case, prepare, expected) => {
    const backend = smallBackend()
    backend.person('陈思远')
    backend.guide('指南', { closesAt: now + 5 * day })
    prepare(backend)
    const next = nextDeadline(backend.as('陈思远'), 'p')
    if (expected === null) expect(next).toBeNull()
    else expect(next).toMatchObject(expected)
  })
})
