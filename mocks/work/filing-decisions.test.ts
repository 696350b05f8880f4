/** Tests of the commission's decisions about matchings, fund applications and foreign-expert projects: amounts, letters, refusals. */
import { beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import type { WorkRow } from '../db/rows-work'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { yearsIn } from './grants'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { db } = backend

const calls = {
  decide:
    'mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON, $seenRevision: Int, $comments: [FieldCommentInput!], $onlyNamed: Boolean) { decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts, seenRevision: $seenRevision, comments: $comments, onlyNamed: $onlyNamed) { state amount facts decisions } }',
  several:
    'mutation($ids: [ID!]!, $action: WorkAction!, $opinion: String, $facts: JSON, $seen: [SeenRevision!], $key: ID!) { decideWorks(ids: $ids, action: $action, opinion: $opinion, facts: $facts, seen: $seen, key: $key) { id done code } }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }',
  funds: 'query($contentId: ID!) { matchedFunds(contentId: $contentId) { years { year planned refusal } } }',
  letter: 'query($workId: ID!) { decisionLetter(workId: $workId) { name size } }',
  messages: '{ insiteMessages(pageSize: 100) { items { title content link } } }',
  todos: '{ todos(pageSize: 100) { items { workId cause link } } }',
} as const

const kinds = ['MATCHING', 'FUND_APPLICATION', 'FOREIGN_EXPERT', 'FOREIGN_EXPERT_CHECK'] as const
const one = (kind: string, state: string, more: Partial<WorkRow> = {}): WorkRow => {
  const found = db.works.where({ kind, state, ...more })[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
/** A work at the commission that was received. */
const received = (kind: string) =>
  db.works.where({ kind, state: 'RECEIVED' })[0] ?? db.works.update(one(kind, 'SUBMITTED').id, { state: 'RECEIVED' })
/** Signs in anew each time: the tables are reset before each test. */
const officer: ReturnType<typeof askAs> = (...call) => askAs(backend, 'supervisingDepartment')(...call)
const batch = (input: object) => officer(calls.several, { key: randomId(), ...input })
const requested = (work: WorkRow) => yearsIn(db.contents.get(work.id)?.submitted?.values.years)
const total = (work: WorkRow) => requested(work).reduce((sum, { amount }) => sum + Number(amount), 0)
const matching = () => received('MATCHING')
/** The amounts of a decision: as requested, with changes. */
const grant = (change: (years: { year: number; amount: unknown }[]) => unknown) => ({
  id: matching().id,
  action: 'PASS',
  facts: { years: change(requested(matching())) },
})
const firstYear = (amount: unknown) =>
  grant(([first, ...rest]) => [{ ...first, amount }, ...rest] as { year: number; amount: unknown }[])

const refusals: readonly (readonly [
  title: string,
  code: number,
  input: () => Record<string, unknown>,
  as?: PersonaId,
])[] = [
  ['a decision of the applicant', 60154, () => ({ id: matching().id, action: 'PASS' }), 'researcher'],
  [
    'a decision of the unit',
    60154,
    () => ({ id: one('MATCHING', 'SUBMITTED').id, action: 'RECEIVE' }),
    'unitAdministrator',
  ],
  ['one that is decided already', 603003, () => ({ id: one('MATCHING', 'ACCEPTED').id, action: 'PASS' })],
  ['one received twice', 603003, () => ({ id: matching().id, action: 'RECEIVE' })],
  ['accepting before it is received', 603003, () => ({ id: one('MATCHING', 'SUBMITTED').id, action: 'PASS' })],
  ['a return without a reason', 603004, () => ({ id: matching().id, action: 'RETURN', opinion: ' ' })],
  ['a refusal without a reason', 603004, () => ({ id: matching().id, action: 'REFUSE' })],
  ['a reason that is too long', 603004, () => ({ id: matching().id, action: 'REFUSE', opinion: '长'.repeat(501) })],
  ['no amounts', 603112, () => ({ id: matching().id, action: 'PASS' })],
  ['amounts that are not a list', 603112, () => ({ id: matching().id, action: 'PASS', facts: { years: 'all' } })],
  ['a year without an amount', 603112, () => grant((years) => years.slice(1))],
  ['an empty amount', 603112, () => firstYear('')],
  ['a number instead of a decimal string', 603112, () => firstYear(5)],
  ['an empty list', 603112, () => grant((years) => years.map(() => null))],
  ['a negative amount', 603113, () => firstYear('-1')],
  ['three digits after the point', 603113, () => firstYear('1.005')],
  ['an absurdly large amount', 603113, () => firstYear('1e9')],
  ['more than requested', 603113, () => firstYear(String(total(matching()) + 1))],
  ['a total of zero', 603113, () => grant((years) => years.map((year) => ({ ...year, amount: '0' })))],
  ['a year that was not requested', 603113, () => grant((years) => [...years, { year: 2050, amount: '1' }])],
  ['an outdated version', 603114, () => ({ id: matching().id, action: 'REFUSE', opinion: '重复', seenRevision: 0 })],
]

describe('a decision of the commission', () => {
  it.each(refusals.map(([title, code, input, as = 'supervisingDepartment']) => ({ title, code, input, as })))(
    'with $title is refused with $code and changes nothing',
    async ({ code, input, as }) => {
      const variables = input()
      const state = () => JSON.stringify([db.works.all(), db.workHistories.all(), db.contents.all(), db.messages.all()])
      const before = state()
      expect((await askAs(backend, as)(calls.decide, variables)).code).toBe(code)
      expect(state()).toBe(before)
    },
  )

  it.each(kinds)('on %s is received and taken by its division only, and is its to-do until then', async (kind) => {
    const { id } = one(kind, 'SUBMITTED')
    for (const persona of personaIds.filter((each) => each !== 'supervisingDepartment'))
      expect((await askAs(backend, persona)(calls.decide, { id, action: 'RECEIVE' })).code, persona).toBe(60154)
    const todo = { workId: id, cause: 'DECIDE', link: `/commission/work/${id}` }
    expect((await officer(calls.todos)).data.items).toContainEqual(todo)
    expect((await officer(calls.decide, { id, action: 'RECEIVE' })).data.decisions).toEqual([
      'PASS',
      'RETURN',
      'REFUSE',
    ])
    expect((await officer(calls.todos)).data.items).toContainEqual(todo)
    const accepted = await officer(calls.decide, { id, action: 'PASS', facts: { asRequested: true } })
    expect(accepted.data).toMatchObject({ state: 'ACCEPTED', decisions: [] })
    expect((await officer(calls.todos)).data.items).not.toContainEqual(todo)
  })

  it('tells the applicant the amounts by year and the letter, and the applicant requests the granted funds', async () => {
    const { id } = db.works.update(matching().id, { creatorId: personaUserId('researcher') })
    const [first, ...rest] = requested(matching())
    const years = [{ ...first, amount: '0' }, ...rest]
    const remaining = rest.reduce((sum, { amount }) => sum + Number(amount), 0)
    const done = (await officer(calls.decide, { id, action: 'PASS', facts: { years } })).data
    expect(done).toMatchObject({ state: 'ACCEPTED', amount: String(remaining), facts: { granted: years } })
    const applicant = askAs(backend, 'researcher')
    const notification = (await applicant(calls.messages)).data.items.find(({ link }: { link: string }) =>
      link?.includes(id),
    )
    expect(notification.title).toMatch(/：已核定$/)
    expect(notification.content).toContain(`核定 ${remaining} 万元：${first?.year} 年 0 万元，`)
    expect(notification.content).toMatch(/《匹配经费核定通知书》（沪科匹〔\d{4}〕\d+ 号）可以下载/)
    const planned = (await applicant(calls.funds, { contentId: id })).data.years
    expect(planned.map(({ year }: { year: number }) => year)).toEqual(rest.map(({ year }) => year))
  })

  it('that refuses reaches the applicant with its reason, and only the applicant reads the letter', async () => {
    const { id } = db.works.update(matching().id, { creatorId: personaUserId('researcher') })
    expect((await officer(calls.letter, { workId: id })).code).toBe(603003)
    await officer(calls.decide, { id, action: 'REFUSE', opinion: '不重复匹配' })
    const applicant = askAs(backend, 'researcher')
    const notification = (await applicant(calls.messages)).data.items.find(({ link }: { link: string }) =>
      link?.includes(id),
    )
    expect([notification.title, notification.content].join()).toMatch(/不予匹配.*不重复匹配/s)
    expect((await askAs(backend, 'auditor')(calls.letter, { workId: id })).code).toBe(60154)
  })

  it('returns named fields to the commission, and a whole item to its unit first', async () => {
    const correct = async (onlyNamed: boolean) => {
      const { id } = db.works.update(received('MATCHING').id, { creatorId: personaUserId('researcher') })
      const comments = onlyNamed ? [{ path: 'use', text: '请写明用途', need: 'ADVISED' }] : []
      await officer(calls.decide, { id, action: 'RETURN', opinion: '请核对', comments, onlyNamed })
      expect(db.works.get(id)?.state).toBe('RETURNED_BY_COMMISSION')
      const applicant = askAs(backend, 'researcher')
      expect((await applicant(calls.todos)).data.items).toContainEqual(
        expect.objectContaining({ workId: id, cause: 'CORRECT' }),
      )
      const seenRevision = db.contents.get(id)?.revision
      const state = (await applicant(calls.submit, { id, seenRevision })).data.state
      db.works.update(id, { state: 'RECEIVED' })
      return state
    }
    expect(await correct(true)).toBe('RECEIVED')
    expect(await correct(false)).toBe('UNIT_REVIEW')
  })

  it('on an abnormal annual check closes its project for the next one', async () => {
    const { id, belongsTo } = received('FOREIGN_EXPERT_CHECK')
    await officer(calls.decide, { id, action: 'REFUSE', opinion: '专家未按计划来沪' })
    const project = db.works.get(belongsTo)?.belongsTo ?? ''
    expect(db.expertProjects.get(project)?.abnormal).toBe(true)
  })

  it.each([
    ['ACCEPTED', { action: 'PASS', facts: { asRequested: true } }, '：已核定', ': Granted'],
    ['REFUSED', { action: 'REFUSE', opinion: '重复' }, '：不予匹配', ': Not matched'],
    ['RETURNED_BY_COMMISSION', { action: 'RETURN', opinion: '请补充' }, '：科委退回', ': Returned by the commission'],
  ])('reaches the unit once, with the outcome %s', async (state, decision, outcome, english) => {
    const { id, unitId } = matching()
    const to = (persona: PersonaId) => db.messages.where({ userId: personaUserId(persona) })
    const before = to('unitAdministrator').length
    expect((await officer(calls.decide, { id, ...decision })).data.state).toBe(state)
    const notification = to('unitAdministrator').slice(before)
    expect(notification.map(({ title }) => title)).toEqual([expect.stringContaining(outcome)])
    expect(notification[0]?.titleEn).toContain(english)
    expect(notification[0]?.link).toBe(`/company/${unitId}/projectMatching/${id}`)
  })

  it('in a batch judges each item separately and grants the requested amounts', async () => {
    const [waits, here] = [one('FUND_APPLICATION', 'SUBMITTED'), one('FUND_APPLICATION', 'RECEIVED')]
    const ids = [waits.id, here.id, one('MATCHING', 'REFUSED').id]
    const { data } = await batch({ ids, action: 'PASS', facts: { asRequested: true } })
    expect(data.map(({ done, code }: { done: boolean; code: number | null }) => [done, code])).toEqual([
      [false, 603003],
      [true, null],
      [false, 603003],
    ])
    expect(db.works.get(here.id)?.facts.granted).toEqual([{ year: here.facts.year, amount: here.amount }])
    expect((await batch({ ids: [waits.id], action: 'RECEIVE' })).data).toMatchObject([{ done: true }])
    expect((await batch({ ids: [waits.id], action: 'PASS' })).data).toMatchObject([{ code: 603112 }])
  })

  it('refuses in a batch an item that was submitted again since it was listed, and decides the others', async () => {
    const kind = 'FOREIGN_EXPERT'
    const here = received(kind)
    const waits = db.works.update(one(kind, 'SUBMITTED').id, { state: 'RECEIVED' })
    const seen = [here, waits].map(({ id }) => ({ id, revision: db.contents.get(id)?.submitted?.revision ?? 0 }))
    const values = db.contents.get(here.id)?.submitted?.values ?? {}
    db.contents.update(here.id, { submitted: { revision: 99, values } })
    const { data } = await batch({ ids: [here.id, waits.id], action: 'PASS', facts: { asRequested: true }, seen })
    expect(data).toMatchObject([
      { done: false, code: 603114 },
      { done: true, code: null },
    ])
    expect(db.works.get(here.id)?.state).toBe('RECEIVED')
  })

  it('answers a batch that is sent again under its key the same, and decides nothing twice', async () => {
    const { id } = received('FOREIGN_EXPERT')
    const input = { ids: [id], action: 'PASS', facts: { asRequested: true }, key: 'one' }
    const first = await batch(input)
    const messages = db.messages.all().length
    expect((await batch(input)).data).toEqual(first.data)
    expect(db.messages.all()).toHaveLength(messages)
    expect((await batch({ ...input, key: 'two' })).data).toMatchObject([{ done: false, code: 603003 }])
  })
})
