/** A platform's monthly reports: their months, dates, corrections and order; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts } from '../../tests/small-backend'
import { smallProject } from '../../tests/small-project'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import { createMonth, monthDue, monthRefusal, reportsOf } from './kinds/monthly'
import { workView } from './view'

let { backend, step } = smallProject()
beforeEach(() => {
  ;({ backend, step } = smallProject())
})
const row = (id: string) => backend.db.works.get(id) ?? expect.fail(id)
const ofKind = (kind: string) => backend.db.works.where({ kind })

describe('a platform’s monthly reports', () => {
  const platform = (more: object = {}) =>
    backend.db.platforms.insert({
      ...{ id: 'f', kind: 'SERVICE', name: '算力平台', personId: '陈思远', unitId: university, disabled: false },
      ...more,
    } as never)
  const month = (of: string, state = 'SUBMITTED', more: Partial<WorkRow> = {}) =>
    backend.work('MONTHLY_REPORT', of, {
      ...{ belongsTo: 'f', facts: { month: of }, state, creatorId: '陈思远', unitId: university, ...more },
    })
  const begin = (of: unknown, who = '陈思远') => beginWork(backend.as(who), 'MONTHLY_REPORT', 'f', { month: of })

  it('are due ten days after the month, in Beijing', () => {
    expect(monthDue('2026-12')).toBe(Date.parse('2027-01-10T23:59:59.999+08:00'))
  })

  it.each([
    ['SERVICE', 'MONTHLY_REPORT'],
    ['FUNCTION', 'MONTHLY_PROGRESS'],
  ])('of a %s platform are %s', (kind, expected) => {
    expect(createMonth(backend.as(), platform({ kind }), '2026-09')).toMatchObject({
      ...{
        kind: expected,
        belongsTo: 'f',
        projectId: null,
        unitId: university,
        creatorId: '陈思远',
        number: '2026-09',
      },
      ...{ title: '算力平台 2026年9月', reachedDepartment: true, facts: { month: '2026-09' } },
      deadline: Date.parse('2026-10-10T23:59:59.999+08:00'),
    })
  })

  it('stand from the oldest', () => {
    for (const of of ['2026-10', '2026-08', '2026-09']) month(of)
    expect(reportsOf(backend.as(), platform()).map(({ id }) => id)).toEqual(['2026-08', '2026-09', '2026-10'])
  })

  it.each<[string, object, string[], string, number | null]>([
    ['of a disabled platform', { disabled: true }, [], '2026-10', 603401],
    ['of a month to come', {}, [], '2026-12', 603403],
    ['not of the present month', {}, [], '2026-11', null],
    ['after one that is missing', {}, ['2026-08'], '2026-10', 603404],
    ['after one that is not handed in', {}, ['2026-08', '2026-09 FILLING'], '2026-10', 603404],
    ['not after one that is', {}, ['2026-08', '2026-09'], '2026-10', null],
    ['not the first of all', {}, ['2026-10 FILLING'], '2026-10', null],
  ])('are refused %s', (_case, more, known, of, code) => {
    for (const one of known) month(...(one.split(' ') as [string]))
    expect(monthRefusal(backend.as(), platform(more), of)).toBe(code)
  })

  it.each<[string, unknown, string, object | null]>([
    ['by who reports for another', '2026-10', '王建华', { code: 603405 }],
    ['of no month', '2026-13', '陈思远', { code: 600 }],
    ['of a text with a month', 'x2026-10', '陈思远', { code: 600 }],
    ['of a month with more', '2026-10-01', '陈思远', { code: 600 }],
    ['of a number', 202610, '陈思远', { code: 600 }],
    ['twice', '2026-09', '陈思远', { code: 603406, workId: '2026-09' }],
    ['too early', '2026-12', '陈思远', { code: 603403 }],
    ['not in their order', '2026-10', '陈思远', null],
  ])('are not begun %s', (_case, of, who, expected) => {
    platform()
    month('2026-09')
    expect(refusalFacts(() => begin(of, who))).toEqual(expected)
  })

  it('follow each other: the next begins when one is handed in and its month has come', () => {
    platform()
    month('2026-09', 'FILLING')
    step('陈思远', '2026-09', 'SUBMIT')
    expect(ofKind('MONTHLY_REPORT').map(({ facts, state }) => [facts.month, state])).toEqual([
      ['2026-09', 'SUBMITTED'],
      ['2026-10', 'NOT_FILLED'],
    ])
    month('2026-11', 'FILLING')
    backend.db.works.update(ofKind('MONTHLY_REPORT')[1]?.id ?? '', { state: 'SUBMITTED' })
    step('陈思远', '2026-11', 'SUBMIT')
    expect(ofKind('MONTHLY_REPORT')).toHaveLength(3)
  })

  it.each<[string, object, string[], object | null]>([
    ['while its month is open', {}, [], null],
    ['before the next is handed in', {}, ['2026-10 FILLING'], null],
    ['not after the next is', {}, ['2026-10'], { code: 603402 }],
    ['not of a disabled platform', { disabled: true }, [], { code: 603401 }],
  ])('are returned %s', (_case, more, others, expected) => {
    const { permissions = [] } = backend.db.users.get('徐海宁') ?? {}
    backend.db.users.update('徐海宁', { permissions: [...permissions, 's02.f9008'] })
    platform(more)
    month('2026-09', 'SUBMITTED', { reachedDepartment: true })
    for (const one of others) month(...(one.split(' ') as [string]))
    const seen = workView(backend.as('徐海宁'), row('2026-09'), { roles: ['department'], creator: false, actedAs: [] })
    expect(seen.actions.includes('RETURN')).toBe(expected === null)
    expect(refusalFacts(() => step('徐海宁', '2026-09', 'RETURN', { opinion: '请核对' }))).toEqual(expected)
  })

  it('bring a correction into the next one that is not handed in', () => {
    platform()
    month('2026-09', 'RETURNED')
    month('2026-10', 'FILLING', { formId: 'monthly-report' })
    month('2026-11', 'FILLING', { formId: 'monthly-report' })
    for (const id of ['2026-09', '2026-10', '2026-11']) {
      backend.content(id, null, id === '2026-09' ? { served: '5' } : {})
      backend.db.contents.update(id, { formId: 'monthly-report' })
    }
    step('陈思远', '2026-09', 'SUBMIT')
    expect(backend.db.contents.get('2026-10')?.values).toMatchObject({ servedFormer: '5' })
    expect(backend.db.contents.get('2026-11')?.values).toEqual({})
    backend.db.works.update('2026-10', { state: 'SUBMITTED' })
    const former = backend.db.contents.update('2026-10', { values: {} })
    backend.db.works.update('2026-09', { state: 'RETURNED' })
    step('陈思远', '2026-09', 'SUBMIT')
    expect(backend.db.contents.get('2026-10')).toEqual(former)
  })

  it('are begun and handed in in their order, and begin no other before they are handed in', () => {
    platform()
    month('2026-09', 'NOT_FILLED')
    expect(step('陈思远', '2026-09', 'BEGIN').state).toBe('FILLING')
    expect(ofKind('MONTHLY_REPORT')).toHaveLength(1)
    month('2026-10', 'FILLING')
    expect(refusalFacts(() => step('陈思远', '2026-10', 'SUBMIT'))).toEqual({ code: 603404 })
  })

  it('can be filled in while the one before is corrected, as the person has it to do; not where the platform is disabled', () => {
    platform()
    month('2026-09', 'RETURNED')
    month('2026-10', 'NOT_FILLED')
    expect(step('陈思远', '2026-10', 'BEGIN').state).toBe('FILLING')
    expect(refusalFacts(() => step('陈思远', '2026-10', 'SUBMIT'))).toEqual({ code: 603404 })
    backend.db.works.update('2026-10', { state: 'NOT_FILLED' })
    backend.db.platforms.update('f', { disabled: true })
    expect(refusalFacts(() => step('陈思远', '2026-10', 'BEGIN'))).toEqual({ code: 603401 })
  })

  it('are refused to hand in where their platform is gone or disabled', () => {
    month('2026-09', 'FILLING')
    expect(refusalFacts(() => step('陈思远', '2026-09', 'SUBMIT'))).toEqual({ code: 603405 })
    platform({ disabled: true })
    expect(refusalFacts(() => step('陈思远', '2026-09', 'SUBMIT'))).toEqual({ code: 603401 })
  })
})
