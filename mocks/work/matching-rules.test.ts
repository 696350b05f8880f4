/** What a matching of a national project begins with, when, for whom, and its years; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { RowValue } from '@/smartform/schema/values'
import { refusalFacts } from '../../tests/small-backend'
import { smallMatching } from '../../tests/small-matching'
import { university } from '../../tests/small-university'
import type { NationalProjectRow } from '../db/rows-filings'
import type { ContentRow, WorkRow } from '../db/rows-work'
import { matchingLimit, matchingRules, periodOf, plannedYears, yearRefusal } from './kinds/matching'

let { backend, national, matching, request, begin, valuesOf, submit, giveBack } = smallMatching()
beforeEach(() => {
  ;({ backend, national, matching, request, begin, valuesOf, submit, giveBack } = smallMatching())
})
const at = (time: string) => Date.parse(`${time}+08:00`)
const cellsOf = (value: unknown) => (value as readonly RowValue[]).map(({ id, cells }) => ({ id, ...cells }))

describe('a matching', () => {
  it('begins with what is known of its project, its own unit, and the years that are not over', () => {
    national()
    const work = begin('MATCHING', 'n')
    expect(work).toMatchObject({
      ...{
        kind: 'MATCHING',
        belongsTo: 'n',
        projectId: null,
        creatorId: '陈思远',
        title: '深海传感网络',
        number: null,
      },
      ...{ unitId: university, departmentId: '材料系', facts: { year: 2026, subject: '国家重点研发计划' } },
    })
    const values = valuesOf(work)
    expect(values).toMatchObject({
      ...{ name: '深海传感网络', leaderName: '陈思远', unitName: university, nationalFunding: '980' },
      period: { start: '2025-01-01', end: '2028-12-31' },
    })
    expect(cellsOf(values.shares)).toEqual([{ id: 'own', unitName: university, task: '', share: '100' }])
    expect(cellsOf(values.years)).toEqual([
      { id: 'y2026', year: '2026', amount: '', use: '' },
      { id: 'y2027', year: '2027', amount: '', use: '' },
      { id: 'y2028', year: '2028', amount: '', use: '' },
    ])
  })

  it('of a unit that is gone begins without its name', () => {
    national({ unitId: 'gone' })
    const work = begin('MATCHING', 'n')
    expect([work.unitId, valuesOf(work).unitName]).toEqual(['gone', ''])
  })

  it.each<[string, () => unknown, number]>([
    ['of no project', () => begin('MATCHING', 'gone'), 603101],
    ['of another person’s project', () => begin('MATCHING', national().id, {}, '赵立群'), 603102],
    [
      'before the intermediate real-name level',
      () => {
        backend.db.users.update('陈思远', { userGrade: 1 })
        begin('MATCHING', national().id)
      },
      60345,
    ],
    [
      'of a project that is matched without an application',
      () => begin('MATCHING', national({ key: false }).id),
      603009,
    ],
    ['of a project whose last year is over', () => begin('MATCHING', national({ end: '2025-12-31' }).id), 603412],
    ['that is there already', () => begin('MATCHING', matching({}) && national().id), 603104],
  ])('%s is refused', (_case, run, code) => {
    expect(refusalFacts(run)).toEqual({ code })
  })

  it.each(['2026-01-01', '2026-12-31'])('of a project that ends on %s, this year, can begin at level 2', (end) => {
    backend.db.users.update('陈思远', { userGrade: 2 })
    national({ end })
    expect(cellsOf(valuesOf(begin('MATCHING', 'n')).years)).toMatchObject([{ year: '2026' }])
  })

  it('that is being filled in is gone on with, whatever else is matched', () => {
    national()
    backend.work('MATCHING', 'other', { belongsTo: 'other project' })
    const first = begin('MATCHING', 'n')
    expect(begin('MATCHING', 'n').id).toBe(first.id)
  })

  it('gets its number with its first submission, and keeps it', () => {
    national()
    const { id } = begin('MATCHING', 'n')
    expect(submit(id)).toMatchObject({ state: 'UNIT_REVIEW', number: 'PT20260001' })
    expect(giveBack(id)).toMatchObject({ state: 'RETURNED', number: 'PT20260001' })
    expect(submit(id, at('2027-02-01T10:00:00')).number).toBe('PT20260001')
  })

  it.each([
    [{ amount: '12.5' }, '12.5'],
    [{ amount: '' }, null],
    [{ amount: 12 }, null],
    [{}, null],
  ])('shows in lists the amount that was saved: %j', (values, amount) => {
    const content = { values } as unknown as ContentRow
    expect(matchingRules.saved?.(content)).toEqual({ amount })
  })

  it('asks the commission for its years', () => {
    const work = matching({ 2026: '40' }, { state: 'RECEIVED' })
    expect(matchingRules.facts?.(backend.as(), work)).toEqual({ requested: [{ year: 2026, amount: '40' }] })
    expect(matchingRules.facts?.(backend.as(), { ...work, id: 'never submitted' })).toEqual({ requested: [] })
  })

  it.each([
    ['0.3 of the funding', { funding: '980.05', ratioLimit: '30', cap: '300' }, '294.02'],
    ['the cap of the programme', { funding: '980', ratioLimit: '30', cap: '200' }, '200'],
    ['both alike', { funding: '100', ratioLimit: '30', cap: '30' }, '30'],
  ])('is at most %s', (_case, of, most) => {
    expect(matchingLimit(of as NationalProjectRow).toString()).toBe(most)
  })
})

describe('the years of a matching', () => {
  const yearsOf = (work: WorkRow) =>
    plannedYears(backend.as(), work).map(({ year, planned, application }) => [
      year,
      planned.toString(),
      application?.id,
    ])

  it('are those that were submitted, each with its request', () => {
    const work = matching({ 2026: '40', 2027: '50' }, { state: 'UNIT_REVIEW' })
    request(2027)
    expect(yearsOf(work)).toEqual([
      [2026, '40', undefined],
      [2027, '50', 'f2027'],
    ])
  })

  it('are those for which money was granted, once it was', () => {
    const granted = [
      { year: 2026, amount: '30' },
      { year: 2027, amount: '0' },
      { year: 2028, amount: '10.5' },
    ]
    expect(yearsOf(matching({ 2026: '40', 2027: '50' }, { facts: { granted } }))).toEqual([
      [2026, '30', undefined],
      [2028, '10.5', undefined],
    ])
  })

  it('are none before the first submission', () => {
    expect(yearsOf(backend.work('MATCHING', 'm'))).toEqual([])
  })

  const opens = at('2026-01-01T00:00:00')
  const closes = at('2027-01-01T00:00:00') - 1
  it('last from the first to the last millisecond in Beijing', () => {
    expect(periodOf(2026)).toEqual({ opensOn: opens, closesOn: closes })
  })

  it.each([
    ['the first moment', opens, 'ACCEPTED', null],
    ['the last moment', closes, 'ACCEPTED', null],
    ['before it', opens - 1, 'ACCEPTED', 603412],
    ['after it', closes + 1, 'ACCEPTED', 603412],
    ['after it, without a grant', closes + 1, 'UNIT_REVIEW', 603412],
    ['after it, with a refusal', closes + 1, 'REFUSED', 603003],
    ['before the grant', opens, 'UNIT_REVIEW', 603003],
    ['long before the grant', opens - 1, 'UNIT_REVIEW', 603003],
  ] as const)('can be requested, or not: %s', (_case, moment, state, refusal) => {
    expect(yearRefusal(backend.as(undefined, { now: moment }), { state } as WorkRow, 2026)).toBe(refusal)
  })
})
