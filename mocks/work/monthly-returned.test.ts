/** Tests of returning a platform's monthly report. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkRow } from '../db/rows-work'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const calls = {
  decide:
    'mutation($id: ID!, $opinion: String) { decideWork(id: $id, action: RETURN, opinion: $opinion) { state actions } }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }',
  work: 'query($id: ID!) { work(id: $id) { actions decisions } }',
  platform:
    'query($platformId: ID!, $year: Int) { platform(platformId: $platformId, year: $year) { year figures { id months total formerTotal values } months { month state opinion } } }',
  messages: '{ insiteMessages(type: INBOX, pageSize: 100) { items { title content link } } }',
}

const reports = (platformId: string) =>
  backend.db.works.where({ belongsTo: platformId }).toSorted((a, b) => (String(a.number) < String(b.number) ? -1 : 1))
/** The last submitted report; its month is open. */
const lastSubmitted = (platformId: string): WorkRow => {
  const found = reports(platformId).findLast(({ state }) => state === 'SUBMITTED')
  if (!found) throw new Error('no report')
  return found
}
const [functional, service, disabled, elsewhere] = [
  'platform-function-1',
  'platform-service-1',
  'platform-service-2',
  'platform-function-2',
]
const why = '服务收入与到款不一致'

const refused: readonly {
  title: string
  as?: PersonaId
  report(): WorkRow | undefined
  opinion?: string
  code: number
}[] = [
  { title: '没有原因', report: () => lastSubmitted(functional), opinion: '  ', code: 603004 },
  { title: '原因过长', report: () => lastSubmitted(functional), opinion: '长'.repeat(501), code: 603004 },
  { title: '下月报告已提交', report: () => reports(functional)[0], code: 603402 },
  { title: '平台已停用', report: () => lastSubmitted(disabled), code: 603401 },
  { title: '尚未提交', report: () => reports(functional).at(-1), code: 603003 },
  { title: '填报人本人', as: 'researcher', report: () => lastSubmitted(functional), code: 60154 },
  { title: '其他单位的管理员', as: 'unitAdministrator', report: () => lastSubmitted(elsewhere), code: 60154 },
  { title: '部门管理员', as: 'departmentAdministrator', report: () => lastSubmitted(service), code: 60154 },
]

describe('returning a monthly report', () => {
  it.each(refused)('$title：$code', async ({ as = 'supervisingDepartment', report, opinion = why, code }) => {
    const id = report()?.id
    const before = JSON.stringify(backend.db.works.get(id ?? ''))
    expect((await askAs(backend, as)(calls.decide, { id, opinion })).code).toBe(code)
    expect(JSON.stringify(backend.db.works.get(id ?? ''))).toBe(before)
  })

  it('is possible for host unit and commission while the month is open', async () => {
    const ask = askAs(backend, 'unitAdministrator')
    expect((await ask(calls.work, { id: lastSubmitted(service).id })).data.decisions).toEqual(['RETURN'])
    expect((await ask(calls.work, { id: reports(service)[0]?.id })).data.decisions).toEqual([])
  })

  it('is open to the administrators of every unit that hosts a platform', () => {
    const { platforms, memberships, users } = backend.db
    for (const { unitId, name } of platforms.all()) {
      const hosts = memberships.where({ unitId, isAdmin: 1 }).map(({ userId }) => users.get(userId)?.permissions)
      expect(hosts.length, name).toBeGreaterThan(0)
      for (const permissions of hosts) expect(permissions, name).toContain('s02.f9008')
    }
  })

  it('notifies the reporter, removes its figures from the year, and passes the corrected ones to the next month', async () => {
    const [unit, owner] = [askAs(backend, 'unitAdministrator'), askAs(backend, 'researcher')]
    const report = lastSubmitted(service)
    const figures = async () => {
      const { data } = await owner(calls.platform, { platformId: service, year: Number(report.number?.slice(0, 4)) })
      return data.figures.find((one: { id: string }) => one.id === 'income')
    }
    const before = await figures()
    expect((await unit(calls.decide, { id: report.id, opinion: why })).data.state).toBe('RETURNED')
    expect((await figures()).months).toBe(before.months - 1)
    const { items } = (await owner(calls.messages)).data
    expect(items.some((one: { content: string }) => one.content.includes(why))).toBe(true)

    const content = backend.db.contents.get(report.id)
    backend.db.contents.update(report.id, { values: { ...content?.values, income: '70' } })
    const answer = await owner(calls.submit, { id: report.id, seenRevision: content?.revision })
    expect(answer.data.state).toBe('SUBMITTED')
    expect((await figures()).months).toBe(before.months)
    const next = reports(service).at(-1)
    expect(backend.db.contents.get(next?.id ?? '')?.values.incomeFormer).toBe('70')
    expect(next?.creatorId).toBe(personaUserId('researcher'))
  })
})

describe('a platform’s yearly figures', () => {
  it('sum, average or take the last of the months, compared with the same months of last year', async () => {
    const owner = askAs(backend, 'researcher')
    const year = new Date().getFullYear() - 1
    const { data } = await owner(calls.platform, { platformId: functional, year })
    const figure = (id: string) => data.figures.find((one: { id: string }) => one.id === id)
    const numbers = (id: string) => (figure(id).values as string[]).map(Number)
    const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
    expect(figure('spent')).toMatchObject({ months: 12, total: String(sum(numbers('spent'))), formerTotal: null })
    expect(Number(figure('staff').total)).toBe(Math.round(sum(numbers('staff')) / 12))
    const running = (await owner(calls.platform, { platformId: service, year })).data.figures.find(
      (one: { id: string }) => one.id === 'totalServed',
    )
    expect(running.total).toBe(running.values.at(-1))
  })

  it('of a disabled platform are those of the last report', async () => {
    const { data } = await askAs(backend, 'researcher')(calls.platform, { platformId: disabled })
    expect(data.year).toBe(new Date().getFullYear() - 1)
  })

  it.each([0, -1, 99999, 2147483647])('for %d, a year without reports, are those of this year', async (year) => {
    const { data } = await askAs(backend, 'researcher')(calls.platform, { platformId: functional, year })
    expect(data.year).toBe(new Date().getFullYear())
  })
})
