/** What an officer has to say besides an opinion: amounts by year, the conclusion on an acceptance. */
import { describe, expect, it } from 'vitest'
import { type Details, detailFacts, detailOfCode, detailsOf, wrongDetail } from './decision-details'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'

const requested = [
  { year: 2026, amount: '30' },
  { year: 2027, amount: '20' },
]
const row = (kind: string, state: string, facts: unknown) =>
  ({ kind, kindVersion: 1, state, facts, serverTime: Date.parse('2026-11-26T10:00:00+08:00') }) as WorkRowFragment
const matching = row('MATCHING', 'RECEIVED', { requested })
const acceptance = (recommended?: WorkAction) => row('ACCEPTANCE', 'TO_CONCLUDE', { findings: true, recommended })

describe('a decision asks for nothing more', () => {
  it.each<[string, WorkRowFragment, WorkAction | null]>([
    ['before it is chosen', matching, null],
    ['where it grants nothing', matching, 'REFUSE'],
    ['in a state that grants nothing', row('MATCHING', 'SUBMITTED', { requested }), 'PASS'],
    ['where nothing was requested', row('MATCHING', 'RECEIVED', {}), 'PASS'],
    ['about an acceptance before its conclusion is chosen', acceptance(), null],
    ['about an acceptance that the experts still examine', row('ACCEPTANCE', 'EXPERT_ACCEPTANCE', null), 'PASS'],
    ['about a kind that this version does not know', row('LATER', 'RECEIVED', { requested }), 'PASS'],
    ['in a state that this version does not know', row('MATCHING', 'LATER', { requested }), 'PASS'],
  ])('%s', (_case, work, decision) => {
    const details = detailsOf(work, decision, {})
    expect(details).toBeNull()
    expect(detailFacts(details, { reason: '不需要', dueAt: '2027-01-01' })).toBeUndefined()
    expect(wrongDetail(details)).toBeUndefined()
  })
})

describe('a decision that grants money', () => {
  it.each<[string, Details, string[], string | undefined]>([
    ['grants what was requested while nothing is typed', {}, ['30', '20'], undefined],
    ['grants what is typed for a year', { 2027: '5' }, ['30', '5'], undefined],
    ['is wrong at the year without an amount', { 2027: '' }, ['30', ''], '2027'],
    ['is wrong at the first year where the total is', { 2026: '31' }, ['31', '20'], '2026'],
  ])('%s', (_case, typed, amounts, wrong) => {
    const details = detailsOf(matching, 'PASS', typed)
    const granted = amounts.map((amount, index) => ({ year: 2026 + index, amount }))
    expect(details).toMatchObject({ kind: 'grants', requested, granted })
    expect(wrongDetail(details)).toBe(wrong)
    expect(detailFacts(details, typed)).toEqual({ years: granted })
  })
})

describe('the conclusion on an acceptance', () => {
  const rectify = { dueAt: '2027-01-31', recheck: 'EXPERTS' }
  const long = '长'.repeat(501)
  const checker: [string, string] = ['recheck', '请选择整改后由谁复核']
  const reason: [string, string] = ['reason', '请说明与专家意见汇总不一致的理由']
  const within = '请选择 2026-11-27 至 2027-11-26 之间的日期'
  it.each<[string, WorkAction | undefined, WorkAction, Details, ...[string, string][]]>([
    ['needs no reason where it follows the experts', 'PASS', 'PASS', {}],
    ['needs none where they recommend nothing', undefined, 'PASS', {}],
    ['needs a reason where it departs from them', 'REFUSE', 'PASS', {}, reason],
    ['takes no blanks for one', 'REFUSE', 'PASS', { reason: ' \n' }, reason],
    ['takes the reason', 'REFUSE', 'PASS', { reason: '补充材料已核实' }],
    [
      'takes no reason above 500 characters',
      'REFUSE',
      'PASS',
      { reason: long },
      ['reason', '理由不能超过 500 个字，现在 501 个'],
    ],
    ['looks at no reason that it does not need', 'PASS', 'PASS', { reason: long }],
    ['needs a date and a checker for a rectification', 'RECTIFY', 'RECTIFY', {}, ['dueAt', within], checker],
    ['names everything that is missing at once', 'PASS', 'RECTIFY', {}, ['dueAt', within], checker, reason],
    ['takes no date that is over', 'RECTIFY', 'RECTIFY', { ...rectify, dueAt: '2026-11-26' }, ['dueAt', within]],
    ['takes no date after a year', 'RECTIFY', 'RECTIFY', { ...rectify, dueAt: '2027-11-27' }, ['dueAt', within]],
    ['needs to know who checks', 'RECTIFY', 'RECTIFY', { dueAt: '2027-01-31' }, checker],
    ['is complete with date and checker', 'RECTIFY', 'RECTIFY', rectify],
    ['needs a reason beside them', 'PASS', 'RECTIFY', rectify, reason],
    ['needs no date for another conclusion', 'REFUSE', 'REFUSE', { dueAt: '2020-01-01' }],
  ])('%s', (_case, recommended, decision, typed, ...problems) => {
    const details = detailsOf(acceptance(recommended), decision, typed)
    const named = problems.map(([field, text]) => ({ field, text }))
    expect(details).toMatchObject({ kind: 'conclusion', recommended: recommended ?? null, problems: named })
    expect(wrongDetail(details)).toBe(problems[0]?.[0])
  })

  it.each<[string, WorkAction, WorkAction, Details, object]>([
    ['nothing where it follows the experts', 'PASS', 'PASS', { reason: '不必说明' }, {}],
    ['the reason without blanks around it', 'REFUSE', 'PASS', { reason: ' 已核实\n' }, { reason: '已核实' }],
    ['an empty reason as it is, for the backend to refuse', 'REFUSE', 'PASS', {}, { reason: '' }],
    [
      'the last moment of the day in Beijing, and who checks',
      'RECTIFY',
      'RECTIFY',
      rectify,
      { dueAt: Date.parse('2027-01-31T15:59:59.999Z'), recheck: 'EXPERTS' },
    ],
  ])('sends %s', (_case, recommended, decision, typed, facts) => {
    expect(detailFacts(detailsOf(acceptance(recommended), decision, typed), typed)).toEqual(facts)
  })

  it.each<[number | null, string | undefined]>([
    [601336, 'reason'],
    [601337, 'dueAt'],
    [603004, undefined],
    [null, undefined],
  ])('refused with %s, it is wrong at %s', (code, field) => {
    expect(detailOfCode(code)).toBe(field)
  })
})
