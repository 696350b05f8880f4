import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaIds } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const query = `query($filter: DecisionLogFilter = {}, $pageNo: Int! = 1, $pageSize: Int! = 100) {
  decisionLog(filter: $filter, pageNo: $pageNo, pageSize: $pageSize) { total items {
    entry { id step actorName at opinion state } work { id kind title number }
  } } }`
interface Entry {
  entry: { id: string; step: string; actorName: string; at: number; opinion: string | null }
  work: { id: string; kind: string; title: string; number: string | null }
}
const ask = (filter: object = {}, page: object = {}, as: PersonaId = 'supervisingDepartment') =>
  askAs(backend, as)(query, { filter, ...page })
const log = async (filter: object = {}, page: object = {}) =>
  (await ask(filter, page)).data as { total: number; items: Entry[] }

it.each(personaIds.map((id) => [id, id === 'supervisingDepartment' ? null : 60154] as const))(
  'the decision log is for people who act for the commission: %s',
  async (as, code) => {
    expect((await ask({}, {}, as)).code).toBe(code)
  },
)

describe('the decision log of the commission', () => {
  it('lists the newest entry first, of its own kinds only, and counts what it lists', async () => {
    const { items, total } = await log()
    const times = items.map(({ entry }) => entry.at)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const desks = new Set(backend.db.commissionDesks.all().map(({ id }) => id))
    expect(items.every(({ work }) => desks.has(work.kind))).toBe(true)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) }, (_, index) => log({}, { pageNo: index + 1 })),
    )
    const ids = pages.flatMap(({ items }) => items.map(({ entry }) => entry.id))
    expect(new Set(ids).size).toBe(total)
  })

  it('contains exactly the works that the commission’s lists contain', async () => {
    const ask = askAs(backend, 'supervisingDepartment')
    const desks = backend.db.commissionDesks.all().map(({ id }) => id)
    const idsOf = async <Item>(page: (pageNo: number) => Promise<readonly Item[]>, idOf: (item: Item) => string) => {
      const ids = new Set<string>()
      for (let pageNo = 1; ; pageNo += 1) {
        const items = await page(pageNo)
        if (items.length === 0) return [...ids].toSorted()
        for (const item of items) ids.add(idOf(item))
      }
    }
    const listed = await idsOf(
      async (pageNo) =>
        (
          await ask(
            'query($kinds: [String!], $pageNo: Int!) { works(filter: { kinds: $kinds }, pageNo: $pageNo, pageSize: 100) { items { id } } }',
            { kinds: desks, pageNo },
          )
        ).data.items as { id: string }[],
      ({ id }) => id,
    )
    const logged = await idsOf(
      async (pageNo) => (await log({}, { pageNo })).items,
      ({ work }) => work.id,
    )
    const all = backend.db.works.where(({ kind }) => desks.includes(kind))
    expect(logged).toEqual(listed.filter((id) => backend.db.workHistories.where({ workId: id }).length > 0))
    expect(logged.length).toBeLessThan(all.length)
  })

  it('is narrowed by kind, step, time, title and person', async () => {
    const { items, total } = await log()
    const one = items.find(({ entry }) => entry.step === 'PASS') ?? expect.fail('no decision')
    const narrowed: [object, (entry: Entry) => boolean][] = [
      [{ kind: one.work.kind }, ({ work }) => work.kind === one.work.kind],
      [{ step: 'PASS' }, ({ entry }) => entry.step === 'PASS'],
      [{ from: one.entry.at }, ({ entry }) => entry.at >= one.entry.at],
      [{ to: one.entry.at }, ({ entry }) => entry.at < one.entry.at],
      [
        { keyword: one.work.title.slice(1, 5) },
        ({ work, entry }) => `${work.title}${entry.actorName}`.includes(one.work.title.slice(1, 5)),
      ],
      [
        { keyword: ` ${one.entry.actorName} ` },
        ({ work, entry }) => `${work.title}${entry.actorName}`.includes(one.entry.actorName),
      ],
    ]
    for (const [filter, fits] of narrowed) {
      const found = await log(filter)
      expect(found.total, JSON.stringify(filter)).toBeGreaterThan(0)
      expect(found.total, JSON.stringify(filter)).toBeLessThan(total)
      expect(found.items.every(fits), JSON.stringify(filter)).toBe(true)
    }
    expect((await log({ keyword: '没有这样的' })).total).toBe(0)
  })

  it('is exported as it is narrowed', async () => {
    const { total } = await log({ step: 'PASS' })
    const { data } = await askAs(backend, 'supervisingDepartment')(
      'query($filter: DecisionLogListFilter!) { decisionLogXlsx(filter: $filter) { name rows } }',
      { filter: { step: 'PASS' } },
    )
    expect(data).toMatchObject({ rows: total })
    expect(data.name).toMatch(/^办理记录.*\.xlsx$/)
  })
})
