/** What the commission's decision about a filing grants, the letter that it gets, and what its creator is told. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { moveWork, type StepInput } from './steps'
import { workView } from './view'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
  for (const id of ['MATCHING', 'FOREIGN_EXPERT_CHECK'])
    backend.db.commissionDesks.insert({ id, departmentIds: ['处室一'] })
})
const { now } = backend
const rows = [
  { id: 'a', cells: { year: '2027', amount: '20' } },
  { id: 'b', cells: { year: '2026', amount: '30.5' } },
]
const requested = [
  { year: 2026, amount: '30.5' },
  { year: 2027, amount: '20' },
]
function filed(more: Partial<WorkRow> = {}, kind = 'MATCHING') {
  const work = given(kind, { state: 'RECEIVED', title: '量子', facts: { subject: '计划' }, ...more })
  backend.content('w', { years: rows, amount: '50' })
  return work
}
const decide = (action: 'PASS' | 'REFUSE' | 'RETURN', input: StepInput = {}) =>
  moveWork(backend.as('周航'), 'w', action, input)
const told = () => backend.db.messages.where({ userId: '陈思远' }).map(({ content, contentEn }) => [content, contentEn])

describe('a decision of the commission', () => {
  it('that supports a filing grants amounts by year, with a letter that names both', () => {
    filed()
    const years = [
      { year: 2026, amount: '30.50' },
      { year: 2027, amount: '10' },
    ]
    expect(decide('PASS', { facts: { years }, opinion: '同意' })).toMatchObject({
      ...{ state: 'ACCEPTED', amount: '40.5' },
      facts: {
        ...{ subject: '计划', letterNumber: '沪科匹〔2026〕1 号', decidedAt: now, reason: '同意' },
        granted: [
          { year: 2026, amount: '30.5' },
          { year: 2027, amount: '10' },
        ],
      },
    })
    expect(told()).toEqual([
      [
        expect.stringMatching(
          /^<p>.+《量子》：.+。核定 40.5 万元：2026 年 30.5 万元，2027 年 10 万元。《.+》（沪科匹〔2026〕1 号）可以下载。意见：同意<\/p>$/,
        ),
        expect.stringMatching(
          /^<p>.+ “量子”: .+\. Granted \(10,000 yuan\): 40.5; 2026: 30.5, 2027: 10\. “.+” \(沪科匹〔2026〕1 号\) can be downloaded\. Opinion: 同意<\/p>$/,
        ),
      ],
    ])
  })

  it('that grants what was requested, where it says so', () => {
    filed()
    expect(decide('PASS', { facts: { asRequested: true } })).toMatchObject({
      amount: '50.5',
      facts: { granted: requested, reason: null },
    })
  })

  it('that refuses a filing grants nothing, and has a letter', () => {
    filed({ amount: '50.5' })
    const done = decide('REFUSE', { opinion: '重复' })
    expect(done).toMatchObject({
      ...{ state: 'REFUSED', amount: '50.5' },
      facts: { letterNumber: '沪科匹〔2026〕1 号', reason: '重复' },
    })
    expect(done.facts).not.toHaveProperty('granted')
    expect(told()[0]?.[0]).toMatch(/。《.+》（沪科匹〔2026〕1 号）可以下载。意见：重复<\/p>$/)
  })

  it('that returns a filing has no letter', () => {
    filed()
    expect(decide('RETURN', { opinion: '请补充' }).facts).toEqual({ subject: '计划', returnedFrom: 'RECEIVED' })
    expect(told()[0]?.[0]).not.toContain('可以下载')
  })

  it('is refused without an amount for each year, and not where it grants nothing', () => {
    filed()
    expect(refusalOf(() => decide('PASS'))).toBe(603112)
    expect(refusalOf(() => decide('RETURN', { opinion: '请补充' }))).toBeNull()
  })

  it('passes a check without any amounts', () => {
    backend.db.expertProjects.insert({ id: 'expert', unitId: '', abnormal: false } as never)
    backend.work('FOREIGN_EXPERT', 'project', { belongsTo: 'expert' })
    filed({ belongsTo: 'project', facts: { year: 2026 }, amount: null }, 'FOREIGN_EXPERT_CHECK')
    const done = decide('PASS')
    expect(done).toMatchObject({ state: 'ACCEPTED', amount: null, facts: { letterNumber: '沪科外检〔2026〕1 号' } })
    expect(told()[0]?.[0]).not.toContain('核定')
  })

  it.each<[string, unknown[], number]>([
    ['the first of a year', [], 1],
    ['after the last one of its kind', ['沪科匹〔2026〕3 号', '沪科匹〔2026〕12 号', null], 13],
    ['not after those of other years and letters', ['沪科匹〔2025〕9 号', '沪科拨〔2026〕8 号', 7], 1],
  ])('has a number: %s', (_case, numbers, expected) => {
    for (const [index, letterNumber] of numbers.entries())
      backend.work('MATCHING', `x${index}`, { facts: { letterNumber } })
    backend.work('FOREIGN_EXPERT', 'other', { facts: { letterNumber: '沪科匹〔2026〕99 号' } })
    filed()
    expect(decide('REFUSE', { opinion: '重复' }).facts.letterNumber).toBe(`沪科匹〔2026〕${expected} 号`)
  })
})

describe('the amounts that were requested', () => {
  it.each([
    ['RECEIVED', true],
    ['ACCEPTED', true],
    ['REFUSED', true],
    ['SUBMITTED', false],
    ['UNIT_REVIEW', false],
  ])('are shown in %s: %s', (state, expected) => {
    const work = filed({ state })
    const { facts } = workView(backend.as('周航'), work, { roles: ['commission'], creator: false, actedAs: [] })
    expect((facts as { requested?: unknown }).requested).toEqual(expected ? requested : undefined)
  })
})
