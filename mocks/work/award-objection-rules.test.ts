/** Who may object to a published award report, until when, and what a ruling does; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkAction } from '@/work/kind'
import { refusalFacts, smallBackend } from '../../tests/small-backend'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import { awardObjectionRules, openObjection } from './kinds/award-objection'
import { moveWork } from './steps'

let backend = smallBackend()
const { now, day } = backend
/** The report `r`, published yesterday: nominated by 王建华, filed by 陈思远, with 赵立群 among its contributors. */
function published(more: Partial<WorkRow> = {}): WorkRow {
  backend.content('r', { persons: [{ id: 'c1', cells: { name: '赵立群', mobile: '13800000001' } }] })
  return backend.work('AWARD_REPORT', 'r', {
    ...{ state: 'ACCEPTED', stateSince: now - day, creatorId: '陈思远', title: '深海传感网络', number: 'J2026001' },
    ...{ assigned: { nominator: ['王建华'] }, facts: { year: 2026, acceptedAt: now - day } },
    ...more,
  })
}
beforeEach(() => {
  backend = smallBackend()
  const { person, member, db } = backend
  for (const name of ['陈思远', '王建华', '赵立群', '何静', '徐海宁']) person(name, ['s23.f002'])
  db.users.update('赵立群', { userMobile: '13800000001' })
  db.users.update('何静', { userMobile: '13800000002', userEnglishname: 'He Jing' })
  member('徐海宁', '科委', { departments: [{ id: '奖励处', isAdmin: 1 }] })
  for (const id of ['AWARD_OBJECTION', 'AWARD_REPORT']) db.commissionDesks.insert({ id, departmentIds: ['奖励处'] })
})
const object = (who = '何静', of = 'r', moment = now) =>
  beginWork(backend.as(who, { now: moment }), 'AWARD_OBJECTION', of, {})
const step = (who: string, id: string, action: WorkAction, opinion: string | null = null, moment = now) =>
  moveWork(backend.as(who, { whole: true, now: moment }), id, action, {
    opinion,
    seenRevision: backend.db.contents.get(id)?.revision,
  })

