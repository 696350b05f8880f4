/** When and by whom a base's annual report is begun, what it takes over, and when it may be submitted; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts, refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { BaseRow, BaseYearRow } from '../db/rows-bases'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import { baseReportRules } from './kinds/base-reports'
import type { Taking } from './rules'

const kind = 'key-laboratory'
let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
  backend.db.users.update('陈思远', { permissions: ['s02.f9005'], userGrade: 2 })
  backend.db.users.update('赵立群', { permissions: ['s02.f9005'], userGrade: 2 })
})
const { now, day } = backend
const base = (more: Partial<BaseRow> = {}) =>
  backend.db.bases.insert({
    ...{ id: 'b', kind, number: '26ZD01', name: '深海传感实验室', leaderName: '陈思远', unitId: university },
    ...{ personIds: ['陈思远', '赵立群'], disabled: false },
    ...more,
  } as BaseRow)
const period = (more: Partial<BaseYearRow> = {}) =>
  backend.db.baseYears.insert({
    ...{ id: `${kind}:2026`, kind, year: 2026, opensAt: now - day, closesAt: now + day, withdrawn: false },
    ...more,
  })
const report = (year: number, more: Partial<WorkRow> = {}) =>
  backend.work(kind, `r${year}`, {
    belongsTo: 'b',
    unitId: university,
    assigned: { member: ['陈思远'] },
    facts: { year },
    ...more,
  })
const begin = (facts: object = {}, who = '陈思远', of = 'b', moment = now) =>
  beginWork(backend.as(who, { now: moment }), kind, of, { year: 2026, ...facts })
const valuesOf = (id: string) => backend.db.contents.get(id)?.values ?? {}
/** Last year's report, as it was submitted. */
const lastYear = (values: object, state = 'SUBMITTED') => {
  report(2025, { state, creatorId: '赵立群', formId: kind, submittedAt: now - 300 * day })
  backend.content('r2025', values, { draft: true })
  backend.db.contents.update('r2025', { formId: kind })
}
const taking = (more: object) => more as Taking

