/** Tests of the platforms that a person oversees and of reminders. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaUserId } from '../personas'
import { type Ask, askAs, backendForTest } from '../resolvers/ask-as'
import { exportAs } from '../resolvers/export-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const overview = `query($kind: PlatformKind, $late: Boolean, $keyword: String, $year: Int, $pageNo: Int! = 1, $pageSize: Int! = 100) {
  overseenPlatforms(kind: $kind, late: $late, keyword: $keyword, year: $year, pageNo: $pageNo, pageSize: $pageSize) {
    total year late remindable { id } months { expected submitted late } items { id late role months { month late state } }
  }
}`
const remind = 'mutation($platformIds: [ID!]!) { remindPlatforms(platformIds: $platformIds) { id name done code } }'
const messages = '{ insiteMessages(type: INBOX, pageSize: 100) { items { title content link } } }'
const sheet = (ask: Ask, platformId?: string) => exportAs(ask, { platformMonths: { platformId } })

const late = 'platform-function-2'
const ids = (data: { items: { id: string }[] }) => data.items.map(({ id }) => id)

describe('the platforms a user oversees', () => {
  it('are all platforms for the commission, and its own for a host unit; late ones come first', async () => {
    const all = (await askAs(backend, 'supervisingDepartment')(overview)).data
    expect(all.total).toBe(backend.db.platforms.all().length)
    expect(ids(all)[0]).toBe(late)
    expect(all.items[0].late).toHaveLength(2)
    const own = (await askAs(backend, 'unitAdministrator')(overview)).data
    expect(ids(own).toSorted()).toEqual(
      backend.db.platforms
        .where({ unitId: 'unit-1' })
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('are counted by month, each late one once', async () => {
    const { months, items, late: count } = (await askAs(backend, 'supervisingDepartment')(overview)).data
    const lateNow = items.flatMap((one: { months: { late: boolean }[] }) => one.months.filter((month) => month.late))
    expect(months.reduce((sum: number, one: { late: number }) => sum + one.late, 0)).toBe(lateNow.length)
    expect(count).toBe(items.filter((one: { late: string[] }) => one.late.length > 0).length)
    for (const one of months) expect(one.submitted + one.late).toBeLessThanOrEqual(one.expected)
  })

  it.each<[string, object, (found: string[]) => void]>([
    ['kind', { kind: 'FUNCTION' }, (found) => expect(found.every((id) => id.includes('function'))).toBe(true)],
    ['late', { late: true }, (found) => expect(found).not.toContain('platform-function-1')],
    ['keyword', { keyword: ' 类脑 ' }, (found) => expect(found).toEqual(['platform-function-1'])],
    ['a keyword without matches', { keyword: '%_\\"无' }, (found) => expect(found).toEqual([])],
    ['a page beyond the last', { pageNo: 999, pageSize: 10 }, (found) => expect(found).toEqual([])],
    ['a page before the first', { pageNo: -3, pageSize: 0 }, (found) => expect(found).toHaveLength(1)],
    ['a year without reports', { year: -1 }, (found) => expect(found.length).toBeGreaterThan(3)],
  ])('are filtered by %s', async (_case, filter, check) => {
    check(ids((await askAs(backend, 'supervisingDepartment')(overview, { ...filter })).data))
  })

  it.each<[PersonaId]>([['researcher'], ['expert'], ['departmentAdministrator'], ['auditor']])(
    'are none for %s: 60154',
    async (as) => {
      const ask = askAs(backend, as)
      expect((await ask(overview)).code).toBe(60154)
      expect((await ask(remind, { platformIds: [late] })).code).toBe(60154)
      expect((await sheet(ask)).code).toBe(60154)
    },
  )

  it('are exported month by month, a single one for its readers', async () => {
    const exported = await sheet(askAs(backend, 'supervisingDepartment'))
    expect(exported.rows).toHaveLength(backend.db.platforms.all().length * 12)
    expect((await sheet(askAs(backend, 'researcher'), 'platform-service-1')).rows).toHaveLength(12)
    expect((await sheet(askAs(backend, 'expert'), 'platform-service-1')).code).toBe(603405)
  })
})

describe('a reminder of late reports', () => {
  const asCommission = (platformIds: readonly string[]) =>
    askAs(backend, 'supervisingDepartment')(remind, { platformIds })

  it('reaches the reporter as a message that links to the month, once a day', async () => {
    backend.db.platforms.update(late, { personId: personaUserId('researcher') })
    const [first] = (await asCommission([late, late])).data
    expect(first).toMatchObject({ id: late, done: true, code: null })
    const { items } = (await askAs(backend, 'researcher')(messages)).data
    const sent = items.filter((one: { title: string }) => one.title.includes('月报已逾期'))
    expect(sent).toHaveLength(1)
    const open = backend.db.works.where({ belongsTo: late, state: 'NOT_FILLED' })[0]
    expect(sent[0].link).toBe(`/monthly-progress-fill/${open?.id}`)
    expect((await asCommission([late])).data[0]).toMatchObject({ done: false, code: 603408 })
    const { remindable } = (await askAs(backend, 'supervisingDepartment')(overview)).data
    expect(remindable.map(({ id }: { id: string }) => id)).not.toContain(late)
  })

  it.each([
    ['platform-function-1', 603003],
    ['platform-service-2', 603401],
    ['nothing', 603405],
    ['', 603405],
  ])('with “%s” is refused: %d', async (id, code) => {
    expect((await asCommission([id])).data).toEqual([expect.objectContaining({ id, done: false, code })])
  })

  it('for another unit’s platform is refused without its name', async () => {
    const { data } = await askAs(backend, 'unitAdministrator')(remind, { platformIds: [late] })
    expect(data).toEqual([{ id: late, name: null, done: false, code: 603405 }])
  })

  it.each([[[]], [Array.from({ length: 501 }, (_, index) => `p${index}`)]])(
    'needs 1 to 500 platforms: 600',
    async (platformIds) => {
      expect((await asCommission(platformIds)).code).toBe(600)
    },
  )
})