describe('an objection', () => {
  it('is begun by anybody who is not involved, with the title and number of the report', () => {
    published()
    const work = object()
    expect(work).toMatchObject({
      ...{ kind: 'AWARD_OBJECTION', belongsTo: 'r', creatorId: '何静', state: 'FILLING', unitId: '', projectId: null },
      ...{ title: '深海传感网络', number: 'J2026001', facts: { year: 2026 } },
    })
    expect(Object.values(backend.db.contents.get(work.id)?.values ?? {})).toEqual(
      expect.arrayContaining(['深海传感网络', 'J2026001']),
    )
  })

  it.each<[string, () => unknown, object]>([
    ['by who filed it', () => object(published().creatorId), { code: 60924 }],
    ['by its nominator', () => published() && object('王建华'), { code: 60924 }],
    ['by a contributor', () => published() && object('赵立群'), { code: 60924 }],
    ['to no report', () => object('何静', 'gone'), { code: 60925 }],
    ['to another kind of work', () => object('何静', backend.work('DECLARATION', 'd').id), { code: 60925 }],
    ['to a report that is not published', () => published({ state: 'SUBMITTED' }) && object(), { code: 60925 }],
    [
      'after the publication, which says its end',
      () => published() && object('何静', 'r', now + 14 * day),
      { code: 60925, deadline: now + 14 * day },
    ],
  ])('is refused %s', (_case, run, expected) => {
    expect(refusalFacts(run)).toEqual(expected)
  })

  it('may be begun until the last moment', () => {
    published()
    expect(refusalFacts(() => object('何静', 'r', now + 14 * day - 1))).toBeNull()
  })

  it('in progress is gone on with, and is no other person’s', () => {
    published({ assigned: {} })
    const first = object()
    expect(object().id).toBe(first.id)
    expect(object('王建华').id).not.toBe(first.id)
    const mine = () => openObjection(backend.as(), 'r', '何静')?.id
    backend.work('AWARD_OBJECTION', 'elsewhere', { belongsTo: 'other', creatorId: '何静' })
    expect(mine()).toBe(first.id)
    backend.db.works.update(first.id, { state: 'SUBMITTED' })
    expect(mine()).toBe(first.id)
    for (const state of ['UPHELD', 'DISMISSED']) {
      backend.db.works.update(first.id, { state })
      expect(mine(), state).toBeUndefined()
    }
  })

  it('is submitted within the publication only, and about a report that stands', () => {
    published()
    const { id } = object()
    expect(refusalFacts(() => step('何静', id, 'SUBMIT', null, now + 14 * day))?.code).toBe(60925)
    backend.db.works.update('r', { state: 'REVOKED' })
    expect(refusalFacts(() => step('何静', id, 'SUBMIT'))?.code).toBe(60925)
    backend.db.works.update('r', { state: 'ACCEPTED' })
    expect(step('何静', id, 'SUBMIT').state).toBe('SUBMITTED')
  })

  it.each([
    ['a draft during the publication', 'FILLING', 13, 'ACCEPTED', false],
    ['a draft after the publication', 'FILLING', 14, 'ACCEPTED', true],
    ['a draft about a revoked report', 'FILLING', 0, 'REVOKED', true],
    ['one that the commission has', 'SUBMITTED', 14, 'REVOKED', false],
  ])('%s is over: %#', (_case, state, days, reportState, over) => {
    published({ state: reportState })
    const work = backend.work('AWARD_OBJECTION', 'o', { state, belongsTo: 'r' })
    const context = backend.as('何静', { now: now + days * day })
    expect(awardObjectionRules.over?.(context, work)).toBe(over)
  })

  it('says how its report’s publication stands; of a report that is gone nothing', () => {
    const work = backend.work('AWARD_OBJECTION', 'o', { belongsTo: 'r', submittedAt: now, state: 'SUBMITTED' })
    const facts = () => awardObjectionRules.facts?.(backend.as('何静'), work)
    expect([facts(), awardObjectionRules.over?.(backend.as(), { ...work, state: 'FILLING' })]).toEqual([
      undefined,
      false,
    ])
    published()
    expect(facts()).toEqual({ period: 'STOPPED' })
    expect(awardObjectionRules.facts?.(backend.as('徐海宁'), work)).toEqual({ period: 'STOPPED', reportId: 'r' })
    expect(awardObjectionRules.facts?.(backend.as(), work)).toEqual({ period: 'STOPPED' })
  })
})

describe('a ruling', () => {
  const submitted = (more: Partial<WorkRow> = {}) => {
    published(more)
    const work = backend.work('AWARD_OBJECTION', 'o', {
      ...{ belongsTo: 'r', creatorId: '何静', state: 'SUBMITTED', submittedAt: now, facts: { year: 2026 } },
    })
    backend.content('o', {})
    return work.id
  }

  it.each([
    ['PASS', 'UPHELD', 'REVOKED'],
    ['REFUSE', 'DISMISSED', 'ACCEPTED'],
  ] as const)('%s keeps its reason, and the report follows it', (action, state, report) => {
    const id = submitted()
    expect(step('徐海宁', id, action, '查无实据')).toMatchObject({ state, facts: { year: 2026, reason: '查无实据' } })
    expect(backend.db.works.get('r')?.state).toBe(report)
  })

  it.each([
    ['without a reason', null, 603004],
    ['that names the objector', '经查，何静反映属实', 60926],
    ['that names the objector in English', 'He Jing is right', 60926],
    ['that has the objector’s number', '已致电 13800000002 核实', 60926],
    ['that names somebody else', '经查，陈思远的论文无误', null],
  ])('%s', (_case, reason, code) => {
    const id = submitted()
    for (const action of ['PASS', 'REFUSE'] as const) {
      backend.db.works.update(id, { state: 'SUBMITTED' })
      expect(refusalFacts(() => step('徐海宁', id, action, reason))?.code ?? null, action).toBe(code)
    }
  })

  it('of an objector without names or numbers is not taken for one that names them', () => {
    const id = submitted()
    backend.db.users.update('何静', { userEnglishname: '', userMobile: '' })
    expect(step('徐海宁', id, 'REFUSE', '查无实据').state).toBe('DISMISSED')
  })

  it('on a report that was revoked before leaves it as it is', () => {
    const id = submitted({ state: 'REVOKED' })
    expect(step('徐海宁', id, 'PASS', '属实').state).toBe('UPHELD')
    expect(backend.db.works.get('r')?.state).toBe('REVOKED')
  })
})
