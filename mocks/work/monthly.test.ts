/** Tests of platforms' monthly reports through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const calls = {
  begin:
    'mutation($kind: String!, $belongsTo: ID!, $facts: JSON) { beginWork(kind: $kind, belongsTo: $belongsTo, facts: $facts) { id state } }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }',
  platform: 'query($platformId: ID!) { platform(platformId: $platformId) { months { month state refusal } } }',
  save: 'mutation($input: SaveContentInput!) { saveContent(input: $input) { revision } }',
}

const [functional, service, disabled] = ['platform-function-1', 'platform-service-1', 'platform-service-2']
const monthsOf = (platformId: string) =>
  backend.db.works.where({ belongsTo: platformId }).toSorted((a, b) => (String(a.number) < String(b.number) ? -1 : 1))
const lastOf = (platformId: string) => {
  const last = monthsOf(platformId).at(-1)
  if (!last) throw new Error(`no month of ${platformId}`)
  return last
}
const month = (platformId: string, by: number) => {
  const [year = 0, of = 1] = String(lastOf(platformId).number).split('-').map(Number)
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7)
}
const begin = (belongsTo: string, of: string) => ({ kind: 'MONTHLY_REPORT', belongsTo, facts: { month: of } })

const refusals: {
  title: string
  as?: PersonaId
  call: keyof typeof calls
  with(): Record<string, unknown>
  code: number
}[] = [
  { title: '已停用的平台填报', call: 'begin', with: () => begin(disabled, month(disabled, 1)), code: 603401 },
  {
    title: '修改已提交的月报',
    call: 'submit',
    with: () => ({ id: monthsOf(service)[0]?.id, seenRevision: 2 }),
    code: 603402,
  },
  { title: '尚未开始的月份', call: 'begin', with: () => begin(functional, month(functional, 1)), code: 603403 },
  { title: '上月尚未提交', call: 'begin', with: () => begin(service, month(service, 1)), code: 603404 },
  { title: '他人的平台', as: 'expert', call: 'begin', with: () => begin(service, '2026-01'), code: 603405 },
  {
    title: '他人查看平台',
    as: 'departmentAdministrator',
    call: 'platform',
    with: () => ({ platformId: service }),
    code: 603405,
  },
  { title: '不存在的平台', call: 'platform', with: () => ({ platformId: 'nothing' }), code: 603405 },
  { title: '该月已有月报', call: 'begin', with: () => begin(service, month(service, 0)), code: 603406 },
]

describe('a platform’s monthly reports', () => {
  it.each(refusals)('$title：$code', async ({ as = 'researcher', call, with: variables, code }) => {
    expect((await askAs(backend, as)(calls[call], variables())).code).toBe(code)
  })

  it('with a running total below last month’s are refused at its field (603407)', async () => {
    const open = lastOf(service)
    const content = backend.db.contents.get(open.id)
    if (!content) throw new Error('no content')
    expect(content.values.totalServedFormer).toBeTruthy()
    const values = { served: '38', services: '210', income: '64', hours: '540', totalServed: '1' }
    backend.db.contents.update(open.id, { values: { ...content.values, ...values } })
    backend.db.works.update(open.id, { state: 'FILLING' })
    const { code, facts } = await askAs(backend, 'researcher')(calls.submit, {
      id: open.id,
      seenRevision: content.revision,
    })
    expect(code).toBe(60405)
    expect(JSON.stringify(facts.problems)).toContain('603407')
  })

  it('are complete for last year and for this year until now, and open months follow submitted ones', () => {
    for (const platformId of [functional, service]) {
      const months = monthsOf(platformId)
      const lastYear = months.filter(({ number }) => number?.startsWith(String(new Date().getFullYear() - 1)))
      expect(lastYear.map(({ state }) => state)).toEqual(Array(12).fill('SUBMITTED'))
      expect(months.filter(({ state }) => state !== 'SUBMITTED')).toEqual([months.at(-1)])
      expect(months.every(({ creatorId }) => creatorId === personaUserId('researcher'))).toBe(true)
    }
    expect(monthsOf(disabled).every(({ state }) => state === 'SUBMITTED')).toBe(true)
  })

  it('allow the next month once the previous one is submitted, on its day at the earliest', async () => {
    const open = lastOf(service)
    const content = backend.db.contents.get(open.id)
    const before = backend.db.contents.get(monthsOf(service).at(-2)?.id ?? '')
    if (!content || !before) throw new Error('no content')
    const { totalServed, ...rest } = before.values
    backend.db.contents.update(open.id, {
      values: {
        ...content.values,
        served: rest.served ?? null,
        services: rest.services ?? null,
        income: rest.income ?? null,
        hours: rest.hours ?? null,
        totalServed: totalServed ?? null,
      },
    })
    backend.db.works.update(open.id, { state: 'FILLING' })
    const answer = await askAs(backend, 'researcher')(calls.submit, { id: open.id, seenRevision: content.revision })
    expect(answer.code).toBeNull()
    const next = lastOf(service)
    expect(next.id).not.toBe(open.id)
    expect(next.state).toBe('NOT_FILLED')
    expect(Date.parse(`${next.number}-01T00:00:00+08:00`)).toBeLessThanOrEqual(Date.now())
  })
})
