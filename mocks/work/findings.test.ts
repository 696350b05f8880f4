/** Findings of a base's inspection: who raises and settles them, and how long later inspections show them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { FindingRow, WorkRow } from '../db/rows-work'
import { addFinding, findingsOf, settleFinding } from './findings'

let { backend } = smallUniversity()
const { now, day } = backend
const permissions = ['s02.f9001', 's02.f015']
/** The report of a year of the base `base`, by two people of the university, handed in. */
const report = (year: number, more: Partial<WorkRow> = {}) =>
  backend.work('science-base', `r${year}`, {
    ...{ belongsTo: 'base', unitId: university, creatorId: '陈思远', assigned: { member: ['李敏', 'gone'] } },
    ...{ state: 'HOST_REVIEW', reachedDepartment: true, facts: { year }, createdAt: year, title: `${year} 年度报告` },
    ...more,
  })
beforeEach(() => {
  ;({ backend } = smallUniversity())
  for (const id of ['陈思远', '李敏', '王建华', '徐海宁']) backend.db.users.update(id, { permissions })
  report(2025)
})
const finding = { text: ' 没有台账。 ', owner: ' 设备主管 ', dueAt: now + day }
const raise = (who = '王建华', more: object = {}, workId = 'r2025') =>
  addFinding(backend.as(who), workId, { ...finding, ...more })
const stored = (id: string, more: Partial<FindingRow> = {}) =>
  backend.db.findings.insert({
    ...{ id, belongsTo: 'base', workId: 'r2025', text: id, owner: '设备主管', dueAt: now, raisedBy: '王建华' },
    ...{ raisedAt: now, settledAt: null, note: null },
    ...more,
  })
const listed = (workId: string, who = '王建华') => findingsOf(backend.as(who), workId)

describe('a finding', () => {
  it('is raised by a reviewer, and those who report are told', () => {
    expect(raise()).toMatchObject({
      ...{ belongsTo: 'base', workId: 'r2025', text: '没有台账。', owner: '设备主管', dueAt: now + day },
      ...{ raisedBy: '王建华', raisedAt: now, settledAt: null, note: null },
      ...{ workTitle: '2025 年度报告', maySettle: true },
    })
    const title = '《2025 年度报告》有一项检查发现的问题'
    const messages = backend.db.messages.all()
    expect(messages.map(({ userId }) => userId)).toEqual(['陈思远', '李敏'])
    expect(messages[0]).toMatchObject({
      ...{
        title,
        titleEn: 'The inspection of “2025 年度报告” found something',
        link: expect.stringContaining('r2025'),
      },
      content: '<p>没有台账。责任人：设备主管，整改期限：2026-11-27。</p>',
      contentEn: '<p>没有台账。 To be settled by 设备主管 until 2026-11-27.</p>',
    })
  })

  it('names the day of its date in Beijing', () => {
    raise('王建华', { dueAt: Date.parse('2026-12-01T00:30:00+08:00') })
    expect(backend.db.messages.all()[0]?.content).toContain('2026-12-01')
  })

  it.each<[string, string, object, number | null]>([
    ['by the department in charge: not', '徐海宁', {}, null],
    ['by who reports', '陈思远', {}, 60154],
    ['by a colleague who reports with them', '李敏', {}, 60154],
    ['by a stranger', '郑立', {}, 60154],
    ['due now', '王建华', { dueAt: now }, 600],
    ['without a text', '王建华', { text: ' ' }, 603004],
    ['with a text of 501 characters', '王建华', { text: '字'.repeat(501) }, 603004],
    ['with a text of 500 characters: not', '王建华', { text: '字'.repeat(500) }, null],
    ['without somebody to settle it', '王建华', { owner: '' }, 603004],
  ])('is refused %s', (_case, who, more, code) => {
    expect(refusalOf(() => raise(who, more))).toBe(code)
  })

  it('is raised in inspections only', () => {
    backend.work('TASK_BOOK', 'book', { unitId: university, state: 'UNIT_REVIEW' })
    backend.db.users.update('王建华', { permissions: ['s02.f006'] })
    expect(refusalOf(() => raise('王建华', {}, 'book'))).toBe(60154)
  })

  it('is raised by nobody about their own report', () => {
    backend.db.works.update('r2025', { creatorId: '王建华' })
    expect(refusalOf(() => raise())).toBe(60154)
    backend.db.works.update('r2025', { creatorId: '陈思远', assigned: { member: ['王建华'] } })
    expect(refusalOf(() => raise())).toBe(60154)
  })

  it('is settled once, by a reviewer, with a note', () => {
    stored('f')
    const settle = (who: string, note = ' 已建台账 ') => settleFinding(backend.as(who), 'f', note)
    expect(refusalOf(() => settle('陈思远'))).toBe(60154)
    expect(refusalOf(() => settle('王建华', ' '))).toBe(603004)
    expect(settle('王建华')).toMatchObject({ settledAt: now, note: '已建台账', maySettle: false })
    expect(refusalOf(() => settle('王建华'))).toBe(603003)
    expect(refusalOf(() => settleFinding(backend.as('王建华'), 'gone', '说明'))).toBe(603001)
  })
})

describe('an inspection lists', () => {
  it('the findings of its own, those that are open first, by their date', () => {
    stored('later', { dueAt: now + 2 })
    stored('settled', { settledAt: now, dueAt: now })
    stored('first', { dueAt: now + 1 })
    stored('other base', { belongsTo: 'other', workId: 'x' })
    expect(listed('r2025')).toMatchObject({ mayRaise: true, serverTime: now })
    expect(listed('r2025').items.map(({ id, maySettle }) => [id, maySettle])).toEqual([
      ['first', true],
      ['later', true],
      ['settled', false],
    ])
    const read = listed('r2025', '陈思远')
    expect([read.mayRaise, read.items.some(({ maySettle }) => maySettle)]).toEqual([false, false])
  })

  it('those of years before that were open when it began', () => {
    report(2026, { createdAt: 1000 })
    report(2024)
    stored('open')
    stored('settled before', { settledAt: 1000 })
    stored('settled after', { settledAt: 1001 })
    stored('lost', { workId: 'gone' })
    stored('other base', { belongsTo: 'other' })
    expect(listed('r2026').items.map(({ id }) => id)).toEqual(['open', 'settled after'])
    report(2025.5, { facts: { year: 2025 } })
    expect(listed('r2025.5').items).toEqual([])
    expect(listed('r2024').items).toEqual([])
    expect(listed('r2025').items).toHaveLength(3)
  })

  it('a finding of a report that is gone without its title', () => {
    stored('f')
    stored('g', { workId: 'r2026' })
    report(2026)
    backend.db.works.remove('r2025')
    expect(listed('r2026').items.map(({ id }) => id)).toEqual(['g'])
  })
})