describe('a report of a base', () => {
  it('begins with the base, its host unit and its year, in the name of who begins it', () => {
    base()
    period()
    report(2026)
    expect(begin().id).toBe('r2026')
    expect(backend.db.works.get('r2026')).toMatchObject({ creatorId: '陈思远', formId: kind, state: 'FILLING' })
    expect(valuesOf('r2026')).toMatchObject({
      baseName: '深海传感实验室',
      hostUnit: university,
      reportYear: '2026',
      baseNumber: '26ZD01',
      director: '陈思远',
    })
  })

  it('begins with last year’s figures beside its own, and takes last year’s answers over where that is asked for', () => {
    base()
    period()
    report(2026)
    const directions = [{ id: 'd1', cells: { name: '声学', leader: '陈思远' } }]
    lastYear({ staff: '40', directions })
    const work = begin()
    expect(valuesOf(work.id)).toMatchObject({ staffFormer: '40' })
    expect(valuesOf(work.id).directions).not.toEqual(directions)
    expect(backend.db.contents.get(work.id)?.copiedFrom ?? null).toBeNull()
    backend.db.contents.remove(work.id)
    backend.db.works.update(work.id, { state: 'NOT_BEGUN', creatorId: '' })
    expect(begin({ takeOver: true }).id).toBe('r2026')
    expect(valuesOf('r2026')).toMatchObject({ directions, staffFormer: '40', staff: '' })
    expect(backend.db.contents.get('r2026')?.copiedFrom).toBe('r2025')
  })

  it('takes nothing over where nothing was submitted', () => {
    base()
    period()
    report(2026)
    report(2025, { state: 'FILLING' })
    expect(begin({ takeOver: true }).id).toBe('r2026')
    expect(backend.db.contents.get('r2026')?.copiedFrom ?? null).toBeNull()
  })

  it('that is begun is gone on with by its creator; others learn who began it', () => {
    base()
    report(2026, { state: 'FILLING', creatorId: '陈思远' })
    expect(begin().id).toBe('r2026')
    expect(refusalFacts(() => begin({}, '赵立群'))).toEqual({ code: 603205, workId: 'r2026', name: '陈思远' })
    backend.db.users.remove('陈思远')
    expect(refusalFacts(() => begin({}, '赵立群'))).toEqual({ code: 603205, workId: 'r2026', name: undefined })
  })

  it.each<[string, () => unknown, object]>([
    ['of no base', () => begin(), { code: 603202 }],
    ['of a base that one is not bound to', () => base({ personIds: ['赵立群'] }) && begin(), { code: 603202 }],
    [
      'below the intermediate level',
      () => base() && backend.db.users.update('陈思远', { userGrade: 1 }) && begin(),
      { code: 60345 },
    ],
    [
      'without the permission',
      () => base() && backend.db.users.update('陈思远', { permissions: [] }) && begin(),
      { code: 60154 },
    ],
    ['of a year that is not its own', () => base() && period() && begin(), { code: 603009 }],
    ['of a disabled base', () => base({ disabled: true }) && period() && report(2026) && begin(), { code: 603207 }],
    ['of a year that is not open', () => base() && report(2026) && begin(), { code: 603009 }],
    ['of a withdrawn year', () => base() && period({ withdrawn: true }) && report(2026) && begin(), { code: 603009 }],
    [
      'before the year opens',
      () => base() && period() && report(2026) && begin({}, '陈思远', 'b', now - 2 * day),
      { code: 603412, opensOn: now - day, closesOn: now + day },
    ],
    [
      'after it has closed',
      () => base() && period() && report(2026) && begin({}, '陈思远', 'b', now + 2 * day),
      { code: 60347, deadline: now + day },
    ],
    [
      'while last year’s is to be corrected',
      () => base() && period() && report(2026) && report(2025, { state: 'RETURNED' }) && begin(),
      { code: 603206, workId: 'r2025' },
    ],
  ])('is not begun %s', (_case, run, expected) => {
    expect(refusalFacts(run)).toEqual(expected)
  })

  it.each<[string, Partial<BaseRow>, Partial<BaseYearRow>, Taking['action'], number | null]>([
    ['in its year', {}, {}, 'SUBMIT', null],
    ['after the year has closed', {}, { closesAt: now - 1 }, 'SUBMIT', null],
    ['of a disabled base', { disabled: true }, {}, 'SUBMIT', 603207],
    ['after its year was withdrawn', {}, { withdrawn: true }, 'SUBMIT', 603009],
    ['by another step', { disabled: true }, { withdrawn: true }, 'WITHDRAW', null],
  ])('submitted %s: %#', (_case, ofBase, ofYear, action, code) => {
    base(ofBase)
    period(ofYear)
    const work = report(2026)
    expect(refusalOf(() => baseReportRules.guard?.(backend.as(), taking({ action, work })))).toBe(code)
  })

  it('counts from its approval', () => {
    base()
    const work = report(2026, { formId: kind, submittedAt: now })
    backend.content('r2026', { staff: '40' })
    backend.db.contents.update('r2026', { formId: kind })
    const figures = () => backend.db.baseFigures.all().length
    expect(baseReportRules.took?.(backend.as(), taking({ to: 'UNIT_REVIEW' }), work)).toBeUndefined()
    expect(figures()).toBe(0)
    expect(baseReportRules.took?.(backend.as(), taking({ to: 'SUBMITTED' }), work)).toBeUndefined()
    expect(figures()).toBe(1)
  })

  it('is held by whoever will be bound, until somebody is', () => {
    const held = (more: Partial<WorkRow>) =>
      baseReportRules.heldBy?.(backend.as(), { state: 'NOT_BEGUN', assigned: {}, ...more } as WorkRow)
    expect([
      held({}),
      held({ assigned: { member: [] } }),
      held({ assigned: { member: ['陈思远'] } }),
      held({ state: 'FILLING' }),
    ]).toEqual(['待绑定的填报人', '待绑定的填报人', undefined, undefined])
  })

  it('names its base, its district, and whether its year was withdrawn', () => {
    backend.db.dictionaries.insert({ id: 'yangpu', name: '杨浦区' } as never)
    const work = report(2026)
    const facts = () => baseReportRules.facts?.(backend.as(), work)
    expect(facts()).toEqual({ baseId: 'b', district: null, withdrawn: false })
    backend.db.units.update(university, { areaId: 'yangpu' })
    period({ withdrawn: true })
    expect(facts()).toEqual({ baseId: 'b', district: '杨浦区', withdrawn: true })
  })
})
