/** What a request of a year's matched funds begins with, when, and for whom; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts } from '../../tests/small-backend'
import { smallMatching } from '../../tests/small-matching'
import { university } from '../../tests/small-university'
import { fundApplicationRules, periodOf } from './kinds/matching'

let { backend, matching, request, begin, valuesOf, submit, giveBack } = smallMatching()
beforeEach(() => {
  ;({ backend, matching, request, begin, valuesOf, submit, giveBack } = smallMatching())
})
const at = (time: string) => Date.parse(`${time}+08:00`)

describe('a request of a year’s funds', () => {
  it('begins with the matching, what was planned and what was requested before, and the last account', () => {
    matching({ 2022: '5', 2023: '10', 2024: '20', 2025: '25', 2026: '40', 2027: '50' })
    request(2022, { amount: null })
    request(2026, { id: 'elsewhere', belongsTo: 'another matching' })
    backend.content(request(2023, { amount: '9.5' }).id, { bank: '旧银行', account: '1' })
    backend.content(request(2024, { amount: '20', state: 'UNIT_REVIEW' }).id, { bank: '工商银行', account: '62220210' })
    request(2025, { submittedAt: null, state: 'FILLING' })
    request(2027)
    const work = begin('FUND_APPLICATION', 'm', { year: 2026 })
    expect(work).toMatchObject({
      ...{ kind: 'FUND_APPLICATION', belongsTo: 'm', projectId: null, creatorId: '陈思远', unitId: university },
      ...{ departmentId: '材料系', title: '深海传感网络 2026年度', deadline: at('2027-01-01T00:00:00') - 1 },
      facts: { year: 2026, subject: '国家重点研发计划' },
    })
    expect(valuesOf(work)).toMatchObject({
      ...{ name: '深海传感网络', matchingNumber: 'PT20260001', year: '2026', approved: '90', before: '29.5' },
      ...{ planned: '40', bank: '工商银行', account: '62220210' },
    })
  })

  it('does not count what was refused, and has no account where none was requested before', () => {
    matching({ 2025: '25', 2026: '40' })
    request(2025, { state: 'REFUSED' })
    expect(valuesOf(begin('FUND_APPLICATION', 'm', { year: 2026 }))).toMatchObject({
      before: '0',
      bank: '',
      account: '',
    })
  })

  it.each<[string, () => unknown, object]>([
    ['of no matching', () => begin('FUND_APPLICATION', 'gone', { year: 2026 }), { code: 603001 }],
    [
      'of something else',
      () => begin('FUND_APPLICATION', backend.work('DECLARATION', 'd', { creatorId: '陈思远' }).id, { year: 2026 }),
      { code: 603001 },
    ],
    [
      'of another person’s matching',
      () => begin('FUND_APPLICATION', matching({ 2026: '1' }).id, { year: 2026 }, '赵立群'),
      { code: 603102 },
    ],
    [
      'of a year outside the plan',
      () => begin('FUND_APPLICATION', matching({ 2026: '1' }).id, { year: 2027 }),
      { code: 603412 },
    ],
    ['of no year', () => begin('FUND_APPLICATION', matching({ 2026: '1' }).id, { year: '2026' }), { code: 603412 }],
    [
      'of a year outside the plan, before the grant',
      () => begin('FUND_APPLICATION', matching({ 2026: '1' }, { state: 'UNIT_REVIEW' }).id, { year: 2027 }),
      { code: 603003 },
    ],
    [
      'before the grant',
      () => begin('FUND_APPLICATION', matching({ 2026: '1' }, { state: 'UNIT_REVIEW' }).id, { year: 2026 }),
      { code: 603003 },
    ],
    [
      'before its year, which says when it can be made',
      () => begin('FUND_APPLICATION', matching({ 2027: '1' }).id, { year: 2027 }),
      { code: 603412, ...periodOf(2027) },
    ],
    [
      'that was made',
      () => {
        matching({ 2026: '1' })
        begin('FUND_APPLICATION', 'm', { year: request(2026).facts.year })
      },
      { code: 603104 },
    ],
  ])('%s is refused', (_case, run, expected) => {
    expect(refusalFacts(run)).toEqual(expected)
  })

  it('that is being filled in is gone on with', () => {
    matching({ 2026: '40' })
    const first = begin('FUND_APPLICATION', 'm', { year: 2026 })
    expect(begin('FUND_APPLICATION', 'm', { year: 2026 }).id).toBe(first.id)
  })

  it('is submitted within its year, and once returned also after it; its number stays', () => {
    matching({ 2026: '40' })
    const { id } = begin('FUND_APPLICATION', 'm', { year: 2026 })
    backend.db.works.update(id, { deadline: null })
    const nextYear = at('2027-01-05T10:00:00')
    expect(refusalFacts(() => submit(id, nextYear))).toEqual({ code: 603412, ...periodOf(2026) })
    expect(submit(id)).toMatchObject({ state: 'UNIT_REVIEW', number: 'ZJ20260001' })
    giveBack(id)
    expect(submit(id, nextYear)).toMatchObject({ state: 'UNIT_REVIEW', number: 'ZJ20260001' })
  })

  it('whose matching is gone cannot be submitted', () => {
    request(2026, { state: 'FILLING', submittedAt: null })
    expect(refusalFacts(() => submit('f2026'))).toEqual({ code: 603001 })
  })

  it('asks the commission for its amount, in its year', () => {
    const work = request(2026, { state: 'RECEIVED' })
    backend.content(work.id, { amount: '12.50' })
    expect(fundApplicationRules.facts?.(backend.as(), work)).toEqual({ requested: [{ year: 2026, amount: '12.5' }] })
  })
})
